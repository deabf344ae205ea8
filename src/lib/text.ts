/** Whether the database can keep a text: it takes neither a null character nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** Marks that turn the direction of what follows them, on the page around a text too, and are never seen themselves. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Blanks, and signs that have no shape of their own: they join emoji or part words, but say nothing alone. */
const unseen = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/**
 * What a person typed, without marks that turn its direction, which come along when text is copied or are put in to
 * deceive; empty where nothing of it can be seen. Joiners between visible signs stay: emoji and scripts need them.
 */
export function readable(text: string): string {
  const turned = text.replaceAll(directionMarks, '');
  return turned.replaceAll(unseen, '') === '' ? '' : turned;
}
