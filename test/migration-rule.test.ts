import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrongWith } from './migration-rule.ts';

const folder = new URL('../db/migrations/', import.meta.url);
/** The newest of those that were made before there was the rule. */
const lastBefore = '0065_';

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

test('what a migration does the release before can live with, unless its name says `contract`', () => {
  expect(files.findIndex((file) => file.startsWith(lastBefore))).toBeGreaterThan(0);
  const wrong = files
    .filter((file) => file > lastBefore && !file.startsWith(lastBefore))
    .flatMap((file) =>
      wrongWith(file, readFileSync(new URL(file, folder), 'utf8')).map((what) => `${file}: ${what}`),
    );
  expect(wrong).toEqual([]);
});

describe('a migration is refused that', () => {
  test.each([
    'DROP TABLE "routines";',
    'DROP INDEX "workout_sessions_user";',
    'DROP INDEX CONCURRENTLY "workout_sessions_user";',
    'ALTER TABLE "activities" DROP COLUMN "type";',
    'ALTER TABLE "auth"."users" RENAME COLUMN "email" TO "address";',
    'ALTER TABLE "activities" RENAME TO "done";',
    'ALTER TABLE "activities" ALTER COLUMN "type" SET NOT NULL;',
    'ALTER TABLE "content_items" ALTER COLUMN "icon" SET NOT NULL;',
    'ALTER TABLE "activities" ALTER COLUMN "type" SET DATA TYPE integer;',
    'ALTER TABLE "activities" DROP CONSTRAINT "activities_pkey";',
    'ALTER TABLE "routines" ALTER COLUMN "version" DROP DEFAULT;',
    'ALTER TABLE "exercises" ADD COLUMN "level" text NOT NULL;',
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
  ])('%s', (text) => {
    expect(wrongWith('0066_more.sql', text)).toHaveLength(1);
    expect(wrongWith('0066_more-contract.sql', text)).toEqual([]);
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
    'CREATE OR REPLACE FUNCTION noted() RETURNS trigger AS $$ begin update "members_done" set count = 1; return new; end $$ LANGUAGE plpgsql;',
  ])('%s', (text) => {
    expect(wrongWith('0066_more.sql', text)).toEqual([]);
  });
});
