import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth-schema.ts';
import { createdAt, instant } from './columns.ts';

/** What members measured, as often a day as they like; what they weigh is kept once a day, in `body_measurements`. */
export const measurements = pgTable(
  'measurements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the device, so that what is sent twice is kept once. */
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** The person's own calendar day, never an instant. */
    day: date('day', { mode: 'string' }).notNull(),
    /** By the person's own clock, as `07:30`; null where it was not said. */
    time: text('time'),
    /** As `src/features/measurements/schema.ts` has them for each kind. */
    figures: jsonb('figures').notNull().$type<unknown>(),
    /** Counts up with each change, so that two devices never overwrite each other unseen. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** When its member deleted it; for a day that can be undone. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('measurements_kind').on(t.userId, t.kind, t.day),
    index('measurements_expiry')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    check('measurements_kinds', sql`${t.kind} in ('blood_pressure', 'pulse', 'waist')`),
    check('measurements_time', sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);
