import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions, users } from './auth-schema.ts';
import { createdAt, instant, updatedAt } from './columns.ts';

const member = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const kinds = sql.raw(`kind in ('training', 'weigh_in', 'meals', 'weekly_summary', 'next_fast')`);

/** What members want to be reminded of. All is off at first: what is not here is off. */
export const reminders = pgTable(
  'reminders',
  {
    userId: member(),
    kind: text('kind').notNull(),
    /** Of the week, Monday being 0. */
    days: jsonb('days').notNull().$type<readonly number[]>(),
    /** By the person's own clock, as `07:30`. */
    time: text('time').notNull(),
    /** IANA time zone in which that clock goes. */
    zone: text('zone').notNull(),
    language: text('language').notNull(),
    calendar: text('calendar').notNull(),
    /** When it is due; null while it is silent. */
    nextAt: instant('next_at'),
    /** Since when it is silent, as nobody followed it. */
    pausedAt: instant('paused_at'),
    createdAt: createdAt(),
    /** When the member chose it so, or said "go on": from then on those that were not followed count. */
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    index('reminders_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
    check('reminders_kinds', kinds),
    check('reminders_time', sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('reminders_silence', sql`(${t.nextAt} is null) = (${t.pausedAt} is not null)`),
  ],
);

/** What was due on a day of the person's own: one of a kind, so that nothing is sent twice. Kept for a season. */
export const reminderSends = pgTable(
  'reminder_sends',
  {
    userId: member(),
    kind: text('kind').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    dueAt: instant('due_at').notNull(),
    /** `push`, `mail`, or `none` where there was nothing to say; null until that is settled. */
    channel: text('channel'),
    sentAt: instant('sent_at'),
    /** When its link was opened. */
    openedAt: instant('opened_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.day] }),
    index('reminder_sends_expiry').on(t.dueAt),
    check('reminder_sends_kinds', kinds),
    check('reminder_sends_channel', sql`${t.channel} in ('push', 'mail', 'none')`),
  ],
);

/** Browsers that a member is reminded on. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: member(),
    /** SHA-256 of the endpoint, hexadecimal: a browser is one member's only. */
    id: text('id').notNull(),
    /** With the session that took it, it goes: who is signed out there is not reminded there. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** What messages are encrypted for (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language').notNull(),
    createdAt: createdAt(),
    /** When its push service said that it is no more. For a while the browser can still say what took its place. */
    goneAt: instant('gone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('push_subscriptions_browser').on(t.id),
    index('push_subscriptions_session').on(t.sessionId),
    index('push_subscriptions_gone')
      .on(t.goneAt)
      .where(sql`gone_at is not null`),
  ],
);

/** The one pair of keys by which push services know this site (RFC 8292); the private one is sealed. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
);
