import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#src/lib/language.ts';
import { users } from './auth-schema.ts';
import { savedRepliesWithout } from './missing-language.ts';
import { byChange, byNewest, createdAt, instant, versionColumns, withoutLanguage } from './columns.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    subject: text('subject'),
    content: text('content').notNull(),
    rating: smallint('rating'),
    /** Of the page that it was written on; null where that is not known. */
    language: text('language').$type<Language>(),
    isResolved: boolean('is_resolved').notNull().default(false),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    /** The newest reply; the activity log has the earlier ones. */
    replyMessage: text('reply_message'),
    repliedAt: instant('replied_at'),
    repliedBy: uuid('replied_by').references(() => users.id, { onDelete: 'set null' }),
    /** How many were sent, so that of two that are written at once only one goes out. */
    replies: smallint('replies').notNull().default(0),
    /** Who of the staff sees to it. */
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** When it was put aside as spam; some weeks later it is deleted. */
    spamAt: instant('spam_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('feedback_newest')
      .on(byNewest)
      .where(sql`spam_at is null`),
    index('feedback_unresolved')
      .on(byNewest)
      .where(sql`not is_resolved and spam_at is null`),
    index('feedback_spam')
      .on(byNewest)
      .where(sql`spam_at is not null`),
    // As the list sorts them.
    index('feedback_by_status')
      .on(sql.raw('(is_resolved::text), created_at, id'))
      .where(sql`spam_at is null`),
    index('feedback_by_assignee')
      .on(sql.raw("coalesce(assigned_to::text, ''), created_at, id"))
      .where(sql`spam_at is null`),
    index('feedback_spam_by_status')
      .on(sql.raw('(is_resolved::text), created_at, id'))
      .where(sql`spam_at is not null`)
      .concurrently(),
    index('feedback_spam_by_assignee')
      .on(sql.raw("coalesce(assigned_to::text, ''), created_at, id"))
      .where(sql`spam_at is not null`)
      .concurrently(),
    index('feedback_assigned')
      .on(t.assignedTo, byNewest)
      .where(sql`assigned_to is not null`),
    // What the badge beside the messages counts.
    index('feedback_new')
      .on(t.id)
      .where(sql`replies = 0 and not is_resolved and spam_at is null`),
    index('feedback_assigned_open')
      .on(t.assignedTo)
      .where(sql`assigned_to is not null and not is_resolved and spam_at is null`),
    index('feedback_user').on(t.userId),
    // So that an account can be deleted without reading all messages.
    index('feedback_resolved_by')
      .on(t.resolvedBy)
      .where(sql`resolved_by is not null`),
    index('feedback_replied_by')
      .on(t.repliedBy)
      .where(sql`replied_by is not null`),
    index('feedback_search').using(
      'gin',
      sql`lower(${t.fullName} || ' ' || ${t.email} || ' ' || ${t.content}) gin_trgm_ops`,
    ),
    check('feedback_rating', sql`${t.rating} between 1 and 5`),
    check('feedback_language', sql`${t.language} in ('en', 'am')`),
  ],
);

/** Who of the staff wants a mail when messages arrive: nobody at first. */
export const feedbackNotices = pgTable(
  'feedback_notices',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In which the mail is written. */
    language: text('language').notNull().$type<Language>(),
    /** When the last one was sent; for some minutes after it no other one is. */
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  () => [check('feedback_notices_language', sql`language in ('en', 'am')`)],
);

/** Messages that somebody is still to be told of, written with the message and gone with the mail. */
export const feedbackUntold = pgTable(
  'feedback_untold',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => feedbackNotices.userId, { onDelete: 'cascade' }),
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.feedbackId] }),
    index('feedback_untold_feedback').on(t.feedbackId),
  ],
);

const bySavedTitle = sql.raw("lower(data->>'title'), id");

/** What staff answer again and again. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: text('id').primaryKey(),
    /** As `savedReplySchema` has it. */
    data: jsonb('data').notNull().$type<unknown>(),
    /** Lower-case title and text in every language. */
    searchText: text('search_text').notNull(),
    createdAt: createdAt(),
    ...versionColumns(),
  },
  (t) => [
    index('saved_replies_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('saved_replies_title').on(bySavedTitle),
    ...withoutLanguage('saved_replies', bySavedTitle, savedRepliesWithout),
    index('saved_replies_changed').on(byChange),
  ],
);
