/** The header by which a save is known again when it is repeated because its answer was lost. */
export const idempotencyHeader = 'Idempotency-Key';

/** What goes along with each attempt to save an opened form, so that one whose answer was lost is not made twice. */
export type SaveKey = { readonly headers: Record<string, string> };

/** Said where an attempt whose answer was lost has made a record, and what is sent now is not the same any more. */
export const savedBefore = /*i18n*/ {
  id: 'An earlier attempt to save this has succeeded, without what you have changed since. Open it from the list to add that.',
};
