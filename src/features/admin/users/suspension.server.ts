import { dequal } from 'dequal';
import { eq } from 'drizzle-orm';
import { sessions, users } from '#db/schema.ts';
import { notify } from '#src/features/auth/notice.server.ts';
import { endOf, suspensionAt, type Suspension } from '#src/features/auth/suspension/suspension.ts';
import { formatDate } from '#src/lib/dates.ts';
import { homeTimeZone, isDay, today } from '#src/lib/day.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { keepASuperAdmin, refuse, somebodyElse, takeFromActions, withUsersLocked } from './in-turn.server.ts';
import type { SuspensionChange, UserDetail } from './schema.ts';
import { readUser } from './user.server.ts';

/** As the log has it. */
const logged = (name: string, suspension: Suspension | null) => ({
  name,
  suspendedUntil: suspension && (suspension.until ?? 'lifted'),
  reason: suspension && suspension.reason,
});

/**
 * Keeps somebody out until a day or until it is lifted: their sessions end at once, and a mail tells them why. Once more
 * with the same end and reason it changes nothing.
 *
 * @throws 404; 409, `changed_meanwhile` where another one stands than the writer knew of; 403; 422 `until_past`; 429
 */
export async function suspendUser(
  context: MemberContext,
  id: string,
  { reason, until_day: until, replaces }: SuspensionChange,
): Promise<UserDetail> {
  const { now, language: spoken } = context;
  if (until !== null && until <= today(now(), homeTimeZone)) throw refuse.at('until_past', 'until_day');
  const wanted: Suspension = { reason, until: until !== null && isDay(until) ? until : null };
  await takeFromActions(context);
  const isOver = await withUsersLocked(context, async (tx) => {
    const { account, profile } = await somebodyElse(tx, context, id);
    await keepASuperAdmin(tx, id);
    const before = suspensionAt(account, now());
    if (before?.until === wanted.until && before.reason === reason) return true;
    const stands = before && { reason: before.reason, until_day: before.until };
    if (replaces !== undefined && !dequal(replaces, stands)) return false;
    await tx
      .update(users)
      .set({ bannedUntil: endOf(wanted), banReason: reason, updatedAt: now() })
      .where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    const language = account.language ?? spoken;
    const theirs = { ...context, language };
    if (wanted.until === null)
      await notify(theirs, tx, account, 'account-suspended', { original: reason }, '/contact');
    else {
      const date = formatDate(wanted.until, language === 'am' ? 'ethiopian' : 'gregorian', language);
      await notify(theirs, tx, account, 'account-suspended-until', { original: reason, date }, '/contact');
    }
    await recordChange(tx, context, {
      action: 'suspend',
      subjectKind: 'user',
      subjectId: id,
      before: logged(profile.fullName, before),
      after: logged(profile.fullName, wanted),
    });
    return true;
  });
  const user = await readUser(context, id);
  if (!isOver) throw refuse('changed_meanwhile', { current: user });
  return user;
}

/** Lets somebody in again; also where nothing kept them out. @throws 404; 409; 403; 429 */
export async function reinstateUser(context: MemberContext, id: string): Promise<void> {
  await takeFromActions(context);
  await withUsersLocked(context, async (tx) => {
    const { account, profile } = await somebodyElse(tx, context, id);
    const before = suspensionAt(account, context.now());
    if (!before) return;
    await tx
      .update(users)
      .set({ bannedUntil: null, banReason: null, updatedAt: context.now() })
      .where(eq(users.id, id));
    const language = account.language ?? context.language;
    await notify({ ...context, language }, tx, account, 'suspension-lifted', {}, '/login');
    await recordChange(tx, context, {
      action: 'reinstate',
      subjectKind: 'user',
      subjectId: id,
      before: logged(profile.fullName, before),
      after: logged(profile.fullName, null),
    });
  });
}
