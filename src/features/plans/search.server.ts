import type { Sql } from '#src/server/database.server.ts';
import { searchPatterns } from './search-text.ts';

/** The condition that a plan's texts hold every word of the query. Words of three letters and more use the index. */
export function matches(sql: Sql, query: string) {
  return searchPatterns(query).reduce(
    (condition, pattern) => sql`${condition} and search_text like ${pattern}`,
    sql``,
  );
}
