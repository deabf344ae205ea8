import { createHash } from 'node:crypto';
import { clientNetwork } from './client-network.ts';
import type { RequestContext } from './context.server.ts';
import type { Sql } from './database.server.ts';

export interface Limit {
  /** What is counted, such as `sign-up:account`. */
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

export type LimitAnswer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/**
 * Takes one from a limit, in one statement: exact however many ask at once and on however many nodes.
 * `subject` (an e-mail, an address) is stored only as a hash.
 */
export async function takeFromLimit(sql: Sql, limit: Limit, subject: string): Promise<LimitAnswer> {
  const key = keyOf(limit, subject);
  const [row] = await sql<{ count: number; seconds: number }[]>`
    insert into rate_limits as l (key, count, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${limit.windowSeconds}))
    on conflict (key) do update set
      count = case when l.resets_at <= now() then 1 else least(l.count + 1, ${limit.max + 1}) end,
      resets_at = case when l.resets_at <= now() then excluded.resets_at else l.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::int as seconds`;
  if (!row || row.count <= limit.max) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, row.seconds) };
}

/** Gives back all that was taken from a limit, such as failed attempts after one that succeeded. */
export async function clearLimit(sql: Sql, limit: Limit, subject: string): Promise<void> {
  await sql`delete from rate_limits where key = ${keyOf(limit, subject)}`;
}

/** Gives back one that was taken, for what could not even be tried. */
export async function giveBack(sql: Sql, limit: Limit, subject: string): Promise<void> {
  await sql`update rate_limits set count = greatest(count - 1, 0) where key = ${keyOf(limit, subject)}`;
}

/** What may be asked for one account, and, generously, by one client: thousands of phones share an address. */
export interface PairOfLimits {
  readonly account: Limit;
  /** Times `CLIENT_LIMIT_FACTOR`. */
  readonly client: Limit;
}

/** Whose limit was reached, where it was. */
export type PairAnswer = LimitAnswer & { readonly by: keyof PairOfLimits };

/** What a limit per client needs to know of a request. */
type ClientContext = Pick<RequestContext, 'sql' | 'settings' | 'clientAddress'>;

/** Takes one from a client's limit; one client is one network. */
export function takeFromClient(
  { sql, settings, clientAddress }: ClientContext,
  limit: Limit,
): Promise<LimitAnswer> {
  const max = Math.ceil(limit.max * settings.clientLimitFactor);
  return takeFromLimit(sql, { ...limit, max }, clientNetwork(clientAddress));
}

/** Takes one from both; a client over its limit takes nothing from the account's. */
export async function takeFromBoth(
  context: ClientContext,
  { account, client }: PairOfLimits,
  subject: string,
): Promise<PairAnswer> {
  const taken = await takeFromClient(context, client);
  if (!taken.allowed) return { ...taken, by: 'client' };
  return { ...(await takeFromLimit(context.sql, account, subject)), by: 'account' };
}

const keyOf = (limit: Limit, subject: string) =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/** Forgets windows that have ended; run by a job. */
export async function forgetEndedLimits(sql: Sql): Promise<void> {
  await sql`delete from rate_limits where resets_at < now()`;
}
