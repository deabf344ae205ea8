import { and, eq } from 'drizzle-orm';
import { sessions } from '#db/schema.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { refuse, somebodyElse, takeFromActions, withUsersLocked } from './in-turn.server.ts';

/**
 * Logs somebody else out: everywhere, or on one device.
 *
 * @throws 404, `login_ended` where that one has ended already; 409 `oneself`; 403; 429
 */
export async function endLogins(context: MemberContext, id: string, login?: string): Promise<void> {
  await takeFromActions(context);
  await withUsersLocked(context, async (tx) => {
    const { profile } = await somebodyElse(tx, context, id);
    const theirs = eq(sessions.userId, id);
    const stood = await tx.$count(sessions, theirs);
    const chosen = login === undefined ? theirs : and(theirs, eq(sessions.id, login));
    const ended = await tx.delete(sessions).where(chosen).returning({ id: sessions.id });
    if (ended.length === 0) {
      if (login !== undefined) throw refuse('login_ended');
      return;
    }
    const { fullName: name } = profile;
    await recordChange(tx, context, {
      action: 'log-out',
      subjectKind: 'user',
      subjectId: id,
      before: { name, logins: stood },
      after: { name, logins: stood - ended.length },
    });
  });
}
