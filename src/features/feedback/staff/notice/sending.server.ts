import { nameOf } from '#src/features/auth/mailed-link.ts';
import { offLink } from '#src/features/reminders/off-link.server.ts';
import { pathIn, type Language } from '#src/lib/language.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { eachMinute, type Worker } from '#src/server/jobs.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { sql } from 'drizzle-orm';
import { noticePauseMinutes } from './kinds.ts';

export const noticeWorker = (runtime: Runtime): Worker =>
  eachMinute('message-notices', () => sendNotices(runtime));

/** How many people are told in one transaction. */
const batch = 50;

/**
 * Tells whoever wants to know of what has arrived: at most one mail in some minutes, of all that is still new then.
 * However many processes look, each takes other people: that they are told, and the mail, are written together.
 */
export async function sendNotices(runtime: Runtime): Promise<void> {
  await runtime.db.transaction(endForFormerStaff);
  let told: number;
  do told = await runtime.db.transaction((tx) => tellSome(runtime, tx));
  while (told === batch);
}

/** Who may not read messages any more gets no word of them, and is not asked again should they come back. */
async function endForFormerStaff(tx: Transaction): Promise<void> {
  // What a message that is just arriving holds is left for the next minute: nobody waits for one another.
  await tx.execute(sql`
    delete from feedback_notices where user_id in (
      select notice.user_id from feedback_notices as notice
      where not exists (select from user_profiles where id = notice.user_id and role = 'admin_super')
      for update skip locked)`);
}

interface Receiver extends Record<string, unknown> {
  readonly userId: string;
  readonly language: Language;
  readonly email: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** False: the account is suspended, about to go, or its address not confirmed. */
  readonly isReached: boolean;
}

async function tellSome(runtime: Runtime, tx: Transaction): Promise<number> {
  const now = runtime.now().toISOString();
  const receivers = await tx.execute<Receiver>(sql`
    select notice.user_id as "userId", notice.language, account.email, account.user_metadata as "userMetadata",
      account.email_confirmed_at is not null
        and (account.banned_until is null or account.banned_until <= ${now}::timestamptz)
        and not exists (select from account_deletions where user_id = notice.user_id) as "isReached"
    from feedback_notices as notice
    join user_profiles as profile on profile.id = notice.user_id and profile.role = 'admin_super'
    join auth.users as account on account.id = notice.user_id
    where exists (select from feedback_untold where user_id = notice.user_id)
      and (notice.sent_at is null
        or notice.sent_at <= ${now}::timestamptz - make_interval(mins => ${noticePauseMinutes}))
    order by notice.user_id limit ${batch}
    for no key update of notice skip locked`);
  for (const receiver of receivers) await tell(runtime, tx, receiver);
  return receivers.length;
}

/** Takes what somebody was not told of yet; spam, and what was answered meanwhile, they need not be told of. */
async function tell(runtime: Runtime, tx: Transaction, receiver: Receiver): Promise<void> {
  const { userId, language, email, isReached } = receiver;
  const taken = await tx.execute<{ isNew: boolean }>(sql`
    delete from feedback_untold using feedback
    where feedback_untold.user_id = ${userId} and feedback.id = feedback_untold.feedback_id
    returning replies = 0 and not is_resolved and spam_at is null as "isNew"`);
  const messages = taken.filter(({ isNew }) => isNew).length;
  if (messages === 0 || !isReached) return;
  await tx.execute(sql`
    update feedback_notices set sent_at = ${runtime.now().toISOString()}::timestamptz where user_id = ${userId}`);
  await queueMail(runtime, tx, {
    kind: 'feedback-arrived',
    to: email,
    language,
    values: {
      name: nameOf(receiver),
      link: new URL(pathIn(language, '/admin/feedback?unresolved=true'), runtime.settings.publicUrl).href,
      off: await offLink(runtime, { userId, kind: 'messages' }, language),
      messages,
    },
  });
}
