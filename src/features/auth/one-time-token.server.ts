import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { oneTimeTokens } from '#db/schema.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { Queries } from './account.server.ts';
import { secretsOf } from './keys/secrets.server.ts';

export type Purpose = 'signup' | 'recovery';

/** What a mailed link carries. One made before for the same purpose dies. */
export async function makeToken(
  context: RequestContext,
  tx: Queries,
  userId: string,
  purpose: Purpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [hash] = await hashesOf(context, token, purpose);
  const now = context.now();
  const expiresAt = new Date(now.getTime() + context.settings.codeTtlMinutes * 60_000);
  const fresh = { form: 'link', hash, tries: 0, usedAt: null, createdAt: now, expiresAt };
  await tx
    .insert(oneTimeTokens)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: fresh });
  return token;
}

/** Marks a living token as used, and tells whose it is and whether that was so before; null where there is none. */
export async function useToken(
  context: RequestContext,
  tx: Queries,
  token: string,
  purpose: Purpose,
): Promise<{ readonly userId: string; readonly wasUsed: boolean } | null> {
  const now = context.now();
  const [found] = await tx
    .select({ id: oneTimeTokens.id, userId: oneTimeTokens.userId, usedAt: oneTimeTokens.usedAt })
    .from(oneTimeTokens)
    .where(
      and(
        inArray(oneTimeTokens.hash, await hashesOf(context, token, purpose)),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .for('update');
  if (!found) return null;
  await tx.update(oneTimeTokens).set({ usedAt: now }).where(eq(oneTimeTokens.id, found.id));
  return { userId: found.userId, wasUsed: found.usedAt !== null };
}

/** Ends a person's living token; false where there is none any more. */
export async function endToken(
  { now }: RequestContext,
  tx: Queries,
  userId: string,
  purpose: Purpose,
): Promise<boolean> {
  const ended = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.expiresAt, now()),
      ),
    )
    .returning({ id: oneTimeTokens.id });
  return ended.length > 0;
}

/** By every secret in the list, newest first: a link outlives a change of secrets. */
const hashesOf = async (context: RequestContext, token: string, purpose: Purpose) =>
  (await secretsOf(context)).macs('one-time-tokens', `${purpose}:${token}`);

/** Forgets what has expired; run by a job. */
export async function forgetExpiredTokens(sql: Sql): Promise<void> {
  await sql`delete from auth.one_time_tokens where expires_at < now()`;
}
