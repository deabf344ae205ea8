import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  begin,
  finish,
  gainPlan,
  lossPlan,
  mark,
  openTrainingStage,
  start,
  tell,
  change,
  training,
  type Caller,
} from '#test/training-stage.ts';
import { isSpread } from '#test/citus.ts';
import { whereaboutsSchema, type StartedPlan } from './schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const whereabouts = async (caller = selam) => {
  const { body } = await caller('GET', '/training/whereabouts');
  return whereaboutsSchema.parse(body);
};
const going = async (caller = selam) =>
  (await training(caller)).plans.filter(({ endedAt }) => endedAt === null).map(({ planId }) => planId);
const inShort = ({ id, planId, title, weeks, next, blocks }: StartedPlan) => ({
  id,
  planId,
  title,
  weeks,
  next,
  workoutsAWeek: blocks[0]?.days.filter(({ restDay }) => !restDay).length,
});

/** All ways in which a plan comes to go on while another one does. */
const ways: [string, (earlier: StartedPlan, replace: { replace?: string }) => Parameters<Caller>][] = [
  ['started', (_earlier, replace) => ['POST', '/training/plans', { planId: lossPlan, ...replace }]],
  ['taken up', ({ id }, replace) => ['PATCH', `/training/plans/${id}`, { left: false, ...replace }]],
  [
    'started over',
    ({ id }, replace) => ['POST', `/training/plans/${id}/restart?${new URLSearchParams(replace)}`],
  ],
];

describe('one plan is followed at a time', () => {
  test.each(ways)('a second one is %s only in place of the first, which is named', async (_way, call) => {
    const earlier = await start(selam);
    await selam('PATCH', `/training/plans/${earlier.id}`, { left: true });
    const first = await start(selam, gainPlan);
    const refused = {
      status: 409,
      body: { code: 'other_plan_going_on', current: inShort(first) },
    };
    expect(await selam(...call(earlier, {}))).toMatchObject(refused);
    expect(await selam(...call(earlier, { replace: earlier.id }))).toMatchObject(refused);
    expect(await going()).toEqual([gainPlan]);
    const { status, body } = await selam(...call(earlier, { replace: first.id }));
    expect([200, 201]).toContain(status);
    expect(body).toMatchObject({ planId: lossPlan, endedAt: null });
    expect(await going()).toEqual([lossPlan]);
    expect(await whereabouts()).toEqual({ plan: inShort(body), left: [gainPlan], session: null });
  });

  test('however many devices ask at once', async () => {
    const answers = await Promise.all([start(selam), start(selam, gainPlan), start(selam)]);
    expect(await going()).toHaveLength(1);
    expect(answers.filter((answer) => 'current' in answer).length).toBeGreaterThan(0);
  });

  test('a plan that was left is taken up where it was, from every screen, and nothing of it is lost', async () => {
    const first = await start(selam);
    await mark(selam, 'PUT', first, 1, 1);
    await selam('POST', '/training/plans', { planId: gainPlan, replace: first.id });
    const second = (await whereabouts()).plan!;
    const again = await selam('POST', '/training/plans', { planId: lossPlan, replace: second.id });
    expect(again.body).toMatchObject({ id: first.id, endedAt: null, next: { week: 1, day: 2 } });
    expect((await training(selam)).plans.map(({ planId, endedAt }) => [planId, endedAt === null])).toEqual([
      [lossPlan, true],
      [gainPlan, false],
    ]);
  });

  test('not while a workout of the first goes on', async () => {
    const first = await start(selam);
    const session = await begin(selam, first);
    const replacing = { planId: gainPlan, replace: first.id };
    expect(await selam('POST', '/training/plans', replacing)).toMatchObject({
      status: 409,
      body: { code: 'session_going_on' },
    });
    expect(await going()).toEqual([lossPlan]);
    await tell(selam, session, change(0));
    await finish(selam, session);
    expect((await selam('POST', '/training/plans', replacing)).status).toBe(201);
  });

  test('a last day that is open again does not push the plan of today aside', async () => {
    const ended = await start(selam);
    await stage.sql`
      insert into workout_sessions (user_id, plan_id, started_plan_id, week, day, finished_at)
      select ${stage.selamId}, ${lossPlan}, ${ended.id}, week, day, now()
      from generate_series(1, 10) week cross join generate_series(1, 7) day where (week, day) <> (10, 7)`;
    await mark(selam, 'PUT', ended, 10, 7);
    expect(await whereabouts()).toEqual({ plan: null, left: [], session: null });
    await start(selam, gainPlan);
    const opened = await mark(selam, 'DELETE', ended, 10, 7);
    expect(opened.body).toMatchObject({ next: { week: 10, day: 7 }, endedAt: expect.any(String) });
    expect(await whereabouts()).toMatchObject({ plan: { planId: gainPlan }, left: [lossPlan] });
  });

  test('everybody has their own', async () => {
    await start(selam);
    expect(await whereabouts(dawit)).toEqual({ plan: null, left: [], session: null });
    await start(dawit, gainPlan);
    expect([await going(), await going(dawit)]).toEqual([[lossPlan], [gainPlan]]);
  });
});

test.skipIf(isSpread)(
  'who followed several before goes on with the one of the newest workout; the others are left where they are',
  async () => {
    const { sql } = stage;
    await sql`drop index started_plans_going_on`;
    const add = async (userId: string, planId: string, startedAt: string, trained: string | null) => {
      const [plan] = await sql<{ id: string }[]>`
      insert into started_plans (user_id, plan_id, started_at) values (${userId}, ${planId}, ${startedAt}) returning id`;
      if (trained)
        await sql`
        insert into workout_sessions (user_id, plan_id, started_plan_id, week, day, sets, started_at, finished_at)
        values (${userId}, ${planId}, ${plan!.id}, 1, 1, '[{}]', ${trained}, ${trained})`;
    };
    const [dawitId] = (
      await sql<{ id: string }[]>`select id from user_profiles where full_name = 'Dawit'`
    ).map(({ id }) => id);
    await add(stage.selamId, gainPlan, '2026-10-01T06:00:00Z', '2026-11-20T06:00:00Z');
    await add(stage.selamId, lossPlan, '2026-11-01T06:00:00Z', '2026-11-10T06:00:00Z');
    await add(dawitId!, gainPlan, '2026-10-01T06:00:00Z', null);
    await add(dawitId!, lossPlan, '2026-11-01T06:00:00Z', null);
    const migration = await readFile('db/migrations/0030_one-plan-at-a-time.sql', 'utf8');
    await sql.unsafe(migration.slice(migration.indexOf('UPDATE')));
    expect([await going(), await going(dawit)]).toEqual([[gainPlan], [lossPlan]]);
    const { left } = await whereabouts();
    expect(left).toEqual([lossPlan]);
    const again = await selam('POST', '/training/plans', {
      planId: lossPlan,
      replace: (await whereabouts()).plan!.id,
    });
    expect(again.body).toMatchObject({ next: { week: 1, day: 2 } });
  },
);
