import type { PendingQuery, Row } from 'postgres';
import { pageCount } from '#src/lib/paging.ts';
import { foundByName } from '#src/lib/search-name.ts';
import type { Sql } from './database.server.ts';

interface Asked {
  /** A name in whatever spelling and script; empty for all. */
  readonly q: string;
  readonly page: number;
  readonly size: number;
}

/**
 * The ids of a page of a table whose `search_text` has a name in each of its lines: by the English name, or by how much
 * a name sounds like what is looked for. A page beyond the last one is the last one.
 *
 * @param wanted conditions that follow `where true`
 */
export async function namedPage(
  sql: Sql,
  table: 'foods' | 'recipes',
  wanted: PendingQuery<Row[]>,
  { q, page, size }: Asked,
): Promise<{ ids: string[]; total: number; page: number; pages: number }> {
  const order = sql`order by lower(data->'name'->>'en'), id`;
  const place = (total: number) => {
    const pages = pageCount(total, size);
    const shown = Math.min(page, pages);
    return { total, pages, page: shown, from: (shown - 1) * size };
  };
  if (q === '') {
    const [count] = await sql<{ total: number }[]>`
      select count(*)::int as total from ${sql(table)} where true ${wanted}`;
    const { from, ...found } = place(count?.total ?? 0);
    const rows = await sql<{ id: string }[]>`
      select id from ${sql(table)} where true ${wanted} ${order} limit ${size} offset ${from}`;
    return { ids: rows.map(({ id }) => id), ...found };
  }
  // How a name sounds is nothing that SQL can order by. All are heard: the nearest of a few is not what is meant.
  const rows = await sql<{ id: string; names: string; fits: boolean }[]>`
    select id, search_text as names, (true ${wanted}) as fits from ${sql(table)} ${order}`;
  const heard = foundByName(rows, ({ names }) => names.split('\n'), q).filter(({ fits }) => fits);
  const { from, ...found } = place(heard.length);
  return { ids: heard.slice(from, from + size).map(({ id }) => id), ...found };
}
