import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { fitnessListQuerySchema, fitnessPlanDetailSchema, fitnessPlanPageSchema } from './listing.ts';
import { listExercises } from '../exercises/service.server.ts';
import { listFitnessPlans, readFitnessPlan } from './service.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase('bundled');
});
afterAll(() => database.close());

const list = (query: Record<string, string> = {}) =>
  listFitnessPlans(database, fitnessListQuerySchema.parse(query));
const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id);
const total = bundledFitnessPlans.length;
const pages = Math.ceil(total / 12);
/** The ids of the plans that come with the product and are such. */
const bundled = (isSuch: (plan: (typeof bundledFitnessPlans)[number]) => boolean) =>
  bundledFitnessPlans
    .filter(isSuch)
    .map(({ id }) => id)
    .toSorted();

describe('the list of fitness plans', () => {
  it('has the published plans, light and as the document describes them', async () => {
    const page = await list();
    expect(fitnessPlanPageSchema.parse(page)).toEqual(page);
    expect(page).toMatchObject({ total, page: 1, pages });
    expect(page.items[0]).not.toHaveProperty('schedule');
  });

  it('is filtered by category and level, alone and together', async () => {
    expect(await idsOf({ category: 'weight-loss' })).toEqual(['weight-loss-foundation']);
    expect((await idsOf({ level: 'intermediate' })).toSorted()).toEqual(
      bundled(({ level }) => level === 'intermediate'),
    );
    expect(await idsOf({ category: 'weight-loss', level: 'intermediate' })).toEqual([]);
  });

  it('is searched in title, description, category, goals and tags, in either language, in any case', async () => {
    expect(await idsOf({ q: 'FOUNDATION' })).toEqual(['weight-loss-foundation']);
    expect(await idsOf({ q: 'hearty' })).toEqual(['weight-gain-strength']);
    expect(await idsOf({ q: 'የሚያጠግብ' })).toEqual(['weight-gain-strength']);
    expect(await idsOf({ q: 'jerrycan' })).toEqual(await idsOf({ q: 'ጀሪካን' }));
    expect(await idsOf({ q: 'walk briskly' })).toEqual(['weight-loss-foundation']);
    expect(await idsOf({ q: 'weight-gain' })).toEqual(['weight-gain-strength']);
    expect(await idsOf({ q: 'ጡ' })).toContain('weight-gain-strength');
    expect(await idsOf({ q: '%' })).toEqual([]);
  });

  it('tells featured ones from the others', async () => {
    const featured = await idsOf({ featured: 'true' });
    const others = await idsOf({ featured: 'false' });
    expect([...featured, ...others].toSorted()).toEqual(bundled(() => true));
  });

  it('has nothing beyond its last page', async () => {
    const page = pages + 1;
    expect(await list({ page: String(page) })).toMatchObject({ items: [], total, page, pages });
  });
});

describe('one fitness plan', () => {
  it('comes whole, with each of its exercises once', async () => {
    const found = await readFitnessPlan(database, 'weight-gain-strength');
    expect(fitnessPlanDetailSchema.parse(found)).toEqual(found);
    const named = found?.plan.schedule.flatMap((day) => day.exercises.map(({ exerciseId }) => exerciseId));
    expect(found?.exercises.map(({ id }) => id).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('is not there under an unknown id, nor while it is a draft', async () => {
    expect(await readFitnessPlan(database, 'nope')).toBeNull();
    await database.sql`update fitness_plans set status = 'draft' where id = 'weight-gain-strength'`;
    expect(await readFitnessPlan(database, 'weight-gain-strength')).toBeNull();
    expect((await idsOf({})).toSorted()).toEqual(bundled(({ id }) => id !== 'weight-gain-strength'));
  });
});

it('lists the exercise library by name', async () => {
  const names = (await listExercises(database)).map(({ name }) => name.en);
  expect(names.length).toBeGreaterThanOrEqual(15);
  expect(names).toContain('Plank');
});
