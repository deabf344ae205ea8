import { describe, expect, it } from 'vitest';
import { foodTable as table } from '#content/foods.ts';
import { figuresOf, sourcesOf } from './figures.ts';
import { nutrientNames, type NutrientName } from './kinds.ts';
import { foodTableSchema } from './schema.ts';

const { foods } = foodTableSchema.parse(table);
const foodOf = (id: string) => foods.find((food) => food.id === id)!;
const figure = (id: string, name: string, grams = 100) =>
  figuresOf(foodOf(id), grams).find((each) => each.name === name);

describe('a figure', () => {
  it('of 100 g is the one that its source states, rounded half up where it gives more digits than are told', () => {
    const digits: Readonly<Partial<Record<NutrientName, number>>> = {
      calories: 0,
      calcium: 0,
      sodium: 0,
      vitaminA: 0,
      folate: 0,
      zinc: 2,
      b12: 2,
    };
    /** By its decimal digits: binary fractions are not always halves where the source's figure is one. */
    const rounded = (stated: number, places: number) =>
      Number(`${Math.round(Number(`${stated}e${places}`))}e-${places}`);
    for (const food of foods)
      for (const { name, value } of figuresOf(food, 100)) {
        const stated = food.per100g[name];
        const told = stated === null ? null : rounded(stated, digits[name] ?? 1);
        expect(value, `${food.id}: ${name} of ${stated}`).toBe(told);
      }
  });

  it('that no source states is not known, for no portion', () => {
    const kocho = foodOf('kocho');
    const unknown = { ...kocho, per100g: { ...kocho.per100g, protein: null } };
    expect(figuresOf(unknown, 250).find(({ name }) => name === 'protein')).toEqual({
      name: 'protein',
      value: null,
      range: null,
      grade: 'A',
    });
  });

  it.each([
    ['duba-wat', 'calories', 100, { min: 73, max: 123 }],
    ['duba-wat', 'calories', 200, { min: 147, max: 245 }],
    ['injera-teff', 'calories', 100, { min: 88, max: 152 }],
    ['teff-porridge', 'calories', 100, null],
  ])('of %s (%s in %i g) has the range %j', (id, name, grams, range) => {
    expect(figure(id, name, grams)?.range).toEqual(range);
  });

  it('lies within its range', () => {
    for (const food of foods)
      for (const { value, range } of figuresOf(food, 137))
        if (range && value !== null) {
          expect(range.min).toBeLessThanOrEqual(value);
          expect(range.max).toBeGreaterThanOrEqual(value);
        }
  });
});

it('every figure has exactly one source', () => {
  for (const food of foods) {
    const own = { ...food, figureSources: { iron: { grade: 'A' as const, source: 'Measured' } } };
    for (const each of [food, own])
      expect(
        sourcesOf(each)
          .flatMap(({ names }) => names)
          .toSorted(),
      ).toEqual(nutrientNames.toSorted());
    expect(sourcesOf(own).at(-1)).toEqual({ grade: 'A', source: 'Measured', names: ['iron'] });
  }
});
