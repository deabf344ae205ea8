import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import type { OpenDatabase } from './database.server.ts';
import { forgetEndedLimits, takeFromLimit } from './limits.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('exactly so many pass, however many ask at once', async () => {
  const limit = { name: 'at-once', max: 5, windowSeconds: 60 };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => takeFromLimit(database.sql, limit, 'abebe@example.et')),
  );
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(5);
});

test('a refusal says when to come back, and another subject is not refused', async () => {
  const limit = { name: 'one', max: 1, windowSeconds: 60 };
  await takeFromLimit(database.sql, limit, 'a');
  const answer = await takeFromLimit(database.sql, limit, 'a');
  expect(answer.allowed ? 0 : answer.retryAfterSeconds).toBeGreaterThan(55);
  expect((await takeFromLimit(database.sql, limit, 'b')).allowed).toBe(true);
});

test('after its window a limit is whole again', async () => {
  const limit = { name: 'short', max: 1, windowSeconds: 60 };
  await takeFromLimit(database.sql, limit, 'a');
  await database.sql`update rate_limits set resets_at = now() - interval '1 second' where key like 'short:%'`;
  expect((await takeFromLimit(database.sql, limit, 'a')).allowed).toBe(true);
  expect((await takeFromLimit(database.sql, limit, 'a')).allowed).toBe(false);
});

test('who was counted cannot be read from the table', async () => {
  await takeFromLimit(database.sql, { name: 'hidden', max: 1, windowSeconds: 60 }, 'sara@example.et');
  const rows = await database.sql`select key from rate_limits where key like '%sara%'`;
  expect(rows).toHaveLength(0);
});

test('ended windows are forgotten', async () => {
  await takeFromLimit(database.sql, { name: 'old', max: 1, windowSeconds: 60 }, 'a');
  await database.sql`update rate_limits set resets_at = now() - interval '1 second' where key like 'old:%'`;
  await forgetEndedLimits(database.sql);
  expect(await database.sql`select 1 from rate_limits where key like 'old:%'`).toHaveLength(0);
});
