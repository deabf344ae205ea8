import { noteMarks, type NoteMark } from '#src/lib/notes.ts';
import type { Source } from './schema.ts';

/** The same shape with every source as the mark that leads to its note. */
export type Cited<T> = T extends Source
  ? NoteMark
  : T extends readonly (infer Item)[]
    ? Cited<Item>[]
    : T extends object
      ? { [Key in keyof T]: Cited<T[Key]> }
      : T;

/** A source as it is read among the notes. */
export interface Note {
  readonly citation: string;
  readonly url: string | undefined;
}

/** What is shown of a part with its sources numbered in the order in which they are met, and the notes with them. */
export function cited<T>(
  part: T,
  chapter?: string,
): { readonly shown: Cited<T>; readonly notes: readonly Note[] } {
  const notes: Note[] = [];
  const mark = noteMarks(chapter);
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if (isSource(value)) return mark(numberIn(notes, value));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return { shown: walk(part) as Cited<T>, notes };
}

const isSource = (value: object): value is Source => 'author' in value && 'title' in value;

/** The number of a source, which is put among the notes where it is not yet. */
function numberIn(notes: Note[], { author, title, year, url }: Source): number {
  const citation = `${author}. ${title}${year ? `, ${year}` : ''}.`;
  const known = notes.findIndex((note) => note.citation === citation);
  return known < 0 ? notes.push({ citation, url }) : known + 1;
}
