import type { TransactionSql } from 'postgres';
import type { Sql } from './database.server.ts';
import { searchPatterns } from '#src/lib/search.ts';

/** The condition that `search_text` holds every word of the query; each of them uses the index of trigrams. */
export function matches(sql: Sql | TransactionSql, query: string) {
  return searchPatterns(query).reduce(
    (condition, patterns) => sql`${condition} and search_text like any(${patterns})`,
    sql``,
  );
}
