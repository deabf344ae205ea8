type Values = Readonly<Record<string, unknown>> | null;

/** One value that is not what it was. */
export interface Difference {
  /** From the whole to the part: names of values, and places in a list from 1. */
  readonly path: readonly (string | number)[];
  /** Null where there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Every single value that differs; of something new or deleted, every value that it has. */
export function differences(before: Values, after: Values): Difference[] {
  return differencesIn(before ?? undefined, after ?? undefined, []).filter(saysSomething);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** By what forms tell parts apart, nobody else can. */
const saysSomething = ({ path, before, after }: Difference): boolean =>
  path.at(-1) !== 'id' || [before, after].some((value) => value !== null && !uuid.test(value));

function differencesIn(before: unknown, after: unknown, path: Difference['path']): Difference[] {
  if (isSingle(before) && isSingle(after)) {
    const [was, is] = [textOf(before), textOf(after)];
    return was === is ? [] : [{ path, before: was, after: is }];
  }
  const [was, is] = [partsOf(before), partsOf(after)];
  const isList = Array.isArray(before) || Array.isArray(after);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
    differencesIn(was.get(key), is.get(key), [...path, isList ? Number(key) + 1 : key]),
  );
}

/** A list of single values is read as one, line by line. */
const isSingle = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null));

/** Beside a value with parts, a single one has none. */
const partsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => textOf(item)).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A text in three: what is the same at its beginning, what is not, what is the same at its end. */
export interface Parts {
  readonly start: string;
  readonly changed: string;
  readonly end: string;
}

/** What of a text is not in another one, to whole words. Beside no other text, nothing stands out. */
export function partsBeside(text: string, other: string | null): Parts {
  if (other === null) return { start: text, changed: '', end: '' };
  const [own, others] = [wordsOf(text), wordsOf(other)];
  const most = Math.min(own.length, others.length);
  let start = 0;
  while (start < most && own[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && own.at(-1 - end) === others.at(-1 - end)) end += 1;
  return {
    start: own.slice(0, start).join(''),
    changed: own.slice(start, own.length - end).join(''),
    end: own.slice(own.length - end).join(''),
  };
}

/** Words and what lies between them; together they are the text. */
const wordsOf = (text: string): string[] => text.split(/(\s+)/);

const nearby = 60;

/** Of what stays the same, what is needed to see where one is. */
export const shortened = ({ start, changed, end }: Parts): Parts =>
  changed === '' && end === ''
    ? { start, changed, end }
    : {
        start: start.length > nearby ? `…${start.slice(-nearby).replace(/^\S*/, '')}` : start,
        changed,
        end: end.length > nearby ? `${end.slice(0, nearby).replace(/\S*$/, '')}…` : end,
      };
