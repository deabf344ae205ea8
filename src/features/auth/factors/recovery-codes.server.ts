import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { factors, recoveryCodes } from '#db/schema.ts';
import { refusals } from '#src/api/describe.server.ts';
import type { MemberContext, RequestContext } from '#src/server/context.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { Queries } from '../account.server.ts';
import { secretsOf } from '../keys/secrets.server.ts';
import { factorMessages } from './messages.ts';
import { recoveryCodeCount, recoveryCodeFrom } from './recovery-code.ts';

/** What `/api` refuses of second factors; the account protocol has codes of its own. */
export const refuseFactor = refusals({
  not_found: [404, factorMessages.notFound],
  mfa_factor_name_conflict: [409, factorMessages.nameTaken],
  no_second_factor: [409, factorMessages.none],
});

/** By every secret in the list, newest first: a code outlives a change of secrets. */
const hashesOf = async (context: RequestContext, userId: string, code: string) =>
  (await secretsOf(context)).macs('recovery-codes', `${userId}:${code}`);

/**
 * New codes, shown this once; the ones made before die.
 *
 * @throws 409 where the account has no second factor whose place they could take
 */
export async function makeRecoveryCodes(context: MemberContext): Promise<string[]> {
  const { actor, db } = context;
  const verified = and(eq(factors.userId, actor.userId), eq(factors.status, 'verified'));
  if ((await db.$count(factors, verified)) === 0) throw refuseFactor('no_second_factor');
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashesOf(context, actor.userId, code)));
  await db.transaction(async (tx) => {
    await forgetRecoveryCodes(tx, actor.userId);
    await tx.insert(recoveryCodes).values(hashes.map(([hash]) => ({ userId: actor.userId, hash })));
  });
  return codes;
}

function newCode(): string {
  for (;;) {
    const code = recoveryCodeFrom(randomBytes(32));
    if (code) return code;
  }
}

/** How many can still be used. */
export const countRecoveryCodes = (db: Pick<Database, '$count'>, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

/** Uses a code up, each one once however many try at once. @returns false where it is none, or was used */
export async function takeRecoveryCode(
  context: RequestContext,
  tx: Queries,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: context.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.hash, await hashesOf(context, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function forgetRecoveryCodes(tx: Queries, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
