import { and, eq, inArray, sql } from 'drizzle-orm';
import { messageTitle } from '#content/mails.ts';
import { feedback, userProfiles } from '#db/schema.ts';
import { inLanguage, pathIn } from '#src/lib/language.ts';
import { cappedCount, maxCounted } from '#src/lib/capped-count.ts';
import { formatCursor } from '#src/lib/paging.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { changeAll } from './changed-feedback.server.ts';
import {
  beyond,
  chosen,
  search,
  selectFeedback,
  staffFeedback,
  type Asked,
} from './found-feedback.server.ts';
import { readNotice } from './notice/service.server.ts';
import { refuse } from './refusals.server.ts';
import { type Reply, type StaffFeedback, type StaffFeedbackPage, type StaffFeedbackQuery } from './schema.ts';
import { countWaiting } from './waiting.server.ts';

/** A page of the messages that are wanted, newest first. */
export async function listStaffFeedback(
  context: MemberContext,
  { after, limit, ...query }: StaffFeedbackQuery,
): Promise<StaffFeedbackPage> {
  const choice = { ...query, me: context.actor.userId };
  const isFirst = after === undefined;
  const [{ rows, total }, superAdmins, waiting, notice] = await Promise.all([
    (choice.q ? readFound : readNewest)(context, choice, { after, limit: limit + 1 }),
    isFirst ? readSuperAdmins(context) : null,
    isFirst ? countWaiting(context) : null,
    isFirst ? readNotice(context) : null,
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(staffFeedback),
    next: last ? formatCursor({ at: last.at, id: last.feedback.id }) : null,
    total: total && { count: total.count, is_capped: total.isCapped },
    super_admins: superAdmins,
    waiting,
    notice,
    sends_mail: context.settings.smtpUrl !== undefined,
  };
}

interface Part {
  readonly after: string | undefined;
  readonly limit: number;
}

async function readFound(context: MemberContext, choice: Asked, part: Part) {
  const { ids, total } = await search(context, choice, part);
  const rows = ids.length > 0 ? await selectFeedback(context, inArray(feedback.id, [...ids])) : [];
  return { rows, total: part.after === undefined ? total : null };
}

async function readNewest(context: MemberContext, choice: Asked, { after, limit }: Part) {
  const [rows, total] = await Promise.all([
    selectFeedback(context, and(chosen(choice), beyond(after))).limit(limit),
    after === undefined ? countFeedback(context, choice) : null,
  ]);
  return { rows, total };
}

async function countFeedback({ db }: MemberContext, choice: Asked) {
  const among = db
    .select({ one: sql`1`.as('one') })
    .from(feedback)
    .where(chosen(choice))
    .limit(maxCounted + 1)
    .as('among');
  return cappedCount(await db.$count(among));
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
