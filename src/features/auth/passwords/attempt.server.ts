import { giveBack, type Limit } from '#src/server/limits.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { OverCapacity } from './hashing.server.ts';

/**
 * Hashes a password for which one was taken from an account's limit. Where there is no room to do it now, the account
 * gets it back; the client does not, since a flood is to end.
 *
 * @throws {OverCapacity}
 */
export async function attempt<T>(
  { sql }: { readonly sql: Sql },
  limit: Limit,
  subject: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OverCapacity) await giveBack(sql, limit, subject);
    throw error;
  }
}
