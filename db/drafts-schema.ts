import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth-schema.ts';
import { instant } from './columns.ts';

/** What staff are writing and have not saved: one for each person and record. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the editor, below `/admin/`, such as `foods/teff`; what is new stands at `foods/new`. */
    address: text('address').notNull(),
    /** What the record is called in it. */
    name: text('name').notNull(),
    /** What the form holds, right or wrong. */
    fields: jsonb('fields').notNull().$type<Readonly<Record<string, unknown>>>(),
    /** Of the record that it goes over; null for a new one. */
    version: integer('version'),
    /** Goes along with each attempt to save it. */
    saveKey: uuid('save_key'),
    /** Counts up with each change, so that two devices never overwrite each other unseen. */
    revision: integer('revision').notNull().default(1),
    keptAt: instant('kept_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] })],
);
