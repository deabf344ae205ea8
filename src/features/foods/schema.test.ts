import { describe, expect, it } from 'vitest';
import { foodGrades } from '#content/food-grades.ts';
import { foodTable as table } from '#content/foods.ts';
import { nutrientNames } from './kinds.ts';
import { foodTableSchema } from './schema.ts';

const { foods, groups } = foodTableSchema.parse(table);
const ethiopic = /\p{Script=Ethiopic}/u;

describe('the bundled food table', () => {
  it('holds nothing that the schema does not know', () => {
    expect(foodTableSchema.parse(table)).toEqual(table);
  });

  it('has every food once', () => {
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
  });

  it('speaks both languages, Amharic in its own script', () => {
    const texts = [
      ...Object.values(foodGrades),
      ...Object.values(groups),
      ...foods.flatMap(({ name, note, recipe, source }) => [
        name,
        ...(typeof source === 'string' ? [] : [source]),
        ...(note ? [note] : []),
        ...(recipe?.ingredients.map((ingredient) => ingredient.name) ?? []),
      ]),
    ];
    for (const text of texts) {
      expect(text.en).not.toMatch(ethiopic);
      expect(text.am, text.en).toMatch(ethiopic);
    }
  });

  it('leaves as a plain source only what cites a work: all that we say of one is in both languages', () => {
    const works = new Set(foods.map(({ source }) => source).filter((source) => typeof source === 'string'));
    const cited = [
      'USDA SR28 (2015), NDB ',
      'USDA SR27 (2014), NDB ',
      'Ethiopian Food Composition Table 2025 (EPHI & FAO, Addis Ababa; CC BY 4.0), code ',
    ];
    expect([...works].filter((work) => !cited.some((start) => work.startsWith(start)))).toEqual([]);
  });

  it('says from which recipe a calculated figure comes', () => {
    for (const { id, grade, recipe, ranges } of foods) {
      // Of a spirit only its alcohol is counted.
      if (grade === 'C') expect(recipe !== undefined || id === 'areki', id).toBe(true);
      // Else the recipe is that of the other end of the range, which says so.
      else if (recipe)
        expect(ranges?.calories?.source?.en, id).toMatch(/kcal: calculated from the assumed recipe/);
    }
  });

  it('is led by the Ethiopian table wherever that has the food, with the licence that it asks to be named', () => {
    const led = foods.filter(({ source }) => typeof source === 'string' && source.startsWith('Ethiopian'));
    expect(led).toHaveLength(210);
    for (const { id, grade, source } of led) {
      expect(grade, id).toBe('A');
      expect(source, id).toMatch(/CC BY 4\.0\), code \d{6}$/);
    }
    expect(foods.find(({ id }) => id === 'injera-teff')).toMatchObject({
      per100g: { calories: 152 },
      ranges: { calories: { min: 88, max: 152 } },
    });
  });

  it('keeps each figure within its range, and says whose the other end is', () => {
    for (const { id, per100g, ranges = {} } of foods)
      for (const name of nutrientNames) {
        const range = ranges[name];
        if (!range) continue;
        expect(range.min, `${id} ${name}`).toBeLessThan(range.max);
        expect(range.min, `${id} ${name}`).toBeLessThanOrEqual(per100g[name] ?? Number.NaN);
        expect(range.max, `${id} ${name}`).toBeGreaterThanOrEqual(per100g[name] ?? Number.NaN);
        expect(range.source?.am, `${id} ${name}`).toMatch(ethiopic);
      }
  });

  it('explains every food whose place in a fast is disputed', () => {
    const disputed = foods.filter(({ fasting }) => fasting === 'disputed');
    const of = (strictness: string) =>
      disputed.filter(({ disputedFor }) => disputedFor === strictness).map(({ id }) => id);
    expect(of('fish').toSorted()).toEqual([
      'asa',
      'asa-nile-perch',
      'asa-tibs',
      'asa-tire',
      'sardin',
      'tuna',
    ]);
    expect(of('honey').toSorted()).toEqual(['atmit', 'besso-drink', 'mar', 'tej', 'telba-drink']);
    for (const { id, disputedFor } of foods)
      expect(disputedFor !== undefined, id).toBe(disputed.some((food) => food.id === id));
    for (const { note } of disputed) expect(note).toBeDefined();
  });

  it('holds energy that agrees with the macronutrients, at 4, 9, 2 (fibre) and 7 (alcohol) kcal a gram', () => {
    for (const { id, per100g } of foods) {
      const { calories, protein, carbs, fat, fibre, alcohol } = per100g;
      if (calories === null || protein === null || carbs === null || fat === null) continue;
      const expected = 4 * (protein + carbs) - 2 * (fibre ?? 0) + 9 * fat + 7 * (alcohol ?? 0);
      expect(Math.abs(calories - expected), id).toBeLessThanOrEqual(15 + 0.15 * expected);
    }
  });

  it('knows no figure that is none: an empty one is null, and parts are not more than the whole', () => {
    for (const { id, per100g } of foods) {
      const { protein, carbs, fat, fibre, sugar, water, alcohol } = per100g;
      const parts = [protein, carbs, fat, water, alcohol].map((part) => part ?? 0);
      expect(
        parts.reduce((a, b) => a + b),
        id,
      ).toBeLessThanOrEqual(105);
      if (fibre !== null && carbs !== null) expect(fibre, id).toBeLessThanOrEqual(carbs + 0.1);
      if (sugar !== null && carbs !== null) expect(sugar, id).toBeLessThanOrEqual(carbs + 0.1);
    }
  });
});
