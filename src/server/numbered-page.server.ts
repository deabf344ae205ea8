import { cappedCount, maxCounted, maxFound } from '#src/lib/capped-count.ts';
import { pageCount } from '#src/lib/paging.ts';
import type { Sorting } from '#src/lib/sorting.ts';
import { allOf, type Conditions } from './conditions.server.ts';
import type { Sql } from './database.server.ts';
import { idsInOrder, type Part } from './ids-in-order.server.ts';
import { planned } from './planned.server.ts';
import { matches, wordsIn } from './search.server.ts';

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
  { table, wanted: asked, q = '', sorting, columns, page, size, ...bounds }: NumberedList<Name>,
): Promise<NumberedPage> {
  const { most = q === '' ? maxCounted : maxFound } = bounds;
  const wanted = allOf(sql, asked);
  const isNarrowed = q !== '' || asked.some(Boolean);
  return await planned(sql, async (transaction) => {
    // What an index knows is guessed to be a third of all rows, and to cost nothing to be told of each.
    await transaction`set local enable_seqscan = off`;
    const [{ counted }] = await transaction<[{ counted: number }]>`
      select count(*)::int as counted from (
        select from ${transaction(table)} where true ${wanted} ${matches(transaction, q)} limit ${most + 1}
      ) as among`;
    const { found, offset } = pagePlace(page, size, counted, most);
    const ids = await idsInOrder(
      transaction,
      {
        table,
        wanted,
        words: wordsIn(transaction, q),
        keys: [columns[sorting.sort]],
        order: sorting.order,
        limit: size,
        offset,
      },
      isNarrowed && counted <= most,
    );
    return { ids, ...found };
  });
}
