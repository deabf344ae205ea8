import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nutritionPlans } from '#db/schema.ts';
import { seed } from '#db/seed.server.ts';
import type { Finding } from '#src/lib/finding.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { startApi } from '#test/api-caller.ts';
import { reportBrokenFasts } from '../broken-fasts.server.ts';
import { nutritionListQuerySchema } from '../listing.ts';
import type { MealItem, NutritionPlan } from '../schema.ts';
import { listNutritionPlans, readNutritionPlan } from '../service.server.ts';
import type { StaffPlanRow, StoredNutritionPlan } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: Caller;
let dawit: Caller;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  [hana, dawit] = await Promise.all([nutritionist('Hana'), nutritionist('Dawit')]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from nutrition_plans`;
});

interface Caller {
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer>;
  readonly id: string;
}
interface Answer {
  readonly status: number;
  readonly body: StoredNutritionPlan & {
    items: StaffPlanRow[];
    total: number;
    page: number;
    pages: number;
    code: string;
    detail: string;
    errors: { path: (string | number)[]; message: string }[];
    findings: Finding[];
    current: StoredNutritionPlan;
  };
}

async function nutritionist(name: string): Promise<Caller> {
  const member = await api.member('admin_nutritionist', name);
  const caller = (method: Parameters<Caller>[0], path: string, body?: object) =>
    member.call(method, `/admin/nutrition-plans${path}`, body);
  return Object.assign(caller, { id: member.id });
}

const shiro = {
  id: 'meal-shiro',
  name: { en: 'Shiro', am: 'ሽሮ' },
  imageUrl: null,
  isEthiopian: true,
  portions: [{ foodId: 'shiro-wat', grams: 250 }],
};
const day = { day: 1, breakfast: [], lunch: [shiro], dinner: [], snacks: [] };
const light = {
  title: { en: 'Light week', am: 'ቀላል ሳምንት' },
  description: { en: 'Seven light days.' },
  duration: 7,
  category: 'weight-loss',
  calorieRange: { min: 1500, max: 1800 },
  meals: [day],
};

const made = async (plan: object = {}) => (await hana('POST', '', { ...light, ...plan })).body;
/** What a form sends back of a plan that it has read. */
const sent = ({ plan, version }: StoredNutritionPlan, changes: Partial<NutritionPlan> = {}) => ({
  ...plan,
  ...changes,
  version,
});
const faults = async (plan: object) =>
  Object.fromEntries(
    (await hana('POST', '', plan)).body.errors.map(({ path, message }) => [path.join('.'), message]),
  );
/** What the log tells of a plan, newest first; it is never emptied. */
const logged = (id: string) => api.sql`
  select actor_id, action, before, after from activity_log
  where subject_kind = 'nutrition-plan' and subject_id = ${id} order by id desc`;
const published = async () =>
  (await listNutritionPlans(api, nutritionListQuerySchema.parse({}))).items.map(({ id }) => id);

describe('a new plan', () => {
  test('belongs to whoever made it, begins with the defaults, and stands at the top', async () => {
    await made({ title: { en: 'Older' } });
    const { status, body } = await hana('POST', '', { ...light, meals: undefined });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: 1,
      plan: { ...light, meals: [], tags: [], features: [], featured: false, status: 'draft', rating: null },
    });
    expect(body.plan.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const [row] = await api.db.select().from(nutritionPlans);
    expect(row).toMatchObject({ userId: hana.id });
    const { items } = (await hana('GET', '')).body;
    expect(items[0]).toEqual({
      id: body.plan.id,
      title: light.title,
      category: 'weight-loss',
      duration: 7,
      status: 'draft',
      createdAt: body.createdAt,
      version: 1,
      missing: ['am'],
    });
  });

  test('is published in Amharic alone, and found by what it lacks', async () => {
    const alone = (text: string) => ({ en: '', am: text });
    const { plan } = await made({
      title: alone('ቀላል ሳምንት'),
      description: alone('ሰባት ቀላል ቀናት።'),
      meals: Array.from({ length: 7 }, (_, i) => ({ ...day, day: i + 1 })),
      status: 'published',
    });
    await made({ description: { en: 'Seven light days.', am: 'ሰባት ቀላል ቀናት።' } });
    const { items, total } = (await hana('GET', '?missing=en')).body;
    expect([items.map(({ id }) => id), total]).toEqual([[plan.id], 1]);
    expect(items[0]).toMatchObject({ missing: ['en'], title: alone('ቀላል ሳምንት') });
    expect((await hana('GET', '?missing=am')).body.total).toBe(0);
    expect((await hana('GET', '?missing=en&sort=title&q=%E1%89%80%E1%88%8B%E1%88%8D')).body.total).toBe(1);
    expect(await published()).toEqual([plan.id]);
  });

  test('is written into the activity log', async () => {
    const { plan } = await made();
    expect((await logged(plan.id))[0]).toMatchObject({
      actor_id: hana.id,
      action: 'create',
      before: null,
      after: { title: light.title, 'day 1': { lunch: [shiro] } },
    });
  });

  test('has its title and description trimmed, then checked', async () => {
    const { plan } = await made({ title: { en: '  Light  ', am: ' ቀላል ' } });
    expect(plan.title).toEqual({ en: 'Light', am: 'ቀላል' });
    expect(await faults({ ...light, title: { en: ' \n ' }, description: { en: '\t' } })).toEqual({
      title: 'Title is required',
      description: 'Description is required',
    });
  });

  test('is told of everything that is missing', async () => {
    expect(await faults({})).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      duration: 'Duration is required and must be a positive number',
      category: 'Category is required',
      calorieRange: 'Calorie range is required',
    });
  });

  test.each([
    [{ duration: 0 }, { duration: 'Duration is required and must be a positive number' }],
    [{ duration: -3 }, { duration: 'Duration is required and must be a positive number' }],
    [{ duration: null }, { duration: 'Duration is required and must be a positive number' }],
    [{ duration: 1.5 }, { duration: 'Please enter whole days, 366 at most' }],
    [{ duration: 367 }, { duration: 'Please enter whole days, 366 at most' }],
    [{ category: 'endurance-training' }, { category: 'Category is required' }],
    [{ calorieRange: { min: 1500 } }, { 'calorieRange.max': 'Calorie range is required' }],
    [{ calorieRange: { min: 0, max: 1800 } }, { 'calorieRange.min': 'Calorie range is required' }],
    [
      { calorieRange: { min: 1800, max: 1500 } },
      { 'calorieRange.max': 'The highest calories must not be below the lowest' },
    ],
    [
      { calorieRange: { min: 1500.5, max: 1800 } },
      { 'calorieRange.min': 'Please enter whole kilocalories, 10,000 at most' },
    ],
    [{ meals: [day, day] }, { meals: 'Each day can be there once only' }],
    [
      { duration: 1, meals: [day, { ...day, day: 2 }] },
      { meals: 'There are more days of meals than the plan has days' },
    ],
    [
      { meals: [{ ...day, lunch: [{ ...shiro, name: { en: ' ' } }] }] },
      { 'meals.0.lunch.0.name': 'Please name this dish' },
    ],
    [{ title: { en: 'x'.repeat(121) } }, { 'title.en': 'This is too long' }],
    [{ title: { en: 'a\0b' } }, { 'title.en': 'This holds characters that cannot be read' }],
    [
      { description: { en: 'half \ud83d of it' } },
      { 'description.en': 'This holds characters that cannot be read' },
    ],
  ])('with %j is refused, and says why', async (plan, expected) => {
    expect(await faults({ ...light, ...plan })).toEqual(expected);
    expect((await hana('GET', '')).body.total).toBe(0);
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'نصّ \u200fright to left',
    '🥗🇪🇹 👩🏽‍🍳',
    'የጾም ምግብ፦ ሽሮ፣ ምስር',
    "O'Brien & sons; drop table plans; --",
    '{"en":"x"} ${x} {0} %s',
  ])('keeps %j exactly as it was typed, in every text', async (text) => {
    const texts = { en: text, am: text };
    const dish = { ...shiro, name: texts, description: texts, ingredients: [texts], preparation: texts };
    const plan = {
      ...light,
      title: texts,
      description: texts,
      features: [texts],
      tags: [texts],
      duration: 1,
      meals: [{ ...day, lunch: [dish] }],
      status: 'published',
    };
    const { id } = (await made(plan)).plan;
    expect((await hana('GET', `/${id}`)).body.plan).toMatchObject(plan);
    expect((await readNutritionPlan(api, id))?.plan).toMatchObject(plan);
    expect((await hana('GET', `?${new URLSearchParams({ q: text.slice(0, 90) })}`)).body.total).toBe(1);
  });
});

describe('fasting food', () => {
  const { breakfast, dinner, snacks } = day;
  const tableWith = (foodId: string) => ({
    breakfast,
    dinner,
    snacks,
    lunch: [shiro, { ...shiro, id: 'meal-2', portions: [{ foodId, grams: 100 }] }],
  });
  const oneDay = (foodId: string, status = 'draft') => ({
    ...light,
    duration: 1,
    status,
    meals: [{ ...day, fasting: tableWith(foodId) }],
  });

  test.each(['tibs', 'ergo', 'enkulal-firfir'])(
    'is not kept with %s in it, not even as a draft',
    async (id) => {
      const [food] = await api.sql`select data->'name' as name from foods where id = ${id}`;
      const { status, body } = await hana('POST', '', oneDay(id));
      const message = `Day 1, Lunch: ${food!['name'].en} breaks the fast`;
      const path = ['meals', 0, 'fasting', 'lunch', 1, 'portions', 0, 'foodId'];
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'breaks_fast', errors: [{ path, message }] });
      expect(body.findings).toEqual([
        {
          code: 'breaks_fast',
          severity: 'blocks',
          path,
          message: 'Day {day}, {meal}: {food} breaks the fast',
          values: { day: 1, meal: { en: 'Lunch', am: 'ምሳ' }, food: food!['name'] },
        },
      ]);
      const stored = await made(oneDay('gomen'));
      const change = sent(stored, { meals: oneDay(id).meals });
      expect((await hana('PUT', `/${stored.plan.id}`, change)).body.code).toBe('breaks_fast');
      expect((await hana('GET', `/${stored.plan.id}`)).body).toEqual(stored);
    },
  );

  test('of which somebody has learnt better is shown to nobody until it is put right, and stays stored', async () => {
    const stored = await made(oneDay('gomen', 'published'));
    const { id } = stored.plan;
    const servedFast = async () => (await readNutritionPlan(api, id))?.plan.meals[0]?.fasting;
    const lines: string[] = [];
    const log = {
      error: (what: { plan: string; broken: string[] }) => lines.push(what.plan, ...what.broken),
    };
    const report = () =>
      reportBrokenFasts({
        sql: api.sql,
        log: log as unknown as ApiEnvironment['Variables']['context']['log'],
      });
    expect(await servedFast()).toEqual(stored.plan.meals[0]?.fasting);
    expect(await report()).toBe(0);

    await api.sql`update foods set data = data || '{"fasting": "no"}' where id = 'gomen'`;
    expect(await servedFast()).toBeUndefined();
    expect((await readNutritionPlan(api, id))?.days[0]).not.toHaveProperty('fastingVariant');
    expect(await report()).toBe(1);
    expect(lines).toEqual([id, expect.stringMatching(/^day 1, lunch: Gomen/)]);
    expect((await hana('GET', `/${id}`)).body).toEqual(stored);
    // What says the same as before is not kept either.
    expect((await hana('PUT', `/${id}`, sent(stored))).body.code).toBe('breaks_fast');

    await api.sql`update foods set data = data || '{"fasting": "yes"}' where id = 'gomen'`;
    expect(await servedFast()).toEqual(stored.plan.meals[0]?.fasting);
  });

  test('of words alone is published only on somebody’s word', async () => {
    const soup = { ...shiro, portions: [] };
    const lentSoup = (more: object) => ({
      ...oneDay('gomen', 'published'),
      meals: [{ ...day, fasting: { ...tableWith('gomen'), dinner: [{ ...soup, ...more }] } }],
    });
    const { status, body } = await hana('POST', '', lentSoup({}));
    expect([status, body.code, body.errors[0]?.message]).toEqual([
      422,
      'not_publishable',
      'Day 1, Dinner: nobody has said whether Shiro is fasting food',
    ]);
    expect((await hana('POST', '', lentSoup({ fastingFood: true }))).status).toBe(201);
  });
});

describe('publishing', () => {
  test('is refused with all that is in the way, and what is worth a look; a draft is kept', async () => {
    const unfinished = { ...light, meals: [day, { ...day, day: 2, lunch: [] }] };
    const { status, body } = await hana('POST', '', { ...unfinished, status: 'published' });
    expect(status).toBe(422);
    expect(body.code).toBe('not_publishable');
    expect(body.errors.map(({ message }) => message)).toEqual([
      'Days of the plan: 7. Days with meals: 2',
      'Day 2 has no dishes',
    ]);
    expect(body.findings.filter(({ severity }) => severity === 'warns').map(({ code }) => code)).toContain(
      'no_amharic',
    );
    expect((await hana('GET', '')).body.total).toBe(0);
    const stored = await made(unfinished);
    const change = sent(stored, { status: 'published' });
    expect((await hana('PUT', `/${stored.plan.id}`, change)).body.code).toBe('not_publishable');
    expect(await published()).not.toContain(stored.plan.id);
    expect((await hana('PUT', `/${stored.plan.id}`, sent(stored, { status: 'archived' }))).status).toBe(200);
  });
});

describe('the list', () => {
  test('is searched and filtered as a whole, ten on a page', async () => {
    await api.sql`
      insert into nutrition_plans
        (id, title, description, category, calories_min, calories_max, status, data, search_text, created_at)
      select 'plan-' || n, jsonb_build_object('en', 'Plan ' || n), '{"en":"x"}', 'maintenance', 1, 2,
        (array['draft', 'published', 'archived'])[n % 3 + 1], '{"duration": 7}', 'plan ' || lpad(n::text, 3, '0') || e'\nየጾም',
        timestamptz '2026-01-01' + n * interval '1 hour'
      from generate_series(1, 23) as n`;
    const first = (await hana('GET', '')).body;
    expect(first).toMatchObject({ total: 23, page: 1, pages: 3 });
    expect(first.items.map(({ id }) => id)).toEqual(
      [23, 22, 21, 20, 19, 18, 17, 16, 15, 14].map((n) => `plan-${n}`),
    );
    expect((await hana('GET', '?page=3')).body.items.map(({ id }) => id)).toEqual([
      'plan-3',
      'plan-2',
      'plan-1',
    ]);
    expect((await hana('GET', '?page=99')).body).toMatchObject({ page: 3, pages: 3 });
    // On the last page of all, found from the first.
    expect((await hana('GET', '?q=plan%20003')).body.items.map(({ id }) => id)).toEqual(['plan-3']);
    expect((await hana('GET', '?q=የጾም&status=archived')).body.total).toBe(8);
    expect((await hana('GET', '?category=health')).body).toMatchObject({
      total: 0,
      page: 1,
      pages: 1,
      items: [],
    });
    expect((await hana('GET', '?status=gone')).status).toBe(422);
  });
});

describe('a change', () => {
  test('is made, counted and logged with what differs alone', async () => {
    const stored = await made({ meals: [day, { ...day, day: 2 }] });
    const meals = [day, { ...day, day: 2, dinner: [shiro] }];
    const { status, body } = await hana('PUT', `/${stored.plan.id}`, sent(stored, { meals }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, plan: { meals } });
    expect((await logged(stored.plan.id))[0]).toMatchObject({
      action: 'update',
      before: { title: light.title, 'day 2': { dinner: [] } },
      after: { title: light.title, 'day 2': { dinner: [shiro] } },
    });
    expect(Object.keys((await logged(stored.plan.id))[0]!['after']).toSorted()).toEqual(['day 2', 'title']);
  });

  test('that says the same as before is none', async () => {
    const stored = await made();
    const before = await logged(stored.plan.id);
    expect((await hana('PUT', `/${stored.plan.id}`, sent(stored))).body.version).toBe(1);
    expect(await logged(stored.plan.id)).toEqual(before);
  });

  test('of one table of a day is logged with the day, and leaves the other as it is', async () => {
    const { breakfast, dinner, snacks } = day;
    const stored = await made({
      meals: [{ ...day, fasting: { breakfast, lunch: [shiro], dinner, snacks } }],
    });
    expect(stored.plan.leadingVariant).toBe('regular');
    const [first] = stored.plan.meals;
    const meals = [{ ...first!, fasting: { ...first!.fasting!, dinner: [shiro as MealItem] } }];
    const { body } = await hana(
      'PUT',
      `/${stored.plan.id}`,
      sent(stored, { meals, leadingVariant: 'fasting' }),
    );
    expect(body.plan).toMatchObject({ meals, leadingVariant: 'fasting' });
    expect(body.plan.meals[0]?.dinner).toEqual([]);
    const [change] = await logged(stored.plan.id);
    expect(change?.after).toEqual({
      title: light.title,
      leadingVariant: 'fasting',
      'day 1': { breakfast, lunch: [shiro], dinner, snacks, fasting: meals[0]?.fasting },
    });
    const without = sent(body, { meals: [day] });
    expect((await hana('PUT', `/${stored.plan.id}`, without)).body.plan.meals).toEqual([day]);
  });

  test('of a plan from before days had two tables finds its only one', async () => {
    const { plan } = await made();
    await api.sql`update nutrition_plans set data = data - 'leadingVariant' where id = ${plan.id}`;
    const { body } = await hana('GET', `/${plan.id}`);
    expect(body.plan).toEqual(plan);
    expect((await hana('PUT', `/${plan.id}`, sent(body))).body.version).toBe(1);
  });

  test('leaves alone what the form does not hold', async () => {
    await api.sql`delete from bundled_content where kind = 'nutrition-plan'`;
    await seed(api.sql);
    const stored = (await hana('GET', '/everyday-balance')).body;
    const title = { en: 'Every day' };
    const { body } = await hana('PUT', '/everyday-balance', sent(stored, { title }));
    expect(body.plan).toEqual({ ...stored.plan, title });
  });

  test('of its words is found by the search at once', async () => {
    const stored = await made();
    await hana('PUT', `/${stored.plan.id}`, sent(stored, { title: { en: 'Hearty' } }));
    expect((await hana('GET', '?q=hearty')).body.total).toBe(1);
    expect((await hana('GET', '?q=light%20week')).body.total).toBe(0);
  });

  test('to what somebody else has changed meanwhile changes nothing, and brings what they made of it', async () => {
    const stored = await made();
    const path = `/${stored.plan.id}`;
    await dawit('PUT', path, sent(stored, { title: { en: 'Dawit’s' } }));
    const { status, body } = await hana('PUT', path, sent(stored, { title: { en: 'Hana’s' } }));
    expect(status).toBe(409);
    expect(body.code).toBe('changed_meanwhile');
    expect(body.current).toMatchObject({
      version: 2,
      updatedBy: 'Dawit',
      plan: { title: { en: 'Dawit’s' } },
    });
    expect((await hana('GET', path)).body.plan.title).toEqual({ en: 'Dawit’s' });
    // Hers may still be kept, knowingly.
    const mine = { ...sent(stored, { title: { en: 'Hana’s' } }), version: body.current.version };
    expect((await hana('PUT', path, mine)).body).toMatchObject({
      version: 3,
      plan: { title: { en: 'Hana’s' } },
    });
  });

  test('made twice at the same moment is made once', async () => {
    const stored = await made();
    const both = [hana, dawit].map((call, n) =>
      call('PUT', `/${stored.plan.id}`, sent(stored, { title: { en: `Number ${n}` } })),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await logged(stored.plan.id)).filter(({ action }) => action === 'update')).toHaveLength(1);
  });
});

describe('a plan', () => {
  test('is public while it is published, and only then', async () => {
    let stored = await made({ duration: 1 });
    const { id } = stored.plan;
    const steps = [
      ['published', 'publish', [id]],
      ['archived', 'archive', []],
      ['published', 'publish', [id]],
      ['draft', 'unpublish', []],
    ] as const;
    for (const [status, action, shown] of steps) {
      stored = (await hana('PUT', `/${id}`, sent(stored, { status }))).body;
      expect((await logged(id))[0]).toMatchObject({ action, after: { status } });
      expect((await published()).filter((one) => one === id)).toEqual(shown);
      expect((await readNutritionPlan(api, id)) !== null).toBe(shown.length > 0);
    }
  });

  test('is deleted for good, once', async () => {
    const { plan } = await made();
    expect(await hana('DELETE', `/${plan.id}`)).toMatchObject({ status: 204, body: null });
    expect((await logged(plan.id))[0]).toMatchObject({
      action: 'delete',
      before: { title: light.title },
      after: null,
    });
    for (const method of ['GET', 'DELETE'] as const)
      expect((await hana(method, `/${plan.id}`)).status).toBe(404);
    expect((await hana('PUT', `/${plan.id}`, { ...light, version: 1 })).status).toBe(404);
    expect((await hana('GET', '/%00')).status).toBe(404);
  });
});
