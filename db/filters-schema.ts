import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth-schema.ts';
import { createdAt } from './columns.ts';

/** How staff narrow down and sort lists of the staff area, each under a name of their own. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** Its address below `/admin/`. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** Of that address, without a place in the list. */
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
