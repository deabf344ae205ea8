import type { TransactionSql } from 'postgres';
import { cappedCount, maxCounted, maxFound } from '#src/lib/capped-count.ts';
import { pageCount } from '#src/lib/paging.ts';
import type { Sorting } from '#src/lib/sorting.ts';
import { allOf, type Conditions } from './conditions.server.ts';
import type { Sql } from './database.server.ts';
import { foundAtOnce, idsInOrder, metFirst, walked, type Part, type Wanted } from './ids-in-order.server.ts';
import { planned } from './planned.server.ts';
import { wordsIn } from './search.server.ts';

/** What a list of numbered pages is asked for. */
export interface NumberedList<Name extends string> {
  /** With an `id` and, where words are looked for, a `search_text` that has an index of trigrams. */
  readonly table: string;
  /** Beside the words. */
  readonly wanted: Conditions;
  /** Words that `search_text` must hold; empty for all. */
  readonly q?: string;
  readonly sorting: Sorting<Name>;
  /** What each name sorts by, before the id: an index of the same columns serves it. */
  readonly columns: Readonly<Record<Name, Part>>;
  /** From 1; beyond the last page comes the last one. */
  readonly page: number;
  readonly size: number;
  /** As far as rows are counted, and pages go. */
  readonly most?: number;
  /** The ids that are wanted, where the database cannot tell them; words are not looked for among them. */
  readonly among?: ReadonlySet<string>;
}

/** The ids of a page in their order, and how many rows there are, counted up to a limit. */
export interface NumberedPage {
  readonly ids: readonly string[];
  readonly total: number;
  readonly isCapped: boolean;
  readonly page: number;
  readonly pages: number;
}

/** Where a page lies among as many rows as were counted. */
export function pagePlace(page: number, size: number, counted: number, most = maxCounted) {
  const { count: total, isCapped } = cappedCount(counted, most);
  const pages = pageCount(total, size);
  const shown = Math.min(page, pages);
  return { found: { total, isCapped, pages, page: shown }, offset: (shown - 1) * size };
}

/** Finds a page of a list as fast among a hundred thousand rows as among a thousand. */
export async function numberedPage<Name extends string>(
  sql: Sql,
  { table, wanted: asked, q = '', sorting, columns, page, size, among, ...bounds }: NumberedList<Name>,
): Promise<NumberedPage> {
  const { most = q === '' && !among ? maxCounted : maxFound } = bounds;
  const wanted = allOf(sql, asked);
  const isNarrowed = q !== '' || asked.some(Boolean);
  return await planned(sql, async (transaction) => {
    // What an index knows is guessed to be a third of all rows, and to cost nothing to be told of each.
    await transaction`set local enable_seqscan = off`;
    const words = wordsIn(transaction, q);
    const rows = { table, wanted, words, keys: [columns[sorting.sort]], order: sorting.order };
    if (among) {
      await transaction`set local enable_sort = off`;
      const ids = await idsAmong(transaction, rows, among, most + 1);
      const { found, offset } = pagePlace(page, size, ids.length, most);
      return { ids: ids.slice(offset, offset + size), ...found };
    }
    const met = words ? await metFirst(transaction, rows) : [];
    if (met.length >= ofMost)
      // What many rows hold is counted soonest by reading some of them.
      await transaction`select set_config('enable_seqscan', 'on', true), set_config('enable_bitmapscan', 'off', true)`;
    const mostFew = Math.max(most, mostSorted);
    const few = async () => await foundAtOnce(transaction, { ...rows, limit: most, mostSorted: mostFew });
    const first = words && met.length < ofMany ? await few() : undefined;
    const counted = first?.counted ?? (await count(transaction, { ...rows, most }));
    const { found, offset } = pagePlace(page, size, counted, most);
    if (isNarrowed && counted <= (first ? mostFew : most)) {
      const { ids } = first ?? (await few());
      return { ids: ids?.slice(offset, offset + size) ?? [], ...found };
    }
    const begun = met.slice(offset, offset + size);
    if (begun.length === size) return { ids: begun, ...found };
    // Of so many, those on a page are met soon in their order.
    await transaction`set local enable_sort = off`;
    const near = { ...rows, limit: size, offset };
    // To sort them was refused already, and each row of a shorter walk would be asked for its name in a long record.
    const ids = await (first ? walked(transaction, near) : idsInOrder(transaction, near));
    return { ids, ...found };
  });
}

async function count(
  sql: TransactionSql,
  { table, wanted, words, most }: Pick<Wanted, 'table' | 'wanted' | 'words'> & { most: number },
): Promise<number> {
  const [{ counted }] = await sql<[{ counted: number }]>`
    select count(*)::int as counted from (
      select from ${sql(table)} where true ${wanted} ${words ? words.within(words.text) : sql``} limit ${most + 1}
    ) as among`;
  return counted;
}

/** So many that words are found in are sorted at once: their names lie in long records. */
const mostSorted = 400;

/** Words that so many of the first rows hold stand in many, and in most. */
const ofMany = 8;
const ofMost = 40;

/** A walk in the order of the list is begun with so many rows. */
const walkLength = 1000;

/** The first ids of a list that are among some: many of all rows are, or all of these some are asked for. */
async function idsAmong(
  sql: TransactionSql,
  rows: Omit<Wanted, 'limit'>,
  among: ReadonlySet<string>,
  limit: number,
): Promise<string[]> {
  if (among.size <= walkLength)
    return await idsInOrder(sql, { ...rows, wanted: sql`${rows.wanted} and id = any(${[...among]})`, limit });
  for (let length = walkLength; ; length *= 4) {
    const read = await idsInOrder(sql, { ...rows, limit: length });
    const met = read.filter((id) => among.has(id));
    if (met.length >= limit || read.length < length) return met.slice(0, limit);
  }
}
