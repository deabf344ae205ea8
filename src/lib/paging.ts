import { z } from 'zod';

/** Where a page of a list that is ordered by time ends: exact to the microsecond, as the database keeps it. */
export interface Cursor {
  /** Microseconds since 1970. */
  readonly at: string;
  readonly id: string;
}

export const formatCursor = ({ at, id }: Cursor): string => `${at}_${id}`;

const place = z.object({
  at: z.string().regex(/^\d{1,16}$/),
  id: z.string().regex(/^[\da-z-]{1,64}$/i),
});

/** What `formatCursor` wrote; null for anything else. */
export function parseCursor(text: string): Cursor | null {
  const [at, id, ...rest] = text.split('_');
  const parsed = place.safeParse({ at, id });
  return parsed.success && rest.length === 0 ? parsed.data : null;
}

/** For `?after=` of a list: the `next` of the page before. Only an id that the table can have reaches the database. */
const placeSchema = (isId: (id: string) => boolean) =>
  z
    .string()
    .refine((text) => isId(parseCursor(text)?.id ?? ''), 'This page of the list cannot be found.')
    .optional();

/** In a list whose rows have a UUID. */
export const uuidCursorSchema = placeSchema((id) => z.uuid().safeParse(id).success);
/** In a list whose rows are named by half a SHA-256. */
export const hashCursorSchema = placeSchema((id) => /^[0-9a-f]{32}$/.test(id));
/** In a list whose rows are numbered. */
export const numberCursorSchema = placeSchema((id) => /^\d{1,18}$/.test(id));

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
