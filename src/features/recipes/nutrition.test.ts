import { describe, expect, it } from 'vitest';
import { ofNutrients, type NutrientName } from '#src/features/foods/kinds.ts';
import type { Food } from '#src/features/foods/schema.ts';
import {
  fastingOf,
  nutrientsOfRecipe,
  nutrientsPer100g,
  nutrientsPerServing,
  swapEffects,
  swapped,
} from './nutrition.ts';

const food = (
  id: string,
  figures: Partial<Record<NutrientName, number | null>>,
  more: Partial<Food> = {},
): Food => ({
  id,
  name: { en: id },
  group: 'vegetable',
  fasting: 'yes',
  grade: 'A',
  source: 'A table',
  measures: [{ id: 'piece', name: { en: 'piece' }, grams: 100 }],
  per100g: ofNutrients((name) => (name in figures ? figures[name]! : 0)),
  ...more,
});

const foods = new Map(
  [
    food('lentils', { calories: 350, protein: 24, vitaminC: 4, folate: 200 }),
    food('oil', { calories: 900, fat: 100 }),
    food('butter', { calories: 880, fat: 95 }, { fasting: 'no' }),
    food('honey', { calories: 330 }, { fasting: 'disputed' }),
    food('salt', { calories: 0, iron: null }),
    food('guess', { calories: 100 }, { grade: 'C' }),
  ].map((each) => [each.id, each]),
);
const recipe = (ingredients: { foodId: string; grams: number; optional?: true; lost?: true }[]) => ({
  servings: 4,
  yieldGrams: 800,
  ingredients,
});
const estimateOf = (nutrients: ReturnType<typeof nutrientsPerServing>, name: NutrientName) =>
  nutrients[name].estimate;

describe('what is in a recipe', () => {
  const stew = recipe([
    { foodId: 'lentils', grams: 200 },
    { foodId: 'oil', grams: 50 },
  ]);

  it('is the sum of its ingredients, by serving and by what it weighs when it is ready', () => {
    expect(estimateOf(nutrientsPerServing(stew, foods), 'calories')!.value).toBeCloseTo(287.5);
    expect(estimateOf(nutrientsPer100g(stew, foods), 'calories')!.value).toBeCloseTo(143.75);
    expect(estimateOf(nutrientsPer100g(stew, foods), 'protein')!.value).toBeCloseTo(6);
    expect(estimateOf(nutrientsOfRecipe(stew, foods, 200), 'calories')!.value).toBeCloseTo(287.5);
  });

  it('leaves out what is optional and what is poured off', () => {
    const fried = recipe([
      ...stew.ingredients,
      { foodId: 'oil', grams: 300, lost: true },
      { foodId: 'butter', grams: 20, optional: true },
    ]);
    expect(nutrientsPerServing(fried, foods)).toEqual(nutrientsPerServing(stew, foods));
  });

  it('ranges as far as its ingredients do', () => {
    const { min, max, value } = estimateOf(
      nutrientsPer100g(recipe([{ foodId: 'guess', grams: 800 }]), foods),
      'calories',
    )!;
    expect([min, value, max].map(Math.round)).toEqual([75, 100, 125]);
  });

  it('is complete only where every figure is known, of foods that the table holds', () => {
    const salted = recipe([...stew.ingredients, { foodId: 'salt', grams: 5 }]);
    expect(nutrientsPerServing(salted, foods).iron.complete).toBe(false);
    expect(nutrientsPerServing(salted, foods).protein.complete).toBe(true);
    const gone = recipe([...stew.ingredients, { foodId: 'nowhere', grams: 5 }]);
    expect(nutrientsPerServing(gone, foods).protein).toMatchObject({ complete: false });
    expect(estimateOf(nutrientsPerServing(gone, foods), 'protein')!.value).toBeCloseTo(12);
  });
});

describe('whether it is fasting food', () => {
  it.each([
    [['lentils', 'oil'], 'yes'],
    [['lentils', 'honey'], 'disputed'],
    [['honey', 'butter'], 'no'],
    [['lentils', 'nowhere'], 'disputed'],
  ] as const)('%j: %s', (ids, verdict) => {
    expect(fastingOf(recipe(ids.map((foodId) => ({ foodId, grams: 10 }))), foods)).toBe(verdict);
  });

  it('is judged by what is optional, too', () => {
    const stew = recipe([
      { foodId: 'lentils', grams: 200 },
      { foodId: 'butter', grams: 10, optional: true },
    ]);
    expect(fastingOf(stew, foods)).toBe('no');
  });
});

describe('a swap', () => {
  const stew = recipe([
    { foodId: 'lentils', grams: 200 },
    { foodId: 'oil', grams: 50 },
    { foodId: 'oil', grams: 100, lost: true },
  ]);

  it('puts other grams in the place of a food, adds one, or leaves one out', () => {
    expect(swapped(stew, { changes: [{ foodId: 'oil', grams: 20 }] })).toMatchObject({
      yieldGrams: 770,
      ingredients: [
        { foodId: 'lentils', grams: 200 },
        { foodId: 'oil', grams: 100, lost: true },
        { foodId: 'oil', grams: 20 },
      ],
    });
    expect(swapped(stew, { changes: [{ foodId: 'salt', grams: 5 }] }).yieldGrams).toBe(805);
    expect(swapped(stew, { changes: [{ foodId: 'oil', grams: 0 }] }).ingredients).toHaveLength(2);
  });

  it('says what it makes of a serving, where that is worth telling', () => {
    expect(swapEffects(stew, { changes: [{ foodId: 'oil', grams: 10 }] }, foods)).toEqual([
      { name: 'calories', from: 287.5, to: 197.5 },
      { name: 'fat', from: 12.5, to: 2.5 },
    ]);
    expect(swapEffects(stew, { changes: [{ foodId: 'oil', grams: 49 }] }, foods)).toEqual([]);
  });
});
