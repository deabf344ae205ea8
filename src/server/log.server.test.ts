import { afterAll, beforeAll, expect, test } from 'vitest';
import { userProfiles } from '#db/schema.ts';
import { createTestDatabase } from '#test/database.ts';
import type { OpenDatabase } from './database.server.ts';
import { loggable, loggablePath } from './log.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const secret = 'Sekret-word-1';

test.each([
  [
    'through Drizzle',
    () => database.db.insert(userProfiles).values({ id: secret, fullName: secret, email: secret }),
  ],
  ['through the driver', () => database.sql`select ${secret}::uuid`],
])('a failed query %s is logged without what it was asked with', async (_, ask) => {
  const failure: unknown = await ask().then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  const line = JSON.stringify(loggable(failure));
  expect(line).not.toContain(secret);
  expect(JSON.parse(line)).toMatchObject({ code: '22P02', query: expect.any(String) });
});

test('any other failure keeps its message and where it came from', () => {
  expect(loggable(new RangeError('too far'))).toMatchObject({
    name: 'RangeError',
    message: 'too far',
    stack: expect.arrayContaining([expect.stringContaining('log.server.test.ts')]),
  });
});

test('of a path the log holds what people may know', () => {
  const known = '/api/activities/00000000-0000-4000-8000-000000000000';
  expect(loggablePath(known)).toBe(known);
  expect(loggablePath(`/auth/v1/verify/${'x'.repeat(43)}/more`)).toBe('/auth/v1/verify/[hidden]/more');
});
