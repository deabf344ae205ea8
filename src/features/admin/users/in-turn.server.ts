import { eq } from 'drizzle-orm';
import { sessions, userProfiles, users } from '#db/schema.ts';
import { changedMeanwhile, refusals } from '#src/api/describe.server.ts';
import { isLastSuperAdmin, lockAccounts } from '#src/features/auth/deletion/account-deletion.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import { userFieldMessages, userRefusals } from './messages.ts';
import { userDetailSchema } from './schema.ts';

export const superAdmin = 'admin_super';

export const refuse = refusals({
  forbidden: [403, userRefusals.noLongerAllowed],
  not_found: [404, userRefusals.notFound],
  login_ended: [404, userRefusals.loginEnded],
  email_taken: [409, userRefusals.emailTaken],
  own_role: [409, userRefusals.ownRole],
  own_account: [409, userRefusals.ownAccount],
  oneself: [409, userRefusals.oneself],
  last_super_admin: [409, userRefusals.lastSuperAdmin],
  suspended: [409, userRefusals.suspended],
  changed_meanwhile: changedMeanwhile(userDetailSchema),
  has_entered: [409, userRefusals.hasEntered],
  not_staff: [409, userRefusals.notStaff],
  has_second_step: [409, userRefusals.hasSecondStep],
  weak_password: [422, userFieldMessages.passwordCommon],
  until_past: [422, userFieldMessages.untilPast],
  too_many_mails: [429, userRefusals.tooManyMails],
  too_many: [429, userRefusals.tooMany],
});

/**
 * Changes of users take turns, on all nodes. Who asks is looked at once more when the turn has come: of two super admins
 * who take each other's role away at the same moment, the second one is none any more.
 */
export async function withUsersLocked<T>(
  { db, actor }: MemberContext,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const [asking] = await tx
      .select({ role: userProfiles.role })
      .from(sessions)
      .innerJoin(userProfiles, eq(userProfiles.id, sessions.userId))
      .where(eq(sessions.id, actor.sessionId));
    if (asking?.role !== superAdmin) throw refuse('forbidden');
    return change(tx);
  });
}

/** @throws 409 `last_super_admin` where there would be none without this one */
export async function keepASuperAdmin(tx: Transaction, id: string): Promise<void> {
  if (await isLastSuperAdmin(tx, id)) throw refuse('last_super_admin');
}

/** What one super admin can do to the accounts of others within an hour. */
const actionLimit: Limit = { name: 'user-action:member', max: 600, windowSeconds: 3600 };

/** @throws 429 `too_many` */
export async function takeFromActions({ sql, actor }: MemberContext): Promise<void> {
  const taken = await takeFromLimit(sql, actionLimit, actor.userId);
  if (!taken.allowed) throw refuse('too_many', {}, taken.retryAfterSeconds);
}

/** Account and profile of somebody else. @throws 404; 409 `oneself` */
export async function somebodyElse(tx: Transaction, { actor }: MemberContext, id: string) {
  const [account] = await tx.select().from(users).where(eq(users.id, id));
  const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, id));
  if (!account || !profile) throw refuse('not_found');
  if (id === actor.userId) throw refuse('oneself');
  return { account, profile };
}
