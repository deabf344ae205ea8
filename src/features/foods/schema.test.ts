import { describe, expect, it } from 'vitest';
import { foodGrades } from '#content/food-grades.ts';
import table from '#content/foods.json' with { type: 'json' };
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
      'USDA SR27 (2014), NDB ',
      'Ethiopian Food Composition Table 2025 (EPHI & FAO, Addis Ababa; CC BY 4.0), code ',
    ];
    expect([...works].filter((work) => !cited.some((start) => work.startsWith(start)))).toEqual([]);
  });

  it('says from which recipe a calculated figure comes', () => {
    for (const { id, grade, recipe, energyRange } of foods) {
      if (grade === 'C') expect(recipe, id).toBeDefined();
      // Else the recipe is that of the other end of the range, which says so.
      else if (recipe)
        expect(energyRange?.source?.en, id).toMatch(/kcal: calculated from the assumed recipe/);
    }
  });

  it('is led by the Ethiopian table wherever that has the food, with the licence that it asks to be named', () => {
    const led = foods.filter(({ source }) => typeof source === 'string' && source.startsWith('Ethiopian'));
    expect(led).toHaveLength(44);
    for (const { id, grade, source } of led) {
      expect(grade, id).toBe('A');
      expect(source, id).toMatch(/CC BY 4\.0\), code \d{6}$/);
    }
    expect(foods.find(({ id }) => id === 'injera-teff')).toMatchObject({
      per100g: { calories: 152 },
      energyRange: { min: 88, max: 152 },
    });
  });

  it('keeps each figure within its range, and says whose the other end is', () => {
    for (const { id, per100g, energyRange } of foods) {
      if (!energyRange) continue;
      expect(energyRange.min, id).toBeLessThanOrEqual(per100g.calories ?? Number.NaN);
      expect(energyRange.max, id).toBeGreaterThanOrEqual(per100g.calories ?? Number.NaN);
      expect(energyRange.source?.am, id).toMatch(ethiopic);
    }
  });

  it('explains every food whose place in a fast is disputed', () => {
    const disputed = foods.filter(({ fasting }) => fasting === 'disputed');
    expect(disputed.map(({ id }) => id).toSorted()).toEqual(['asa', 'atmit', 'besso-drink', 'telba-drink']);
    for (const { note } of disputed) expect(note).toBeDefined();
  });

  it('holds energy that agrees with the macronutrients, at 4, 4 and 9 kcal a gram', () => {
    for (const { id, per100g } of foods) {
      const { calories, protein, carbs, fat } = per100g;
      if (calories === null || protein === null || carbs === null || fat === null) continue;
      const expected = 4 * protein + 4 * carbs + 9 * fat;
      expect(Math.abs(calories - expected), id).toBeLessThanOrEqual(15 + 0.2 * expected);
    }
  });
});
