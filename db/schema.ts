import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { articlesWithout } from './missing-language.ts';
import { users } from './auth-schema.ts';
import type { Translatable } from './plans-schema.ts';
import {
  byChange,
  byLikeness,
  byNewest,
  byTitle,
  createdAt,
  instant,
  updatedAt,
  versionColumns,
  withoutLanguage,
} from './columns.ts';

export * from './auth-schema.ts';
export * from './plans-schema.ts';
export * from './training-schema.ts';
export * from './diary-schema.ts';
export * from './measurements-schema.ts';
export * from './reminders-schema.ts';
export * from './drafts-schema.ts';
export * from './filters-schema.ts';
export * from './feedback-schema.ts';
export * from './pictures-schema.ts';
export * from './usage-schema.ts';
export * from './versions-schema.ts';
export * from './releases-schema.ts';

const byLatest = sql.raw('timestamp desc, id desc');

export const userProfiles = pgTable(
  'user_profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    role: text('role').notNull().default('user'),
    /** cm */
    height: real('height'),
    /** kg */
    weight: real('weight'),
    /** kg/m², one decimal */
    bmi: real('bmi'),
    /** What the person chose, as `preferencesSchema` has it: never shown to anybody else. */
    preferences: jsonb('preferences').notNull().default({}).$type<unknown>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('user_profiles_email_key').on(sql`lower(${t.email})`),
    index('user_profiles_newest').on(byNewest),
    // Read from its end where a role's newest come first.
    index('user_profiles_role').on(t.role, t.createdAt, t.id),
    // Goes when the release before is gone: the next one does the same.
    index('user_profiles_name').on(sql`lower(${t.fullName})`, t.createdAt, t.id),
    // With all that is searched, so that a walk in their order for what many hold reads nothing else.
    index('user_profiles_by_name')
      .on(sql`lower(${t.fullName})`, t.createdAt, t.id, t.fullName, t.email, t.role)
      .concurrently(),
    index('user_profiles_by_email')
      .on(sql`lower(${t.email})`, t.createdAt, t.id, t.fullName, t.email, t.role)
      .concurrently(),
    // All that the list of users shows: few among the many, so each would lie on a page of its own.
    index('user_profiles_staff')
      .on(t.role, byNewest, t.fullName, t.email)
      .where(sql`role <> 'user'`),
    index('user_profiles_search').using(
      'gin',
      sql`lower(${t.fullName} || ' ' || ${t.email} || ' ' || ${t.role}) gin_trgm_ops`,
    ),
    index('user_profiles_name_prefix').on(sql`lower(${t.fullName}) text_pattern_ops`),
    index('user_profiles_email_prefix').on(sql`lower(${t.email}) text_pattern_ops`),
    check('user_profiles_role', sql`${t.role} ~ '^(user|nutritionist|planner|admin_[a-z_]+)$'`),
  ],
);

/** The day of an Islamic feast where staff know it better than the estimate. */
export const feastDates = pgTable(
  'feast_dates',
  {
    /** As in `src/features/fasting`. */
    feast: text('feast').notNull(),
    /** Of the Hijri era. */
    hijriYear: integer('hijri_year').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Who announced it. */
    source: text('source').notNull(),
    ...versionColumns(),
  },
  (t) => [primaryKey({ columns: [t.feast, t.hijriYear] })],
);

/** Which bundled rows were written here and in which form, so that what staff have deleted does not come back. */
export const bundledContent = pgTable(
  'bundled_content',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Of the whole row, as hexadecimal SHA-256. */
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    check(
      'bundled_content_kind',
      sql`${t.kind} in ('exercise', 'food', 'recipe', 'fitness-plan', 'nutrition-plan', 'content-item')`,
    ),
  ],
);

export const contentItems = pgTable(
  'content_items',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    category: text('category').notNull(),
    status: text('status').notNull().default('draft'),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: jsonb('title').notNull().$type<Translatable>(),
    data: jsonb('data').notNull().$type<unknown>(),
    searchText: text('search_text').notNull(),
    /** From when on a published item is shown; may lie ahead. What comes with the product is out once it is here. */
    publishedAt: instant('published_at').default(sql`clock_timestamp()`),
    createdAt: createdAt(),
    ...versionColumns(),
  },
  (t) => [
    index('content_items_newest').on(byNewest),
    ...withoutLanguage('content_items', byNewest, articlesWithout),
    index('content_items_title').on(byTitle),
    index('content_items_changed').on(byChange),
    index('content_items_author_name').on(sql.raw("lower(data->'author'->>'en'), id")),
    index('content_items_published_at').on(sql.raw("coalesce(published_at, '-infinity'), id")),
    index('content_items_status').on(t.status, t.id),
    index('content_items_category').on(t.category, byNewest),
    index('content_items_category_title').on(t.category, byTitle),
    index('content_items_type').on(t.type, byNewest),
    index('content_items_published').on(t.status, sql.raw('published_at desc, id desc')),
    index('content_items_public').on(t.status, t.type, sql.raw('published_at desc, id desc')),
    byLikeness('content_items'),
    index('content_items_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('content_items_author').on(t.authorId),
    check('content_items_type', sql`${t.type} in ('educational', 'motivational')`),
    check('content_items_status', sql`${t.status} in ('draft', 'published')`),
    check('content_items_publication', sql`${t.status} = 'draft' or ${t.publishedAt} is not null`),
  ],
);

/** Links that show a draft to whoever holds one, until they end. */
export const draftLinks = pgTable(
  'draft_links',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** SHA-256 of the token: what lies here opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    contentId: text('content_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Null once that account is gone. */
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('draft_links_content').on(t.contentId),
    index('draft_links_made_by').on(t.madeBy),
    index('draft_links_end').on(t.endsAt),
  ],
);

export const assessments = pgTable(
  'assessments',
  {
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: jsonb('form').notNull().$type<unknown>(),
    results: jsonb('results').notNull().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'assessments_pkey', columns: [t.userId, t.id] }),
    index('assessments_user').on(t.userId, t.createdAt),
  ],
);

/**
 * How many members joined in each month, as months pass in Addis Ababa, less those who have left since. Triggers on
 * `user_profiles` keep it, spread over several rows of a month, so that people who join at once do not wait for one
 * another. The sum of all is the number of members.
 */
export const memberCounts = pgTable(
  'member_counts',
  {
    /** The first of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    part: smallint('part').notNull(),
    members: integer('members').notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.part] })],
);

/** Who did what to what. Append only: a trigger refuses updates and deletions. */
export const activityLog = pgTable(
  'activity_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    timestamp: instant('timestamp').notNull().defaultNow(),
    /** Kept when the account is gone; no foreign key, so that deletion leaves the log whole. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (t) => [
    index('activity_log_newest').on(byLatest),
    index('activity_log_actor').on(t.actorId, byLatest),
    index('activity_log_kind').on(t.subjectKind, t.timestamp, t.id),
    // What the record is called, and was: the migration has the function.
    index('activity_log_names').using('gin', sql`activity_log_names(${t.before}, ${t.after}) gin_trgm_ops`),
    index('activity_log_subject').on(t.subjectKind, t.subjectId, t.id),
  ],
);

/** Mails that were sent, or kept because no mail server is set. Queueing and retries are the jobs'. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** `mail`, or `sms` for a text message: then `text` alone says it all. */
    channel: text('channel').notNull().default('mail'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    language: text('language').notNull(),
    /** Where one POST ends such mails (RFC 8058); null for those of the account. */
    unsubscribe: text('unsubscribe'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('mails_newest').on(byNewest),
    index('mails_recipient').on(sql`lower(${t.recipient})`, t.createdAt, t.id),
    index('mails_unsent')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null`),
  ],
);

/** Fixed windows, counted in one statement, so that a limit is exact under concurrency and across nodes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_expiry').on(t.resetsAt)],
);

/** What staff's last saves were answered, so that a save repeated after a lost answer is not made twice. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the key, as hexadecimal SHA-256. */
    keyHash: text('key_hash').notNull(),
    /** Of the request, keyed with the key itself: what was sent, a password too, cannot be guessed from it. */
    fingerprint: text('fingerprint').notNull(),
    status: smallint('status'),
    body: jsonb('body').$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.keyHash] }), index('idempotency_keys_expiry').on(t.createdAt)],
);
