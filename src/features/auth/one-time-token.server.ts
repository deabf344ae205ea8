import { randomBytes, randomInt } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { oneTimeTokens, users } from '#db/schema.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { Queries, UserRow } from './account.server.ts';
import type { CodeChallenge } from './mailed-link.ts';
import { secretsOf } from './keys/secrets.server.ts';
import { codeCount, codeOf } from './recovery/reset-code.ts';

export type Purpose = 'signup' | 'recovery' | 'email_change' | 'reauthentication';

interface LinkOptions {
  /** The session that asks, where that matters. */
  readonly sessionId?: string | null;
  /** Of the client that asks, where it has one. */
  readonly challenge?: CodeChallenge | null | undefined;
  /** How long it lives, where that is not what all links live. */
  readonly minutes?: number;
  /** In the same mail, for who cannot open the link where they asked for it. */
  readonly code?: string;
}

/** How the protocol marks the tokens of clients that exchange a code. */
const exchangePrefix = 'pkce_';
export const leadsToExchange = (token: string): boolean => token.startsWith(exchangePrefix);

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
  { sessionId = null, challenge = null, code, minutes }: LinkOptions = {},
): Promise<string> {
  const token = (challenge ? exchangePrefix : '') + randomBytes(32).toString('base64url');
  const [hash] = await hashesOf(context, token, purpose);
  const [codeHash] = await hashesOf(context, codeText(userId, code ?? ''), purpose);
  const kept = {
    userId,
    purpose,
    form: 'link',
    hash,
    sessionId,
    codeHash: code === undefined ? null : codeHash,
    codeChallenge: challenge?.challenge ?? null,
    codeChallengeMethod: challenge?.method ?? null,
  };
  await keep(context, tx, kept, minutes);
  return token;
}

export const newCode = (): string => codeOf(randomInt(codeCount));

/** A code to type. It takes the place of what was mailed for the same purpose before, and that of it. */
export async function makeCode(
  context: RequestContext,
  tx: Queries,
  userId: string | null,
  purpose: Purpose,
): Promise<string> {
  const code = newCode();
  const [hash] = await hashesOf(context, codeText(userId, code), purpose);
  const none = { sessionId: null, codeHash: null, codeChallenge: null, codeChallengeMethod: null };
  await keep(context, tx, { userId, purpose, form: 'code', hash, ...none });
  return code;
}

/** Codes are few: what is hashed names whose it is, too. */
const codeText = (userId: string | null, code: string) => `${userId}:${code}`;

type Kept = Omit<
  Required<typeof oneTimeTokens.$inferInsert>,
  'id' | 'tries' | 'usedAt' | 'createdAt' | 'expiresAt'
>;

/** The column that tells when something was mailed last. */
const sentAt = {
  signup: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  email_change: 'emailChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const satisfies Record<Purpose, keyof UserRow>;

async function keep(
  context: RequestContext,
  tx: Queries,
  { userId, purpose, ...kept }: Kept & { readonly purpose: Purpose },
  minutes = context.settings.codeTtlMinutes,
): Promise<void> {
  const now = context.now();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const fresh = { ...kept, tries: 0, usedAt: null, createdAt: now, expiresAt };
  await tx
    .insert(oneTimeTokens)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: fresh });
  await tx
    .update(users)
    .set({ [sentAt[purpose]]: now })
    .where(eq(users.id, sql`${userId}::uuid`));
}

/** How often a code may be tried, right or wrong. */
const maxTries = 5;

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
    where u.email = ${email} and t.user_id = u.id and t.purpose = ${purpose}
      and (t.form = 'code' or t.code_hash is not null) and t.tries < ${maxTries} and t.expires_at > ${context.now().toISOString()}
    returning t.user_id as "userId", coalesce(t.code_hash, t.hash) as hash`;
  // As much work where there is nothing to compare with.
  const hashes = await hashesOf(context, codeText(found?.userId ?? '', code), purpose);
  return found && hashes.includes(found.hash) ? found.userId : null;
}

export interface LivingToken {
  readonly id: string;
  readonly userId: string;
  readonly wasUsed: boolean;
  readonly sessionId: string | null;
  readonly challenge: CodeChallenge | null;
}

/** Marks a living token as used, and tells whose it is and whether that was so before; null where there is none. */
export async function useToken(
  context: RequestContext,
  tx: Queries,
  token: string,
  purpose: Purpose,
): Promise<LivingToken | null> {
  const living = await findToken(context, tx, token, purpose);
  if (living)
    await tx.update(oneTimeTokens).set({ usedAt: context.now() }).where(eq(oneTimeTokens.id, living.id));
  return living;
}

/** As `useToken`, and leaves it as it is. From here on nobody else touches what was mailed to its owner. */
export async function findToken(
  context: RequestContext,
  tx: Queries,
  token: string,
  purpose: Purpose,
): Promise<LivingToken | null> {
  const isIt = and(
    inArray(oneTimeTokens.hash, await hashesOf(context, token, purpose)),
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.form, 'link'),
    gt(oneTimeTokens.expiresAt, context.now()),
  );
  const [owner] = await tx.select({ userId: oneTimeTokens.userId }).from(oneTimeTokens).where(isIt);
  if (!owner?.userId) return null;
  await lockTokens(tx, owner.userId);
  const [found] = await tx.select().from(oneTimeTokens).where(isIt);
  if (!found?.userId) return null;
  const { id, userId, sessionId, codeChallenge: challenge } = found;
  const method = found.codeChallengeMethod === 'plain' ? 'plain' : 's256';
  return {
    id,
    userId,
    sessionId,
    wasUsed: found.usedAt !== null,
    challenge: challenge === null ? null : { challenge, method },
  };
}

/** Holds whatever was mailed to a person; called before their row is locked, wherever a change needs both. */
export async function lockTokens(tx: Queries, userId: string): Promise<void> {
  await tx
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId))
    .orderBy(asc(oneTimeTokens.id))
    .for('update');
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

/** Uses up the code that was mailed with a link, and the link as a way in; false where it was used before. */
export async function endCode(
  { now }: RequestContext,
  tx: Queries,
  userId: string,
  purpose: Purpose,
): Promise<boolean> {
  const ended = await tx
    .update(oneTimeTokens)
    .set({ codeHash: null, usedAt: now() })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        isNotNull(oneTimeTokens.codeHash),
      ),
    )
    .returning({ id: oneTimeTokens.id });
  return ended.length > 0;
}

/** Forgets what has expired; run by a job. */
export async function forgetExpiredTokens(database: Sql): Promise<void> {
  await database`delete from auth.one_time_tokens where expires_at < now()`;
}
