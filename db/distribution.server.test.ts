import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { isSpread } from '#test/citus.ts';
import { createTestDatabase } from '#test/database.ts';
import { distribute } from './distribution.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const spread = () => distribute(database.sql, { isDry: true, onStep: () => undefined });

test('a database without Citus is told so; one that is spread has nothing to be done', async () => {
  if (isSpread) expect(await spread()).toBe(0);
  else await expect(spread()).rejects.toThrow(/^DATABASE_URL: this database has no Citus; /);
});

test('while another release is connected nothing is spread', async () => {
  const other = postgres(database.url, { max: 1, connection: { application_name: 'birtu 1' } });
  await other`select 1`;
  await expect(spread()).rejects.toThrow(/^DATABASE_URL: another release is running/);
  await other.end();
});

test('a database that waits for a migration, or has one that this release does not know, is not spread', async () => {
  const { sql } = database;
  const [last] = await sql`
    delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning hash, created_at`;
  await expect(spread()).rejects.toThrow(/^DATABASE_URL: a migration waits; run `npm run db:migrate` first/);
  await sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${last!['hash']}, ${last!['created_at']}), ('', ${Number(last!['created_at']) + 1})`;
  await expect(spread()).rejects.toThrow(/^DATABASE_URL: the database was migrated by a newer release/);
});
