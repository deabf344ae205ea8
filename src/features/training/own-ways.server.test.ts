import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  begin,
  change,
  finish,
  logged,
  start,
  tell,
  training,
  openTrainingStage,
  type Caller,
} from '#test/training-stage.ts';
import { openSessionSchema, type OpenSession, type WorkoutSet } from './schema.ts';
import { trainingLimits } from './limits.ts';
import { forgetDeletedRoutines } from './routines/service.server.ts';
import { withState } from './workout-sets.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const asked = (caller: Caller, body: object) => caller('POST', '/training/session', body);
const free = async (caller: Caller): Promise<OpenSession> => (await asked(caller, {})).body;

const added = (more: Partial<WorkoutSet> = {}): WorkoutSet => ({
  id: randomUUID(),
  moves: 0,
  place: 1,
  superset: null,
  exerciseId: 'push-up',
  category: 'mobility',
  exercise: 0,
  setNumber: 1,
  setType: 'working',
  targetReps: 10,
  targetRepsMax: null,
  targetSeconds: null,
  targetWeight: null,
  targetRpe: null,
  eachSide: false,
  rest: 60,
  changes: 1,
  state: 'open',
  reps: null,
  seconds: null,
  weight: null,
  at: null,
  ...more,
});

const done = { state: 'done', reps: 10, at: '2026-11-21T06:00:00.000Z' } as const;

/** A routine of Selam's with two exercises in turns. */
async function routine(): Promise<string> {
  const set = {
    setType: 'working',
    reps: 8,
    repsMax: 12,
    seconds: null,
    weight: 20,
    eachSide: false,
    restTime: 60,
    rpe: null,
  };
  const exercises = ['bent-over-row', 'push-up'].map((exerciseId) => ({
    exerciseId,
    superset: 0,
    notes: null,
    sets: [set, set],
  }));
  const [{ id }] = await stage.sql<[{ id: string }]>`
    insert into routines (user_id, name, exercises)
    values (${stage.selamId}, 'ጠዋት', ${JSON.stringify(exercises)}::text::jsonb) returning id`;
  return id;
}

describe('a workout without a plan', () => {
  test('begins empty, takes what is added, and is logged by its own name', async () => {
    const session = await free(selam);
    expect(openSessionSchema.parse(session)).toEqual(session);
    expect(session).toMatchObject({ planId: null, week: null, day: null, name: null, title: null, sets: [] });
    const told = await tell(selam, session, added(), added({ ...done, place: 0.5 }));
    expect(told.body.sets.map(({ state, category, setNumber }) => [state, category, setNumber])).toEqual([
      ['done', 'strength', 1],
      ['open', 'strength', 2],
    ]);
    expect((await finish(selam, session, { name: ' Morning ' })).body.session.name).toBe('Morning');
    const [activity] = await logged(selam);
    expect(activity!.details).toMatchObject({ name: 'Morning', names: { en: 'Morning', am: 'Morning' } });
    expect(activity!.details).not.toHaveProperty('week');
    const { body } = await selam('GET', `/training/workouts/${session.id}`);
    expect(body).toMatchObject({ name: 'Morning', week: null, day: null });
    expect((await selam('GET', '/training/workouts')).body.items).toMatchObject([{ name: 'Morning' }]);
  });

  test('without a name is a workout, in either language', async () => {
    const session = await free(selam);
    await tell(selam, session, added(done));
    await finish(selam, session);
    expect((await logged(selam))[0]!.details['names']).toEqual({ en: 'Workout', am: 'ልምምድ' });
  });

  test('begins once, however often it is asked for; not beside another one', async () => {
    const sessions = await Promise.all([1, 2, 3].map(() => free(selam)));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    const plan = await start(selam);
    const other = await asked(selam, { startedPlanId: plan.id, week: 1, day: 1 });
    expect(other).toMatchObject({ status: 409, body: { code: 'session_going_on' } });
    await selam('DELETE', `/training/sessions/${sessions[0]!.id}`);
    await begin(selam, plan);
    expect((await asked(selam, {})).status).toBe(409);
  });

  test('is not finished with nothing done, nor with a name that cannot be shown', async () => {
    const session = await free(selam);
    expect(await finish(selam, session)).toMatchObject({ status: 409, body: { code: 'nothing_done' } });
    await tell(selam, session, added(done));
    for (const name of ['', '  ', '\u202E', 'x'.repeat(81), 7])
      expect((await finish(selam, session, { name })).status, String(name)).toBe(422);
  });

  test('can be done once more', async () => {
    const session = await free(selam);
    await tell(selam, session, added({ ...done, weight: 12 }), added({ state: 'dropped' }));
    await finish(selam, session);
    const { status, body } = await selam('POST', '/training/session', { repeatedId: session.id });
    expect(status).toBe(201);
    expect(body.sets).toMatchObject([{ id: '0', state: 'open', targetReps: 10, targetWeight: 12 }]);
  });

  test('is called otherwise afterwards, and its activity goes along', async () => {
    const session = await free(selam);
    await tell(selam, session, added(done));
    await finish(selam, session);
    const patch = async (name: string) =>
      (await selam('PATCH', `/training/workouts/${session.id}`, { name })).body;
    expect(await patch(' ክንድ & legs ')).toMatchObject({ name: 'ክንድ & legs', minutes: 30 });
    expect((await logged(selam))[0]!.details).toMatchObject({
      name: 'ክንድ & legs',
      names: { en: 'ክንድ & legs', am: 'ክንድ & legs' },
      duration: 30,
    });
    // Without a name it is a workout.
    expect(await patch(' ')).toMatchObject({ name: null });
    expect((await logged(selam))[0]!.details).toMatchObject({
      name: 'Workout',
      names: { en: 'Workout', am: 'ልምምድ' },
    });
    for (const name of ['x'.repeat(81), 'a\0', 7])
      expect((await selam('PATCH', `/training/workouts/${session.id}`, { name })).status, String(name)).toBe(
        422,
      );
  });
});

describe('a routine', () => {
  test('begins with its sets in turns, and goes on when it is asked for again', async () => {
    const routineId = await routine();
    const { status, body } = await asked(selam, { routineId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ routineId, name: 'ጠዋት', week: null });
    expect(body.sets.map(({ exerciseId }) => exerciseId)).toEqual([
      'bent-over-row',
      'push-up',
      'bent-over-row',
      'push-up',
    ]);
    expect((await asked(selam, { routineId })).body.id).toBe(body.id);
    expect((await asked(selam, {})).status).toBe(409);
    await stage.sql`update routines set deleted_at = now() - interval '2 days'`;
    await forgetDeletedRoutines(stage.sql);
    expect((await selam('GET', '/training/session')).body.session).toMatchObject({
      id: body.id,
      routineId: null,
      name: 'ጠዋት',
    });
    expect((await asked(selam, {})).status).toBe(409);
  });

  test('is that of a workout of it that is done once more', async () => {
    const routineId = await routine();
    const session = (await asked(selam, { routineId })).body;
    await tell(selam, session, { ...session.sets[0]!, ...done, changes: 1 });
    await finish(selam, session);
    const { body } = await selam('POST', '/training/session', { repeatedId: session.id });
    expect(body).toMatchObject({ routineId, name: 'ጠዋት' });
    expect(body.sets.map(({ superset }) => superset)).toEqual(session.sets.map(({ superset }) => superset));
    expect((await selam('POST', '/training/session', { repeatedId: session.id })).body.id).toBe(body.id);
  });

  test.each([
    ['of another member', async () => ({ routineId: await routine() }), 404],
    ['that is not there', async () => ({ routineId: randomUUID() }), 404],
    ['that is none', async () => ({ routineId: 'mine' }), 422],
    ['beside a day', async () => ({ routineId: randomUUID(), week: 1 }), 422],
    [
      'and a plan',
      async () => ({ routineId: randomUUID(), startedPlanId: randomUUID(), week: 1, day: 1 }),
      422,
    ],
    ['with half a day', async () => ({ week: 1 }), 422],
  ])('%s begins nothing', async (_what, body, status) => {
    expect((await asked(dawit, await body())).status).toBe(status);
    expect((await dawit('GET', '/training/session')).body.session).toBeNull();
  });

  test('of which no exercise is left begins nothing', async () => {
    const routineId = await routine();
    await stage.sql`update routines set exercises = '[]'`;
    expect(await asked(selam, { routineId })).toMatchObject({ status: 409, body: { code: 'no_exercises' } });
  });
});

describe('another exercise from now on', () => {
  const swap = (caller: Caller, id: string, from: string, exerciseId: string) =>
    caller('PUT', `/training/sessions/${id}/swaps/${from}`, { exerciseId });

  test('is done in the plan from its next day on, until it is taken back', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    expect(session.alternatives['push-up']!.length).toBeGreaterThan(2);
    const known = new Set(session.exercises.map(({ id }) => id));
    expect(
      Object.values(session.alternatives)
        .flat()
        .every((id) => known.has(id)),
    ).toBe(true);
    const [instead] = session.alternatives['push-up']!;
    expect((await swap(selam, session.id, 'push-up', instead!)).status).toBe(204);
    // The session itself changes by its sets.
    expect((await selam('GET', '/training/session')).body.session.sets).toEqual(session.sets);
    await selam('DELETE', `/training/sessions/${session.id}`);
    const swapped = await begin(selam, plan);
    expect(swapped.sets.map(({ exerciseId }) => exerciseId)).toEqual(
      session.sets.map(({ exerciseId }) => (exerciseId === 'push-up' ? instead : exerciseId)),
    );
    expect((await training(selam)).plans[0]!.swaps).toMatchObject([
      { exerciseId: 'push-up', insteadId: instead },
    ]);
    const taken = await selam('DELETE', `/training/plans/${plan.id}/swaps/push-up`);
    expect(taken).toMatchObject({ status: 200, body: { swaps: [] } });
    expect((await selam('DELETE', `/training/plans/${plan.id}/swaps/push-up`)).status).toBe(200);
  });

  test('is done in the plan that is started over', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    await swap(selam, session.id, 'push-up', 'chair-dip');
    await selam('DELETE', `/training/sessions/${session.id}`);
    const anew = (await selam('POST', `/training/plans/${plan.id}/restart`)).body;
    expect(anew.swaps).toMatchObject([{ exerciseId: 'push-up', insteadId: 'chair-dip' }]);
    // What is taken back of the new one, is not that of the one before it.
    await selam('DELETE', `/training/plans/${anew.id}/swaps/push-up`);
    const swapped = await stage.sql`select swaps from started_plans order by started_at`;
    expect(swapped).toEqual([{ swaps: { 'push-up': 'chair-dip' } }, { swaps: {} }]);
    expect((await selam('POST', `/training/plans/${anew.id}/restart`)).body.swaps).toEqual([]);
  });

  test('is done in the routine', async () => {
    const session = (await asked(selam, { routineId: await routine() })).body;
    expect((await swap(selam, session.id, 'push-up', 'chair-dip')).status).toBe(204);
    await selam('DELETE', `/training/sessions/${session.id}`);
    const again = (await asked(selam, { routineId: session.routineId! })).body;
    expect(again.sets.map(({ exerciseId }) => exerciseId)).toContain('chair-dip');
    expect(again.sets).toHaveLength(4);
  });

  test('is not written over by a form of the routine that was open meanwhile', async () => {
    const id = await routine();
    const at = `/training/routines/${id}`;
    const read = (await selam('GET', at)).body as unknown as { version: number; exercises: object[] };
    const session = (await asked(selam, { routineId: id })).body;
    await swap(selam, session.id, 'push-up', 'chair-dip');
    const { version, exercises } = read;
    const told = await selam('PUT', at, {
      version,
      name: 'ማታ',
      exercises: exercises.map((one) => ({ ...one, notes: 'mine' })),
    });
    expect(told).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect((await selam('GET', at)).body).toMatchObject({
      version: version + 1,
      exercises: [{ exerciseId: 'bent-over-row' }, { exerciseId: 'chair-dip', notes: null }],
    });
  });

  test.each([
    ['for what the library does not have', 'push-up', 'no-such', 409, 'no_such_exercise'],
    ['of what is not in the workout', 'barbell-squat', 'plank', 409, 'no_such_exercise'],
    ['of a workout without plan and routine', 'push-up', 'plank', 409, 'nothing_to_change'],
  ])('is not done %s', async (_what, from, to, status, code) => {
    const session = await free(selam);
    await tell(selam, session, added());
    expect(await swap(selam, session.id, from, to)).toMatchObject({ status, body: { code } });
    expect((await swap(dawit, session.id, from, to)).status).toBe(404);
  });
});

describe('sets of a session', () => {
  test('are added, moved, swapped and taken out by two devices at once, in whatever order', async () => {
    const session = await free(selam);
    const [first, second, third] = [added(), added({ place: 2 }), added({ place: 3 })];
    await tell(selam, session, first, second, third);
    const here = [added({ place: 2.5, exercise: 1, exerciseId: 'plank' }), { ...first, moves: 1, place: 9 }];
    const there = [
      ...withState([first], first.id, 'done', done.at, { reps: 9, seconds: null, weight: null }),
      { ...second, changes: 2, exerciseId: 'chair-dip' },
      { ...third, changes: 2, state: 'dropped' as const },
    ];
    await Promise.all([tell(selam, session, ...here), tell(selam, session, ...there)]);
    await tell(selam, session, ...here);
    const { sets } = (await selam('GET', '/training/session')).body.session;
    expect(sets.map(({ exerciseId, state, place }) => [exerciseId, state, place])).toEqual([
      ['chair-dip', 'open', 2],
      ['plank', 'open', 2.5],
      ['push-up', 'dropped', 3],
      ['push-up', 'done', 9],
    ]);
  });

  test('of an exercise that the library does not have are refused, and nothing is taken', async () => {
    const session = await free(selam);
    const told = await tell(selam, session, added(done), added({ exerciseId: 'no-such' }));
    expect(told).toMatchObject({ status: 409, body: { code: 'no_such_exercise' } });
    expect((await selam('GET', '/training/session')).body.session.sets).toEqual([]);
    const without = await tell(
      selam,
      session,
      added(done),
      added({ exerciseId: 'no-such', state: 'dropped' }),
    );
    expect(without.body.sets).toHaveLength(1);
  });

  test('are not more than a workout can have', async () => {
    const session = await free(selam);
    const many = (count: number, more: Partial<WorkoutSet> = {}) =>
      Array.from({ length: count }, () => added(more));
    const { sets, setsTold } = trainingLimits;
    for (let told = 0; told < sets; told += setsTold)
      expect((await tell(selam, session, ...many(Math.min(setsTold, sets - told)))).status).toBe(200);
    expect(await tell(selam, session, added())).toMatchObject({
      status: 409,
      body: { code: 'too_many_sets' },
    });
    const [last] = (await selam('GET', '/training/session')).body.session.sets;
    expect((await tell(selam, session, { ...last!, changes: 2, state: 'dropped' }, added())).status).toBe(
      200,
    );
    expect((await tell(selam, session, ...many(setsTold + 1))).status).toBe(422);
  });

  test.each([
    ['neither id nor position', { id: undefined }],
    ['an id and nothing planned', { rest: undefined }],
    ['an id in capitals', { id: 'A' }],
    ['no id', { id: '' }],
    ['a place that is no number', { place: 'first' }],
    ['a superset out of reach', { superset: 10_000 }],
    ['an exercise out of reach', { exercise: -1 }],
    ['more changes than are counted', { moves: 10_001 }],
  ])('with %s are refused', async (_what, more) => {
    const session = await free(selam);
    expect((await tell(selam, session, added(more as unknown as Partial<WorkoutSet>))).status).toBe(422);
  });

  test('are told by their position, from a page opened before they had ids', async () => {
    const session = await begin(selam, await start(selam));
    await tell(selam, session, { ...session.sets[1]!, moves: 1, place: -1 });
    const { body } = await tell(selam, session, change(1), change(800));
    expect(body.sets[0]).toMatchObject({ id: '1', place: -1, state: 'done', reps: 10 });
    expect(body.sets).toHaveLength(session.sets.length);
  });

  test('that were taken out are neither in the workout nor in its figures', async () => {
    const session = await free(selam);
    await tell(selam, session, added(done), added({ exerciseId: 'plank', exercise: 1, state: 'dropped' }));
    await finish(selam, session);
    const { body } = await selam('GET', `/training/workouts/${session.id}`);
    expect(body.sets).toHaveLength(1);
    expect((body as unknown as { exercises: unknown[] }).exercises).toHaveLength(1);
  });
});
