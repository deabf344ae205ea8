import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { oneTimeTokens } from '#db/schema.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { Queries } from './account.server.ts';
import { secretsOf } from './keys/secrets.server.ts';
import { codeCount, codeOf } from './recovery/reset-code.ts';

export type Purpose = 'signup' | 'recovery' | 'email_change';

/**
 * What a mailed link carries. One made before for the same purpose dies, and so does a code.
 *
 * @param userId null: a token for nobody, which opens nothing
 * @param minutes how long it lives
 */
export async function makeToken(
  context: RequestContext,
  tx: Queries,
  userId: string | null,
  purpose: Purpose,
  sessionId: string | null = null,
  minutes = context.settings.codeTtlMinutes,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [hash] = await hashesOf(context, token, purpose);
  await keep(context, tx, { userId, purpose, form: 'link', hash, sessionId }, minutes);
  return token;
}

/** A code to type. It takes the place of what was mailed for the same purpose before, and that of it. */
export async function makeCode(
  context: RequestContext,
  tx: Queries,
  userId: string | null,
  purpose: Purpose,
): Promise<string> {
  const code = codeOf(randomInt(codeCount));
  const [hash] = await hashesOf(context, codeText(userId, code), purpose);
  await keep(context, tx, {
    userId,
    purpose,
    form: 'code',
    hash,
    sessionId: null,
  });
  return code;
}

/** Codes are few: what is hashed names whose it is, too. */
const codeText = (userId: string | null, code: string) => `${userId}:${code}`;

type Kept = Pick<typeof oneTimeTokens.$inferInsert, 'userId' | 'purpose' | 'form' | 'hash' | 'sessionId'>;

async function keep(
  context: RequestContext,
  tx: Queries,
  { userId, purpose, ...kept }: Kept,
  minutes = context.settings.codeTtlMinutes,
): Promise<void> {
  const now = context.now();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const fresh = { ...kept, tries: 0, usedAt: null, createdAt: now, expiresAt };
  await tx
    .insert(oneTimeTokens)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: fresh });
}

/** How often a code may be tried, right or wrong. */
const mostTries = 5;

/**
 * Spends one of a code's tries, in one statement: exact however many try at once and on however many nodes.
 *
 * @returns whose code it is; null where it is another, has expired or was tried too often
 */
export async function tryCode(
  context: RequestContext,
  { email, code, purpose }: { readonly email: string; readonly code: string; readonly purpose: Purpose },
): Promise<string | null> {
  const [found] = await context.sql<{ userId: string; hash: string }[]>`
    update auth.one_time_tokens t set tries = t.tries + 1
    from auth.users u
    where u.email = ${email} and t.user_id = u.id and t.purpose = ${purpose} and t.form = 'code'
      and t.tries < ${mostTries} and t.expires_at > ${context.now().toISOString()}
    returning t.user_id as "userId", t.hash`;
  // As much work where there is nothing to compare with.
  const hashes = await hashesOf(context, codeText(found?.userId ?? '', code), purpose);
  return found && hashes.includes(found.hash) ? found.userId : null;
}

/** Marks a living token as used, and tells whose it is and whether that was so before; null where there is none. */
export async function useToken(
  context: RequestContext,
  tx: Queries,
  token: string,
  purpose: Purpose,
): Promise<{ readonly userId: string; readonly wasUsed: boolean; readonly sessionId: string | null } | null> {
  const now = context.now();
  const [found] = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        inArray(oneTimeTokens.hash, await hashesOf(context, token, purpose)),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.form, 'link'),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .for('update');
  if (!found?.userId) return null;
  await tx.update(oneTimeTokens).set({ usedAt: now }).where(eq(oneTimeTokens.id, found.id));
  return { userId: found.userId, wasUsed: found.usedAt !== null, sessionId: found.sessionId };
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
