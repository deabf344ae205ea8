import DataLoader from 'dataloader';
import type { Sql } from './database.server.ts';
import type { Part } from './ids-in-order.server.ts';

/** How many rows one statement reads at most. */
const maxAtOnce = 100;

/** Whatever is asked for while the loop looks through its sockets. */
const untilTurnEnds = (read: () => void) => void setImmediate(read);

/**
 * Rows by their ids, where many who ask want one each: what is asked for in one turn of the event loop is read by one
 * statement, and nothing is kept, so that nobody is answered what was true before they asked.
 *
 * @param read the rows whose id `isAmong` them, in any order; `where id ${isAmong}`
 * @param idOf the id of a row, in lower case as PostgreSQL writes it
 */
export function gathered<Row>(
  read: (sql: Sql, isAmong: Part) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): (sql: Sql, id: string) => Promise<Row | undefined> {
  const loaders = new WeakMap<Sql, DataLoader<string, Row | undefined>>();
  const loaderOn = (sql: Sql) =>
    new DataLoader<string, Row | undefined>(
      async (ids) => {
        // In a select of its own the list does not look to the planner as if another plan were better for each length.
        const rows = await read(sql, sql`= any((select ${[...new Set(ids)]}::uuid[])::uuid[])`);
        const found = new Map(rows.map((row) => [idOf(row), row]));
        return ids.map((id) => found.get(id));
      },
      { cache: false, maxBatchSize: maxAtOnce, batchScheduleFn: untilTurnEnds },
    );
  return async (sql, id) => {
    const loader = loaders.get(sql) ?? loaderOn(sql);
    loaders.set(sql, loader);
    return await loader.load(id);
  };
}
