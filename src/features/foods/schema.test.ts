import { describe, expect, it } from 'vitest';
import table from '#content/foods.json' with { type: 'json' };
import { foodTableSchema } from './schema.ts';

const { foods, grades, groups } = foodTableSchema.parse(table);
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
      ...Object.values(grades),
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
    expect([...works].filter((work) => !work.startsWith('USDA SR27 (2014), NDB '))).toEqual([]);
  });

  it('says from which recipe a calculated figure comes', () => {
    for (const { id, grade, recipe } of foods) expect(recipe !== undefined, id).toBe(grade === 'C');
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
