/** Between `new` and the id of what a new record begins as a copy of; no id holds it. */
const copySign = '~';
const fresh = 'new';

/** Where in the staff area a record is copied to, once that is saved. @param editor of the record */
export const copyAddress = (editor: string): string => {
  const at = editor.lastIndexOf('/') + 1;
  return `${editor.slice(0, at)}${fresh}${copySign}${editor.slice(at)}`;
};

/** The record that an editor's address asks for; null for a new one: `new`, or `new~` with what it is a copy of. */
export function recordAsked({ id = fresh }: Readonly<Record<string, string | undefined>>): {
  readonly id: string | null;
  readonly copyOf: string | null;
} {
  if (id === fresh) return { id: null, copyOf: null };
  const isCopy = id.startsWith(fresh + copySign);
  return isCopy ? { id: null, copyOf: id.slice(fresh.length + 1) } : { id, copyOf: null };
}

/** Whether what is written at an address is not saved yet. */
export const isNewRecord = (address: string): boolean =>
  recordAsked({ id: address.slice(address.lastIndexOf('/') + 1) }).id === null;
