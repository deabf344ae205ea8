import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userProfiles, users } from '#db/schema.ts';
import { mapError } from '#src/api/errors.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { preferencesApi } from './api.server.ts';

let database: OpenDatabase;
let selam: string;
let dawit: string;

beforeAll(async () => {
  database = await createTestDatabase();
  selam = await account('Selam');
  dawit = await account('Dawit');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`update user_profiles set preferences = '{}'`;
});

/** An account with a profile, or without one where no name is given. */
async function account(name?: string): Promise<string> {
  const email = `${randomUUID()}@birtu.test`;
  const [user] = await database.db.insert(users).values({ email }).returning();
  if (name) await database.db.insert(userProfiles).values({ id: user!.id, fullName: name, email });
  return user!.id;
}

async function call(userId: string, change?: unknown) {
  const { sql, db } = database;
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql,
      db,
      actor: {
        userId,
        sessionId: randomUUID(),
        role: 'user',
        aal: 'aal1',
        recovery: false,
        needsSecondFactor: false,
      },
      settings: readSettings({}),
      log: createLog({ level: 'silent', readable: false }),
      jobs: { enqueue: () => Promise.reject(new Error('no jobs here')) },
      now: () => new Date(),
      requestId: '',
      clientAddress: '',
      userAgent: '',
      language: 'en',
    });
    return next();
  });
  api.route('/', preferencesApi);
  api.onError(mapError);
  const headers = { 'content-type': 'application/json' };
  const sent = change === undefined ? {} : { method: 'PUT', headers, body: JSON.stringify(change) };
  const response = await api.request('/', sent);
  return { status: response.status, body: await response.json() };
}

const strict = { tradition: 'orthodox', fish: false, honey: false, until: '15:00' };

describe('preferences', () => {
  test('are empty until something is chosen, also where there is no profile yet', async () => {
    expect(await call(selam)).toEqual({ status: 200, body: {} });
    expect(await call(await account())).toEqual({ status: 200, body: {} });
  });

  test('are kept for the person who chose, and nobody else', async () => {
    expect(await call(selam, { tsom: strict })).toEqual({ status: 200, body: { tsom: strict } });
    expect((await call(selam)).body).toEqual({ tsom: strict });
    expect((await call(dawit)).body).toEqual({});
  });

  test('are changed, and forgotten', async () => {
    await call(selam, { tsom: strict });
    const lenient = { ...strict, fish: true, until: 'none' };
    expect((await call(selam, { tsom: lenient })).body).toEqual({ tsom: lenient });
    expect((await call(selam, {})).body).toEqual({ tsom: lenient });
    expect((await call(selam, { tsom: null })).body).toEqual({});
  });

  test('leave no trace in the log of changes nor in the moment of the last change', async () => {
    const tracesOf = async () =>
      database.sql`
        select (select count(*)::int from activity_log) as log, updated_at from user_profiles where id = ${selam}`;
    const before = await tracesOf();
    await call(selam, { tsom: strict });
    expect(await tracesOf()).toEqual(before);
  });

  test.each([
    ['an unknown name', { diet: 'vegan' }],
    ['an unknown name within', { tsom: { ...strict, church: 'Selassie' } }],
    ['an unknown tradition', { tsom: { ...strict, tradition: 'jedi' } }],
    ['an unknown hour', { tsom: { ...strict, until: '18:00' } }],
    ['half a choice', { tsom: { tradition: 'muslim' } }],
    ['markup', { tsom: { ...strict, tradition: '<script>' } }],
    ['no object', ['tsom']],
  ])('%s is refused, and nothing changes', async (_name, change) => {
    await call(selam, { tsom: strict });
    expect((await call(selam, change)).status).toBe(422);
    expect((await call(selam)).body).toEqual({ tsom: strict });
  });

  test('what another version knew counts as not chosen', async () => {
    const stored = JSON.stringify({ tsom: strict, moon: 'full' });
    await database.sql`update user_profiles set preferences = ${stored}::text::jsonb where id = ${selam}`;
    expect((await call(selam)).body).toEqual({ tsom: strict });
  });
});
