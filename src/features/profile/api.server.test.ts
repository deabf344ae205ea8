import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities, userProfiles, users } from '#db/schema.ts';
import { mapError } from '#src/api/errors.server.ts';
import { addDays, homeTimeZone, mondayOf, today } from '#src/lib/day.ts';
import type { Actor, ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase, waitingForLocks } from '#test/database.ts';
import { profileApi } from './api.server.ts';
import { profileSchema } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let actor: Actor;
let others: string;
beforeEach(async () => {
  actor = {
    userId: await account('selam'),
    sessionId: randomUUID(),
    role: 'user',
    aal: 'aal1',
    recovery: false,
    needsSecondFactor: false,
  };
  others = await account('dawit');
});

/** An account with a profile, or without one where `name` is left out. */
async function account(name?: string, metadata: Record<string, unknown> = {}): Promise<string> {
  const email = `${randomUUID()}@birtu.test`;
  const [user] = await database.db.insert(users).values({ email, userMetadata: metadata }).returning();
  if (name) await database.db.insert(userProfiles).values({ id: user!.id, fullName: name, email });
  return user!.id;
}

async function call(method: 'GET' | 'PATCH', body?: unknown, caller: Actor | null = actor, path = '/') {
  const { sql, db } = database;
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql,
      db,
      actor: caller,
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
  api.route('/', profileApi);
  api.onError(mapError);
  const headers = { 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const response = await api.request(path, { method, ...sent });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('reading the profile', () => {
  test('gives the caller’s own record, as it is described', async () => {
    const { status, body } = await call('GET');
    expect(status).toBe(200);
    expect(profileSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      id: actor.userId,
      full_name: 'selam',
      role: 'user',
      height: null,
      bmi: null,
    });
    expect(body).toMatchObject({ workouts: 0, calories: 0, this_week: { workouts: 0, calories: 0 } });
  });

  test('has the blood pressure of the last assessment that has one, and nobody else’s', async () => {
    expect((await call('GET')).body).toMatchObject({ blood_pressure: null });
    const keep = (userId: string, bloodPressure: string | null, day: string) => database.sql`
      insert into assessments (user_id, form, results, created_at)
      values (${userId}, ${JSON.stringify({ bloodPressure })}::text::jsonb, '[]', ${day})`;
    await keep(actor.userId, '150/92', '2026-11-01T06:00:00Z');
    await keep(actor.userId, '165/95', '2026-11-10T06:00:00Z');
    await keep(actor.userId, null, '2026-11-20T06:00:00Z');
    await keep(others, '185/115', '2026-11-21T06:00:00Z');
    const { body } = await call('GET');
    expect(profileSchema.parse(body).blood_pressure).toEqual({
      reading: '165/95',
      measured_at: '2026-11-10T06:00:00.000Z',
    });
  });

  test('counts what the caller logged, and nobody else', async () => {
    const date = '2026-11-20';
    const { userId } = actor;
    await database.db.insert(activities).values([
      { userId, date, type: 'Workout', details: { name: 'Run', calories: 250.5 } },
      { userId, date, type: 'Workout', details: { name: 'Walk', calories: 'many' } },
      { userId, date, type: 'Generic Activity', details: { calories: 49.5 } },
      { userId: others, date, type: 'Workout', details: { calories: 999 } },
    ]);
    expect((await call('GET')).body).toMatchObject({ workouts: 2, calories: 300 });
  });

  test('counts those of this week apart, which begins on Monday', async () => {
    const { userId } = actor;
    const day = today(new Date(), homeTimeZone);
    const workout = { userId, type: 'Workout', details: { duration: 30, calories: 100 } };
    await database.db.insert(activities).values([
      { ...workout, date: mondayOf(day) },
      { ...workout, date: addDays(mondayOf(day), -1) },
      { ...workout, date: addDays(day, 1) },
    ]);
    expect((await call('GET')).body).toMatchObject({
      workouts: 2,
      calories: 200,
      this_week: { workouts: 1, calories: 100 },
    });
  });

  test('counts up to today where the person is, unless that day has not begun anywhere', async () => {
    const { userId } = actor;
    const here = today(new Date(), homeTimeZone);
    const workout = { userId, type: 'Workout', details: {} };
    await database.db.insert(activities).values([
      { ...workout, date: addDays(here, -1) },
      { ...workout, date: here },
    ]);
    const workoutsUntil = async (day: string) =>
      (await call('GET', undefined, actor, `/?today=${day}`)).body['workouts'];
    expect(await workoutsUntil(addDays(here, -1))).toBe(1);
    expect(await workoutsUntil(here)).toBe(2);
    expect(await workoutsUntil('2098-01-01')).toBe(2);
    expect((await call('GET', undefined, actor, '/?today=soon')).status).toBe(422);
  });

  test('makes a missing one from the account, as a plain user', async () => {
    const userId = await account(undefined, { full_name: 'Hirut Abebe', role: 'admin_super' });
    const results = await Promise.all([1, 2, 3].map(() => call('GET', undefined, { ...actor, userId })));
    for (const { status, body } of results) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ full_name: 'Hirut Abebe', role: 'user' });
    }
  });

  test('needs a member, and not one who came by a reset link', async () => {
    expect(await call('GET', undefined, null)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    expect((await call('GET', undefined, { ...actor, recovery: true })).status).toBe(403);
  });
});

describe('changing the profile', () => {
  test('keeps a name as it was written', async () => {
    const { status, body } = await call('PATCH', { full_name: "  Selam O'Brien ሰላም " });
    expect(status).toBe(200);
    expect(body['full_name']).toBe("Selam O'Brien ሰላም");
    expect((await call('GET')).body['full_name']).toBe("Selam O'Brien ሰላም");
    const [account_] = await database.db.select().from(users).where(eq(users.id, actor.userId));
    expect(account_!.userMetadata).toEqual({ full_name: "Selam O'Brien ሰላም" });
  });

  test('takes its turn with a change of the account, which locks the account first', async () => {
    const { sql } = database;
    let change: ReturnType<typeof call> | undefined;
    await sql.begin(async (tx) => {
      await tx`select from auth.users where id = ${actor.userId} for no key update`;
      change = call('PATCH', { full_name: 'Selam Two' });
      await expect.poll(() => waitingForLocks(sql), { timeout: 20_000 }).not.toEqual([]);
      await tx`update user_profiles set full_name = 'Selam One' where id = ${actor.userId}`;
    });
    expect(await change).toMatchObject({ status: 200, body: { full_name: 'Selam Two' } });
  });

  test('works the BMI out itself', async () => {
    const { body } = await call('PATCH', { height: 168, weight: 61.5, bmi: 3 });
    expect(body).toMatchObject({ height: 168, weight: 61.5, bmi: 21.8, full_name: 'selam' });
  });

  test('never changes a role or an e-mail', async () => {
    const before = (await call('GET')).body;
    const { status, body } = await call('PATCH', {
      full_name: 'Selam',
      role: 'admin_super',
      email: 'x@birtu.test',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'user', email: before['email'] });
    expect((await call('PATCH', { role: 'admin_super' })).status).toBe(422);
  });

  test('touches nobody else', async () => {
    await call('PATCH', { full_name: 'Selam Two' });
    const { body } = await call('GET', undefined, { ...actor, userId: others });
    expect(body['full_name']).toBe('dawit');
  });

  test.each([
    [{}, 'There is nothing to change.'],
    [{ full_name: '' }, 'Name is required'],
    [{ full_name: 'x' }, 'Name must be at least 2 characters long'],
    [{ height: 168 }, 'Height and weight go together.'],
    [{ height: 0, weight: 60 }, 'Height must be between 30 and 300 cm'],
    [{ height: 168, weight: 'NaN' }, 'Weight must be between 2 and 700 kg'],
    [{ height: 168, weight: 1e9 }, 'Weight must be between 2 and 700 kg'],
  ])('%j is refused: %s', async (change, detail) => {
    const { status, body } = await call('PATCH', change);
    expect(status).toBe(422);
    expect(body['detail']).toBe(detail);
  });
});
