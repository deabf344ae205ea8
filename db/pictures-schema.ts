import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { byChange, byNewest, createdAt, versionColumns } from './columns.ts';
import type { Localized } from '#src/lib/language.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures that staff have uploaded, each once. */
export const pictures = pgTable(
  'pictures',
  {
    /** Of the file as it came: the first half of its SHA-256, hexadecimal. */
    id: text('id').primaryKey(),
    /** As the file was called. */
    name: text('name').notNull(),
    /** What is to be seen, for who cannot see it; empty while nobody has said it. */
    alt: jsonb('alt').notNull().default({}).$type<Partial<Localized>>(),
    /** Pixels of the largest form. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of all its forms. */
    bytes: integer('bytes').notNull(),
    /** Lower-case name and words in both languages. */
    searchText: text('search_text').notNull(),
    /** Who uploaded it; no foreign key, so that the account can go. */
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    ...versionColumns(),
  },
  (t) => [
    index('pictures_newest').on(byNewest),
    index('pictures_changed').on(byChange),
    index('pictures_name').on(sql`lower(${t.name})`, t.createdAt, t.id),
    index('pictures_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('pictures_id', sql`${t.id} ~ '^[0-9a-f]{32}$'`),
  ],
);

/** A picture in the sizes and formats that pages ask for. Those of one that was deleted stay while it may come back. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: text('picture_id').notNull(),
    /** As addresses name it: a small picture has no more pixels than it came with. */
    width: integer('width').notNull(),
    /** `avif` or `webp`. */
    format: text('format').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pictureId, t.width, t.format] })],
);

/**
 * Which records show a picture. Triggers on their tables keep it, whoever writes them: so a picture that is shown
 * cannot be deleted, and no record can show one that is not there.
 */
export const pictureUses = pgTable(
  'picture_uses',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
    /** As the activity log calls the kind of record. */
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pictureId, t.kind, t.recordId] }),
    index('picture_uses_record').on(t.kind, t.recordId),
  ],
);
