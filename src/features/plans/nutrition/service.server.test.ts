import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { nutritionListQuerySchema, nutritionPlanDetailSchema, nutritionPlanPageSchema } from './listing.ts';
import { listNutritionPlans, readNutritionPlan } from './service.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase('bundled');
});
afterAll(() => database.close());

const list = (query: Record<string, string> = {}) =>
  listNutritionPlans(database, nutritionListQuerySchema.parse(query));
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ id }) => id).toSorted();

describe('the list of nutrition plans', () => {
  it('has the thirteen published plans, without their meals', async () => {
    const page = await list();
    expect(nutritionPlanPageSchema.parse(page)).toEqual(page);
    expect(page).toMatchObject({ total: 13, page: 1, pages: 2 });
    expect(page.items[0]).not.toHaveProperty('meals');
  });

  it('tells which categories have a plan, whatever is asked for', async () => {
    const inUse = [
      { category: 'endurance', plans: 1 },
      { category: 'health', plans: 4 },
      { category: 'maintenance', plans: 5 },
      { category: 'muscle-building', plans: 1 },
      { category: 'weight-gain', plans: 1 },
      { category: 'weight-loss', plans: 1 },
    ];
    expect((await list({ q: 'pizza' })).categories).toEqual(inUse);
    await database.sql`update nutrition_plans set category = 'health' where id = 'fuel-for-the-long-run'`;
    expect((await list({ category: 'weight-loss' })).categories).toEqual([
      { category: 'health', plans: 5 },
      ...inUse.filter(({ category }) => category !== 'endurance' && category !== 'health'),
    ]);
    await database.sql`update nutrition_plans set category = 'endurance' where id = 'fuel-for-the-long-run'`;
  });

  it('comes the newest first, twelve on a page', async () => {
    await database.sql`
      insert into nutrition_plans
        (id, title, description, category, calories_min, calories_max, status, data, search_text, created_at)
      select 'copy-' || n, title, description, category, calories_min, calories_max, status, data, search_text,
        now() + n * interval '1 hour'
      from nutrition_plans, generate_series(1, 8) as n where id = 'light-mesob'`;
    const [first, second] = [await list(), await list({ page: '2' })];
    expect(first).toMatchObject({ total: 21, page: 1, pages: 2 });
    expect(first.items.map(({ id }) => id).slice(0, 8)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((n) => `copy-${n}`),
    );
    expect(first.items).toHaveLength(12);
    expect(second.items).toHaveLength(9);
    await database.sql`delete from nutrition_plans where id like 'copy-%'`;
  });

  it('is filtered by category and searched in both languages', async () => {
    expect(await idsOf({ category: 'endurance' })).toEqual(['fuel-for-the-long-run']);
    expect(await idsOf({ q: 'fasting pulses' })).toContain('fasting-table');
    expect(await idsOf({ category: 'health', q: 'salt' })).toContain('low-in-salt');
    expect(await idsOf({ q: 'የጾም ማዕድ' })).toEqual(['fasting-table']);
  });

  it('is found in a long table by a title with a slip, where drafts are called the same', async () => {
    await database.sql`
      insert into nutrition_plans
        (id, title, description, category, calories_min, calories_max, status, data, search_text)
      select 'copy-' || n, title, description, category, calories_min, calories_max, 'draft', '{}', search_text
      from nutrition_plans, generate_series(1, 1501) as n where id = 'light-mesob'`;
    expect(await idsOf({ q: 'lihgt mesob' })).toEqual(['light-mesob']);
    await database.sql`delete from nutrition_plans where id like 'copy-%'`;
  });

  it('looks for plans whose whole calorie range lies within the bounds', async () => {
    expect(await idsOf({ min: '1500', max: '1800' })).toEqual(['light-mesob']);
    expect(await idsOf({ min: '1501', max: '1800' })).toEqual([]);
    expect(await idsOf({ min: '2500' })).toEqual(['gain-weight-well', 'protein-for-muscle']);
    expect(await idsOf({ max: '1799' })).toEqual([]);
    expect(nutritionListQuerySchema.safeParse({ min: '2000', max: '1500' }).success).toBe(false);
  });
});

describe('one nutrition plan', () => {
  it('names the recipes that make its dishes, and none that is retired', async () => {
    const recipes = async () => (await readNutritionPlan(database, 'fasting-table'))?.recipes;
    expect(await recipes()).toMatchObject({ 'misir-wat': 'misir-wat' });
    await database.sql`update recipes set data = data || '{"retired": true}' where id = 'misir-wat'`;
    expect(await recipes()).not.toHaveProperty('misir-wat');
    await database.sql`update recipes set data = data - 'retired' where id = 'misir-wat'`;
  });

  it('comes with the sums of its days and the foods that they are made of', async () => {
    const found = await readNutritionPlan(database, 'light-mesob');
    expect(nutritionPlanDetailSchema.parse(found)).toEqual(found);
    expect(found?.days).toHaveLength(7);
    const tables = found?.days.flatMap(({ fastingVariant, ...regular }) => [regular, fastingVariant]);
    for (const table of tables ?? []) {
      expect(table?.nutrients.calories.estimate?.value).toBeGreaterThanOrEqual(1500);
      expect(table?.nutrients.calories.estimate?.value).toBeLessThanOrEqual(1800);
    }
    const named = JSON.stringify(found?.plan.meals).matchAll(/"foodId":"([^"]+)"/g);
    const ids = new Set(Array.from(named, ([, id]) => id));
    expect(new Set(found?.foods.map(({ id }) => id))).toEqual(ids);
    expect(found?.foods).toHaveLength(ids.size);
  });

  it('is read where it was stored before days had two tables', async () => {
    await database.sql`
      update nutrition_plans set data = jsonb_set(data - 'leadingVariant', '{meals}', (
        select jsonb_agg(day - 'fasting') from jsonb_array_elements(data->'meals') as day
      )) where id = 'light-mesob'`;
    const found = await readNutritionPlan(database, 'light-mesob');
    expect(nutritionPlanDetailSchema.parse(found)).toEqual(found);
    expect(found?.plan.leadingVariant).toBe('regular');
    expect(found?.days.filter(({ fastingVariant }) => fastingVariant)).toEqual([]);
  });

  it('knows which of its days suit a fast', async () => {
    const found = await readNutritionPlan(database, 'fasting-table');
    expect(found?.days.every(({ fastingVariant }) => fastingVariant?.fasting === 'yes')).toBe(true);
    expect(found?.days.some(({ fasting }) => fasting === 'yes')).toBe(false);
    expect(found?.plan.leadingVariant).toBe('fasting');
  });

  it('is not there under an unknown id, nor once it is archived', async () => {
    expect(await readNutritionPlan(database, 'nope')).toBeNull();
    await database.sql`update nutrition_plans set status = 'archived' where id = 'light-mesob'`;
    expect(await readNutritionPlan(database, 'light-mesob')).toBeNull();
  });
});
