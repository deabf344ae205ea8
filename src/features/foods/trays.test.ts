import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { foodTable } from '#content/foods.ts';
import { trayNutrients, unpacked } from './plate-table.ts';
import { plateView } from './plate-view.ts';
import { nutrientsFor } from './plate.ts';
import { plateQuery, readPlate, trayQuery, understood, type TypedPlate } from './plate-address.ts';
import { foodTableSchema } from './schema.ts';
import { fastingTray, feastTray } from './starting-trays.ts';

/** The files themselves, read without any rule of the product. */
interface Written {
  readonly id: string;
  readonly group: string;
  readonly grade: string;
  readonly per100g: Readonly<Record<string, number | null>>;
  readonly ranges?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly figureSources?: Readonly<Record<string, { readonly grade: string }>>;
  readonly measures: readonly { readonly id: string; readonly grams: number }[];
}
const written = globSync('content/foods/*.json')
  .flatMap((file): Written[] => JSON.parse(readFileSync(file, 'utf8')) as Written[])
  .filter(({ group }) => group !== 'ingredient' && group !== 'spice');
const writtenById = new Map(written.map((food) => [food.id, food]));

/** What the table says of so many grams, by hand. Of a calculated figure without a range a quarter is left open either way. */
function byHand(id: string, grams: number, name: string) {
  const food = writtenById.get(id)!;
  const value = food.per100g[name] ?? null;
  if (value === null) return null;
  const open = (food.figureSources?.[name]?.grade ?? food.grade) === 'C' ? 0.25 : 0;
  const range = food.ranges?.[name] ?? { min: value - value * open, max: value + value * open };
  return [value, range.min, range.max].map((per100g) => (per100g * grams) / 100);
}

/** Grams of a row of an address, by hand. */
function gramsByHand({ dish, amount, measure }: TypedPlate['dishes'][number]): number {
  if (measure === null) return Number(amount);
  const exact = Number(amount) * writtenById.get(dish)!.measures.find(({ id }) => id === measure)!.grams;
  return exact < 10 ? Math.round(Number((exact * 10).toFixed(6))) / 10 : Math.round(Number(exact.toFixed(6)));
}

const { foods } = foodTableSchema.parse(foodTable);

/** Reads the tray as its page does, from the packed table, and holds every figure of it against the files. */
function expectRecomputed(query: string, language: (typeof languages)[number]) {
  const table = unpacked(plateView(foods, new URLSearchParams(query), language).table);
  const plate = readPlate(new URLSearchParams(query), table);
  const { dishes, part } = understood(plate, table);
  const told = nutrientsFor(dishes, part!);
  for (const name of trayNutrients) {
    const parts = plate.dishes.map((row) => byHand(row.dish, gramsByHand(row) * part!, name));
    const known = parts.filter((each) => each !== null);
    expect(told[name].complete, `${name} of ${query}`).toBe(known.length === parts.length);
    const sums = [0, 1, 2].map((end) => known.reduce((sum, each) => sum + each[end]!, 0));
    if (known.length === 0 && parts.length > 0) expect(told[name].estimate).toBeNull();
    else {
      const { value, min, max } = told[name].estimate!;
      for (const [i, figure] of [value, min, max].entries()) expect(figure).toBeCloseTo(sums[i]!, 4);
      expect(min).toBeLessThanOrEqual(value + 1e-9);
      expect(value).toBeLessThanOrEqual(max + 1e-9);
    }
  }
}

test.each(
  Object.entries({ fastingTray, feastTray }).flatMap(([name, tray]) =>
    languages.flatMap((language) => [1, 4, 50].map((eaters) => ({ name, tray, language, eaters }))),
  ),
)(
  '$name for $eaters is what the table gives, within its range, in $language',
  ({ tray, language, eaters }) => {
    expectRecomputed(trayQuery(tray, eaters), language);
  },
);

test('every food by each of its measures is what the table gives', () => {
  for (const { id, measures } of written)
    for (const measure of measures)
      expectRecomputed(`dish=${id}&count=1.5&measure=${measure.id}&eaters=2`, 'am');
});

test('any tray is what the table gives, however its dishes are told and divided', () => {
  const row = fc.constantFrom(...written).chain(({ id, measures }) =>
    fc.oneof(
      fc.record({
        dish: fc.constant(id),
        amount: fc.integer({ min: 1, max: 2000 }).map(String),
        measure: fc.constant(null),
      }),
      fc.record({
        dish: fc.constant(id),
        amount: fc.integer({ min: 1, max: 40 }).map((quarters) => String(quarters / 4)),
        measure: fc.constantFrom(...measures.map((measure) => measure.id)),
      }),
    ),
  );
  const tray = fc.record({
    dishes: fc.array(row, { maxLength: 12 }),
    eaters: fc.integer({ min: 1, max: 50 }).map(String),
    share: fc.option(fc.integer({ min: 1, max: 100 }).map(String), { nil: '' }),
    find: fc.constant(''),
    all: fc.boolean(),
  });
  fc.assert(
    fc.property(tray, (plate) => expectRecomputed(plateQuery(plate), 'en')),
    { numRuns: 60 },
  );
});
