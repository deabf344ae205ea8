import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import { bundledNutritionPlans } from '#content/plans/nutrition.ts';
import type { OpenDatabase } from '#src/server/database.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { bundledContent, seed } from './seed.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate bundled_content, content_items, exercises, foods, fitness_plans, nutrition_plans cascade`;
});

/** The bundled content of a later version, in which one plan of each kind and one article read differently. */
const laterContent = () =>
  bundledContent().map((bundle) => ({
    ...bundle,
    rows: bundle.rows.map((row, i) => (i === 0 && 'title' in row ? { ...row, title: { en: 'Anew' } } : row)),
  }));

const titleOf = async (id: string) =>
  (await database.sql<{ title: { en: string } }[]>`select title from fitness_plans where id = ${id}`)[0]
    ?.title.en;

it('brings its fitness and nutrition plans, at least 15 exercises and their foods, all published', async () => {
  await seed(database.sql);
  const [counts] = await database.sql`
    select (select count(*)::int from fitness_plans where status = 'published') as fitness,
           (select count(*)::int from nutrition_plans where status = 'published') as nutrition,
           (select count(*)::int from exercises) as exercises,
           (select count(*)::int from foods) as foods`;
  expect(counts).toMatchObject({
    fitness: bundledFitnessPlans.length,
    nutrition: bundledNutritionPlans.length,
  });
  expect(counts?.['exercises']).toBeGreaterThanOrEqual(15);
  expect(counts?.['foods']).toBeGreaterThan(50);
});

it('writes nothing and tells nobody at a start that brings nothing new', async () => {
  await seed(database.sql);
  const heard: string[] = [];
  const listening = await database.listener.listen(
    'public_content',
    (table) => heard.push(table),
    () => undefined,
  );
  expect(await seed(database.sql)).toBe(0);
  await database.sql`select pg_notify('public_content', 'last')`;
  await expect.poll(() => heard).toEqual(['last']);
  await listening.unlisten();
});

it('is done once when two nodes start together', async () => {
  const written = await Promise.all([seed(database.sql), seed(database.sql)]);
  expect(written.filter((count) => count > 0)).toHaveLength(1);
});

it('brings the new form of what staff have left alone', async () => {
  await seed(database.sql);
  expect(await seed(database.sql, laterContent())).toBe(3);
  expect(await titleOf('weight-gain-strength')).toBe('Anew');
});

it('begins again where a save of staff and it could not pass each other', async () => {
  await seed(database.sql);
  let seeding: Promise<number> | undefined;
  await database.sql.begin(async (staff) => {
    // Of the two, the one that brings the content is ended.
    await staff`set local deadlock_timeout = '1min'`;
    await staff`select from nutrition_plans for update`;
    seeding = seed(database.sql, laterContent());
    const waiting = () => staff`select from pg_locks where not granted and locktype = 'transactionid'`;
    await expect.poll(waiting).not.toEqual([]);
    await staff`update fitness_plans set version = 2 where id = 'weight-gain-strength'`;
  });
  // The plan that staff have changed stays as it is.
  expect(await seeding).toBe(2);
});

it('leaves alone what staff have changed', async () => {
  await seed(database.sql);
  await database.sql`
    update fitness_plans set title = ${JSON.stringify({ en: 'Ours' })}::text::jsonb, version = 2
    where id = 'weight-gain-strength'`;
  await seed(database.sql, laterContent());
  expect(await titleOf('weight-gain-strength')).toBe('Ours');
});

it('does not bring back what staff have deleted', async () => {
  await seed(database.sql);
  await database.sql`delete from fitness_plans where id = 'weight-gain-strength'`;
  await seed(database.sql);
  await seed(database.sql, laterContent());
  expect(await titleOf('weight-gain-strength')).toBeUndefined();
});
