import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSpread, underIdOfAnother } from '#test/citus.ts';
import { change, finish, openTrainingStage, tell, type Caller } from '#test/training-stage.ts';
import type { OpenSession } from '../schema.ts';
import { listedRoutineSchema, routineSchema, type ListedRoutine, type Routine } from './schema.ts';
import { routineLimits } from '../limits.ts';
import { forgetDeletedRoutines } from './service.server.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

type Answer = Routine & { code: string; current: Routine; items: ListedRoutine[]; total: number };
const ask = async (caller: Caller, method: string, path = '', body?: object) => {
  const answer = await caller(method, `/training/routines${path}`, body);
  return { status: answer.status, body: answer.body as unknown as Answer };
};

const set = { setType: 'working', reps: 8, repsMax: 12, seconds: null, restTime: 60 };
const exercises = [
  { exerciseId: 'push-up', superset: 3, sets: [set, set] },
  { exerciseId: 'bent-over-row', superset: 3, notes: 'Slowly', sets: [{ ...set, weight: 12.5 }] },
  { exerciseId: 'plank', sets: [{ ...set, reps: null, repsMax: null, seconds: 30 }] },
];
const draft = { name: 'ጠዋት', exercises };
const keep = async (caller = selam, more: object = {}): Promise<Routine> => {
  const { status, body } = await ask(caller, 'POST', '', { id: randomUUID(), ...draft, ...more });
  if (status !== 201) throw new Error(`No routine: ${status} ${body.code}`);
  return body;
};
const list = async (caller = selam) => (await ask(caller, 'GET')).body.items;
const begun = async (routineId: string): Promise<OpenSession> =>
  (await selam('POST', '/training/session', { routineId })).body;

describe('a routine', () => {
  test('is kept, read and listed', async () => {
    const routine = await keep();
    expect(routineSchema.parse(routine)).toEqual(routine);
    expect(routine).toMatchObject({ name: 'ጠዋት', version: 1, done: [] });
    expect(routine.exercises.map(({ superset, notes }) => [superset, notes])).toEqual([
      [0, null],
      [0, 'Slowly'],
      [null, null],
    ]);
    expect((await ask(selam, 'GET', `/${routine.id}`)).body).toEqual(routine);
    const [listed] = await list();
    expect(listedRoutineSchema.parse(listed)).toEqual(listed);
    expect(listed).toMatchObject({ id: routine.id, done: null });
    expect(listed!.exercises.map(({ exerciseId, name, sets }) => [exerciseId, name?.en, sets])).toEqual([
      ['push-up', 'Push-up', 2],
      ['bent-over-row', expect.any(String), 1],
      ['plank', 'Plank', 1],
    ]);
  });

  test('sent again is kept once', async () => {
    const sent = { id: randomUUID(), ...draft };
    const answers = await Promise.all([1, 2, 3].map(() => ask(selam, 'POST', '', sent)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await list()).toHaveLength(1);
    const other = await ask(selam, 'POST', '', { ...sent, name: 'Evening' });
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { name: 'ጠዋት' } },
    });
  });

  test('is changed over the version that was read', async () => {
    const { id } = await keep();
    const changed = { ...draft, name: 'Evening', version: 1 };
    const first = await ask(selam, 'PUT', `/${id}`, changed);
    expect(first).toMatchObject({ status: 200, body: { name: 'Evening', version: 2 } });
    // The answer was lost, and the same is sent again.
    expect(await ask(selam, 'PUT', `/${id}`, changed)).toEqual(first);
    const late = await ask(selam, 'PUT', `/${id}`, { ...draft, name: 'Night', version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { name: 'Evening', version: 2 } },
    });
    expect((await ask(selam, 'PUT', `/${id}`, { ...draft, name: 'Night', version: 2 })).body.version).toBe(3);
  });

  test('is deleted, and brought back with what was done of it', async () => {
    const { id } = await keep();
    const session = await begun(id);
    await tell(selam, session, change(0));
    await finish(selam, session);
    expect((await ask(selam, 'DELETE', `/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await ask(selam, 'GET', `/${id}`)).status).toBe(404);
    expect((await ask(selam, 'DELETE', `/${id}`)).status).toBe(404);
    expect((await selam('POST', '/training/session', { routineId: id })).status).toBe(404);
    for (const _again of [1, 2])
      expect(await ask(selam, 'POST', `/${id}/restore`)).toMatchObject({
        status: 200,
        body: { id, done: [{ workoutId: session.id }] },
      });
  });

  test('that was deleted is gone after a day; what was done of it stays', async () => {
    const { id } = await keep();
    const session = await begun(id);
    await tell(selam, session, change(0));
    await finish(selam, session);
    await ask(selam, 'DELETE', `/${id}`);
    await forgetDeletedRoutines(stage.sql);
    expect((await stage.sql`select from routines`).length).toBe(1);
    await stage.sql`update routines set deleted_at = now() - interval '25 hours'`;
    await forgetDeletedRoutines(stage.sql);
    expect((await ask(selam, 'POST', `/${id}/restore`)).status).toBe(404);
    const { status, body } = await selam('GET', `/training/workouts/${session.id}`);
    expect([status, body.routineId, body.name]).toEqual([200, null, 'ጠዋት']);
  });

  test('names its last workouts, the newest first', async () => {
    const { id } = await keep();
    const other = await keep(selam, { name: 'Evening' });
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const session = await begun(id);
      await tell(selam, session, change(0), change(1));
      await finish(selam, session);
      ids.unshift(session.id);
    }
    const { done } = (await ask(selam, 'GET', `/${id}`)).body;
    expect(done.map(({ workoutId, sets, minutes }) => [workoutId, sets, minutes])).toEqual([
      [ids[0], 2, 30],
      [ids[1], 2, 30],
    ]);
    expect((await list()).map((each) => [each.id, each.done?.workoutId])).toEqual([
      [id, ids[0]],
      [other.id, undefined],
    ]);
  });

  test('keeps an exercise that has left the library, but takes no new one', async () => {
    const { id } = await keep();
    const unknown = { exerciseId: 'gone', sets: [set] };
    const refused = { status: 409, body: { code: 'no_such_exercise' } };
    expect(await ask(selam, 'POST', '', { ...draft, exercises: [unknown] })).toMatchObject(refused);
    const withUnknown = { ...draft, exercises: [...exercises, unknown], version: 1 };
    expect(await ask(selam, 'PUT', `/${id}`, withUnknown)).toMatchObject(refused);
    await stage.sql`update routines set exercises = jsonb_set(exercises, '{0,exerciseId}', '"gone"')`;
    expect((await list())[0]!.exercises[0]).toMatchObject({ exerciseId: 'gone', name: null });
    expect(await ask(selam, 'PUT', `/${id}`, withUnknown)).toMatchObject({ status: 200 });
  });

  test('is one of so many', async () => {
    for (let count = 0; count < routineLimits.routines; count += 1) await keep(selam, { name: `${count}` });
    const [first] = await list();
    expect(await ask(selam, 'POST', '', { id: randomUUID(), ...draft })).toMatchObject({
      status: 409,
      body: { code: 'too_many' },
    });
    await ask(selam, 'DELETE', `/${first!.id}`);
    const made = await keep();
    expect(await ask(selam, 'POST', `/${first!.id}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'too_many' },
    });
    await ask(selam, 'DELETE', `/${made.id}`);
    expect((await ask(selam, 'POST', `/${first!.id}/restore`)).status).toBe(200);
    await keep(dawit);
  });

  test('that is deleted again and again leaves no more than can be kept', async () => {
    for (let count = 0; count < routineLimits.routines + 2; count += 1)
      await ask(selam, 'DELETE', `/${(await keep()).id}`);
    expect((await stage.sql`select from routines`).length).toBe(routineLimits.routines);
  });

  test('of another member is not there, nor its id to be taken', async () => {
    const { id } = await keep();
    for (const [method, path, body] of [
      ['GET', `/${id}`, undefined],
      ['PUT', `/${id}`, { ...draft, version: 1 }],
      ['DELETE', `/${id}`, undefined],
      ['POST', `/${id}/restore`, undefined],
    ] as const)
      expect((await ask(dawit, method, path, body)).status).toBe(404);
    expect(await ask(dawit, 'POST', '', { id, ...draft })).toMatchObject(underIdOfAnother(201));
    expect((await list(dawit)).map((routine: { readonly id: string }) => routine.id)).toEqual(
      isSpread ? [id] : [],
    );
  });
});
