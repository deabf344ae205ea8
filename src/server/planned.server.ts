import type { TransactionSql } from 'postgres';
import type { Sql } from './database.server.ts';

/**
 * Reads with each statement planned for the very values that it asks for: a plan for any value takes a hundred times as
 * long where words are looked for.
 */
export const planned = async <Result>(
  sql: Sql,
  read: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> =>
  (await sql.begin('read only', async (transaction) => {
    await transaction`set local plan_cache_mode = force_custom_plan`;
    return await read(transaction);
  })) as Result;
