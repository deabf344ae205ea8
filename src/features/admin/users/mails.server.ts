import { notify } from '#src/features/auth/notice.server.ts';
import { sendInvitation } from '#src/features/auth/recovery/invitation.server.ts';
import { sendPasswordLink } from '#src/features/auth/recovery/recovery.server.ts';
import { suspensionAt } from '#src/features/auth/suspension/suspension.ts';
import { isStaff } from '#src/lib/roles.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import { refuse, somebodyElse, takeFromActions, withUsersLocked } from './in-turn.server.ts';
import type { UserMail } from './mail-labels.ts';
import type { SentMail } from './schema.ts';
import { hasSecondStep, isInvited } from './user.server.ts';

/** What staff may have mailed to one person. */
const mailLimit: Limit = { name: 'staff-mail:account', max: 5, windowSeconds: 3600 };

/** Where staff secure their account, without language. */
const setupPath = '/admin/profile';

/**
 * Has a mail sent to somebody: a link for a new password, the invitation once more, or the request for a second step.
 *
 * @throws 404; 409 where it would be of no use; 403; 429
 */
export async function mailUser(context: MemberContext, id: string, mail: UserMail): Promise<SentMail> {
  await takeFromActions(context);
  const taken = await takeFromLimit(context.sql, mailLimit, id);
  if (!taken.allowed) throw refuse('too_many_mails', {}, taken.retryAfterSeconds);
  return withUsersLocked(context, async (tx) => {
    const { account, profile } = await somebodyElse(tx, context, id);
    if (suspensionAt(account, context.now())) throw refuse('suspended');
    const language = account.language ?? context.language;
    const theirs = { ...context, language };
    switch (mail) {
      case 'password':
        await sendPasswordLink(theirs, tx, account);
        break;
      case 'invitation':
        if (!(await isInvited(tx, account))) throw refuse('has_entered');
        await sendInvitation(theirs, tx, account, language);
        break;
      case 'second-step':
        if (!isStaff(profile.role)) throw refuse('not_staff');
        if (await hasSecondStep(tx, id)) throw refuse('has_second_step');
        await notify(theirs, tx, account, 'second-step-asked', {}, setupPath);
    }
    const { fullName: name } = profile;
    await recordChange(tx, context, {
      action: 'mail',
      subjectKind: 'user',
      subjectId: id,
      before: { name, mail: null },
      after: { name, mail },
    });
    return { id, mail, to: account.email, language };
  });
}
