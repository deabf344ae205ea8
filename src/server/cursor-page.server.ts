import type { TransactionSql } from 'postgres';
import { askedCursor, pageByCursor, type Cursor } from '#src/lib/paging.ts';
import type { Sorting } from '#src/lib/sorting.ts';
import type { Sql } from './database.server.ts';
import { allOf, type Conditions } from './conditions.server.ts';
import { idsInOrder, inOrder, type Part, type Words } from './ids-in-order.server.ts';
import { momentOf } from './moment.server.ts';
import { planned } from './planned.server.ts';

/** What a name sorts by: a time, or a text and then a time. An index of the same columns and the id serves it. */
interface SortedBy {
  readonly key?: Part;
  readonly moment: Part;
  /** All that is wanted has one and the same text: it is sorted by time alone, by the index of that. */
  readonly isOneKey?: boolean;
}

/** A list that is paged by place, on and back. */
interface CursorList<Read extends object, Name extends string> {
  readonly table: string;
  readonly wanted: Conditions;
  readonly words?: Words | undefined;
  /** @param cursor columns that each row has beside its own @param among `from` and `where`: the rows of the page */
  readonly read: (sql: TransactionSql, cursor: Part, among: Part) => PromiseLike<readonly (Read & Cursor)[]>;
  readonly sorting: Sorting<Name>;
  readonly sorts: Readonly<Record<Name, SortedBy>>;
  /** As many as are found by words and sorted at once, where it is not the usual number. */
  readonly mostSorted?: number;
  readonly place: Parameters<typeof askedCursor>[0];
  readonly size: number;
}

/** The rows of a page in their order, and the places of its neighbours. */
export async function cursorPage<Read extends object, Name extends string>(
  sql: Sql,
  {
    table,
    wanted,
    words,
    read,
    sorting,
    sorts,
    mostSorted,
    place: wantedPlace,
    size,
  }: CursorList<Read, Name>,
): Promise<{ rows: Read[]; previous: string | null; next: string | null }> {
  const { key, moment, isOneKey = false } = sorts[sorting.sort];
  const asked = askedCursor(wantedPlace);
  const { place, isBackwards } = asked;
  const isAscending = (sorting.order === 'asc') !== isBackwards;
  const first = isOneKey ? undefined : key;
  const keys = first ? [first, moment] : [moment];
  const keyColumn = key ? sql`, ${key} as key` : sql``;
  const here = first ? sql`(${first}, ${moment}, id)` : sql`(${moment}, id)`;
  const there =
    place && sql`(${first ? sql`${place.key ?? ''}, ` : sql``} ${momentOf(sql, place.at)}, ${place.id})`;
  const beyond = there ? sql`and ${here} ${isAscending ? sql`>` : sql`<`} ${there}` : undefined;
  const found = await planned(sql, async (transaction) => {
    const ids = await idsInOrder(transaction, {
      table,
      wanted: allOf(sql, [...wanted, beyond]),
      words,
      keys,
      order: isAscending ? 'asc' : 'desc',
      limit: size + 1,
      ...(mostSorted !== undefined && { mostSorted }),
    });
    const cursor = sql`id, (extract(epoch from ${moment}) * 1000000)::bigint::text as at ${keyColumn}`;
    return inOrder(ids, await read(transaction, cursor, sql`from ${sql(table)} where id = any(${ids})`));
  });
  const { shown, previous, next } = pageByCursor<Read & Cursor>(found, size, asked);
  const rows = shown.map(({ at: _at, key: _key, ...row }) => row as unknown as Read);
  return { rows, previous, next };
}
