import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosenFoods, foodsChosen } from '#src/features/foods/foods-choice.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { languages } from '#src/lib/language.ts';
import { startApi } from '#test/api-caller.ts';
import { foundSchema, maxOfKind, type Found, type FoundKind } from './schema.ts';
import { foundView } from './search-view.ts';

let database: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  database = await startApi({}, 'bundled');
});
afterAll(() => database.close());

const get = async (path: string) => await database.visitor().call('GET', path);
const find = async (q: string): Promise<Found> => {
  const { body } = await get(`/search?${new URLSearchParams({ q })}`);
  return foundSchema.parse(body);
};
const ofKind = ({ groups }: Found, kind: FoundKind) => groups.find((group) => group.kind === kind);

describe('a search of everything', () => {
  test.each([
    ['an exercise by its name', 'push-up', 'exercises', 'push-up'],
    ['an exercise in Amharic', 'ፑሽ አፕ', 'exercises', 'push-up'],
    ['a food by ear', 'chiro', 'foods', 'shiro-wat'],
    ['a food in Amharic', 'ሽሮ', 'foods', 'shiro-wat'],
    ['a recipe with a slip', 'mesir wet', 'recipes', 'misir-wat'],
    ['a fitness plan with a slip', 'wieght loss fundation', 'fitness-plans', 'weight-loss-foundation'],
    ['a nutrition plan in Amharic', 'የጾም ማዕድ', 'nutrition-plans', 'fasting-table'],
    ['an article with a slip', 'biulding habits', 'articles', 'building-habits'],
    ['a term with a slip', 'anemia', 'glossary', 'anaemia'],
    ['a tool', 'bmi', 'pages', '/bmi'],
    ['a test of the guide', 'cooper run', 'pages', 'cooper-run'],
    ['a feast', 'ፋሲካ', 'pages', '/fasting'],
  ] as const)('finds %s', async (_what, q, kind, id) => {
    const found = await find(q);
    expect(found.by).toBe(q);
    expect(ofKind(found, kind)?.items.map((item) => item.id)).toContain(id);
  });

  test.each([
    ['squat', 'exercises'],
    ['injera', 'foods'],
    ['anaemia', 'glossary'],
    ['fasting and feasts', 'pages'],
    ['building habits', 'articles'],
    ['weight gain strength', 'fitness-plans'],
  ] as const)('begins with the kind that is called %s', async (q, kind) => {
    expect((await find(q)).groups[0]?.kind).toBe(kind);
  });

  test.each(['wat', 'chicken', 'push', 'ወጥ', 'strength'])(
    'counts of “%s” what the lists show by the same words',
    async (q) => {
      const found = await find(q);
      const asked = new URLSearchParams({ q });
      const totalOf = async (path: string) =>
        ((await get(`${path}?${asked}`)).body as { total: number }).total;
      const foods = (await get('/foods')).body.items as Food[];
      const count = (kind: FoundKind) => ofKind(found, kind)?.total ?? 0;
      expect(count('exercises')).toBe(await totalOf('/exercises'));
      expect(count('recipes')).toBe(await totalOf('/recipes'));
      expect(count('foods')).toBe(foodsChosen(foods, { ...chosenFoods(new URLSearchParams()), q }).length);
      expect(count('fitness-plans')).toBe(await totalOf('/plans/fitness'));
      expect(count('nutrition-plans')).toBe(await totalOf('/plans/nutrition'));
      expect(count('articles')).toBe(await totalOf('/content'));
    },
  );

  test('goes by one of the words where nothing has all of them, and says by which', async () => {
    const found = await find('xylophone injera');
    expect(found.by).toBe('injera');
    expect(ofKind(found, 'foods')?.items.length).toBeGreaterThan(0);
  });

  test('finds nothing for what sounds like nothing', async () => {
    expect(await find('xylophone')).toEqual({ by: 'xylophone', groups: [] });
  });

  test('tells no draft, and nothing retired', async () => {
    await database.sql`update fitness_plans set status = 'draft' where id = 'weight-gain-strength'`;
    await database.sql`update foods set data = data || '{"retired": true}' where id = 'kocho'`;
    for (const q of ['weight gain strength', 'kocho'])
      for (const { items } of (await find(q)).groups)
        expect(items.map(({ id }) => id)).not.toContain(q === 'kocho' ? 'kocho' : 'weight-gain-strength');
    await database.sql`update fitness_plans set status = 'published' where id = 'weight-gain-strength'`;
    await database.sql`update foods set data = data - 'retired' where id = 'kocho'`;
  });

  test.each(['', '?q=', '?q=%20', '?q=%00', `?q=${'x'.repeat(61)}`, '?q=wat&language=xx'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/search${query}`)).status).toBe(422);
    },
  );

  test('is kept by no cache', async () => {
    expect((await get('/search?q=wat')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('what the page shows of it', () => {
  test.each(languages)(
    'leads on from what it leaves out, by the words that found it (%s)',
    async (language) => {
      const { groups } = foundView(await find('wat'), language);
      for (const { kind, rows, total, list } of groups) {
        expect(rows.length).toBeLessThanOrEqual(maxOfKind);
        if (list !== null) expect([kind, list]).toEqual([kind, expect.stringContaining('q=wat')]);
        else if (kind !== 'articles' && kind !== 'pages') expect(rows).toHaveLength(total);
      }
    },
  );
});
