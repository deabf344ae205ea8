import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { savedPlans } from '#db/schema.ts';
import { startApi, type ApiCaller } from '#test/api-caller.ts';
import { maxSavedPlans, savedPlanSchema, type SavedPlan } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let selamId: string;
let selam: Caller;
let dawit: Caller;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  const member = await api.member('user', 'Selam');
  selamId = member.id;
  [selam, dawit] = [callAs(member), callAs(await api.member('user', 'Dawit'))];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from saved_plans`;
});

const callAs =
  ({ call }: ApiCaller) =>
  (method: string, path = '') =>
    call(method, `/saved-plans${path}`);
type Caller = ReturnType<typeof callAs>;

const loss = '/fitness/weight-loss-foundation';
const mesob = '/nutrition/light-mesob';
const plansOf = async (caller: Caller): Promise<SavedPlan[]> => (await caller('GET')).body.items;

describe('a saved plan', () => {
  test('is listed with what it is, the newest first', async () => {
    for (const plan of [loss, mesob]) expect((await selam('PUT', plan)).status).toBe(200);
    const plans = await plansOf(selam);
    expect(plans).toMatchObject([
      {
        kind: 'nutrition',
        planId: 'light-mesob',
        plan: { duration: 7, calorieRange: { min: 1500, max: 1800 } },
      },
      {
        kind: 'fitness',
        planId: 'weight-loss-foundation',
        title: { en: 'Weight Loss Foundation' },
        plan: { level: 'beginner', duration: 10, durationUnit: 'weeks', weeklyWorkouts: 6 },
      },
    ]);
    expect(plans.map((plan) => savedPlanSchema.parse(plan))).toEqual(plans);
  });

  test('is saved once, however often that is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => selam('PUT', loss)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await plansOf(selam)).toHaveLength(1);
  });

  test('knows that it is one, until it is removed', async () => {
    const isSaved = async () => (await selam('GET', loss)).body.saved;
    expect(await isSaved()).toBe(false);
    await selam('PUT', loss);
    expect(await isSaved()).toBe(true);
    for (const time of ['first', 'second']) expect((await selam('DELETE', loss)).status, time).toBe(204);
    expect(await isSaved()).toBe(false);
  });

  test('is its member’s alone', async () => {
    await selam('PUT', loss);
    expect(await plansOf(dawit)).toEqual([]);
    await dawit('DELETE', loss);
    expect(await plansOf(selam)).toHaveLength(1);
  });

  test('stays in the list once it is published no longer, and once it is gone', async () => {
    await selam('PUT', loss);
    await selam('PUT', mesob);
    await api.db.insert(savedPlans).values({ userId: selamId, kind: 'fitness', planId: 'gone' });
    await api.sql`update fitness_plans set status = 'draft' where id = 'weight-loss-foundation'`;
    await api.sql`update nutrition_plans set status = 'archived' where id = 'light-mesob'`;
    try {
      expect(await plansOf(selam)).toMatchObject([
        { planId: 'gone', title: null, plan: null },
        { planId: 'light-mesob', title: { en: 'Light Mesob' }, plan: null },
        { planId: 'weight-loss-foundation', title: { en: 'Weight Loss Foundation' }, plan: null },
      ]);
    } finally {
      await api.sql`update fitness_plans set status = 'published'`;
      await api.sql`update nutrition_plans set status = 'published'`;
    }
  });

  test('goes with its member', async () => {
    const hirut = await api.member('user', 'Hirut');
    const { id } = hirut;
    await callAs(hirut)('PUT', loss);
    await api.sql`delete from auth.users where id = ${id}`;
    expect(await api.sql`select from saved_plans where user_id = ${id}`).toHaveLength(0);
  });
});

describe('what cannot be saved', () => {
  test.each([
    ['an unknown plan', '/fitness/nope', 404, 'not_found'],
    ['a plan of the other kind', '/nutrition/weight-loss-foundation', 404, 'not_found'],
    ['a kind that is none', '/recipes/light-mesob', 422, 'invalid_input'],
    ['an id that cannot be one', '/fitness/No%00pe', 422, 'invalid_input'],
  ])('%s', async (_what, path, status, code) => {
    expect(await selam('PUT', path)).toMatchObject({ status, body: { code } });
    expect(await plansOf(selam)).toEqual([]);
  });

  test('a draft', async () => {
    await api.sql`update fitness_plans set status = 'draft' where id = 'weight-gain-strength'`;
    expect((await selam('PUT', '/fitness/weight-gain-strength')).status).toBe(404);
    await api.sql`update fitness_plans set status = 'published'`;
  });

  test('more than a member may keep, however many come at once', async () => {
    const earlier = Array.from({ length: maxSavedPlans - 1 }, (_, i) => ({
      userId: selamId,
      kind: 'fitness',
      planId: `earlier-${i}`,
    }));
    await api.db.insert(savedPlans).values(earlier);
    const answers = await Promise.all([loss, mesob].map((plan) => selam('PUT', plan)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [kept] = await plansOf(selam);
    expect((await selam('PUT', `/${kept!.kind}/${kept!.planId}`)).status).toBe(200);
    expect(await plansOf(selam)).toHaveLength(maxSavedPlans);
  });
});

test('nobody signed in: nothing is told and nothing changes', async () => {
  const visitor = callAs(api.visitor());
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(await visitor(method, loss)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
});
