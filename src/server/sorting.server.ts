import type { PendingQuery, Row, TransactionSql } from 'postgres';
import type { Sorting, SortOrder } from '#src/lib/sorting.ts';
import type { Sql } from './database.server.ts';

/**
 * `order by` of a list of the staff. Each needs an index of the same columns, which is read either way.
 *
 * @param columns for each name: what is sorted by, before the id
 */
export function orderBy<Name extends string>(
  sql: Sql | TransactionSql,
  { sort, order }: Sorting<Name>,
  columns: Readonly<Record<Name, PendingQuery<Row[]>>>,
): PendingQuery<Row[]> {
  const direction = directionOf(sql, order);
  return sql`order by ${columns[sort]} ${direction}, id ${direction}`;
}

export const directionOf = (sql: Sql | TransactionSql, order: SortOrder): PendingQuery<Row[]> =>
  order === 'asc' ? sql`asc` : sql`desc`;
