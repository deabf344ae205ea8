import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often something was done on a day, as days pass in Addis Ababa: days and totals, and nothing of whoever did it
 * (docs/decisions/0103). Processes add to it in batches.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** Of what, such as `recipe`; of a search, where it was searched. */
    kind: text('kind').notNull(),
    /** Its id, or the text that was searched; empty for all of the kind together. */
    subject: text('subject').notNull(),
    /** What was done, such as `opened`. */
    what: text('what').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subject, t.what, t.day] }),
    // What is old is forgotten by this.
    index('daily_counts_days').on(t.what, t.day),
    // What was opened most on a day.
    index('daily_counts_most')
      .on(t.day, t.count.desc())
      .where(sql`${t.what} = 'opened' and ${t.subject} <> ''`),
    // What was searched most on a day and not found.
    index('daily_counts_not_found')
      .on(t.day, t.count.desc())
      .where(sql`${t.what} = 'not-found'`)
      .concurrently(),
  ],
);
