/** A tap on a control, or a form that was submitted. */
export type Tap = { target: HTMLElement; submitter?: HTMLElement | null };

/** What fields were given: a text, or whether a box is ticked. */
export type Typed = ReadonlyMap<HTMLInputElement, string | boolean>;

/** Given to the boot script, which has kept both (src/app/boot.ts), once the application can handle them. */
export type Replay = (typed: Typed, tap: Tap | null) => void;

/** What was typed and tapped before the page came alive happens now. */
export const replay: Replay = (typed, tap) => {
  for (const [field, value] of typed) {
    if (!field.isConnected) continue;
    if (typeof value === 'boolean') {
      // As for text: the framework leaves a tick that it found and has not heard of, until it draws the box again.
      field.checked = !value;
      field.click();
      continue;
    }
    // The framework watches the element's own setter, and takes for news only what differs from what came through it:
    // empty through that one, then the text through the prototype's.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const { target, submitter } = tap ?? {};
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else target?.click();
};
