import type { TransactionSql } from 'postgres';
import type { Sql } from './database.server.ts';
import type { Words } from './ids-in-order.server.ts';
import { searchPatterns } from '#src/lib/search.ts';

/**
 * The condition that `search_text` holds every word of the query; each of them uses the index of trigrams.
 *
 * @param text another one that has such an index, in lower case
 */
export function matches(sql: Sql | TransactionSql, query: string, text = sql`search_text`) {
  return searchPatterns(query).reduce(
    (condition, patterns) => sql`${condition} and ${text} like any(${patterns})`,
    sql``,
  );
}

/** The same for `idsInOrder`; nothing where nothing is looked for. */
export const wordsIn = (
  sql: Sql | TransactionSql,
  query: string,
  text = sql`search_text`,
): Words | undefined =>
  query === '' ? undefined : { text, within: (searched) => matches(sql, query, searched) };
