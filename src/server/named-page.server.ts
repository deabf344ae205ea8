import { sortingOf, type SortOrder } from '#src/lib/sorting.ts';
import { foundByName, writtenWays } from '#src/lib/search-name.ts';
import { titlesText } from '#db/columns.ts';
import type { Sql } from './database.server.ts';
import { allOf, type Conditions } from './conditions.server.ts';
import { idsInOrder, inOrder, type Part } from './ids-in-order.server.ts';
import { numberedPage, pagePlace, type NumberedPage } from './numbered-page.server.ts';
import { planned } from './planned.server.ts';
import { matches, wordsIn } from './search.server.ts';

type NamedTable = 'foods' | 'recipes' | 'fitness_plans' | 'nutrition_plans' | 'content_items';

interface Asked {
  /** A name in whatever spelling and script; empty for all. */
  readonly q: string;
  readonly page: number;
  readonly size: number;
  readonly sort?: 'name' | 'changed' | undefined;
  readonly order?: SortOrder | undefined;
  /** The ids that are wanted, where the database cannot tell them. */
  readonly among?: ReadonlySet<string> | undefined;
}

/** A table of no more rows is heard as a whole. */
const mostAtOnce = 1500;

/** As many rows of a longer one are heard: to hear one takes many times what it takes to find it. */
const mostHeard = 501;

/** And so many of those that are only written alike, the nearest first. */
const mostAlike = 200;

/** Of fewer letters nothing is like another one. */
const leastLetters = 3;

/**
 * How much of its parts a word has in common with one that is meant, the nearest first: of four letters, one may be
 * another one. Of what is alike so far some are compared, not all: in a long table many are.
 */
const alike = [0.6, 0.3];

interface Named {
  readonly id: string;
  readonly names: string;
  /** Whether it comes after all else. */
  readonly last: boolean;
  /** Whether it is wanted beside its name, where that is not told before. */
  readonly fits?: boolean;
}

const hear = (rows: readonly Named[], q: string) =>
  foundByName(
    rows,
    ({ names }) => names.split('\n'),
    q,
    ({ last }) => last,
  );

interface Heard {
  readonly wanted: Part;
  /** By which what sounds alike stands, before the id; of a table that may be long it has an index. */
  readonly by: Part;
  readonly q: string;
  /** One in each line, where those are not all of `search_text`. */
  readonly names?: Part;
  /** What is seldom meant. */
  readonly last?: Part;
}

/**
 * The rows whose names sound like what is looked for, the nearest first. How a name sounds is nothing that SQL can order
 * by: all of a table are heard. Of a long one, those that are written so are, and where there are none, those that have
 * parts of words in common with it, which the index of trigrams knows.
 */
export async function idsHeard(
  sql: Sql,
  table: NamedTable,
  { wanted, by, q, names = sql`search_text`, last = sql`false` }: Heard,
): Promise<string[]> {
  const heard = await namesHeard(sql, table, { wanted, by, q, names, last });
  return heard.map(({ id }) => id);
}

async function isLong(sql: Sql, table: NamedTable): Promise<boolean> {
  const [counted] = await sql<[{ isLong: boolean }]>`
    select count(*) > ${mostAtOnce} as "isLong" from (select from ${sql(table)} limit ${mostAtOnce + 1}) as begun`;
  return counted.isLong;
}

async function namesHeard(
  sql: Sql,
  table: NamedTable,
  { wanted, by, q, names, last }: Required<Heard>,
): Promise<Named[]> {
  if (!(await isLong(sql, table))) {
    const all = await sql<Named[]>`
      select id, ${names} as names, ${last} as last, (true ${wanted}) as fits from ${sql(table)} order by ${by}, id`;
    return hear(all, q).filter(({ fits }) => fits);
  }
  return await planned(sql, async (transaction) => {
    const words = wordsIn(transaction, q);
    const first = { table, wanted, words, keys: [by], order: 'asc', limit: mostHeard } as const;
    const written = await idsInOrder(transaction, first);
    const rows = await transaction<Named[]>`
      select id, ${names} as names, ${last} as last from ${sql(table)} where id = any(${written})`;
    const heard = hear(inOrder(written, rows), q);
    if (heard.length > 0) return heard;
    const ways = writtenWays(q).filter((way) => way.length >= leastLetters);
    if (ways.length === 0) return [];
    // To guess how many rows are like these very words takes the planner far longer than to ask the index.
    await transaction`set local plan_cache_mode = force_generic_plan`;
    await transaction`set local enable_seqscan = off`;
    for (const least of alike) {
      await transaction`select set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true)`;
      // Read by itself, or the index of another condition is taken: the planner knows nothing of what is alike.
      const near = await transaction<Named[]>`
        with like_these as materialized (select * from ${sql(table)} where ${names} %> any(${ways}))
        select * from (
          select id, ${names} as names, ${last} as last from like_these as ${sql(table)} where true ${wanted}
          limit ${mostHeard}
        ) as met
        order by (select max(word_similarity(way, names)) from unnest(${ways}::text[]) as way) desc, id
        limit ${mostAlike}`;
      const meant = hear(near, q);
      if (meant.length > 0) return meant;
    }
    return [];
  });
}

/** Whether more rows of a long table are written so than are heard. */
async function isWrittenInMany(sql: Sql, table: NamedTable, wanted: Part, q: string): Promise<boolean> {
  if (!(await isLong(sql, table))) return false;
  return await planned(sql, async (transaction) => {
    const [counted] = await transaction<[{ isMany: boolean }]>`
      select count(*) = ${mostHeard} as "isMany" from (
        select from ${sql(table)} where true ${wanted} ${matches(transaction, q)} limit ${mostHeard}) as written`;
    return counted.isMany;
  });
}

/** Whether what is no longer offered is wanted, or the rest. */
export const retiredIs = (sql: Sql, isRetired: boolean): Part =>
  isRetired ? sql`and data ? 'retired'` : sql`and not data ? 'retired'`;

/**
 * The ids of a page of a table whose `search_text` has a name in each of its lines: by the English name, or by how much
 * a name sounds like what is looked for, unless it is asked for otherwise. A page beyond the last one is the last one.
 */
export async function namedPage(
  sql: Sql,
  table: NamedTable,
  wanted: Conditions,
  { q, page, size, sort, order, among }: Asked,
): Promise<NumberedPage> {
  const name = sql`lower(data->'name'->>'en')`;
  const list = {
    table,
    sorting: sortingOf({ sort, order }, 'name'),
    columns: { name, changed: sql`updated_at` },
    page,
    size,
  };
  if (q === '') return await numberedPage(sql, { ...list, wanted, ...(among && { among }) });
  const told = among && sql`and id = any(${[...among]})`;
  const narrowed = [...wanted, told];
  const most = mostHeard - 1;
  const isSorted = sort !== undefined || order !== undefined;
  // Of more than are heard at once, others would stand first in this order: those that are written so are sorted.
  if (isSorted && (await isWrittenInMany(sql, table, allOf(sql, narrowed), q)))
    return await numberedPage(sql, { ...list, wanted: narrowed, q, most });
  const ids = await idsHeard(sql, table, { wanted: allOf(sql, narrowed), by: name, q });
  return isSorted
    ? await numberedPage(sql, { ...list, wanted: [sql`and id = any(${ids})`], most })
    : pageAmong(ids, page, size);
}

/** The same of a table whose rows have a title: by how much that sounds like what is looked for. */
export async function titledPage(
  sql: Sql,
  {
    table,
    wanted,
    q,
    page,
    size,
  }: { table: NamedTable; wanted: Part; q: string; page: number; size: number },
): Promise<NumberedPage> {
  const names = sql`${sql.unsafe(titlesText)}`;
  const ids = await idsHeard(sql, table, { wanted, by: sql`lower(title->>'en')`, q, names });
  return pageAmong(ids, page, size);
}

function pageAmong(ids: readonly string[], page: number, size: number): NumberedPage {
  const { found, offset } = pagePlace(page, size, ids.length, mostHeard - 1);
  return { ids: ids.slice(offset, offset + size), ...found };
}
