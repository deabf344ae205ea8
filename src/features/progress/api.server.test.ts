import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities, assessments, userProfiles, users } from '#db/schema.ts';
import { workoutSessions } from '#db/training-schema.ts';
import { mapError } from '#src/api/errors.server.ts';
import { profileApi } from '#src/features/profile/api.server.ts';
import { addDays, today, type Day } from '#src/lib/day.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { readSettings } from '#src/server/env.server.ts';
import { createLog } from '#src/server/log.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { progressApi } from './api.server.ts';
import { progressSchema, type Progress } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A Saturday. */
const now = new Date('2026-11-21T09:00:00Z');
const saturday = '2026-11-21' satisfies Day;
let member: string;
let other: string;
beforeEach(async () => {
  member = await account();
  other = await account();
});

async function account(): Promise<string> {
  const email = `${randomUUID()}@birtu.test`;
  const [user] = await database.db.insert(users).values({ email }).returning();
  await database.db.insert(userProfiles).values({ id: user!.id, fullName: 'Selam', email });
  return user!.id;
}

async function call(method: string, path: string, body?: unknown, userId: string | null = member) {
  const api = new Hono<ApiEnvironment>();
  api.use((c, next) => {
    c.set('context', {
      sql: database.sql,
      db: database.db,
      actor: userId
        ? { userId, sessionId: '', role: 'user', aal: 'aal1', recovery: false, needsSecondFactor: false }
        : null,
      settings: readSettings({}),
      log: createLog({ level: 'silent', readable: false }),
      jobs: { enqueue: () => Promise.reject(new Error('no jobs here')) },
      now: () => now,
      requestId: '',
      clientAddress: '',
      userAgent: '',
      language: 'en',
    });
    return next();
  });
  api.route('/progress', progressApi).route('/profile', profileApi);
  api.onError(mapError);
  const response = await api.request(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, text: await response.text() };
}

async function progress(query = `until=${saturday}`, userId = member): Promise<Progress> {
  const { status, text } = await call('GET', `/progress?${query}`, undefined, userId);
  expect(status).toBe(200);
  return progressSchema.parse(JSON.parse(text));
}

const profile = async () => JSON.parse((await call('GET', '/profile')).text) as Record<string, unknown>;
const weigh = (date: string, weight: number, height?: number, userId = member) =>
  call('PUT', `/progress/measurements/${date}`, { weight, ...(height && { height }) }, userId);
const saveBody = (body: object) => call('PATCH', '/profile', body);

const workout = (date: string, details: Record<string, unknown>, userId = member) => ({
  userId,
  date,
  type: 'Workout',
  details,
});

describe('week by week', () => {
  test('are the member’s own workouts, minutes and kilocalories, from Monday to Sunday', async () => {
    await database.db
      .insert(activities)
      .values([
        workout('2026-11-15', { duration: 20, calories: 100 }),
        workout('2026-11-16', { duration: 30 }),
        workout('2026-11-21', { duration: 45.5, calories: 300 }),
        workout('2026-11-22', { duration: 60 }),
        workout('2026-11-20', { duration: 'long', calories: 'many' }),
        workout('2026-11-20', { duration: 99, calories: 99 }, other),
        { userId: member, date: '2026-11-17', type: 'general', details: { duration: 500, calories: 50 } },
      ]);
    const { weeks, first_day } = await progress();
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(0, 10).every(({ workouts }) => workouts === 0)).toBe(true);
    expect(weeks.slice(-2)).toEqual([
      { start: '2026-11-09', workouts: 1, sessions: 0, minutes: 20, calories: 100 },
      { start: '2026-11-16', workouts: 3, sessions: 0, minutes: 75.5, calories: 300 },
    ]);
    expect(first_day).toBe('2026-11-15');
  });

  test('tell which workouts followed a plan, and count each once', async () => {
    const [done] = await database.db
      .insert(activities)
      .values([workout(saturday, { duration: 25, calories: 120 }), workout(saturday, { duration: 10 })])
      .returning();
    const session = { userId: member, week: 1, day: 1, startedAt: now, finishedAt: now };
    await database.db.insert(workoutSessions).values([
      { ...session, activityId: done!.id },
      // Its activity was removed since.
      { ...session, activityId: null },
    ]);
    expect((await progress()).weeks.at(-1)).toMatchObject({ workouts: 2, sessions: 1, minutes: 35 });
  });

  test('go back as far as is asked for', async () => {
    await database.db.insert(activities).values(workout('2025-11-26', { duration: 30 }));
    expect((await progress()).weeks.every(({ workouts }) => workouts === 0)).toBe(true);
    expect((await progress('until=2025-11-30')).weeks.at(-1)).toMatchObject({ workouts: 1 });
    const year = await progress(`until=${saturday}&weeks=52`);
    expect(year.weeks).toHaveLength(52);
    expect(year.weeks[0]).toMatchObject({ start: '2025-11-24', workouts: 1 });
  });

  test.each(['until=2026-13-01', '', 'until=2026-11-21&weeks=13'])('?%s is refused', async (query) => {
    expect((await call('GET', `/progress?${query}`)).status).toBe(422);
  });
});

describe('measurements', () => {
  test('are kept when height and weight are saved, under the person’s own day', async () => {
    await saveBody({ height: 168, weight: 70, date: '2026-11-20' });
    await saveBody({ height: 168, weight: 69.4 });
    await saveBody({ height: 168, weight: 69, date: saturday });
    await saveBody({ full_name: 'Selam Two' });
    const { measurements, latest, first_day } = await progress();
    expect(measurements).toEqual([
      { date: '2026-11-20', height: 168, weight: 70, bmi: 24.8 },
      { date: saturday, height: 168, weight: 69, bmi: 24.4 },
    ]);
    expect(latest).toEqual(measurements[1]);
    expect(first_day).toBe('2026-11-20');
  });

  test('of a device whose clock is ahead are today’s', async () => {
    await saveBody({ height: 168, weight: 70, date: '2030-01-01' });
    expect((await progress()).measurements).toMatchObject([{ date: saturday }]);
  });

  test('of an earlier day do not touch the profile; of the newest they do', async () => {
    await saveBody({ height: 168, weight: 70, date: '2026-11-18' });
    expect((await weigh('2026-11-01', 72)).status).toBe(200);
    expect(await profile()).toMatchObject({ weight: 70 });
    await weigh('2026-11-18', 71.5);
    expect(await profile()).toMatchObject({ height: 168, weight: 71.5, bmi: 25.3 });
    await weigh('2026-11-19', 71, 170);
    expect(await profile()).toMatchObject({ height: 170, weight: 71, bmi: 24.6 });
    expect((await progress()).measurements.map(({ weight }) => weight)).toEqual([72, 71.5, 71]);
  });

  test('told late by a device, of an earlier day, do not take the place of a newer weight', async () => {
    await saveBody({ height: 168, weight: 70, date: '2026-11-18' });
    expect((await saveBody({ height: 167, weight: 74, date: '2026-11-01' })).status).toBe(200);
    expect(await profile()).toMatchObject({ height: 168, weight: 70, bmi: 24.8 });
    expect((await progress()).measurements.map(({ weight }) => weight)).toEqual([74, 70]);
  });

  test('can be removed, and brought back as they were', async () => {
    await weigh('2026-11-18', 70, 168);
    await weigh('2026-11-20', 700);
    expect((await call('DELETE', '/progress/measurements/2026-11-20')).status).toBe(204);
    expect(await profile()).toMatchObject({ weight: 70, bmi: 24.8 });
    await call('DELETE', '/progress/measurements/2026-11-18');
    expect(await profile()).toMatchObject({ height: 168, weight: null, bmi: null });
    expect((await call('DELETE', '/progress/measurements/2026-11-18')).status).toBe(204);
    await weigh('2026-11-18', 70, 168);
    expect(await profile()).toMatchObject({ height: 168, weight: 70, bmi: 24.8 });
  });

  test('that were a slip leave the height on the profile when they go, which the one before had not', async () => {
    await call('PUT', '/progress/measurements/2026-11-18', { weight: 70, height: null });
    await weigh('2026-11-20', 71, 168);
    await call('DELETE', '/progress/measurements/2026-11-20');
    expect(await profile()).toMatchObject({ height: 168, weight: 70, bmi: 24.8 });
  });

  test('need no height, and keep none where it is said not to be known', async () => {
    await saveBody({ height: 168, weight: 70, date: '2026-11-01' });
    const unknown = { weight: 71, height: null };
    const { text } = await call('PUT', '/progress/measurements/2026-11-02', unknown);
    expect(JSON.parse(text)).toMatchObject({ height: null, bmi: null });
  });

  test('of somebody whose height nobody knows have no BMI', async () => {
    expect(JSON.parse((await weigh(saturday, 70)).text)).toEqual({
      date: saturday,
      height: null,
      weight: 70,
      bmi: null,
    });
  });

  test('are nobody else’s', async () => {
    await weigh(saturday, 70, 168);
    await weigh(saturday, 55, 150, other);
    await call('DELETE', `/progress/measurements/${saturday}`);
    expect(await progress(undefined, other)).toMatchObject({ latest: { weight: 55 } });
    expect((await call('GET', `/progress?until=${saturday}`, undefined, null)).status).toBe(401);
  });

  test.each([
    ['2026-11-23', { weight: 70 }, 'This day has not come yet.'],
    ['2026-02-30', { weight: 70 }, expect.any(String)],
    ['2026-11-01', { weight: 1 }, 'Weight must be between 2 and 700 kg'],
    ['2026-11-01', { weight: 70, height: 1.7 }, 'Height must be between 30 and 300 cm'],
    ['2026-11-01', {}, 'Weight must be between 2 and 700 kg'],
  ])('on %s of %j are refused', async (date, body, detail) => {
    const { status, text } = await call('PUT', `/progress/measurements/${date}`, body);
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ detail });
  });

  test('sent all at once leave the profile with the newest day', async () => {
    const days = [3, 1, 4, 0, 2].map((back) => addDays(saturday, -back));
    await Promise.all(days.map((day, index) => weigh(day, 60 + index, 168)));
    expect(await profile()).toMatchObject({ weight: 63 });
  });
});

test('assessments come newest first, with their results alone', async () => {
  const results = [{ component: 'pushUps', score: 12, rating: 'Good' }];
  await database.db.insert(assessments).values([
    { userId: member, form: {}, results: [], createdAt: new Date('2026-01-01') },
    { userId: member, form: {}, results, createdAt: new Date('2026-06-01') },
    { userId: other, form: {}, results },
  ]);
  const found = JSON.parse((await call('GET', `/progress?until=${today(now)}`)).text) as Progress;
  expect(found.assessments.map(({ created_at }) => created_at)).toEqual([
    '2026-06-01T00:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
  ]);
  expect(found.assessments[0]).toEqual({ id: expect.any(String), created_at: expect.any(String), results });
});
