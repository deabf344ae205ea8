import { and, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { reminders, reminderSends } from '#db/schema.ts';
import { nameOf } from '#src/features/auth/mailed-link.ts';
import { today, type Day } from '#src/lib/day.ts';
import { pathIn, type Language } from '#src/lib/language.ts';
import type { Calendar } from '#src/lib/month.ts';
import type { OwnContext, Runtime } from '#src/server/context.server.ts';
import type { Sql, Transaction } from '#src/server/database.server.ts';
import { eachMinute, worker, type Job, type Worker } from '#src/server/jobs.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { nextMoment } from './due.ts';
import { maxLateMs, maxUnanswered, pathOf, reminderKinds, type ReminderKind } from './kinds.ts';
import { offLink } from './off-link.server.ts';
import { pushToAll } from './push.server.ts';
import { subjects } from './subjects.server.ts';

/** One reminder of a day. */
interface Send {
  readonly userId: string;
  readonly kind: ReminderKind;
  readonly day: string;
}

/** For as long as push services are tried; then a mail goes. */
const pushPatienceMs = 600_000;

const sendReminder: Job<Send> = {
  name: 'send-reminder',
  data: z.object({ userId: z.uuid(), kind: z.enum(reminderKinds), day: z.iso.date() }),
  retry: { attempts: 30, delaySeconds: 5, maxDelaySeconds: 120 },
  timeoutSeconds: 60,
  concurrency: 5,
};

/** What looks for what is due, and what sends it. */
export const reminderWorkers = (runtime: Runtime): Worker[] => [
  eachMinute('reminders-due', () => claimDue(runtime)),
  worker(sendReminder, (send) => deliver(runtime, send)),
];

/** A season is enough to tell whether the last ones were followed. */
const keptDays = 100;

/** How many are taken in one transaction. */
const batch = 200;

/**
 * Takes all that is due, each once however many nodes look: that it is taken, the job that sends it and when it is due
 * next are written together. What is late by more than an hour, as after a standstill, is left out.
 */
export async function claimDue(runtime: Runtime): Promise<void> {
  const { db } = runtime;
  let taken: number;
  do taken = await db.transaction((tx) => claimBatch(runtime, tx));
  while (taken === batch);
}

async function claimBatch({ jobs, now: clock }: Runtime, tx: Transaction): Promise<number> {
  const now = clock();
  const due = await tx
    .select()
    .from(reminders)
    .where(lte(reminders.nextAt, now))
    .orderBy(reminders.nextAt)
    .limit(batch)
    .for('update', { skipLocked: true });
  for (const { userId, kind, nextAt, ...rhythm } of due) {
    await tx
      .update(reminders)
      .set({ nextAt: nextMoment(rhythm, now) })
      .where(and(eq(reminders.userId, userId), eq(reminders.kind, kind)));
    if (now.getTime() - nextAt!.getTime() > maxLateMs) continue;
    const send = { userId, kind, day: today(nextAt!, rhythm.zone) };
    const [isNew] = await tx
      .insert(reminderSends)
      .values({ ...send, dueAt: nextAt! })
      .onConflictDoNothing()
      .returning({ day: reminderSends.day });
    if (isNew) await jobs.enqueue(tx, sendReminder, { ...send, kind: kind as ReminderKind });
  }
  return due.length;
}

interface Due {
  readonly dueAt: string;
  readonly time: string;
  readonly language: Language;
  readonly calendar: Calendar;
  readonly isIgnored: boolean;
  /** Null where it is not confirmed. */
  readonly email: string | null;
  readonly userMetadata: Readonly<Record<string, unknown>>;
}

/** Whether a reminder that was sent (`sent`) was followed, by what members do, which may lie on another machine. */
const isFollowed = (sql: Sql, { userId, kind, day }: Send) =>
  ({
    training: sql`sent.day in (
      select date from activities where user_id = ${userId} and date between ${day}::date - ${keptDays}::int and ${day})`,
    weigh_in: sql`coalesce(sent.day <= (
      select max(date) from body_measurements where user_id = ${userId} and date < ${day}), false)`,
    meals: sql`coalesce(sent.sent_at <= ((select jsonb_object_agg(day, last) from (
      select day::text as day, max(created_at) as last from diary_entries
      where user_id = ${userId} and deleted_at is null and day between ${day}::date - ${keptDays}::int and ${day}
      group by day) as written) ->> sent.day::text)::timestamptz, false)`,
    weekly_summary: sql`sent.opened_at is not null`,
    next_fast: sql`sent.opened_at is not null`,
  })[kind];

/** What is to be sent, with whether the last ones before it were followed by nothing. */
async function findDue(sql: Sql, send: Send): Promise<Due | undefined> {
  const { userId, kind, day } = send;
  const [due] = await sql<Due[]>`
    select one.due_at as "dueAt", reminder.time, reminder.language, reminder.calendar,
      (select count(*) = ${maxUnanswered} and not bool_or(followed) from (
        select ${isFollowed(sql, send)} as followed from reminder_sends as sent
        where user_id = ${userId} and kind = ${kind} and day < ${day} and channel <> 'none'
          and sent_at >= reminder.updated_at
        order by day desc limit ${maxUnanswered}) as last) as "isIgnored",
      case when account.email_confirmed_at is not null then account.email end as email,
      account.user_metadata as "userMetadata"
    from reminder_sends as one
    join reminders as reminder using (user_id, kind)
    join auth.users as account on account.id = one.user_id
    where one.user_id = ${userId} and one.kind = ${kind} and one.day = ${day} and one.channel is null
      and reminder.paused_at is null
      and (account.banned_until is null or account.banned_until <= now())
      and not exists (select from account_deletions where user_id = ${userId})`;
  return due;
}

/**
 * One attempt to send a reminder: by push where the member has a browser for it, else by mail. It has nothing to say
 * where what it is about is done, and after three in a row that were not followed it goes silent.
 */
export async function deliver(runtime: Runtime, send: Send): Promise<void> {
  const { sql } = runtime;
  const { userId, kind, day } = send;
  const due = await findDue(sql, send);
  const late = due && runtime.now().getTime() - new Date(due.dueAt).getTime();
  if (!due || late! > maxLateMs) return await settle(runtime, send, 'none');
  if (due.isIgnored) {
    await sql`
      update reminders set next_at = null, paused_at = ${runtime.now().toISOString()}
      where user_id = ${userId} and kind = ${kind}`;
    return await settle(runtime, send, 'none');
  }
  const { time, language, calendar, email, userMetadata } = due;
  const subject = await subjects[kind](asOwner(runtime, userId, language), {
    day: day as Day,
    time,
    language,
    calendar,
  });
  if (!subject) return await settle(runtime, send, 'none');
  const path = pathOf(kind, day);
  if (late! < pushPatienceMs) {
    const pushed = await pushToAll(runtime, userId, { kind, tag: `${kind}-${day}`, path });
    if (pushed === 'sent') return await settle(runtime, send, 'push');
    if (pushed === 'later') throw new Error('no push service took the message');
  }
  if (email === null) return await settle(runtime, send, 'none');
  const values = {
    ...subject.values,
    name: nameOf({ email, userMetadata }),
    link: new URL(pathIn(language, path), runtime.settings.publicUrl).href,
    off: await offLink(runtime, send, language),
  };
  await runtime.db.transaction(async (tx) => {
    const [isOurs] = await tx
      .update(reminderSends)
      .set({ channel: 'mail', sentAt: runtime.now() })
      .where(and(isSend(send), isNull(reminderSends.channel)))
      .returning({ day: reminderSends.day });
    if (isOurs) await queueMail(runtime, tx, { kind: subject.kind, to: email, language, values });
  });
}

const isSend = ({ userId, kind, day }: Send) =>
  and(eq(reminderSends.userId, userId), eq(reminderSends.kind, kind), eq(reminderSends.day, day));

async function settle({ sql, now }: Runtime, send: Send, channel: 'push' | 'none'): Promise<void> {
  const { userId, kind, day } = send;
  await sql`
    update reminder_sends set channel = ${channel}, sent_at = ${channel === 'push' ? now().toISOString() : null}
    where user_id = ${userId} and kind = ${kind} and day = ${day} and channel is null`;
}

/** For services that read what is a member's own, when nobody asks but the clock. */
const asOwner = (runtime: Runtime, userId: string, language: Language): OwnContext => ({
  ...runtime,
  requestId: '',
  clientAddress: '',
  userAgent: '',
  language,
  actor: { userId, sessionId: '' },
  admitted: Promise.resolve(null),
});

/** Housekeeping. */
export async function forgetOldSends(sql: Sql): Promise<void> {
  await sql`delete from reminder_sends where due_at < now() - make_interval(days => ${keptDays})`;
}
