import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  begin,
  logged,
  lossPlan,
  mark,
  start,
  training,
  openTrainingStage,
  type Caller,
} from '#test/training-stage.ts';
import { isSpread } from '#test/citus.ts';
import { forgetDeletedPlans } from '#src/features/plans/fitness/staff/service.server.ts';
import { trainingSchema, type StartedPlan } from './schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

/** Which started plans count as done to the end. */
async function finished(): Promise<string[]> {
  const rows = await stage.sql<{ id: string }[]>`
    select id from started_plans where finished_at is not null`;
  return rows.map(({ id }) => id);
}

describe('a started plan', () => {
  test('stands at its first day, with its week and what is different in it', async () => {
    const plan = await start(selam);
    expect(plan).toMatchObject({
      planId: lossPlan,
      weeks: 10,
      endedAt: null,
      published: true,
      done: [],
      next: { week: 1, day: 1 },
      phase: { title: { en: 'Learn' } },
    });
    expect(plan.blocks.map(({ toWeek }) => toWeek)).toEqual([2, 4, 6, 8, 10]);
    expect(plan.blocks[0]?.days.map(({ restDay }) => restDay)).toEqual([
      ...Array.from({ length: 6 }, () => false),
      true,
    ]);
    const all = await training(selam);
    expect(trainingSchema.parse(all)).toEqual(all);
    expect(all).toEqual({ plans: [plan], session: null });
  });

  test('is started once, however often that is asked for at once', async () => {
    const plans = await Promise.all([1, 2, 3].map(() => start(selam)));
    expect(new Set(plans.map(({ id }) => id)).size).toBe(1);
  });

  test('moves on by a tap on a rest day, and back', async () => {
    const plan = await start(selam);
    const { body } = await mark(selam, 'PUT', plan, 1, 1);
    expect(body).toMatchObject({ next: { week: 1, day: 2 }, done: [{ week: 1, day: 1, trained: false }] });
    expect((await mark(selam, 'PUT', plan, 1, 1)).body.done).toHaveLength(1);
    expect((await mark(selam, 'DELETE', plan, 1, 1)).body).toMatchObject({
      next: { week: 1, day: 1 },
      done: [],
    });
    expect(await logged(selam)).toEqual([]);
  });

  test('ends with its last day, and goes on when that is open again', async () => {
    const plan = await start(selam);
    await stage.sql`
      insert into workout_sessions (user_id, plan_id, started_plan_id, week, day, finished_at)
      select ${stage.selamId}, ${lossPlan}, ${plan.id}, week, day, now()
      from generate_series(1, 10) week cross join generate_series(1, 7) day where (week, day) <> (10, 7)`;
    expect((await mark(selam, 'PUT', plan, 10, 7)).body).toMatchObject({
      next: null,
      endedAt: expect.any(String),
    });
    expect(await finished()).toEqual([plan.id]);
    const again = await selam('PATCH', `/training/plans/${plan.id}`, { left: false });
    expect(again.body.endedAt).not.toBeNull();
    expect((await mark(selam, 'DELETE', plan, 10, 7)).body).toMatchObject({
      next: { week: 10, day: 7 },
      endedAt: null,
    });
    expect(await finished()).toEqual([]);
  });

  test.skipIf(isSpread)(
    'that was gone through before this was kept counts as finished, one that was left does not',
    async () => {
      const [whole, left] = [await start(selam), await start(dawit)];
      await stage.sql`
      insert into workout_sessions (user_id, plan_id, started_plan_id, week, day, finished_at)
      select user_id, plan_id, started.id, week, day, now()
      from started_plans as started, generate_series(1, 10) week cross join generate_series(1, 7) day
      where id = ${whole.id} or (week, day) <> (3, 3)`;
      await stage.sql`update started_plans set ended_at = now()`;
      // Plans had one week then.
      await stage.sql`
      update fitness_plans set data = data || jsonb_build_object('schedule', data#>'{blocks,0,schedule}')`;
      const migration = await readFile('db/migrations/0022_plans-finished.sql', 'utf8');
      await stage.sql.unsafe(migration.slice(migration.indexOf('UPDATE')));
      expect(await finished()).toEqual([whole.id]);
      expect((await training(dawit)).plans).toMatchObject([{ id: left.id, next: { week: 3, day: 3 } }]);
    },
  );

  test('is left, taken up where it was, and started over with what was done kept', async () => {
    const plan = await start(selam);
    await mark(selam, 'PUT', plan, 1, 1);
    const leave = (left: boolean) => selam('PATCH', `/training/plans/${plan.id}`, { left });
    expect((await leave(true)).body.endedAt).not.toBeNull();
    expect(await finished()).toEqual([]);
    expect((await leave(false)).body).toMatchObject({ endedAt: null, next: { week: 1, day: 2 } });
    const anew = await selam('POST', `/training/plans/${plan.id}/restart`);
    expect(anew.body).toMatchObject({ next: { week: 1, day: 1 }, done: [] });
    expect((await leave(false)).body).toMatchObject({ code: 'going_on_again' });
    expect((await training(selam)).plans.map(({ id }) => id)).toEqual([anew.body.id]);
    expect(await stage.sql`select from workout_sessions`).toHaveLength(1);
  });

  test('is neither left nor started over while a workout of it goes on', async () => {
    const plan = await start(selam);
    const session = await begin(selam, plan);
    const refused = { status: 409, body: { code: 'session_going_on' } };
    expect(await selam('PATCH', `/training/plans/${plan.id}`, { left: true })).toMatchObject(refused);
    expect(await selam('POST', `/training/plans/${plan.id}/restart`)).toMatchObject(refused);
    await selam('DELETE', `/training/sessions/${session.id}`);
    expect((await selam('POST', `/training/plans/${plan.id}/restart`)).status).toBe(201);
  });

  test('goes on after it is published no longer, but nobody starts it any more', async () => {
    const plan = await start(selam);
    await stage.sql`update fitness_plans set status = 'draft' where id = ${lossPlan}`;
    try {
      expect((await training(selam)).plans).toMatchObject([{ id: plan.id, published: false }]);
      expect((await begin(selam, plan)).sets.length).toBeGreaterThan(0);
      expect(await dawit('POST', '/training/plans', { planId: lossPlan })).toMatchObject({ status: 404 });
    } finally {
      await stage.sql`update fitness_plans set status = 'published'`;
    }
  });
});

describe('a plan that staff have deleted, as long as it can be brought back', () => {
  const copy = 'loss-gone';
  const setStatus = (status: string) =>
    stage.sql`update fitness_plans set status = ${status} where id = ${copy}`;

  test('is taken up by nobody, and is there again with it', async () => {
    const { sql } = stage;
    await sql`
      insert into fitness_plans select (jsonb_populate_record(plan, jsonb_build_object('id', ${copy}::text))).*
      from fitness_plans plan where plan.id = ${lossPlan}`;
    const plan = await start(selam, copy);
    await mark(selam, 'PUT', plan, 1, 7);
    expect((await selam('PATCH', `/training/plans/${plan.id}`, { left: true })).status).toBe(200);
    const listed = async () => (await training(selam)).plans.map(({ id }) => id);
    const left = async () => (await selam('GET', '/training/whereabouts')).body;
    expect(await left()).toMatchObject({ left: [copy] });
    await setStatus('deleted');

    for (const refused of [
      await selam('PATCH', `/training/plans/${plan.id}`, { left: false }),
      await selam('POST', '/training/plans', { planId: copy }),
      await selam('POST', `/training/plans/${plan.id}/restart`),
      await mark(selam, 'DELETE', plan, 1, 7),
    ])
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await listed()).toEqual([]);
    expect(await left()).toMatchObject({ left: [] });

    await setStatus('published');
    expect(await listed()).toEqual([plan.id]);
    const back = await selam('PATCH', `/training/plans/${plan.id}`, { left: false });
    expect(back).toMatchObject({ status: 200, body: { endedAt: null, done: [{ week: 1, day: 7 }] } });
  });

  test('is not forgotten under one who goes on with it, and is not in the way of another one', async () => {
    await setStatus('published');
    const plan = await start(selam, copy);
    await setStatus('deleted');
    await stage.sql`update fitness_plans set updated_at = now() - interval '2 days' where id = ${copy}`;
    await forgetDeletedPlans(stage.sql);
    expect(await stage.sql`select from started_plans where id = ${plan.id}`).toHaveLength(1);
    expect((await selam('POST', '/training/plans', { planId: lossPlan })).status).toBe(201);
    await forgetDeletedPlans(stage.sql);
    expect(await stage.sql`select from fitness_plans where id = ${copy}`).toHaveLength(0);
  });
});

describe('a plan that staff delete meanwhile', () => {
  type Change = (plan: StartedPlan) => Promise<{ status: number; body: { code: string } }>;
  const copy = 'loss-copy';

  test.each<[string, Change]>([
    ['is started by nobody any more', () => dawit('POST', '/training/plans', { planId: copy })],
    ['is not found where it went on', () => selam('POST', '/training/plans', { planId: copy })],
    ['is not started over', ({ id }) => selam('POST', `/training/plans/${id}/restart`)],
    ['is not left', ({ id }) => selam('PATCH', `/training/plans/${id}`, { left: true })],
    ['has no day to be marked', (plan) => mark(selam, 'PUT', plan, 1, 7)],
    [
      'has no day to be trained',
      ({ id }) => selam('POST', '/training/session', { startedPlanId: id, week: 1, day: 1 }),
    ],
  ])('%s', async (_what, change) => {
    const { sql } = stage;
    await sql`
      insert into fitness_plans select (jsonb_populate_record(plan, jsonb_build_object('id', ${copy}::text))).*
      from fitness_plans plan where plan.id = ${lossPlan}`;
    const plan = await start(selam, copy);
    const waiting = () => sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const changed = await sql.begin(async (staff) => {
      await staff`delete from fitness_plans where id = ${copy}`;
      const answer = change(plan);
      while ((await waiting()).length === 0);
      return { answer };
    });
    expect(await changed.answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
