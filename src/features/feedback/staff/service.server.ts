import { and, eq } from 'drizzle-orm';
import { messageTitle } from '#content/mails.ts';
import { feedback, userProfiles } from '#db/schema.ts';
import { inLanguage, pathIn } from '#src/lib/language.ts';
import { sortingOf } from '#src/lib/sorting.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { changeAll } from './changed-feedback.server.ts';
import { countMessages, readMessages, selectFeedback, staffFeedback } from './found-feedback.server.ts';
import { readNotice } from './notice/service.server.ts';
import { refuse } from './refusals.server.ts';
import type { Reply, StaffFeedback, StaffFeedbackPage, StaffFeedbackQuery } from './schema.ts';
import { countWaiting } from './waiting.server.ts';

/** A page of the messages that are wanted, newest first unless it is asked for otherwise. */
export async function listStaffFeedback(
  context: MemberContext,
  { after, limit, sort, order, ...query }: StaffFeedbackQuery,
): Promise<StaffFeedbackPage> {
  const choice = { ...query, me: context.actor.userId };
  const isFirst = after === undefined;
  const sorting = sortingOf({ sort, order }, 'created');
  const [{ messages, next }, total, superAdmins, waiting, notice] = await Promise.all([
    readMessages(context, choice, { sorting, after, limit }),
    isFirst ? countMessages(context, choice) : null,
    isFirst ? readSuperAdmins(context) : null,
    isFirst ? countWaiting(context) : null,
    isFirst ? readNotice(context) : null,
  ]);
  return {
    items: messages,
    next,
    total: total && { count: total.count, is_capped: total.isCapped },
    super_admins: superAdmins,
    waiting,
    notice,
    sends_mail: context.settings.smtpUrl !== undefined,
  };
}

/** More than any staff has. */
const maxSuperAdmins = 100;

const readSuperAdmins = ({ db }: MemberContext) =>
  db
    .select({ id: userProfiles.id, name: userProfiles.fullName })
    .from(userProfiles)
    .where(eq(userProfiles.role, 'admin_super'))
    .orderBy(userProfiles.fullName, userProfiles.id)
    .limit(maxSuperAdmins);

/** @throws 404 */
export async function readStaffFeedback(
  context: Pick<MemberContext, 'db'>,
  id: string,
): Promise<StaffFeedback> {
  const [found] = await selectFeedback(context, eq(feedback.id, id));
  if (!found) throw refuse('not_found');
  return staffFeedback(found);
}

/**
 * Answers a message by mail, which leaves if, and only if, the reply is kept. Of two at once one goes out.
 *
 * @throws 404; 409 `changed_meanwhile` where another one went out since its writer looked, `no_address` where the account
 *   of whoever wrote is gone, and their address with it
 */
export async function replyToFeedback(
  context: MemberContext,
  id: string,
  reply: Reply,
): Promise<StaffFeedback> {
  const earlier = await readStaffFeedback(context, id);
  if (earlier.email === '') throw refuse('no_address');
  const isSent = earlier.replies === reply.replies && (await sendReply(context, earlier, reply));
  const current = await readStaffFeedback(context, id);
  if (!isSent) throw refuse('changed_meanwhile', { current });
  return current;
}

/** @returns false where another reply was sent first, or the address has gone */
async function sendReply(context: MemberContext, to: StaffFeedback, reply: Reply): Promise<boolean> {
  const { db, actor, now } = context;
  return await db.transaction(async (tx) => {
    const kept = await tx
      .update(feedback)
      .set({
        replyMessage: reply.message,
        repliedAt: now(),
        repliedBy: actor.userId,
        replies: to.replies + 1,
      })
      .where(and(eq(feedback.id, to.id), eq(feedback.replies, to.replies), eq(feedback.email, to.email)))
      .returning({ id: feedback.id });
    if (kept.length === 0) return false;
    await queueMail(context, tx, {
      kind: 'feedback-reply',
      to: to.email,
      language: reply.language,
      values: replyValues(context, to, reply),
    });
    await recordChange(tx, context, {
      action: 'reply',
      subjectKind: 'feedback',
      subjectId: to.id,
      before: { name: to.full_name, replyMessage: to.reply_message },
      after: { name: to.full_name, replyMessage: reply.message },
    });
    if (reply.resolve) await changeAll(tx, context, { ids: [to.id], change: { is_resolved: true } });
    return true;
  });
}

const replyValues = ({ settings }: MemberContext, to: StaffFeedback, { message, language }: Reply) => ({
  name: to.full_name,
  link: new URL(pathIn(language, '/contact'), settings.publicUrl).href,
  subject: to.subject ?? inLanguage(messageTitle, language),
  reply: message,
  original: to.content,
});
