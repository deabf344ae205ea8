import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  begin,
  lossPlan,
  mark,
  openTrainingStage,
  start,
  training,
  type Caller,
} from '#test/training-stage.ts';
import { planDifferencesSchema, type StartedPlan } from './schema.ts';

let stage: Awaited<ReturnType<typeof openTrainingStage>>;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  stage = await openTrainingStage();
  ({ selam, dawit } = stage);
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

const versions = async () =>
  (
    await stage.sql`select version from fitness_plan_versions where plan_id = ${lossPlan} order by version`
  ).map(({ version }) => version as number);

/** Writes over the plan as staff may, and gives it back afterwards. */
async function withPlan(data: object, status: string, look: () => Promise<void>) {
  const [before] = await stage.sql`select data, status from fitness_plans where id = ${lossPlan}`;
  await stage.sql`
    update fitness_plans set status = ${status}, data = data || ${JSON.stringify(data)}::text::jsonb
    where id = ${lossPlan}`;
  try {
    await look();
  } finally {
    await stage.sql`
      update started_plans set plan_version = 1 where plan_id = ${lossPlan}`;
    await stage.sql`delete from fitness_plan_versions where plan_id = ${lossPlan} and version > 1`;
    await stage.sql`alter table fitness_plans disable trigger fitness_plans_published`;
    await stage.sql`
      update fitness_plans set status = ${before!['status']}, data = ${JSON.stringify(before!['data'])}::text::jsonb
      where id = ${lossPlan}`;
    await stage.sql`alter table fitness_plans enable trigger fitness_plans_published`;
  }
}

/** Two weeks of one day, with a single exercise. */
const shorter = {
  duration: 2,
  durationUnit: 'weeks',
  blocks: [
    {
      weeks: 2,
      title: null,
      text: null,
      schedule: [
        {
          day: 1,
          restDay: false,
          focusAreas: [],
          exercises: [
            {
              exerciseId: 'plank',
              sets: [{ setType: 'working', reps: null, durationSeconds: 20, restTime: 30 }],
            },
          ],
        },
      ],
    },
  ],
};

const differences = (caller: Caller, plan: StartedPlan) =>
  caller('GET', `/training/plans/${plan.id}/differences`);
const take = (caller: Caller, plan: StartedPlan, version: unknown) =>
  caller('PUT', `/training/plans/${plan.id}/version`, { version });
const own = async (caller: Caller) => (await training(caller)).plans[0]!;

test('publishing something else makes a version, saving the same or a draft makes none', async () => {
  expect(await versions()).toEqual([1]);
  await withPlan({ tags: [{ en: 'walk' }] }, 'published', async () => expect(await versions()).toEqual([1]));
  await withPlan(shorter, 'draft', async () => expect(await versions()).toEqual([1]));
  await withPlan(shorter, 'published', async () => {
    expect(await versions()).toEqual([1, 2]);
    await stage.sql`update fitness_plans set data = data where id = ${lossPlan}`;
    expect(await versions()).toEqual([1, 2]);
  });
});

test.each(['published', 'draft', 'archived'])(
  'who follows a plan stays on the version that was started when staff change it and it is %s',
  async (status) => {
    const plan = await start(selam);
    expect(plan).toMatchObject({ version: 1, newer: null, weeks: 10 });
    await mark(selam, 'PUT', plan, 1, 1);
    await withPlan(shorter, status, async () => {
      expect(await own(selam)).toMatchObject({
        version: 1,
        newer: status === 'published' ? 2 : null,
        published: status === 'published',
        weeks: 10,
        next: { week: 1, day: 2 },
      });
      const session = await begin(selam, plan, 1, 2);
      expect(session.sets.length).toBeGreaterThan(1);
    });
  },
);

test('whoever starts it then begins with the newest version', async () => {
  await withPlan(shorter, 'published', async () =>
    expect(await start(dawit)).toMatchObject({ version: 2, newer: null, weeks: 2 }),
  );
});

test('the newer version is told with what differs, taken with what was done, and given back', async () => {
  const plan = await start(selam);
  await mark(selam, 'PUT', plan, 1, 1);
  expect((await differences(selam, plan)).body.code).toBe('no_such_version');
  await withPlan(shorter, 'published', async () => {
    const { body } = await differences(selam, plan);
    const found = planDifferencesSchema.parse(body);
    expect(found).toEqual(body);
    expect(body).toMatchObject({ version: 2, weeks: { before: 10, after: 2 } });
    expect(found.days.map(({ day, change }) => `${day} ${change}`)).toEqual([
      '1 changed',
      ...[2, 3, 4, 5, 6, 7].map((day) => `${day} removed`),
    ]);
    expect(found.days[0]?.exercises).toContainEqual({
      name: { en: 'Plank', am: expect.any(String) },
      change: 'added',
      sets: [],
    });

    const taken = await take(selam, plan, 2);
    expect(taken.body).toMatchObject({ version: 2, newer: null, weeks: 2, next: { week: 2, day: 1 } });
    expect(await own(selam)).toEqual(taken.body);
    expect((await differences(selam, plan)).body.code).toBe('no_such_version');
    expect((await take(selam, plan, 1)).body).toMatchObject({
      version: 1,
      newer: 2,
      next: { week: 1, day: 2 },
    });
  });
});

test('a version that there is not, somebody else’s plan, and a plan with a workout going on are refused', async () => {
  const plan = await start(selam);
  await withPlan(shorter, 'published', async () => {
    for (const version of [3, 2 ** 31 - 1])
      expect(await take(selam, plan, version)).toMatchObject({
        status: 404,
        body: { code: 'no_such_version' },
      });
    for (const version of [0, 1.5, 2 ** 31, '2', null])
      expect((await take(selam, plan, version)).status).toBe(422);
    expect((await take(dawit, plan, 2)).body.code).toBe('not_found');
    expect((await differences(dawit, plan)).body.code).toBe('not_found');
    await begin(selam, plan);
    expect((await take(selam, plan, 2)).body.code).toBe('session_going_on');
    expect(await own(selam)).toMatchObject({ version: 1 });
  });
});
