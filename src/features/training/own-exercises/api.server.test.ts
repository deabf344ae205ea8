import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  begin,
  change,
  finish,
  openTrainingStage,
  start,
  tell,
  training,
  type Caller,
} from '#test/training-stage.ts';
import { trainedExerciseSchema } from '../exercises/schema.ts';
import { ownExerciseLimits } from '../limits.ts';
import type { Routine } from '../routines/schema.ts';
import { openSessionSchema } from '../schema.ts';
import type { Workout } from '../workouts/schema.ts';
import { ownExerciseSchema, type OwnExercise } from './schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

type Answer = OwnExercise & { code: string; current: OwnExercise; items: OwnExercise[] };
const ask = async (caller: Caller, method: string, path = '', body?: object) => {
  const answer = await caller(method, `/training/own-exercises${path}`, body);
  return { status: answer.status, body: answer.body as unknown as Answer };
};
const draft = { name: 'Pull-up', measure: 'reps', isLoaded: false, muscleGroup: 'back' };
const newId = () => `own-${randomUUID()}`;
const keep = async (more: object = {}, caller = selam): Promise<OwnExercise> =>
  (await ask(caller, 'POST', '', { id: newId(), ...draft, ...more })).body;
const list = async (caller = selam) => (await ask(caller, 'GET')).body.items;

const set = { setType: 'working', reps: 8, seconds: null, restTime: 60 };
const routineOf = async (caller: Caller, ...ids: string[]) => {
  const exercises = ids.map((exerciseId) => ({ exerciseId, sets: [set, set] }));
  const answer = await caller('POST', '/training/routines', { name: 'ጠዋት', exercises });
  return { status: answer.status, body: answer.body as unknown as Routine & { code: string } };
};

test('one is kept, read and listed, and sent again kept once', async () => {
  const sent = { id: newId(), ...draft };
  const answers = await Promise.all([1, 2, 3].map(() => ask(selam, 'POST', '', sent)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [kept] = await list();
  expect(ownExerciseSchema.parse(kept)).toEqual({ ...sent, version: 1, isRetired: false });
  expect(answers[0]!.body).toEqual(kept);
  expect(await list()).toHaveLength(1);
  expect(await ask(selam, 'POST', '', { ...sent, name: 'Chin-up' })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { name: 'Pull-up' } },
  });
  // Without an id it gets one.
  expect((await ask(selam, 'POST', '', draft)).body.id).toMatch(/^own-/);
});

test('one is changed over the version that was read, retired and offered again', async () => {
  const { id } = await keep();
  const changed = { ...draft, name: 'Chin-up', isLoaded: true, isRetired: true, version: 1 };
  const first = await ask(selam, 'PUT', `/${id}`, changed);
  expect(first).toMatchObject({ status: 200, body: { name: 'Chin-up', isRetired: true, version: 2 } });
  // The answer was lost, and the same is sent again.
  expect(await ask(selam, 'PUT', `/${id}`, changed)).toEqual(first);
  expect(await ask(selam, 'PUT', `/${id}`, { ...changed, isRetired: false })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { version: 2 } },
  });
  const again = await ask(selam, 'PUT', `/${id}`, { ...changed, isRetired: false, version: 2 });
  expect(again.body).toMatchObject({ isRetired: false, version: 3 });
});

test('it is trained in a routine, and found again in workouts, records and history under its present name', async () => {
  const { id, ...own } = await keep({ isLoaded: true });
  const routine = await routineOf(selam, id, 'push-up');
  expect(routine.status).toBe(201);
  const listed = (await selam('GET', '/training/routines')).body as unknown as {
    items: { exercises: { name: object | null }[] }[];
  };
  expect(listed.items[0]!.exercises.map(({ name }) => name)).toEqual([
    { en: 'Pull-up' },
    expect.objectContaining({ en: 'Push-up' }),
  ]);
  const session = (await selam('POST', '/training/session', { routineId: routine.body.id })).body;
  expect(openSessionSchema.parse(session)).toEqual(session);
  expect(session.sets.map(({ exerciseId }) => exerciseId)).toEqual([id, id, 'push-up', 'push-up']);
  expect(session.exercises.find((one) => one.id === id)).toMatchObject({ name: { en: 'Pull-up' } });
  await tell(selam, session, change(0, { reps: 8, weight: 12.5 }), change(1, { reps: 6, weight: 12.5 }));
  await finish(selam, session);

  // What was done keeps its name, also where it is called otherwise later, and not offered any more.
  await ask(selam, 'PUT', `/${id}`, { ...own, name: 'Chin-up', isRetired: true });
  const workout = (await selam('GET', `/training/workouts/${session.id}`)).body as unknown as Workout;
  expect(workout.exercises[0]).toMatchObject({
    exerciseId: id,
    name: { en: 'Chin-up' },
    figures: { sets: 2, volume: 175, best: { reps: 8, weight: 12.5 } },
  });
  const trained = (await selam('GET', `/training/exercises/${id}`)).body;
  expect(trainedExerciseSchema.parse(trained)).toEqual(trained);
  expect(trained).toMatchObject({
    name: { en: 'Chin-up' },
    workouts: 1,
    records: { best: { weight: 12.5 } },
  });
  const again = (await selam('POST', '/training/session', { repeatedId: session.id })).body;
  expect(again.last[id]).toMatchObject([{ weight: 12.5 }, { weight: 12.5 }]);
});

test('it is done in place of an exercise of the plan, and the plan names it', async () => {
  const { id } = await keep();
  const plan = await start(selam);
  const session = await begin(selam, plan);
  const from = session.sets[0]!.exerciseId;
  const swap = await selam('PUT', `/training/sessions/${session.id}/swaps/${from}`, { exerciseId: id });
  expect(swap.status).toBe(204);
  const [followed] = (await training(selam)).plans;
  expect(followed!.swaps).toMatchObject([
    { exerciseId: from, insteadId: id, insteadName: { en: 'Pull-up' } },
  ]);
  await selam('DELETE', `/training/sessions/${session.id}`);
  const next = await begin(selam, plan);
  expect(next.sets[0]!.exerciseId).toBe(id);
});

test('what was done of it before the server knew of it is kept, and named once it does', async () => {
  const id = newId();
  const workoutId = randomUUID();
  const done = {
    id: 'a',
    place: 0,
    superset: null,
    exerciseId: id,
    exercise: 0,
    setType: 'working',
    targetReps: 10,
    targetRepsMax: null,
    targetSeconds: null,
    targetWeight: null,
    targetRpe: null,
    eachSide: false,
    rest: 60,
    changes: 1,
    state: 'done',
    reps: 10,
    seconds: null,
    weight: null,
    at: '2026-11-21T06:00:00.000Z',
  };
  await selam('POST', '/training/session', { id: workoutId });
  const told = await selam('PUT', `/training/sessions/${workoutId}/sets`, { sets: [done] });
  expect(told).toMatchObject({ status: 200, body: { sets: [{ exerciseId: id, state: 'done' }] } });
  await finish(selam, { id: workoutId });
  const nameIn = async () =>
    ((await selam('GET', `/training/workouts/${workoutId}`)).body as unknown as Workout).exercises[0]!.name;
  expect(await nameIn()).toBeNull();
  await keep({ id });
  expect(await nameIn()).toEqual({ en: 'Pull-up' });
});

test('another member’s is not there: neither to change nor to train, nor by its name', async () => {
  const { id } = await keep();
  const changed = { ...draft, name: 'Mine', isRetired: false, version: 1 };
  expect(await ask(dawit, 'PUT', `/${id}`, changed)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect(await list(dawit)).toEqual([]);
  expect(await routineOf(dawit, id)).toMatchObject({ status: 409, body: { code: 'no_such_exercise' } });
  expect((await dawit('GET', `/training/exercises/${id}`)).status).toBe(404);
  // Under the same id each has their own.
  expect((await ask(dawit, 'POST', '', { id, ...draft, name: 'Mine' })).status).toBe(201);
  expect([(await list())[0]!.name, (await list(dawit))[0]!.name]).toEqual(['Pull-up', 'Mine']);
});

test('nobody else meets it: not in the library, and in no search', async () => {
  const { id } = await keep({ name: 'Zercher hold' });
  const library = (await dawit('GET', '/exercises')).body.items as unknown as { id: string }[];
  expect(library.some((each) => each.id === id)).toBe(false);
  expect((await selam('GET', `/exercises/${id}`)).status).toBe(404);
  const found = await selam('GET', '/search?q=Zercher');
  expect(JSON.stringify(found.body)).not.toContain('Zercher hold');
});

test('there are so many, retired ones counted', async () => {
  await stage.sql`
    insert into own_exercises (user_id, id, name, measure, is_loaded, retired_at)
    select ${stage.selamId}, 'own-' || gen_random_uuid(), n, 'reps', false, case when n % 2 = 0 then now() end
    from generate_series(1, ${ownExerciseLimits.kept - 1}) as n`;
  expect((await ask(selam, 'POST', '', draft)).status).toBe(201);
  expect(await ask(selam, 'POST', '', draft)).toMatchObject({ status: 409, body: { code: 'too_many' } });
  expect((await ask(dawit, 'POST', '', draft)).status).toBe(201);
});
