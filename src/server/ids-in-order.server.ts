import type { PendingQuery, Row, TransactionSql } from 'postgres';
import type { SortOrder } from '#src/lib/sorting.ts';
import { directionOf } from './sorting.server.ts';

export type Part = PendingQuery<Row[]>;

/** What is looked for in a text that has an index of trigrams. */
export interface Words {
  readonly text: Part;
  /** The condition, which begins with `and`. */
  readonly within: (text: Part) => Part;
}

/** Rows of a table that are wanted, and their order. */
export interface Wanted {
  readonly table: string;
  /** Conditions, each of which begins with `and`. */
  readonly wanted: Part;
  readonly words?: Words | undefined;
  /** What the rows are sorted by, before the id; an index of the same columns serves it. */
  readonly keys: readonly Part[];
  readonly order: SortOrder;
  readonly limit: number;
  readonly offset?: number;
  /** As many as the index of words brings are sorted: where there are more, walking on meets enough of them soon. */
  readonly mostSorted?: number;
}

/** As many rows are looked through for words in their order, before the index of trigrams is asked. */
const walkLength = 500;

/**
 * The ids of rows in their order, as fast among a million as among a thousand. What many rows hold is soon met in their
 * order, what few hold an index finds. Left to itself the database guesses which of the two it is from a sample, and
 * where it guesses wrong walks through all rows.
 *
 * @param areFew known to be: they are found and sorted at once
 */
export async function idsInOrder(
  sql: TransactionSql,
  { table, wanted, words, keys, order, limit, offset = 0, mostSorted = 5000 }: Wanted,
  areFew = false,
): Promise<string[]> {
  const direction = directionOf(sql, order);
  const by = (columns: readonly Part[], id = sql`id`) =>
    sql`order by ${columns.reduce((all, key) => sql`${all}${key} ${direction}, `, sql``)} ${id} ${direction}`;
  const rows = sql`from ${sql(table)} where true ${wanted}`;
  const page = sql`limit ${limit} offset ${offset}`;
  const found = words ? sql`${rows} ${words.within(words.text)}` : rows;
  const read = async (asked: Part) => (await sql<{ id: string }[]>`${asked}`).map(({ id }) => id);
  const inOrder = async () => await read(sql`select id ${found} ${by(keys)} ${page}`);
  const sorted = async () => {
    const names = keys.map((_, index) => sql(`key${index}`) as unknown as Part);
    const columns = keys.reduce((all, key, index) => sql`${all}, ${key} as ${names[index]!}`, sql``);
    // A bare `id` would be the text that is selected, in which 10 comes before 9.
    const byItself = sql`found.id`;
    const [few] = await sql<[{ ids: string[]; counted: number }]>`
      with found as materialized (select id ${columns} ${found} limit ${mostSorted + 1})
      select array(select id::text from found ${by(names, byItself)} ${page}) as ids,
        (select count(*)::int from found) as counted`;
    return few.counted > mostSorted ? null : few.ids;
  };
  if (areFew) return (await sorted()) ?? (await inOrder());
  if (!words) return await inOrder();
  const near = await read(sql`
    select id from (select id, ${words.text} as searched ${rows} ${by(keys)} limit ${walkLength}) as walked
    where true ${words.within(sql`searched`)} ${page}`);
  return near.length === limit ? near : ((await sorted()) ?? (await inOrder()));
}

/** What was read of such rows, in the order of their ids. */
export function inOrder<Item extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Item[],
): Item[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
