import { afterAll, expect, test } from 'vitest';
import { migrate } from '#src/server/migrate.server.ts';
import { createTestDatabase } from './database.ts';

const [one, other] = [await createTestDatabase(), await createTestDatabase()];
afterAll(() => Promise.all([one.close(), other.close()]));

test('a test database is migrated, and nobody else sees what is written in it', async () => {
  expect(await migrate(one.sql)).toBe(0);
  await one.sql`create table mark (made boolean)`;
  expect(await other.sql`select to_regclass('mark') as mark`).toEqual([{ mark: null }]);
});
