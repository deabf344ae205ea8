import { writeOver } from '#src/ui/staff/write-over.client.ts';

/**
 * Writes a text where the caret stands, after what is selected: nothing that was typed goes, and the browser can undo it.
 *
 * @returns false where the control has no room for it
 */
export function insertAtCaret(control: HTMLTextAreaElement, text: string): boolean {
  if (control.maxLength >= 0 && control.value.length + text.length > control.maxLength) return false;
  const { selectionEnd: caret } = control;
  writeOver(control, caret, caret, text);
  return true;
}
