import { customType, index, pgSchema, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a release can make again: it is no part of a backup. */
export const releases = pgSchema('releases');

/**
 * Files of the browser whose names say what is in them, of every release that ran here in the last weeks: a node answers
 * with those of another release too (`src/server/release-files.server.ts`).
 */
export const releaseFiles = releases.table(
  'files',
  {
    /** Such as `/assets/about-page-Ct6jjDq1.js`. */
    path: text('path').primaryKey(),
    /** Compressed by brotli where the build did so. */
    body: bytes('body').notNull(),
    encoding: text('encoding'),
    /** When a node of a release that has it ran last, to the day. */
    keptAt: instant('kept_at').notNull(),
  },
  (t) => [index('release_files_kept').on(t.keptAt)],
);
