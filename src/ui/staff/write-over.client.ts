/**
 * Puts a text in the place of what a control holds from one place to another, so that the browser's own undo takes it
 * back. Where a browser cannot do that, it is written all the same.
 */
export function writeOver(control: HTMLTextAreaElement, from: number, to: number, text: string): void {
  control.focus();
  control.setSelectionRange(from, to);
  if (from === to && text === '') return;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else that a script can do stands in the list of what can be undone
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  control.setRangeText(text, from, to, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
