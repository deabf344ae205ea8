import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  begin,
  date,
  logged,
  openTrainingStage,
  start,
  tell,
  training,
  type Caller,
} from '#test/training-stage.ts';
import { underIdOfAnother } from '#test/citus.ts';
import { storedWorkoutSchema, type KeptWorkout } from './beginning.ts';
import type { SetChange, StartedPlan, WorkoutSet } from './schema.ts';
import type { WorkoutList } from './workouts/schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const startedAt = '2026-11-21T06:00:00.000Z';
const end = { minutes: 30, date } as const;
const of = ({ id }: StartedPlan, day: number) => ({ startedPlanId: id, week: 1, day, startedAt });
const done = (set: WorkoutSet, reps: number, at = startedAt): SetChange => {
  const { category: _category, setNumber: _number, ...planned } = set;
  return { ...planned, changes: 1, state: 'done', reps, at };
};

/** The sets of a day as a device has them that read them before the line was lost. */
async function setsOf(day: number): Promise<readonly WorkoutSet[]> {
  const { body } = await selam('GET', '/training/session/coming');
  const { session, following } = body as unknown as { session: WorkoutDay; following: WorkoutDay[] };
  return [session, ...following].find((each) => each?.day === day)!.sets;
}
interface WorkoutDay {
  readonly day: number;
  readonly sets: readonly WorkoutSet[];
}

const store = (caller: Caller, id: string, kept: Partial<KeptWorkout>) =>
  caller('PUT', `/training/sessions/${id}`, kept);
const listed = async () => (await selam('GET', '/training/workouts')).body as unknown as WorkoutList;

describe('a workout that a device has gone through by itself', () => {
  test('is stored once, however often it is told', async () => {
    const plan = await start(selam);
    const [first] = await setsOf(1);
    const id = randomUUID();
    const kept = { ...of(plan, 1), sets: [done(first!, 8)], finish: end };
    for (const _attempt of ['an answer that was lost', 'and once more']) {
      const { status, body } = await store(selam, id, kept);
      expect(status).toBe(200);
      expect(storedWorkoutSchema.parse(body)).toEqual(body);
      expect(body).toMatchObject({
        session: { id, startedPlanId: plan.id, week: 1, day: 1 },
        finished: { minutes: 30 },
      });
    }
    expect((await listed()).items.map((each) => each.id)).toEqual([id]);
    expect(await logged(selam)).toHaveLength(1);
    expect((await training(selam)).plans[0]).toMatchObject({ next: { week: 1, day: 2 } });
  });

  test('goes on where only its sets are told, and is finished where they were', async () => {
    const plan = await start(selam);
    const [first, second] = await setsOf(1);
    const id = randomUUID();
    const going = await store(selam, id, { ...of(plan, 1), sets: [done(first!, 8)] });
    expect(going.body).toMatchObject({ session: { id, finishedAt: null }, finished: null });
    const sets = [done(first!, 8), done(second!, 7)];
    await store(selam, id, { ...of(plan, 1), sets, finish: end });
    const { items } = await listed();
    expect(items).toMatchObject([{ id, sets: 2 }]);
  });

  test('is stored as finished beside another one that goes on, which goes on', async () => {
    const plan = await start(selam);
    const open = await begin(selam, plan, 1, 2);
    const [first] = await setsOf(1);
    const id = randomUUID();
    const kept = { ...of(plan, 1), sets: [done(first!, 8)] };
    expect(await store(selam, id, kept)).toMatchObject({
      status: 409,
      body: { code: 'session_going_on', current: { id: open.id } },
    });
    expect((await store(selam, id, { ...kept, finish: end })).status).toBe(200);
    expect((await listed()).items.map((each) => each.id)).toEqual([id]);
    expect((await training(selam)).session).toMatchObject({ id: open.id });
    // Free ones are another each time.
    const free = await store(selam, randomUUID(), { startedAt, sets: [done(first!, 5)], finish: end });
    expect(free).toMatchObject({ status: 200, body: { session: { week: null } } });
    expect((await training(selam)).session).toMatchObject({ id: open.id });
  });

  test('is the one of the same day that goes on elsewhere, with the sets of both, under either id', async () => {
    const plan = await start(selam);
    const [first, second, third] = await setsOf(1);
    const open = await begin(selam, plan);
    await tell(selam, open, done(first!, 8));
    const id = randomUUID();
    const going = { ...of(plan, 1), sets: [done(second!, 7)] };
    expect((await store(selam, id, going)).body).toMatchObject({ session: { id: open.id } });
    const kept = { ...of(plan, 1), sets: [done(second!, 7), done(third!, 6)], finish: end };
    for (const _attempt of [1, 2])
      expect((await store(selam, id, kept)).body).toMatchObject({ session: { id: open.id } });
    expect((await listed()).items).toMatchObject([{ id: open.id, sets: 3 }]);
    // What the other device tells afterwards is of the same one.
    await tell(selam, open, { ...done(first!, 9), changes: 2 });
    await tell(selam, { id }, { ...done(third!, 5), changes: 2 });
    const { sets } = (await selam('GET', `/training/workouts/${open.id}`)).body;
    expect(sets.slice(0, 3).map(({ reps }) => reps)).toEqual([9, 7, 5]);
    expect(await logged(selam)).toHaveLength(1);
  });

  test.each([
    ['one goes on', false],
    ['both are over', true],
  ])('stays beside the other where two devices did the same sets, and %s', async (_what, isOver) => {
    const plan = await start(selam);
    const [first] = await setsOf(1);
    const [a, b] = [randomUUID(), randomUUID()];
    const ofA = { ...of(plan, 1), sets: [done(first!, 8)], ...(isOver && { finish: end }) };
    const ofB = { ...of(plan, 1), sets: [done(first!, 12, '2026-11-21T16:00:00.000Z')], finish: end };
    await store(selam, a, ofA);
    await store(selam, b, ofB);
    if (!isOver) await store(selam, a, { ...ofA, finish: end });
    const { items } = await listed();
    expect(items.map(({ id }) => id).toSorted()).toEqual([a, b].toSorted());
    expect(await logged(selam)).toHaveLength(2);
  });

  test('keeps its place in a plan that was left since, and what was done of an exercise that is no more', async () => {
    const plan = await start(selam);
    const [first] = await setsOf(1);
    await selam('PATCH', `/training/plans/${plan.id}`, { left: true });
    const id = randomUUID();
    const sets = [{ ...done(first!, 8), exerciseId: 'gone-since' }];
    expect(await store(selam, id, { ...of(plan, 1), sets, finish: end })).toMatchObject({
      status: 200,
      body: { session: { startedPlanId: plan.id, day: 1 } },
    });
    const { body } = await selam('GET', `/training/workouts/${id}`);
    expect(body.sets).toContainEqual(expect.objectContaining({ exerciseId: 'gone-since', reps: 8 }));
  });

  test('leaves nothing behind where it is refused, and is nobody else’s', async () => {
    const plan = await start(selam);
    const id = randomUUID();
    expect(await store(selam, id, { ...of(plan, 1), sets: [], finish: end })).toMatchObject({
      status: 409,
      body: { code: 'nothing_done' },
    });
    expect((await training(selam)).session).toBe(null);
    expect((await store(selam, id, { startedAt, sets: [] })).status).toBe(200);
    expect(await store(dawit, id, { startedAt, sets: [] })).toMatchObject(underIdOfAnother(200));
    expect((await store(selam, id, { sets: [] })).status).toBe(422);
  });
});
