import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundledContent, seed } from '#db/seed.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { foodSchema } from './schema.ts';
import { listFoods } from './service.server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.sql);
});
afterAll(async () => await database.close());

it('lists every food once, whole, by name', async () => {
  const foods = await listFoods(database);
  for (const food of foods) expect(foodSchema.parse(food)).toEqual(food);
  const bundled = bundledContent().find(({ kind }) => kind === 'food')?.rows ?? [];
  expect(new Set(foods.map(({ id }) => id))).toEqual(new Set(bundled.map(({ id }) => id)));
  const names = foods.map(({ name }) => name.en);
  expect(names.indexOf('Injera (teff)')).toBeLessThan(names.indexOf('Muz (banana)'));
});
