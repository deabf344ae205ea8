import { describe, expect, it } from 'vitest';
import everydayBalance from '#content/plans/nutrition/everyday-balance.json' with { type: 'json' };
import fastingTable from '#content/plans/nutrition/fasting-table.json' with { type: 'json' };
import fuelForTheLongRun from '#content/plans/nutrition/fuel-for-the-long-run.json' with { type: 'json' };
import gainWeightWell from '#content/plans/nutrition/gain-weight-well.json' with { type: 'json' };
import lightMesob from '#content/plans/nutrition/light-mesob.json' with { type: 'json' };
import proteinForMuscle from '#content/plans/nutrition/protein-for-muscle.json' with { type: 'json' };
import table from '#content/foods.json' with { type: 'json' };
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { dayNutrients, fastingOfDay } from './meals.ts';
import { mealNames, nutritionPlanSchema } from './schema.ts';

const files = [
  lightMesob,
  gainWeightWell,
  everydayBalance,
  proteinForMuscle,
  fuelForTheLongRun,
  fastingTable,
];
const plans = files.map((file) => nutritionPlanSchema.parse(file));
const foods = new Map(foodTableSchema.parse(table).foods.map((food) => [food.id, food]));
const ethiopic = /\p{Script=Ethiopic}/u;
/** More of one food on one plate than this is a slip of the pen. */
const heaviestPortion = 800;

describe('the nutrition plan schema', () => {
  it('refuses a calorie range that is upside down', () => {
    const upsideDown = { ...lightMesob, calorieRange: { min: 1800, max: 1500 } };
    expect(nutritionPlanSchema.safeParse(upsideDown).success).toBe(false);
  });

  it('lets staff leave the Amharic out', () => {
    const { id, title, description, duration, calorieRange } = lightMesob;
    const draft = {
      id,
      title: { en: title.en },
      description,
      duration,
      calorieRange,
      meals: [],
      features: [],
      tags: [],
    };
    expect(nutritionPlanSchema.parse(draft)).toMatchObject({
      category: 'maintenance',
      status: 'draft',
      featured: false,
    });
  });
});

describe('the bundled nutrition plans', () => {
  it('are six, published, in all public categories, at least two featured, with no invented ratings', () => {
    expect(new Set(plans.map(({ id }) => id)).size).toBe(6);
    expect(new Set(plans.map(({ category }) => category))).toEqual(
      new Set(['weight-loss', 'weight-gain', 'maintenance', 'muscle-building', 'endurance']),
    );
    expect(plans.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(2);
    for (const { status, rating, reviewCount } of plans)
      expect({ status, rating, reviewCount }).toEqual({ status: 'published', rating: null, reviewCount: 0 });
  });

  it('use the four specified calorie ranges', () => {
    expect(new Set(plans.map(({ calorieRange: { min, max } }) => `${min}-${max}`))).toEqual(
      new Set(['1800-2200', '2500-3000', '1500-1800', '2000-2500']),
    );
  });
});

describe.each(plans.map((plan, index) => ({ plan, file: files[index] })))('$plan.id', ({ plan, file }) => {
  const items = plan.meals.flatMap((day) => mealNames.flatMap((name) => day[name]));

  it('holds nothing that the schema does not know', () => {
    expect(plan).toEqual(file);
  });

  it('speaks both languages, Amharic in its own script', () => {
    const texts = [
      plan.title,
      plan.description,
      ...plan.features,
      ...plan.tags,
      ...items.flatMap(({ name, preparation }) => [name, ...(preparation ? [preparation] : [])]),
    ];
    for (const text of texts) {
      expect(text.en).not.toMatch(ethiopic);
      expect(text.am, text.en).toMatch(ethiopic);
    }
  });

  it('has a whole week of days, numbered from 1, each with all its meals', () => {
    expect(plan.meals.length).toBeGreaterThanOrEqual(7);
    expect(plan.duration).toBe(plan.meals.length);
    expect(plan.meals.map(({ day }) => day)).toEqual(plan.meals.map((_, index) => index + 1));
    for (const day of plan.meals) for (const name of mealNames) expect(day[name]).not.toEqual([]);
  });

  it('has no two days alike', () => {
    const days = plan.meals.map(({ breakfast, lunch, dinner }) =>
      [...breakfast, ...lunch, ...dinner].map(({ id }) => id).join(),
    );
    expect(new Set(days).size).toBe(days.length);
  });

  it('is built from the food table, in portions that fit on a plate', () => {
    for (const { id, portions } of items) {
      expect(portions, id).not.toEqual([]);
      for (const { foodId, grams } of portions) {
        expect(foods.has(foodId), foodId).toBe(true);
        expect(grams, `${id}: ${foodId}`).toBeLessThanOrEqual(heaviestPortion);
      }
    }
  });

  it('keeps each day within its calorie range', () => {
    for (const day of plan.meals) {
      const { estimate, complete } = dayNutrients(day, foods).calories;
      expect(complete).toBe(true);
      expect(estimate?.value, `day ${day.day}`).toBeGreaterThanOrEqual(plan.calorieRange.min);
      expect(estimate?.value, `day ${day.day}`).toBeLessThanOrEqual(plan.calorieRange.max);
    }
  });

  it('sums up in every nutrient that it is chosen for', () => {
    for (const day of plan.meals) {
      const { calories, protein, carbs } = dayNutrients(day, foods);
      const energy = calories.estimate?.value ?? 0;
      if (plan.category === 'muscle-building') expect(protein.estimate?.value).toBeGreaterThanOrEqual(100);
      if (plan.category === 'endurance') expect(4 * (carbs.estimate?.value ?? 0)).toBeGreaterThan(energy / 2);
    }
  });

  it('keeps the fast where it says so: every day of the fasting plan, else days 3 and 5', () => {
    const fasting = plan.meals.filter((day) => fastingOfDay(day, foods) === 'yes').map(({ day }) => day);
    expect(fasting).toEqual(
      expect.arrayContaining(plan.id === 'fasting-table' ? [1, 2, 3, 4, 5, 6, 7] : [3, 5]),
    );
  });
});
