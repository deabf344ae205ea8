import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundledContent } from '#db/seed.server.ts';
import { createTestDatabase } from '#test/database.ts';
import { foodSchema } from './schema.ts';
import { listFoods } from './service.server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase('bundled');
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

it('keeps what staff had changed when ranges, further figures and fasting customs came', async () => {
  const file = (await readdir('db/migrations')).find((name) => name.endsWith('ranges-of-figures.sql'))!;
  const migration = await readFile(`db/migrations/${file}`, 'utf8');
  const { disputedFor: _, ranges: __, ...food } = (await listFoods(database)).find(({ id }) => id === 'tej')!;
  const { calories, protein, carbs, fat, fibre, calcium } = food.per100g;
  const before = { ...food, per100g: { calories, protein, carbs, fat, fibre, iron: 9, calcium } };
  const honey = {
    ingredients: [{ name: { en: 'Honey', am: 'ማር' }, grams: 20 }],
    cookedGrams: 100,
  };
  const rows = {
    plain: { ...before, fasting: 'no' },
    ranged: { ...before, fasting: 'no', energyRange: { min: 40, max: 90 } },
    fish: { ...before, fasting: 'disputed', energyRange: { min: 40, max: 90 } },
    honey: { ...before, fasting: 'disputed', recipe: honey },
    raised: { ...before, fasting: 'no', per100g: { ...before.per100g, sugar: 3 } },
  };
  for (const [id, data] of Object.entries(rows))
    await database.sql`
      insert into foods (id, data, search_text, version, updated_by)
      values (${`old-${id}`}, ${JSON.stringify({ ...data, id: `old-${id}` })}::text::jsonb, ${id}, 4, null)`;
  const others = await database.sql`select data from foods where id not like 'old-%' order by id`;
  await database.sql.begin(async (sql) => {
    await sql`create temporary table kept on commit drop as select * from foods where id not like 'old-%'`;
    await sql`delete from foods where id not like 'old-%'`;
    await sql.unsafe(migration);
    await sql`insert into foods select * from kept`;
  });
  const migrated = new Map(
    (await listFoods(database)).flatMap((each) => (each.id.startsWith('old-') ? [[each.id, each]] : [])),
  );
  for (const each of migrated.values()) {
    expect(foodSchema.parse(each)).toEqual(each);
    expect(each).not.toHaveProperty('energyRange');
    expect(each.per100g).toMatchObject({ calories, iron: 9, zinc: null, alcohol: null });
  }
  expect(migrated.size).toBe(Object.keys(rows).length);
  expect(migrated.get('old-plain')).not.toHaveProperty('ranges');
  expect(migrated.get('old-ranged')?.ranges).toEqual({ calories: { min: 40, max: 90 } });
  expect(migrated.get('old-fish')).toMatchObject({ disputedFor: 'fish', name: food.name });
  expect(migrated.get('old-honey')?.disputedFor).toBe('honey');
  expect(migrated.get('old-raised')?.per100g.sugar).toBe(3);
  const [{ version } = { version: 0 }] = await database.sql`select version from foods where id = 'old-fish'`;
  expect(version).toBe(4);
  expect(await database.sql`select data from foods where id not like 'old-%' order by id`).toEqual(others);
});
