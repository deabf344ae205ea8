import { z } from 'zod';
import { isStorable } from './text.ts';

/** Where a page of a list that is ordered by time ends: exact to the microsecond, as the database keeps it. */
export interface Cursor {
  /** Microseconds since 1970. */
  readonly at: string;
  readonly id: string;
  /** What the list is sorted by before the time, where it is. */
  readonly key?: string;
}

export const formatCursor = ({ at, id, key }: Cursor): string =>
  [at, id, ...(key === undefined ? [] : [key])].join('_');

const place = z.object({
  at: z.string().regex(/^\d{1,16}$/),
  id: z.string().regex(/^[\da-z-]{1,64}$/i),
  key: z.string().max(1000).refine(isStorable).exactOptional(),
});

/** What `formatCursor` wrote; null for anything else. */
export function parseCursor(text: string): Cursor | null {
  const [at, id, ...rest] = text.split('_');
  const parsed = place.safeParse({ at, id, ...(rest.length > 0 && { key: rest.join('_') }) });
  return parsed.success ? parsed.data : null;
}

const unknownPlace = 'This page of the list cannot be found.';

/** For `?after=` of a list: the `next` of the page before. Only an id that the table can have reaches the database. */
const placeSchema = (isId: (id: string) => boolean, isSorted = false) =>
  z
    .string()
    .refine((text) => {
      const cursor = parseCursor(text);
      return cursor !== null && isId(cursor.id) && (isSorted || cursor.key === undefined);
    }, unknownPlace)
    .optional();

const isUuid = (id: string) => z.uuid().safeParse(id).success;
const isHash = (id: string) => /^[0-9a-f]{32}$/.test(id);
const isNumber = (id: string) => /^\d{1,18}$/.test(id);

/** In a list whose rows have a UUID. */
export const uuidCursorSchema = placeSchema(isUuid);

/** In lists that can be sorted, by what their rows are named by: a UUID, half a SHA-256, a number. */
export const sortedCursorSchema = {
  uuid: placeSchema(isUuid, true),
  hash: placeSchema(isHash, true),
  number: placeSchema(isNumber, true),
};

interface SortedPlace {
  readonly sort?: string | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** For such a list's query: a place tells by what the list is sorted. @param byKey what is not a time */
export const placeOfSort = (...byKey: string[]) =>
  [
    ({ sort = '', after, before }: SortedPlace) =>
      [after, before].every(
        (text) => text === undefined || (parseCursor(text)?.key !== undefined) === byKey.includes(sort),
      ),
    { error: unknownPlace, path: ['after'] },
  ] as [(query: SortedPlace) => boolean, { error: string; path: string[] }];

/** Where a page is asked for to begin: after a place, or before one, which reads from there backwards. */
export function askedCursor({
  after,
  before,
}: {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}) {
  const place = parseCursor(after ?? before ?? '');
  return { place, isBackwards: after === undefined && before !== undefined };
}

/** A page, and the places of its neighbours. @param found in the order of reading, one more than fits where there is one */
export function pageByCursor<Row extends Cursor>(
  found: readonly Row[],
  size: number,
  { place, isBackwards }: ReturnType<typeof askedCursor>,
) {
  const hasMore = found.length > size;
  const shown = found.slice(0, size);
  if (isBackwards) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const [isFirst, isLast] = isBackwards ? [!hasMore, false] : [place === null, !hasMore];
  return {
    shown,
    previous: first && !isFirst ? formatCursor(first) : null,
    next: last && !isLast ? formatCursor(last) : null,
  };
}

/** A page of a list whose pages are numbered from 1. A page beyond the last one is the last one. */
export async function pageOrLast<Page extends { readonly page: number; readonly pages: number }>(
  page: number,
  read: (page: number) => Promise<Page>,
): Promise<Page> {
  const found = await read(page);
  return found.page <= found.pages ? found : await read(found.pages);
}

/** How many pages some rows fill; an empty list has one. */
export const pageCount = (total: number, rowsAPage: number) => Math.max(1, Math.ceil(total / rowsAPage));
