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

/** As many rows as an index of words brings are sorted, where a list does not say otherwise. */
const mostFound = 5000;

/** As many rows are looked through for words in their order before the index of trigrams is asked; more where some were met. */
const walkLengths = [200, 5000] as const;

/** Words are not spread evenly: a longer walk is begun where it is expected to meet so many times what is wanted. */
const margin = 1.5;

/**
 * The ids of rows in their order, as fast among a million as among a thousand. What many rows hold is soon met in their
 * order, what few hold an index finds. Left to itself the database guesses which of the two it is from a sample, and
 * where it guesses wrong walks through all rows.
 */
export async function idsInOrder(sql: TransactionSql, wanted: Wanted): Promise<string[]> {
  const { words, limit, offset = 0 } = wanted;
  if (!words) return await walked(sql, wanted);
  const enough = offset + limit;
  for (const [index, length] of walkLengths.entries()) {
    const met = await walked(sql, { ...wanted, limit: enough, offset: 0 }, length);
    if (met.length === enough) return met.slice(offset);
    // Of few that were met, as many again may be chance.
    const surely = met.length - Math.sqrt(met.length);
    if ((surely / length) * (walkLengths[index + 1] ?? 0) < margin * enough) break;
  }
  const { mostSorted = mostFound } = wanted;
  const sampled = await sample(sql, wanted);
  const holding = sampled.met * ofRows;
  // To hear from the index that it would bring twice as many rows as may be sorted takes long.
  if (holding >= 2 * mostSorted) return await walked(sql, wanted);
  const length = Math.ceil((margin * enough * sampled.looked) / sampled.met);
  // Enough are met sooner than all are found.
  const near = length < holding ? await walked(sql, { ...wanted, limit: enough, offset: 0 }, length) : [];
  if (near.length === enough) return near.slice(offset);
  return (await foundAtOnce(sql, wanted)).ids ?? (await walked(sql, wanted));
}

/** A sample is of one row in so many, by whole pages. */
const ofRows = 1000;

/** How many of the rows that are wanted were looked at, and how many of those hold the words. */
async function sample(
  sql: TransactionSql,
  { table, wanted, words }: Pick<Wanted, 'table' | 'wanted' | 'words'>,
): Promise<{ looked: number; met: number }> {
  const [counted] = await sql<[{ looked: number; met: number }]>`
    select count(*)::int as looked,
      (count(*) filter (where true ${words ? words.within(words.text) : sql``}))::int as met
    from ${sql(table)} tablesample system (${100 / ofRows}::real) where true ${wanted}`;
  return counted;
}

/** The ids of all that hold the words among the first rows in their order. */
export const metFirst = async (sql: TransactionSql, wanted: Omit<Wanted, 'limit' | 'offset'>) =>
  await walked(sql, { ...wanted, limit: walkLengths[0] }, walkLengths[0]);

/** Ids by a walk through the rows in their order. @param length as many of them are looked through for words; all, where it is left out */
export async function walked(
  sql: TransactionSql,
  { table, wanted, words, keys, order, limit, offset = 0 }: Wanted,
  length?: number,
): Promise<string[]> {
  const by = ordered(sql, keys, order);
  const page = sql`limit ${limit} offset ${offset}`;
  const rows = sql`from ${sql(table)} where true ${wanted}`;
  const met =
    words && length !== undefined
      ? sql`select id from (select id, ${words.text} as searched ${rows} ${by} limit ${length}) as walked
          where true ${words.within(sql`searched`)} ${page}`
      : sql`select id ${rows} ${words ? words.within(words.text) : sql``} ${by} ${page}`;
  return (await sql<{ id: string }[]>`${met}`).map(({ id }) => id);
}

/**
 * How many rows there are, counted up to one more than may be sorted, and the ids of the page where they may: in one
 * statement, since finding rows by words takes longer than sorting them.
 */
export async function foundAtOnce(
  sql: TransactionSql,
  { table, wanted, words, keys, order, limit, offset = 0, mostSorted = mostFound }: Wanted,
): Promise<{ counted: number; ids: string[] | null }> {
  const names = keys.map((_, index) => sql(`key${index}`) as unknown as Part);
  const columns = keys.reduce((all, key, index) => sql`${all}, ${key} as ${names[index]!}`, sql``);
  // A bare `id` would be the text that is selected, in which 10 comes before 9.
  const by = ordered(sql, names, order, sql`found.id`);
  const [few] = await sql<[{ ids: string[]; counted: number }]>`
    with found as materialized (
      select id ${columns} from ${sql(table)} where true ${wanted} ${words ? words.within(words.text) : sql``}
      limit ${mostSorted + 1}
    )
    select array(select id::text from found ${by} limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from found) as counted`;
  return { counted: few.counted, ids: few.counted > mostSorted ? null : few.ids };
}

function ordered(sql: TransactionSql, keys: readonly Part[], order: SortOrder, id = sql`id`): Part {
  const direction = directionOf(sql, order);
  return sql`order by ${keys.reduce((all, key) => sql`${all}${key} ${direction}, `, sql``)} ${id} ${direction}`;
}

/** What was read of such rows, in the order of their ids. */
export function inOrder<Item extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Item[],
): Item[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
