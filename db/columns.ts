import { sql, type SQL } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { languages, type Language } from '#src/lib/language.ts';

/** Columns that mean the same in every table. */

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
/** As lists of the staff sort. */
export const byTitle = sql.raw("lower(title->>'en'), id");
/** A title in its languages, one in each line: an index of trigrams finds what sounds alike. */
export const titlesText = "((title->>'en') || E'\\n' || coalesce(title->>'am', ''))";
export const byName = sql.raw("lower(data->'name'->>'en'), id");
export const byChange = sql.raw('updated_at, id');
export const byNewest = sql.raw('created_at desc, id desc');

/**
 * What is to be translated, in the order of a list and by its last change.
 *
 * @param without of `missing-language.ts`
 */
export const withoutLanguage = (table: string, order: SQL, without: Readonly<Record<Language, string>>) =>
  languages.flatMap((language) => [
    index(`${table}_without_${language}`).on(order).where(sql.raw(without[language])),
    index(`${table}_without_${language}_changed`).on(byChange).where(sql.raw(without[language])),
  ]);

/** By how alike a title is written to what is looked for. */
export const byLikeness = (table: string) =>
  index(`${table}_titles`).using('gin', sql.raw(`${titlesText} gin_trgm_ops`));

/** What belongs to a member is found by member first, so that all of theirs may lie on one machine. */
export const ofMember = (table: string, t: { readonly userId: AnyPgColumn; readonly id: AnyPgColumn }) => [
  primaryKey({ name: `${table}_pkey`, columns: [t.userId, t.id] }),
  // By which the release before finds them; to be taken away by the next one.
  uniqueIndex(`${table}_id`).on(t.id).concurrently(),
];

/** Of a record that several people change: see `src/server/versioned.server.ts`. */
export const versionColumns = () => ({
  /** Counts up with each change, so that two editors never overwrite each other unseen. */
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
  /** Null for what came with the product; no foreign key, so that the account can go. */
  updatedBy: uuid('updated_by'),
});
