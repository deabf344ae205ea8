import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities, assessments } from '#db/schema.ts';
import { workoutSessions } from '#db/training-schema.ts';
import { addDays, today, type Day } from '#src/lib/day.ts';
import { startApi, type ApiCaller, type ApiMember } from '#test/api-caller.ts';
import { progressSchema, type Progress } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
  api.setClock(now);
});
afterAll(() => api.close());

/** A Saturday. */
const now = new Date('2026-11-21T09:00:00Z');
const saturday = '2026-11-21' satisfies Day;
let member: ApiMember;
let other: ApiMember;
beforeEach(async () => {
  member = await api.member();
  other = await api.member();
});

const call = (method: string, path: string, body?: object, caller: ApiCaller = member) =>
  caller.call(method, path, body);

async function progress(query = `until=${saturday}`, caller = member): Promise<Progress> {
  const { status, body } = await call('GET', `/progress?${query}`, undefined, caller);
  expect(status).toBe(200);
  return progressSchema.parse(body);
}

const profile = async () => (await call('GET', '/profile')).body;
const weigh = (date: string, weight: number, height?: number, caller = member) =>
  call('PUT', `/progress/measurements/${date}`, { weight, ...(height && { height }) }, caller);
const saveBody = (body: object) => call('PATCH', '/profile', body);

const workout = (date: string, details: Record<string, unknown>, { id: userId } = member) => ({
  userId,
  date,
  type: 'Workout',
  details,
});

describe('week by week', () => {
  test('are the member’s own workouts, minutes and kilocalories, from Monday to Sunday', async () => {
    await api.db
      .insert(activities)
      .values([
        workout('2026-11-15', { duration: 20, calories: 100 }),
        workout('2026-11-16', { duration: 30 }),
        workout('2026-11-21', { duration: 45.5, calories: 300 }),
        workout('2026-11-22', { duration: 60 }),
        workout('2026-11-20', { duration: 'long', calories: 'many' }),
        workout('2026-11-20', { duration: 99, calories: 99 }, other),
        { userId: member.id, date: '2026-11-17', type: 'general', details: { duration: 500, calories: 50 } },
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
    const [done] = await api.db
      .insert(activities)
      .values([workout(saturday, { duration: 25, calories: 120 }), workout(saturday, { duration: 10 })])
      .returning();
    const session = { userId: member.id, week: 1, day: 1, startedAt: now, finishedAt: now };
    await api.db.insert(workoutSessions).values([
      { ...session, activityId: done!.id },
      // Its activity was removed since.
      { ...session, activityId: null },
    ]);
    expect((await progress()).weeks.at(-1)).toMatchObject({ workouts: 2, sessions: 1, minutes: 35 });
  });

  test('go back as far as is asked for', async () => {
    await api.db.insert(activities).values(workout('2025-11-26', { duration: 30 }));
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

  test('that were written without a connection go over nothing that another device kept since', async () => {
    const kept = (weight: number, before: (number | null)[]) =>
      call('PUT', `/progress/measurements/${saturday}`, { weight, before });
    expect((await kept(70, [null])).status).toBe(200);
    // Sent again, as its answer was lost; then corrected, over itself.
    expect((await kept(70, [null])).status).toBe(200);
    expect((await kept(70.5, [null, 70])).status).toBe(200);
    const { status, body } = await kept(72, [69]);
    expect([status, body]).toMatchObject([409, { code: 'changed_meanwhile', current: { weight: 70.5 } }]);
    expect((await weigh(saturday, 72)).status).toBe(200);
    expect((await kept(72, ['x' as never])).status).toBe(422);
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
    const { body } = await call('PUT', '/progress/measurements/2026-11-02', unknown);
    expect(body).toMatchObject({ height: null, bmi: null });
  });

  test('of somebody whose height nobody knows have no BMI', async () => {
    expect((await weigh(saturday, 70)).body).toEqual({
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
    expect((await call('GET', `/progress?until=${saturday}`, undefined, api.visitor())).status).toBe(401);
  });

  test.each([
    ['2026-11-23', { weight: 70 }, 'This day has not come yet.'],
    ['2026-02-30', { weight: 70 }, expect.any(String)],
    ['2026-11-01', { weight: 1 }, 'Weight must be between 2 and 700 kg'],
    ['2026-11-01', { weight: 70, height: 1.7 }, 'Height must be between 30 and 300 cm'],
    ['2026-11-01', {}, 'Weight must be between 2 and 700 kg'],
  ])('on %s of %j are refused', async (date, sent, detail) => {
    const { status, body } = await call('PUT', `/progress/measurements/${date}`, sent);
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail });
  });

  test('sent all at once leave the profile with the newest day', async () => {
    const days = [3, 1, 4, 0, 2].map((back) => addDays(saturday, -back));
    await Promise.all(days.map((day, index) => weigh(day, 60 + index, 168)));
    expect(await profile()).toMatchObject({ weight: 63 });
  });
});

test('assessments come newest first, with their results alone', async () => {
  const results = [{ component: 'pushUps', score: 12, rating: 'Good' }];
  await api.db.insert(assessments).values([
    { userId: member.id, form: {}, results: [], createdAt: new Date('2026-01-01') },
    { userId: member.id, form: {}, results, createdAt: new Date('2026-06-01') },
    { userId: other.id, form: {}, results },
  ]);
  const found: Progress = (await call('GET', `/progress?until=${today(now)}`)).body;
  expect(found.assessments.map(({ created_at }) => created_at)).toEqual([
    '2026-06-01T00:00:00.000Z',
    '2026-01-01T00:00:00.000Z',
  ]);
  expect(found.assessments[0]).toEqual({ id: expect.any(String), created_at: expect.any(String), results });
});

describe('a target weight', () => {
  const eater = { sex: 'female', age: 34, ageOn: saturday, motherhood: 'neither' };
  const set = (weight: number, more: object = {}) =>
    call('PUT', '/progress/target', { weight, day: saturday, ...more });

  beforeEach(async () => {
    await call('PUT', '/preferences', { eater });
    await weigh('2026-11-01', 78, 165);
  });

  test('is kept with what was weighed, told with the progress, and removed', async () => {
    expect(await set(70.04)).toMatchObject({
      status: 200,
      body: { weight: 70, from: { day: saturday, weight: 78 } },
    });
    expect((await progress()).target).toEqual({ weight: 70, from: { day: saturday, weight: 78 } });
    expect((await progress(undefined, other)).target).toBeNull();
    expect((await call('DELETE', '/progress/target')).status).toBe(204);
    expect((await progress()).target).toBeNull();
    const from = { day: '2026-11-01', weight: 80 };
    expect((await set(70, { from })).body).toEqual({ weight: 70, from });
  });

  test.each([
    [50.3, 'target_low'],
    [78.1, 'target_high'],
  ])('of %d kg is refused: %s', async (weight, code) => {
    expect(await set(weight)).toMatchObject({ status: 422, body: { code, errors: [{ path: ['weight'] }] } });
    expect((await progress()).target).toBeNull();
  });

  test.each([{ age: 17 }, { motherhood: 'pregnant' }, { motherhood: 'nursing' }, { noAims: true }])(
    'is not offered to %o',
    async (more) => {
      await call('PUT', '/preferences', { eater: { ...eater, ...more } });
      expect(await set(70)).toMatchObject({ status: 409, body: { code: 'no_target' } });
    },
  );

  test('is not chosen past the rule that offers it', async () => {
    const weightTarget = { weight: 40, from: { day: saturday, weight: 78 } };
    expect((await call('PUT', '/preferences', { weightTarget })).status).toBe(422);
  });
});
