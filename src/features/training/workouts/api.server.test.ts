import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  begin,
  change,
  date,
  finish,
  logged,
  openTrainingStage,
  start,
  tell,
  training,
  type Caller,
} from '#test/training-stage.ts';
import type { OpenSession } from '../schema.ts';
import { workoutListSchema, workoutSchema, type Workout, type WorkoutList } from './schema.ts';
import { forgetDeletedWorkouts } from './service.server.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const at = (id: string) => `/training/workouts/${id}`;
const open = async (caller: Caller, id: string): Promise<Workout> =>
  (await caller('GET', at(id))).body as unknown as Workout;
const list = async (caller: Caller, after?: string): Promise<WorkoutList> =>
  (await caller('GET', `/training/workouts${after ? `?after=${after}` : ''}`)).body as unknown as WorkoutList;

const places = (session: Pick<OpenSession, 'sets'>, id: string) =>
  session.sets.flatMap(({ exerciseId }, position) => (exerciseId === id ? [position] : []));

/** A workout with push-ups. @param reps of each set */
async function pushUps(reps: readonly number[], weight: number | null = null, day = 1): Promise<OpenSession> {
  const session = await begin(selam, await start(selam), 1, day);
  const found = places(session, 'push-up');
  await tell(selam, session, ...reps.map((times, index) => change(found[index]!, { reps: times, weight })));
  expect((await finish(selam, session)).status).toBe(200);
  return session;
}
const ofPushUps = ({ exercises }: Workout) => exercises.find(({ exerciseId }) => exerciseId === 'push-up');

describe('a finished workout', () => {
  test('is opened with its sets, day, minutes and energy', async () => {
    const session = await pushUps([8, 7], 5);
    const workout = await open(selam, session.id);
    expect(workoutSchema.parse(workout)).toEqual(workout);
    expect(workout).toMatchObject({
      id: session.id,
      week: 1,
      day: 1,
      date,
      minutes: 30,
      isInCalendar: true,
      estimate: { met: 3.5, bodyWeight: 60, minutes: 30, calories: 105 },
      notes: null,
      effort: null,
    });
    expect(ofPushUps(workout)).toMatchObject({
      name: { en: 'Push-up' },
      figures: { sets: 2, best: { reps: 8, weight: 5 }, volume: 75, totalReps: 15 },
      before: null,
      comparison: null,
      records: [],
    });
    expect(await logged(selam)).toMatchObject([{ details: { workout: session.id } }]);
  });

  test('is compared with the last that had the exercise, and says what was never reached before', async () => {
    const first = await pushUps([8, 7], 5);
    const second = await pushUps([9, 8], 5, 5);
    const workout = await open(selam, second.id);
    expect(ofPushUps(workout)).toMatchObject({
      before: { workoutId: first.id, date, best: { reps: 8, weight: 5 } },
      comparison: { outcome: 'better', by: 'best' },
      records: ['best', 'total'],
    });
    expect(ofPushUps(await open(selam, first.id))).toMatchObject({ before: null, records: [] });
  });

  test('one that goes on, and a day that was passed over, is none', async () => {
    const plan = await start(selam);
    await selam('PUT', `/training/plans/${plan.id}/weeks/1/days/1`);
    const session = await begin(selam, plan, 1, 2);
    expect((await selam('GET', at(session.id))).status).toBe(404);
    expect((await selam('DELETE', at(session.id))).status).toBe(404);
    expect(await list(selam)).toEqual({ items: [], next: null });
  });

  test('a set is corrected, and what it comes to goes along', async () => {
    const session = await pushUps([8, 7], 5);
    const [place] = places(session, 'push-up');
    await tell(selam, session, change(place!, { changes: 2, reps: 10, weight: 7.5 }));
    expect(ofPushUps(await open(selam, session.id))?.figures).toMatchObject({
      best: { reps: 10, weight: 7.5 },
    });
    await tell(selam, session, change(place!, { changes: 3, state: 'open', reps: null, at: null }));
    const later = await pushUps([8], 5, 5);
    expect(ofPushUps(await open(selam, later.id))).toMatchObject({
      before: { sets: 1, best: { reps: 7, weight: 5 } },
    });
  });
});

describe('what is written of it', () => {
  test('notes and effort, each alone', async () => {
    const { id } = await pushUps([8]);
    await selam('PATCH', at(id), { notes: 'O’Brien & <b>ሶስት</b>' });
    await selam('PATCH', at(id), { effort: 8 });
    expect(await open(selam, id)).toMatchObject({ notes: 'O’Brien & <b>ሶስት</b>', effort: 8, minutes: 30 });
    await selam('PATCH', at(id), { notes: '', effort: null });
    expect(await open(selam, id)).toMatchObject({ notes: null, effort: null });
  });

  test('the activity goes along with the minutes', async () => {
    const { id } = await pushUps([8]);
    const { body } = await selam('PATCH', at(id), { minutes: 40 });
    expect(body).toMatchObject({ minutes: 40, estimate: { minutes: 40, calories: 140 } });
    expect(await logged(selam)).toMatchObject([{ details: { duration: 40, calories: 140, workout: id } }]);
  });

  test.each([
    [{ notes: 'n'.repeat(1001) }],
    [{ notes: 'a\0' }],
    [{ notes: 5 }],
    [{ effort: 0 }],
    [{ effort: 11 }],
    [{ effort: 5.5 }],
    [{ minutes: 0 }],
    [{ minutes: null }],
  ])('not %j', async (patch) => {
    const { id } = await pushUps([8]);
    expect((await selam('PATCH', at(id), patch)).status).toBe(422);
  });

  test('1,000 characters fit', async () => {
    const { id } = await pushUps([8]);
    expect((await selam('PATCH', at(id), { notes: 'ሀ'.repeat(1000) })).status).toBe(200);
  });
});

describe('its activity, removed in the calendar', () => {
  test('is missed, and comes back there with what it was', async () => {
    const { id } = await pushUps([8]);
    const [activity] = await logged(selam);
    await selam('DELETE', `/activities/${activity!.id}`);
    expect(await open(selam, id)).toMatchObject({ isInCalendar: false, minutes: 30, estimate: null });
    const { user_id: _user, ...again } = activity!;
    expect((await selam('POST', '/activities', again)).status).toBe(201);
    expect(await open(selam, id)).toMatchObject({ isInCalendar: true, estimate: { calories: 105 } });
    await selam('PATCH', at(id), { minutes: 40 });
    expect(await logged(selam)).toMatchObject([{ details: { duration: 40 } }]);
  });

  test('comes back with nonsense in it, and the workout is opened all the same', async () => {
    const session = await pushUps([8]);
    const [activity] = await logged(selam);
    await selam('DELETE', `/activities/${activity!.id}`);
    const details = { duration: 'long', met: 'x', bodyWeight: [] };
    await selam('POST', '/activities', { id: activity!.id, date, type: 'general', details });
    expect(await open(selam, session.id)).toMatchObject({ isInCalendar: true, estimate: null });
    expect((await selam('PATCH', at(session.id), { minutes: 41 })).status).toBe(200);
    expect((await finish(selam, session)).status).toBe(200);
  });
});

describe('a deleted workout', () => {
  test('is gone with its activity, and its day waits again', async () => {
    const { id } = await pushUps([8]);
    expect((await selam('DELETE', at(id))).status).toBe(204);
    expect((await selam('GET', at(id))).status).toBe(404);
    expect(await logged(selam)).toEqual([]);
    expect((await training(selam)).plans[0]).toMatchObject({ done: [], next: { week: 1, day: 1 } });
    expect((await selam('DELETE', at(id))).status).toBe(404);
  });

  test('is brought back as it was, once, however often it is asked for', async () => {
    const { id } = await pushUps([8], 5);
    await selam('PATCH', at(id), { notes: 'Good', effort: 7 });
    const [before, activities] = [await open(selam, id), await logged(selam)];
    await selam('DELETE', at(id));
    const answers = await Promise.all([1, 2, 3].map(() => selam('POST', `${at(id)}/restore`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await open(selam, id)).toEqual(before);
    expect(await logged(selam)).toEqual(activities);
    expect(await stage.sql`select from deleted_workouts`).toHaveLength(0);
  });

  test('comes back without the plan that has gone meanwhile', async () => {
    const { id } = await pushUps([8]);
    await selam('DELETE', at(id));
    await stage.sql`delete from started_plans`;
    expect((await selam('POST', `${at(id)}/restore`)).status).toBe(200);
    expect(await open(selam, id)).toMatchObject({ startedPlanId: null });
  });

  test('waits where its day is full, and is forgotten after a day', async () => {
    const { id } = await pushUps([8]);
    await selam('DELETE', at(id));
    await stage.sql`
      insert into activities (user_id, date) select ${stage.selamId}, ${date} from generate_series(1, 50)`;
    expect((await selam('POST', `${at(id)}/restore`)).body.code).toBe('day_full');
    await stage.sql`delete from activities`;
    await forgetDeletedWorkouts(stage.sql);
    expect(await stage.sql`select from deleted_workouts`).toHaveLength(1);
    await stage.sql`update deleted_workouts set deleted_at = now() - interval '25 hours'`;
    await forgetDeletedWorkouts(stage.sql);
    expect((await selam('POST', `${at(id)}/restore`)).status).toBe(404);
  });
});

describe('a workout once more', () => {
  test('has what was done as its targets, and counts for no plan', async () => {
    const { id, sets } = await pushUps([8, 6], 5);
    const repeated = await selam('POST', '/training/session', { repeatedId: id });
    expect(repeated.status).toBe(201);
    expect(repeated.body).toMatchObject({ startedPlanId: null, finishedAt: null, week: 1, day: 1 });
    const [first, second, third] = places(repeated.body, 'push-up');
    const targets = repeated.body.sets.map(({ targetReps }) => targetReps);
    expect([targets[first!], targets[second!], targets[third!]]).toEqual([8, 6, sets[third!]!.targetReps]);
    expect(repeated.body.sets.every(({ state, changes }) => state === 'open' && changes === 0)).toBe(true);
    expect((await selam('POST', '/training/session', { repeatedId: id })).body.id).toBe(repeated.body.id);
    await tell(selam, repeated.body, change(first!, { reps: 9 }));
    expect((await finish(selam, repeated.body)).status).toBe(200);
    expect((await training(selam)).plans[0]?.done).toHaveLength(1);
    expect((await list(selam)).items.map((one) => one.id)).toEqual([repeated.body.id, id]);
  });

  test('waits for one that goes on', async () => {
    const { id } = await pushUps([8]);
    const going = await begin(selam, (await training(selam)).plans[0]!, 1, 2);
    expect(await selam('POST', '/training/session', { repeatedId: id })).toMatchObject({
      status: 409,
      body: { code: 'session_going_on', current: { id: going.id } },
    });
  });
});

test('the list goes on where a page ends, the newest first', async () => {
  await stage.sql`
    insert into workout_sessions (user_id, week, day, sets, started_at, finished_at, date, minutes)
    select ${stage.selamId}, 1, 1, '[{"state": "done"}, {"state": "open"}]', moment, moment, moment::date, 30
    from generate_series(1, 105) as number, lateral (
      select timestamptz '2026-01-01' + (number / 3) * interval '1 day' as moment) as day`;
  const first = await list(selam);
  expect(workoutListSchema.parse(first)).toEqual(first);
  const second = await list(selam, first.next!);
  const third = await list(selam, second.next!);
  expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 5]);
  expect(third.next).toBeNull();
  const all = [first, second, third].flatMap(({ items }) => items);
  expect(new Set(all.map(({ id }) => id)).size).toBe(105);
  expect(all.map((one) => one.date)).toEqual(
    all
      .map((one) => one.date)
      .toSorted()
      .toReversed(),
  );
  expect(all[0]).toMatchObject({ sets: 1, minutes: 30, title: null });
});

describe('another member’s', () => {
  test.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/restore'],
  ])('%s %s', async (method, more) => {
    const { id } = await pushUps([8]);
    const body = method === 'PATCH' ? { notes: 'Mine' } : undefined;
    expect(await dawit(method, at(id) + more, body)).toMatchObject({
      status: 404,
      body: { code: 'session_not_found' },
    });
    expect(await dawit('POST', '/training/session', { repeatedId: id })).toMatchObject({ status: 404 });
    expect(await open(selam, id)).toMatchObject({ notes: null });
    expect((await selam(method, at(randomUUID()) + more, body)).status).toBe(404);
    await selam('DELETE', at(id));
    expect((await dawit('POST', `${at(id)}/restore`)).status).toBe(404);
    expect((await dawit('GET', '/training/workouts')).body).toEqual({ items: [], next: null });
  });
});
