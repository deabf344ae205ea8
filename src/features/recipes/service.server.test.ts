import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundledRecipes } from '#content/recipes.ts';
import { createTestDatabase } from '#test/database.ts';
import { recipeDetailSchema } from './listing.ts';
import { findRecipes, listRecipes, readRecipe } from './service.server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase('bundled');
});
afterAll(async () => await database.close());

it('lists every recipe once, by name', async () => {
  const recipes = await listRecipes(database);
  expect(recipes.map(({ id }) => id).toSorted()).toEqual(bundledRecipes.map(({ id }) => id).toSorted());
  const names = recipes.map(({ name }) => name.en);
  expect(names).toEqual(names.toSorted());
});

it('finds the one that makes a dish', async () => {
  const found = await findRecipes(database, { foodId: 'beyaynetu' });
  expect(found).toMatchObject([{ recipe: { id: 'beyaynetu' }, fasting: 'yes' }]);
  expect(await findRecipes(database, { foodId: 'nowhere' })).toEqual([]);
});

it('reads each with its foods, and with what is in it by the table', async () => {
  for (const { id } of bundledRecipes) {
    const detail = await readRecipe(database, id);
    expect(recipeDetailSchema.parse(detail), id).toEqual(detail);
    expect(detail?.perServing.calories, id).toMatchObject({ complete: true });
  }
  expect(await readRecipe(database, 'nowhere')).toBeNull();
  expect(await readRecipe(database, 'a\u0000b')).toBeNull();
});

it('takes a retired one out of the list, and not from whoever has its address', async () => {
  const retire = (on: boolean) =>
    on
      ? database.sql`update recipes set data = data || '{"retired": true}' where id = 'beyaynetu'`
      : database.sql`update recipes set data = data - 'retired' where id = 'beyaynetu'`;
  await retire(true);
  expect(await findRecipes(database, { foodId: 'beyaynetu' })).toEqual([]);
  expect(await readRecipe(database, 'beyaynetu')).toMatchObject({ recipe: { retired: true } });
  await retire(false);
});

it('follows the table of foods', async () => {
  const before = await readRecipe(database, 'beyaynetu');
  const change = (fasting: string) => database.sql`
    update foods set data = jsonb_set(data, '{fasting}', ${JSON.stringify(fasting)}::text::jsonb) where id = 'gomen'`;
  await change('no');
  expect((await readRecipe(database, 'beyaynetu'))?.fasting).toBe('no');
  await change('yes');
  expect(await readRecipe(database, 'beyaynetu')).toEqual(before);
});

it('keeps what a retired food goes into: it is still read where it is used', async () => {
  const before = await findRecipes(database, {});
  const id = before.find(({ recipe }) => recipe.id === 'misir-wat')!.recipe.ingredients[0]!.foodId;
  await database.sql`update foods set data = data || '{"retired": true}' where id = ${id}`;
  expect(await findRecipes(database, {})).toEqual(before);
  expect((await readRecipe(database, 'misir-wat'))?.perServing.calories).toMatchObject({ complete: true });
  await database.sql`update foods set data = data - 'retired' where id = ${id}`;
});
