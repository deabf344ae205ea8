import type { PendingQuery, Row } from 'postgres';
import { cappedCount, maxCounted } from '#src/lib/capped-count.ts';
import { pageCount } from '#src/lib/paging.ts';
import { sortingOf, type SortOrder } from '#src/lib/sorting.ts';
import { foundByName, writtenWays } from '#src/lib/search-name.ts';
import type { Sql } from './database.server.ts';
import { matches } from './search.server.ts';
import { orderBy } from './sorting.server.ts';

type NamedTable = 'foods' | 'recipes';

interface Asked {
  /** A name in whatever spelling and script; empty for all. */
  readonly q: string;
  readonly page: number;
  readonly size: number;
  readonly sort?: 'name' | 'changed' | undefined;
  readonly order?: SortOrder | undefined;
}

/** As many names are heard at once, which takes some milliseconds. */
const mostAtOnce = 5000;

/** How much of its parts a word has in common with one that is meant: of four letters, one may be another one. */
const leastAlike = 0.3;

interface Named {
  readonly id: string;
  readonly names: string;
  /** Whether it is wanted beside its name. */
  readonly fits: boolean;
}

const hear = (rows: readonly Named[], q: string) => foundByName(rows, ({ names }) => names.split('\n'), q);

/**
 * The rows whose names sound like what is looked for, the nearest first. How a name sounds is nothing that SQL can order
 * by: all of a table are heard. Of a long one, those that are written so are, and where there are none, those that have
 * parts of words in common with it, which the index of trigrams knows.
 */
async function namesHeard(
  sql: Sql,
  table: NamedTable,
  { wanted, order, q }: { wanted: PendingQuery<Row[]>; order: PendingQuery<Row[]>; q: string },
): Promise<Named[]> {
  const all = sql`select id, search_text as names, (true ${wanted}) as fits from ${sql(table)} where true`;
  const [counted] = await sql<[{ isLong: boolean }]>`
    select count(*) > ${mostAtOnce} as "isLong" from (select from ${sql(table)} limit ${mostAtOnce + 1}) as begun`;
  if (!counted.isLong) return hear(await sql<Named[]>`${all} ${order}`, q);
  const written = hear(await sql<Named[]>`${all} ${matches(sql, q)} ${order} limit ${mostAtOnce}`, q);
  if (written.length > 0) return written;
  const near = await sql.begin(async (transaction) => {
    await transaction`select set_config('pg_trgm.word_similarity_threshold', ${String(leastAlike)}, true)`;
    return await transaction<Named[]>`
      ${all} and search_text %> any(${writtenWays(q)})
      order by (select max(word_similarity(way, search_text)) from unnest(${writtenWays(q)}::text[]) as way) desc, id
      limit ${mostAtOnce}`;
  });
  return hear(near, q);
}

/** Whether what is no longer offered is wanted, or the rest; both, where neither is asked for. */
export const retiredIs = (sql: Sql, isRetired: boolean | undefined): PendingQuery<Row[]> =>
  isRetired === undefined ? sql`` : isRetired ? sql`and data ? 'retired'` : sql`and not data ? 'retired'`;

/**
 * The ids of a page of a table whose `search_text` has a name in each of its lines: by the English name, or by how much
 * a name sounds like what is looked for, unless it is asked for otherwise. A page beyond the last one is the last one.
 *
 * @param wanted conditions that follow `where true`
 */
export async function namedPage(
  sql: Sql,
  table: NamedTable,
  wanted: PendingQuery<Row[]>,
  { q, page, size, sort, order }: Asked,
): Promise<{ ids: string[]; total: number; isCapped: boolean; page: number; pages: number }> {
  const sorted = orderBy(sql, sortingOf({ sort, order }, 'name'), {
    name: sql`lower(data->'name'->>'en')`,
    changed: sql`updated_at`,
  });
  const place = (counted: number) => {
    const { count: total, isCapped } = cappedCount(counted);
    const pages = pageCount(total, size);
    const shown = Math.min(page, pages);
    return { total, isCapped, pages, page: shown, from: (shown - 1) * size };
  };
  const read = async (among: PendingQuery<Row[]>, from: number) => {
    const rows = await sql<{ id: string }[]>`
      select id from ${sql(table)} where true ${among} ${sorted} limit ${size} offset ${from}`;
    return rows.map(({ id }) => id);
  };
  if (q === '') {
    const [{ counted }] = await sql<[{ counted: number }]>`
      select count(*)::int as counted from (
        select from ${sql(table)} where true ${wanted} limit ${maxCounted + 1}
      ) as among`;
    const { from, ...found } = place(counted);
    return { ids: await read(wanted, from), ...found };
  }
  const byName = sql`order by lower(data->'name'->>'en'), id`;
  const heard = (await namesHeard(sql, table, { wanted, order: byName, q })).filter(({ fits }) => fits);
  const { from, ...found } = place(heard.length);
  const ids = heard.map(({ id }) => id);
  const isNearest = sort === undefined && order === undefined;
  return {
    ids: isNearest ? ids.slice(from, from + size) : await read(sql`and id = any(${ids})`, from),
    ...found,
  };
}
