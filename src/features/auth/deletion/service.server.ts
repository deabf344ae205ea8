import { and, asc, eq, lte } from 'drizzle-orm';
import { accountDeletions, sessions } from '#db/schema.ts';
import { refusals } from '#src/api/describe.server.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { findAccount } from '../account.server.ts';
import { refusalWithoutProof, unproven } from '../changes/proof.server.ts';
import { notify } from '../notice.server.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { ownDataPath } from '#src/session/addresses.ts';
import { deleteAccount, isLastSuperAdmin, lockAccounts } from './account-deletion.server.ts';
import { mailedMoment } from './due-date.ts';
import { deletionMessages } from './messages.ts';
import { daysToThink } from './limits.ts';
import type { Deletion, DeletionRequest } from './schema.ts';

const millisecondsPerDay = 86_400_000;

export const refuse = refusals({
  session_ended: [401, sessionMessages.ended],
  last_super_admin: [409, deletionMessages.lastSuperAdmin],
  invalid_input: [422, deletionMessages.otherEmail],
});

const deletionOf = ({ requestedAt, dueAt }: typeof accountDeletions.$inferSelect): Deletion => ({
  requested_at: requestedAt.toISOString(),
  due_at: dueAt.toISOString(),
});

/** Null where the account stays. */
export async function readDeletion({ db, actor }: MemberContext): Promise<Deletion | null> {
  const [asked] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, actor.userId));
  return asked ? deletionOf(asked) : null;
}

/**
 * Has the account deleted in a week. Every session of the person ends, the one that asks too, and a mail says until when
 * it can be taken back.
 *
 * @throws 409 `last_super_admin`; what the proof of being its owner lacks, with the account protocol's codes; 422
 */
export async function askForDeletion(context: MemberContext, request: DeletionRequest): Promise<Deletion> {
  const { db, actor, language, now } = context;
  const account = await findAccount(db, actor.userId);
  if (!account) throw refuse('session_ended');
  const { user } = account;
  if (request.email !== user.email) throw refuse.at('invalid_input', 'email');
  const lacking = await refusalWithoutProof(context, actor, user, { current: request.current_password });
  if (lacking) throw unproven(lacking);
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    if (await isLastSuperAdmin(tx, user.id)) throw refuse('last_super_admin');
    const requestedAt = now();
    const dueAt = new Date(requestedAt.getTime() + daysToThink * millisecondsPerDay);
    const [asked] = await tx
      .insert(accountDeletions)
      .values({ userId: user.id, requestedAt, dueAt })
      // Of two who ask at the same moment the second waits for the first, and finds its account leaving already.
      .onConflictDoUpdate({ target: accountDeletions.userId, set: { requestedAt, dueAt } })
      .returning();
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    const date = mailedMoment(dueAt, language);
    await notify(context, tx, user, 'deletion-asked', { date }, ownDataPath);
    return deletionOf(asked!);
  });
}

/**
 * Keeps the account, as if nothing had been asked; also where nothing was.
 *
 * @throws 401 where the account was deleted in the meantime
 */
export async function takeBackDeletion(context: MemberContext): Promise<void> {
  const { db, actor } = context;
  await db.transaction(async (tx) => {
    const asked = await tx
      .delete(accountDeletions)
      .where(eq(accountDeletions.userId, actor.userId))
      .returning({ userId: accountDeletions.userId });
    const account = await findAccount(tx, actor.userId);
    if (!account) throw refuse('session_ended');
    if (asked.length > 0) await notify(context, tx, account.user, 'deletion-taken-back', {});
  });
}

/** What deletes accounts needs; no request is there. */
type DeletionContext = Pick<Runtime, 'db' | 'log' | 'now'>;

/**
 * Deletes the accounts whose week is over; run by a job. Each goes in a transaction of its own, so that one that cannot
 * go holds up no other, and what one node has begun another one finds done.
 *
 * @throws where some could not be deleted, when all the others are
 */
export async function deleteDueAccounts(context: DeletionContext): Promise<void> {
  const { db, log, now } = context;
  const due = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now()))
    .orderBy(asc(accountDeletions.dueAt));
  const failures: unknown[] = [];
  for (const { userId } of due) {
    try {
      await deleteIfDue(context, userId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
  if (due.length > 0) log.info({ accounts: due.length }, 'accounts deleted as their owners asked');
}

async function deleteIfDue({ db, log, now }: DeletionContext, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccounts(tx);
    // Another node may have been here first, or the owner has thought again.
    const [due] = await tx
      .select({ userId: accountDeletions.userId })
      .from(accountDeletions)
      .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now())))
      .for('update');
    if (!due) return;
    if (await isLastSuperAdmin(tx, userId))
      return log.warn({ userId }, 'the last super admin stays, although asked to be deleted');
    const deleted = await deleteAccount(tx, userId);
    if (!deleted) return;
    // Whoever left has no name any more.
    await recordChange(
      tx,
      { actor: { userId }, now },
      {
        action: 'delete',
        subjectKind: 'user',
        subjectId: userId,
        before: { role: deleted.role },
      },
    );
  });
}
