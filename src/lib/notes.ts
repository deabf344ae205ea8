/** A small number in a text that leads to a note below it. */
export interface NoteMark {
  readonly number: number;
  /** Whose notes they are, where a page has several lists of them: no note leads back there. */
  readonly chapter?: string;
  /** The first that leads to its note, to which the note leads back. */
  readonly isFirst?: true;
}

/** Where the note of a number stands. */
export const noteId = (number: number, chapter?: string): string =>
  chapter ? `${chapter}-source-${number}` : `source-${number}`;

/** Where the text first leads to the note of a number. */
export const markId = (number: number): string => `cited-${number}`;

/** Makes the marks of one text, asked for in the order in which they are read. */
export function noteMarks(chapter?: string): (number: number) => NoteMark {
  const seen = new Set<number>();
  return (number) => {
    const isFirst = !chapter && !seen.has(number);
    seen.add(number);
    return { number, ...(chapter && { chapter }), ...(isFirst && { isFirst }) };
  };
}

const written = /\[\^(\d+)\]/g;

/** A text that names its sources, `[^2]`, where nothing can be opened: with their numbers in brackets. */
export const printed = (text: string): string => text.replaceAll(written, ' [$1]');

/** The same where there are no notes. */
export const withoutMarks = (text: string): string => text.replaceAll(written, '');
