import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What each record said that several people write, version by version; `src/server/versioned.server.ts` writes it. Of a
 * deleted one the last is as it was, so that it can be brought back.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    /** As in the activity log. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    version: integer('version').notNull(),
    /** The row by its properties in `db/schema.ts`. */
    record: jsonb('record').notNull().$type<Readonly<Record<string, unknown>>>(),
    /** What is not as it was in the version before, by the names that the log has for it. */
    changed: text('changed').array().notNull(),
    action: text('action').notNull(),
    /** The version that it went back to; null where it is another change. */
    restored: integer('restored'),
    /** With a deletion: what else was changed by it. */
    also: jsonb('also').$type<unknown>(),
    at: instant('at').notNull(),
    /** Null for what came with the product; no foreign key, so that the account can go. */
    by: uuid('by'),
  },
  (t) => [
    primaryKey({ columns: [t.subjectKind, t.subjectId, t.version] }),
    index('record_versions_deleted')
      .on(t.at)
      .where(sql`action = 'delete'`),
  ],
);
