/**
 * Writes a text where the caret stands, after what is selected: nothing that was typed goes, and the browser can undo it.
 *
 * @returns false where the control has no room for it
 */
export function insertAtCaret(control: HTMLTextAreaElement, text: string): boolean {
  if (control.maxLength >= 0 && control.value.length + text.length > control.maxLength) return false;
  const { selectionEnd: caret } = control;
  control.focus();
  control.setSelectionRange(caret, caret);
  // oxlint-disable-next-line typescript/no-deprecated -- the one way to write what can be undone
  if (text === '' || document.execCommand('insertText', false, text)) return true;
  control.setRangeText(text, caret, caret, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
