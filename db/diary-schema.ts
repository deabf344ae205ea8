import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth-schema.ts';
import { createdAt, instant, ofMember } from './columns.ts';
import type { Translatable } from './plans-schema.ts';

/** What members ate. Figures are not kept: they are computed from the table of foods whenever a day is read. */
export const diaryEntries = pgTable(
  'diary_entries',
  {
    /** Chosen by the device, so that what is sent twice is kept once. */
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person's own calendar day, never an instant. */
    day: date('day', { mode: 'string' }).notNull(),
    meal: text('meal').notNull(),
    /** As it was called when it was eaten. */
    name: jsonb('name').notNull().$type<Translatable>(),
    /** Grams of foods and recipes, and how they were measured. */
    portions: jsonb('portions').notNull().$type<unknown[]>(),
    /** The same in short, for the index; null where it is too long for one. */
    amounts: text('amounts').generatedAlwaysAs(sql`diary_amounts(portions)`),
    /** The plan, tray or recipe that it was taken from. */
    source: jsonb('source').$type<unknown>(),
    /** Counts up with each change, so that two devices never overwrite each other unseen. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** When its member deleted it; for a day that can be undone. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    ...ofMember('diary_entries', t),
    // A day and a month lie together, and what they come to is told by the index alone: the migration includes `amounts`
    // and `deleted_at`, for which there is no word here.
    index('diary_entries_user').on(t.userId, t.day),
    index('diary_entries_expiry')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    check('diary_entries_meal', sql`${t.meal} in ('breakfast', 'lunch', 'dinner', 'snacks')`),
  ],
);
