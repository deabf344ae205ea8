import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  begin,
  change,
  finish,
  gainPlan,
  logged,
  mark,
  openTrainingStage,
  start,
  tell,
  training,
  type Caller,
} from '#test/training-stage.ts';
import { trainingLimits } from '../limits.ts';
import type { StartedPlan } from '../schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const again = (plan: Pick<StartedPlan, 'id'>, week: number, round: string = randomUUID(), query = '') =>
  selam('PUT', `/training/plans/${plan.id}/weeks/${week}/rounds/${round}${query}`);
const takeBack = (plan: Pick<StartedPlan, 'id'>, week: number, round: string) =>
  selam('DELETE', `/training/plans/${plan.id}/weeks/${week}/rounds/${round}`);

async function train(plan: StartedPlan, week: number, day: number): Promise<void> {
  const session = await begin(selam, plan, week, day);
  await tell(selam, session, change(0));
  await finish(selam, session);
}

/** All of a plan's first weeks is behind. */
async function putBehind(plan: StartedPlan, weeks: number): Promise<void> {
  await stage.sql`
    insert into workout_sessions (user_id, plan_id, started_plan_id, week, day, finished_at)
    select ${stage.selamId}, ${plan.planId}, ${plan.id}, week, day, now()
    from generate_series(1, ${weeks}::int) week cross join generate_series(1, 7) day`;
}

/** A set as a device tells it that has kept a whole workout. */
const told = {
  id: '0',
  moves: 0,
  place: 0,
  superset: null,
  exerciseId: 'plank',
  exercise: 0,
  setType: 'working',
  targetReps: null,
  targetRepsMax: null,
  targetSeconds: 30,
  targetWeight: null,
  targetRpe: null,
  eachSide: false,
  rest: 60,
  changes: 1,
  state: 'done',
  reps: null,
  seconds: 30,
  weight: null,
  at: '2026-11-20T06:10:00.000Z',
};

const workouts = async () =>
  (await stage.sql`select from workout_sessions where finished_at is not null`).length;

test('a week begins again at its first day, and what was done of it stays where it is', async () => {
  const plan = await start(selam);
  await train(plan, 1, 1);
  await mark(selam, 'PUT', plan, 1, 2);
  const round = randomUUID();
  const { status, body } = await again(plan, 1, round);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: plan.id, done: [], next: { week: 1, day: 1 }, endedAt: null });
  expect(await logged(selam)).toHaveLength(1);
  expect(await workouts()).toBe(2);
  // A workout of it counts anew, beside the one from before.
  await train(plan, 1, 1);
  expect((await training(selam)).plans).toMatchObject([
    { next: { week: 1, day: 2 }, done: [{ day: 1, trained: true }] },
  ]);
  expect(await logged(selam)).toHaveLength(2);
});

test('sent again by the same device, whatever came in between, it is the same one', async () => {
  const plan = await start(selam);
  await train(plan, 1, 1);
  const round = randomUUID();
  await again(plan, 1, round);
  await train(plan, 1, 1);
  expect((await again(plan, 1, round)).body.done).toHaveLength(1);
});

test('another week than the one that is opened stays as it is', async () => {
  const plan = await start(selam);
  await putBehind(plan, 2);
  const { body } = await again(plan, 2);
  expect(body.next).toEqual({ week: 2, day: 1 });
  expect(body.done).toHaveLength(7);
});

test('taken back, what was done before counts again beside what was done since; twice is once', async () => {
  const plan = await start(selam);
  await train(plan, 1, 1);
  await mark(selam, 'PUT', plan, 1, 2);
  const round = randomUUID();
  await again(plan, 1, round);
  await mark(selam, 'PUT', plan, 1, 3);
  for (const answer of [await takeBack(plan, 1, round), await takeBack(plan, 1, round)])
    expect(answer).toMatchObject({ status: 200, body: { next: { week: 1, day: 4 } } });
});

test('of several rounds the one is taken back that is meant', async () => {
  const plan = await start(selam);
  await putBehind(plan, 1);
  const [first, second] = [randomUUID(), randomUUID()];
  await again(plan, 1, first);
  await mark(selam, 'PUT', plan, 1, 1);
  expect((await again(plan, 1, second)).body.next).toEqual({ week: 1, day: 1 });
  expect((await takeBack(plan, 1, second)).body.next).toEqual({ week: 1, day: 2 });
  expect((await takeBack(plan, 1, first)).body.next).toEqual({ week: 2, day: 1 });
});

test('a mark of the new round is taken away, and not that of the one before', async () => {
  const plan = await start(selam);
  await mark(selam, 'PUT', plan, 1, 1);
  const round = randomUUID();
  await again(plan, 1, round);
  await mark(selam, 'PUT', plan, 1, 1);
  await mark(selam, 'DELETE', plan, 1, 1);
  expect((await takeBack(plan, 1, round)).body.next).toEqual({ week: 1, day: 2 });
});

test('a plan that was gone through goes on with its last week, and ends again once that is taken back', async () => {
  const plan = await start(selam);
  await putBehind(plan, 9);
  for (const day of [1, 2, 3, 4, 5, 6, 7]) await mark(selam, 'PUT', plan, 10, day);
  const round = randomUUID();
  expect((await again(plan, 10, round)).body).toMatchObject({ next: { week: 10, day: 1 }, endedAt: null });
  expect(await takeBack(plan, 10, round)).toMatchObject({
    body: { next: null, endedAt: expect.any(String) },
  });
});

test('where another plan goes on since, it is left for it only if that is said', async () => {
  const plan = await start(selam);
  await putBehind(plan, 9);
  for (const day of [1, 2, 3, 4, 5, 6, 7]) await mark(selam, 'PUT', plan, 10, day);
  const other = await start(selam, gainPlan);
  const round = randomUUID();
  expect(await again(plan, 10, round)).toMatchObject({
    status: 409,
    body: { code: 'other_plan_going_on', current: { id: other.id } },
  });
  expect((await again(plan, 10, round, `?replace=${other.id}`)).body.endedAt).toBeNull();
  const listed = (await training(selam)).plans.map(({ id, endedAt }) => [id, endedAt === null]);
  expect(listed).toEqual([
    [plan.id, true],
    [other.id, false],
  ]);
});

test('a workout that another device finishes afterwards counts for the week that is done once more', async () => {
  const plan = await start(selam);
  await train(plan, 1, 1);
  await again(plan, 1);
  const phone = await selam('PUT', `/training/sessions/${randomUUID()}`, {
    startedPlanId: plan.id,
    week: 1,
    day: 2,
    // Long before the week was opened again.
    startedAt: '2026-11-20T06:00:00.000Z',
    sets: [told],
    finish: { minutes: 20, date: '2026-11-20' },
  });
  expect(phone.status).toBe(200);
  expect((await training(selam)).plans).toMatchObject([{ done: [{ day: 2 }], next: { week: 1, day: 1 } }]);
});

test('two devices that open the same week at once open it once', async () => {
  const plan = await start(selam);
  await train(plan, 1, 1);
  const answers = await Promise.all([again(plan, 1), again(plan, 1)]);
  expect(answers.map(({ body }) => body.next)).toEqual([
    { week: 1, day: 1 },
    { week: 1, day: 1 },
  ]);
  expect(await stage.sql`select from started_plans where jsonb_array_length(rounds) = 1`).toHaveLength(1);
});

test('it is refused while a workout of the plan goes on, for a week that is none, and to anybody else', async () => {
  const plan = await start(selam);
  await train(plan, 1, 1);
  expect(await again(plan, 11)).toMatchObject({ status: 404, body: { code: 'no_such_day' } });
  const round = randomUUID();
  expect(await dawit('PUT', `/training/plans/${plan.id}/weeks/1/rounds/${round}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  await begin(selam, plan, 1, 2);
  expect(await again(plan, 1)).toMatchObject({ status: 409, body: { code: 'session_going_on' } });
});

test('where nothing of the week is behind, nothing changes; and rounds are bounded', async () => {
  const plan = await start(selam);
  expect((await again(plan, 1)).body).toEqual(plan);
  const rounds = Array.from({ length: trainingLimits.rounds }, () => ({
    id: randomUUID(),
    week: 1,
    sessions: [],
  }));
  await stage.sql`update started_plans set rounds = ${JSON.stringify(rounds)}::text::jsonb`;
  await mark(selam, 'PUT', plan, 1, 1);
  expect(await again(plan, 1)).toMatchObject({ status: 409, body: { code: 'too_many_rounds' } });
});
