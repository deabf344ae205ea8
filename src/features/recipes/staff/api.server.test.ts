import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seed } from '#db/seed.server.ts';
import { startApi } from '#test/api-caller.ts';
import { without } from '#src/lib/without.ts';
import { findRecipes, readRecipe } from '../service.server.ts';
import type { RecipeChange, RecipeDraft, StoredRecipe } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: Caller;
let dawit: Caller;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  await api.sql`create table bundled_recipes as table recipes`;
  [hana, dawit] = await Promise.all([nutritionist('Hana'), nutritionist('Dawit')]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from recipes`;
  await api.sql`insert into recipes table bundled_recipes`;
});

type Caller = Awaited<ReturnType<typeof nutritionist>>;
async function nutritionist(name: string) {
  const member = await api.member('admin_nutritionist', name);
  return (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, key?: string) =>
    member.call(method, `/admin/recipes${path}`, body, key);
}

const misir = async (): Promise<StoredRecipe> => (await hana('GET', '/misir-wat')).body;
/** What a form sends back of a recipe that it has read. */
const sent = (
  { recipe, version }: Pick<StoredRecipe, 'recipe' | 'version'>,
  changes: Partial<RecipeDraft> = {},
): RecipeChange => ({ ...without(recipe, 'id'), version, ...changes });
const change = async (changes: Partial<RecipeDraft>) =>
  await hana('PUT', '/misir-wat', sent(await misir(), changes));

const text = { en: 'Lentil soup', am: 'የምስር ሾርባ' };
const soup: RecipeDraft = {
  name: text,
  alsoKnown: ['shorba'],
  description: text,
  group: 'wat-fasting',
  servings: 2,
  yieldGrams: 600,
  ingredients: [{ foodId: 'misir-tire', grams: 96, measure: { id: 'cup', count: 0.5 } }],
  steps: [text, text],
  minutes: { active: 5, total: 30 },
  swaps: [],
};

test('the list has every recipe with what it comes to, found in whatever spelling', async () => {
  const { body } = await hana('GET', '');
  expect(body).toMatchObject({ page: 1, pages: Math.ceil(body.total / 20) });
  expect(body.items).toHaveLength(20);
  const verdicts = await Promise.all(
    ['yes', 'no', 'disputed'].map(async (verdict) => {
      const { items, total } = (await hana('GET', `?fasting=${verdict}&page=1`)).body;
      expect(items.every(({ fasting }: { fasting: string }) => fasting === verdict)).toBe(true);
      return total as number;
    }),
  );
  expect(verdicts.reduce((sum, total) => sum + total)).toBe(body.total);
  const found = await hana('GET', '?q=mesir%20wot&group=wat-fasting');
  expect(found.body.items[0]).toMatchObject({
    recipe: { id: 'misir-wat' },
    fasting: 'yes',
    energy: { complete: true },
    version: 1,
  });
});

describe('a new recipe', () => {
  test('is there for everybody at once, and once only, however often it is sent', async () => {
    const key = randomUUID();
    const heard: string[] = [];
    const listening = await api.listener.listen(
      'public_content',
      (table) => heard.push(table),
      () => undefined,
    );
    const [first, again] = [await hana('POST', '', soup, key), await hana('POST', '', soup, key)];
    await expect.poll(() => heard).toContain('recipes');
    await listening.unlisten();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.recipe.id).toBe(first.body.recipe.id);
    const found = await findRecipes(api, { q: 'shorba' });
    expect(found).toMatchObject([{ recipe: { ...soup, id: first.body.recipe.id }, fasting: 'yes' }]);
  });

  test('is written in Amharic alone, and found by what it lacks; works stand as they are called', async () => {
    const alone = { en: '', am: 'የምስር ሾርባ' };
    const { status, body } = await hana('POST', '', {
      ...soup,
      name: alone,
      description: alone,
      steps: [alone, alone],
      sources: [{ en: 'Ethiopian Food Composition Table' }],
    });
    expect(status).toBe(201);
    expect((await hana('GET', '?missing=en')).body).toMatchObject({
      total: 1,
      items: [{ recipe: { id: body.recipe.id }, missing: ['en'] }],
    });
    const { body: other } = await hana('POST', '', { ...soup, steps: [text, { en: 'Serve' }] });
    expect((await hana('GET', '?missing=am')).body.items).toMatchObject([
      { recipe: { id: other.recipe.id }, missing: ['am'] },
    ]);
  });

  test('is made of foods of the table', async () => {
    const { status, body } = await hana('POST', '', {
      ...soup,
      foodId: 'nowhere',
      ingredients: [...soup.ingredients, { foodId: 'gone', grams: 5 }],
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string[] }) => path)).toEqual([
      ['foodId'],
      ['ingredients', 1, 'grams'],
    ]);
  });
});

describe('a change', () => {
  test('is written over the version that was read, and never unseen over another one', async () => {
    const read = await misir();
    const made = await hana('PUT', '/misir-wat', sent(read, { yieldGrams: 900 }));
    expect(made).toMatchObject({
      status: 200,
      body: { version: 2, updatedBy: 'Hana', recipe: { yieldGrams: 900 } },
    });
    const late = await dawit('PUT', '/misir-wat', sent(read, { servings: 6 }));
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { version: 2, recipe: { yieldGrams: 900, servings: 4 } } },
    });
  });

  test('stays where the product brings another form of the recipe', async () => {
    await change({ yieldGrams: 900 });
    await api.sql`update bundled_content set hash = 'of an earlier version' where kind = 'recipe'`;
    await seed(api.sql);
    expect((await readRecipe(api, 'misir-wat'))?.recipe.yieldGrams).toBe(900);
  });

  test('of what is not there is refused', async () => {
    expect(await hana('PUT', '/nowhere', sent(await misir()))).toMatchObject({ status: 404 });
  });
});

test('a retired recipe leaves the list, makes no dish, keeps its address, and comes back', async () => {
  await change({ retired: true });
  expect(await findRecipes(api, { foodId: 'misir-wat' })).toEqual([]);
  expect((await hana('GET', '?state=retired')).body.items).toHaveLength(1);
  expect(await readRecipe(api, 'misir-wat')).toMatchObject({ recipe: { retired: true } });
  await hana('PUT', '/misir-wat', without(sent(await misir()), 'retired'));
  expect(await findRecipes(api, { foodId: 'misir-wat' })).toHaveLength(1);
});
