import type { TransactionSql } from 'postgres';
import type { Sql } from '#src/server/database.server.ts';
import type { StartedPlan } from '../schema.ts';
import { readOwnNames } from './own.server.ts';

type Swap = StartedPlan['swaps'][number];

/** What is done in place of a plan's exercises, as the library names it: what the member made it does not know. */
export type LibrarySwap = Omit<Swap, 'insteadName'> & { readonly insteadName: Swap['insteadName'] | null };

/** With the names of what the member made; what is no more is not told of. */
export async function withNamedSwaps<Row extends { readonly swaps: readonly LibrarySwap[] }>(
  sql: Sql | TransactionSql,
  userId: string,
  rows: readonly Row[],
): Promise<(Omit<Row, 'swaps'> & { swaps: Swap[] })[]> {
  const ids = rows.flatMap(({ swaps }) => swaps.map(({ insteadId }) => insteadId));
  const own = await readOwnNames(sql, userId, ids);
  return rows.map(({ swaps, ...row }) => ({
    ...row,
    swaps: swaps.flatMap(({ insteadName, ...swap }) => {
      const name = insteadName ?? own.get(swap.insteadId);
      return name ? [{ ...swap, insteadName: name }] : [];
    }),
  }));
}
