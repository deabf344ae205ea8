import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { fitnessListQuerySchema, fitnessPlanPageSchema } from './fitness/listing.ts';
import { listFitnessPlans } from './fitness/service.server.ts';
import { nutritionListQuerySchema, nutritionPlanPageSchema } from './nutrition/listing.ts';
import { listNutritionPlans } from './nutrition/service.server.ts';

const strong = 'weight-gain-strength';
const mesob = 'light-mesob';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase('bundled');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  await database.sql`
    insert into auth.users (email) select 'member-' || n || '@birtu.test' from generate_series(1, 1001) n`;
});

/** So many members start the plan twice; of them so many have finished it the first time. */
async function start(members: number, finished = 0) {
  await database.sql`
    insert into started_plans (user_id, plan_id, ended_at, finished_at)
    select id, ${strong}, case when turn = 1 then now() end, case when turn = 1 and place <= ${finished} then now() end
    from (select id, row_number() over (order by email) as place from auth.users) as member, generate_series(1, 2) turn
    where place <= ${members}`;
}

async function save(members: number) {
  await database.sql`
    insert into saved_plans (user_id, kind, plan_id)
    select id, kind, ${mesob} from auth.users, unnest(array['nutrition', 'fitness']) kind
    order by kind = 'fitness', email limit ${members}`;
}

async function fitnessPlan(id: string, query: Record<string, string> = {}) {
  const page = await listFitnessPlans(database, fitnessListQuerySchema.parse(query));
  expect(fitnessPlanPageSchema.parse(page)).toEqual(page);
  return page.items.find((plan) => plan.id === id);
}

async function nutritionPlan(id: string) {
  const page = await listNutritionPlans(database, nutritionListQuerySchema.parse({}));
  expect(nutritionPlanPageSchema.parse(page)).toEqual(page);
  return page.items.find((plan) => plan.id === id);
}

describe('what members did with a plan', () => {
  it.each([
    { did: [0, 0], told: [null, null] },
    { did: [9, 9], told: [null, null] },
    { did: [10, 9], told: [10, null] },
    { did: [43, 12], told: [43, 12] },
    { did: [999, 10], told: [999, 10] },
    { did: [1001, 1001], told: [1000, 1000] },
  ])('is told as $told where $did have started and finished it', async ({ did, told }) => {
    await start(...(did as [number, number]));
    const [membersStarted, membersFinished] = told;
    expect(await fitnessPlan(strong)).toMatchObject({ membersStarted, membersFinished });
    expect(await fitnessPlan(strong, { q: 'jerrycan' })).toMatchObject({ membersStarted, membersFinished });
    expect(await fitnessPlan('weight-loss-foundation')).toMatchObject({
      membersStarted: null,
      membersFinished: null,
    });
  });

  it.each([
    [9, null],
    [10, 10],
    [1001, 1000],
  ])('where %i save a nutrition plan, is told as %j', async (members, membersSaved) => {
    await save(members);
    expect(await nutritionPlan(mesob)).toMatchObject({ membersSaved });
    expect(await nutritionPlan('everyday-balance')).toMatchObject({ membersSaved: null });
  });

  it('goes with the members', async () => {
    await start(10, 10);
    await database.sql`
      delete from auth.users where id = (select user_id from started_plans limit 1)`;
    expect(await fitnessPlan(strong)).toMatchObject({ membersStarted: null, membersFinished: null });
  });
});
