import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrongWith } from './migration-rule.ts';

const folder = new URL('../db/migrations/', import.meta.url);
/** The newest of those that were made before there was the rule. */
const lastBefore = '0065_';

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

test('what a migration does the release before can live with, and nobody waits for long', () => {
  expect(files.findIndex((file) => file.startsWith(lastBefore))).toBeGreaterThan(0);
  const wrong = files
    .filter((file) => file > lastBefore && !file.startsWith(lastBefore))
    .flatMap((file) =>
      wrongWith(file, readFileSync(new URL(file, folder), 'utf8')).map((what) => `${file}: ${what}`),
    );
  expect(wrong).toEqual([]);
});

/** The names under which a migration with this SQL is refused. */
const refusedAs = (text: string) =>
  ['0066_more.sql', '0066_more-contract.sql'].filter((name) => wrongWith(name, text).length > 0);

describe('what takes something away goes a release later, in a migration whose name says `contract`:', () => {
  test.each([
    'DROP TABLE "routines";',
    'DROP INDEX "workout_sessions_user";',
    'DROP INDEX CONCURRENTLY "workout_sessions_user";',
    'ALTER TABLE "activities" DROP COLUMN "type";',
    'ALTER TABLE "auth"."users" RENAME COLUMN "email" TO "address";',
    'ALTER TABLE "activities" RENAME TO "done";',
    'ALTER TABLE "content_items" ALTER COLUMN "icon" SET NOT NULL;',
    'ALTER TABLE "activities" DROP CONSTRAINT "activities_pkey";',
    'ALTER TABLE "routines" ALTER COLUMN "version" DROP DEFAULT;',
    'ALTER TABLE "exercises" ADD COLUMN "level" text NOT NULL;',
    'ALTER TABLE "foods" ALTER COLUMN "id" SET DATA TYPE integer;',
    'TRUNCATE "activities";',
    'ALTER TABLE "activities" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint\nALTER TABLE "activities" DROP CONSTRAINT "activities_type_not_null";',
    'ALTER TABLE "activities" DROP CONSTRAINT "activities_pkey", ADD CONSTRAINT "activities_pkey" PRIMARY KEY USING INDEX "activities_own";',
    'ALTER TABLE "activities" DROP CONSTRAINT "activities_pkey", ADD CONSTRAINT "activities_key" CHECK (true) NOT VALID;',
    'ALTER TABLE "activities" DROP CONSTRAINT "activities_pkey", ADD CONSTRAINT "activities_pkey_more" CHECK (true) NOT VALID;',
  ])('%s', (text) => {
    expect(refusedAs(text)).toEqual(['0066_more.sql']);
  });
});

describe('what keeps others from a table that grows, or from each other, no name allows:', () => {
  test.each([
    'ALTER TABLE "activities" ALTER COLUMN "type" SET NOT NULL;',
    'ALTER TABLE "activities" ALTER COLUMN "type" SET DATA TYPE integer;',
    'ALTER TABLE "activities" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'ALTER TABLE "activities" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(type)) STORED;',
    'CREATE INDEX "activities_type" ON "activities" USING btree ("type");',
    'CREATE UNIQUE INDEX "users_phone" ON "auth"."users" USING btree ("phone");',
    'ALTER TABLE "activities" ADD CONSTRAINT "activities_type" CHECK (type <> \'\');',
    'ALTER TABLE "activities" ADD PRIMARY KEY ("user_id", "id");',
    '-- All of them.\nUPDATE "activities" SET "type" = \'workout\';',
    'CREATE INDEX "foods_group" ON "foods" USING btree ("id");--> statement-breakpoint\nALTER TABLE "foods" ADD COLUMN "note" text;',
    'CREATE INDEX CONCURRENTLY "a" ON "activities" ("type");--> statement-breakpoint\nCREATE TABLE "b" ("id" uuid);',
    'ALTER TABLE "activities" ADD CONSTRAINT "a" CHECK (true) NOT VALID;--> statement-breakpoint\nALTER TABLE "activities" VALIDATE CONSTRAINT "a";',
    'ALTER TABLE "activities" ALTER COLUMN "type" TYPE integer;',
    'ALTER TABLE "activities" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint\nALTER TABLE "activities" DROP CONSTRAINT "activities_date_not_null";',
    'ALTER TABLE "activities" DROP CONSTRAINT "a", ADD CONSTRAINT "a" CHECK (true);',
    'ALTER TABLE "activities" ADD CONSTRAINT "a" CHECK (true) NOT VALID, ADD CONSTRAINT "b" CHECK (true);',
    'ALTER TABLE "activities" ADD CONSTRAINT "a" CHECK (true), ADD CONSTRAINT "b" UNIQUE USING INDEX "activities_own";',
    'ALTER TABLE "activities" SET UNLOGGED;',
    'REINDEX TABLE "activities";',
    'VACUUM FULL "activities";',
    'LOCK TABLE "activities" IN ACCESS EXCLUSIVE MODE;',
    'DELETE FROM "activities" WHERE "type" = \'\';',
  ])('%s', (text) => {
    expect(refusedAs(text)).toEqual(['0066_more.sql', '0066_more-contract.sql']);
  });
});

describe('a migration is taken that', () => {
  test.each([
    'CREATE TABLE "notes" ("id" uuid NOT NULL);--> statement-breakpoint\nCREATE INDEX "notes_id" ON "notes" USING btree ("id");--> statement-breakpoint\nALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id");',
    'ALTER TABLE "activities" ADD COLUMN "note" text;',
    'ALTER TABLE "activities" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "activities" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;',
    'ALTER TABLE "activities" ALTER COLUMN "type" DROP NOT NULL;',
    'ALTER TABLE "picture_files" DROP CONSTRAINT "picture_files_picture_id_pictures_id_fk";',
    'CREATE INDEX CONCURRENTLY "activities_type" ON "activities" USING btree ("type");',
    'CREATE INDEX "foods_group" ON "foods" USING btree ("id");',
    'ALTER TABLE "foods" ADD COLUMN "note" text;--> statement-breakpoint\nCREATE INDEX "foods_note" ON "foods" USING btree ("note");',
    'UPDATE "content_items" SET "search_text" = \'\';',
    'ALTER TABLE "activities" ADD CONSTRAINT "activities_type" CHECK (type <> \'\') NOT VALID;',
    'ALTER TABLE "activities" VALIDATE CONSTRAINT "activities_type";',
    'ALTER TABLE "activities" DROP CONSTRAINT "activities_type", ADD CONSTRAINT "activities_type" CHECK (type <> \'\') NOT VALID;',
    'ALTER TABLE "activities" ADD CONSTRAINT "activities_once" UNIQUE USING INDEX "activities_own";',
    'REINDEX INDEX CONCURRENTLY "activities_own";',
    'CREATE OR REPLACE FUNCTION noted() RETURNS trigger AS $$ begin update "members_done" set count = 1; return new; end $$ LANGUAGE plpgsql;',
  ])('%s', (text) => {
    expect(refusedAs(text)).toEqual([]);
  });
});
