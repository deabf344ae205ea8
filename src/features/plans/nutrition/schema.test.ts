import { describe, expect, it } from 'vitest';
import everydayBalance from '#content/plans/nutrition/everyday-balance.json' with { type: 'json' };
import fastingTable from '#content/plans/nutrition/fasting-table.json' with { type: 'json' };
import fuelForTheLongRun from '#content/plans/nutrition/fuel-for-the-long-run.json' with { type: 'json' };
import gainWeightWell from '#content/plans/nutrition/gain-weight-well.json' with { type: 'json' };
import lightMesob from '#content/plans/nutrition/light-mesob.json' with { type: 'json' };
import proteinForMuscle from '#content/plans/nutrition/protein-for-muscle.json' with { type: 'json' };
import { foodTable as table } from '#content/foods.ts';
import { measureOf } from '#src/features/foods/measures.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { dayNutrients, fastingOfDay, itemsOf, mealsIn } from './meals.ts';
import { mealNames, nutritionPlanSchema, planVariants, type MealsOfDay } from './schema.ts';

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

/** A table as those have it who leave out fish and honey. */
const strictest = (meals: MealsOfDay): MealsOfDay => ({
  ...meals,
  ...Object.fromEntries(
    mealNames.map((name) => [name, meals[name].map((item) => ({ ...item, ...item.instead }))]),
  ),
});

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
  it('holds nothing that the schema does not know', () => {
    expect(plan).toEqual(file);
  });

  it('speaks both languages, Amharic in its own script', () => {
    const items = plan.meals.flatMap((day) =>
      planVariants.flatMap((variant) => itemsOf(mealsIn(day, variant))),
    );
    const texts = [
      plan.title,
      plan.description,
      ...plan.features,
      ...plan.tags,
      ...items.flatMap(({ name, preparation, instead }) => [
        name,
        preparation ?? name,
        instead?.name ?? name,
      ]),
    ];
    for (const text of texts) {
      expect(text.en).not.toMatch(ethiopic);
      expect(text.am, text.en).toMatch(ethiopic);
    }
  });

  it('has a whole week of days, numbered from 1, each with a fasting and a regular table', () => {
    expect(plan.meals.length).toBeGreaterThanOrEqual(7);
    expect(plan.duration).toBe(plan.meals.length);
    expect(plan.meals.map(({ day }) => day)).toEqual(plan.meals.map((_, index) => index + 1));
    for (const { fasting } of plan.meals) expect(fasting).toBeDefined();
  });

  it('is fasting food on the fasting tables only, and says what to take instead of fish and honey', () => {
    for (const day of plan.meals) {
      expect(fastingOfDay(mealsIn(day, 'fasting'), foods), `day ${day.day}`).not.toBe('no');
      expect(fastingOfDay(strictest(mealsIn(day, 'fasting')), foods), `day ${day.day}`).toBe('yes');
    }
  });

  it('pours coffee apart from the meals, where it does not hold back their iron', () => {
    for (const day of plan.meals)
      for (const variant of planVariants) {
        const table = mealsIn(day, variant);
        for (const name of ['breakfast', 'lunch', 'dinner'] as const)
          expect(
            table[name].flatMap(({ portions }) => portions.map(({ foodId }) => foodId)),
            `day ${day.day}, ${name}`,
          ).not.toContain('buna');
        for (const { portions, name } of table.snacks)
          if (portions.some(({ foodId }) => foodId === 'buna'))
            expect(name.en).toMatch(/an hour before a meal/);
      }
  });

  describe.each([
    { table: 'regular', tables: plan.meals.map((day) => mealsIn(day, 'regular')) },
    { table: 'fasting', tables: plan.meals.map((day) => mealsIn(day, 'fasting')) },
    { table: 'strictest', tables: plan.meals.map((day) => strictest(mealsIn(day, 'fasting'))) },
  ])('the $table table', ({ tables }) => {
    it('has all meals of each day, and no two days alike', () => {
      for (const table of tables) for (const name of mealNames) expect(table[name]).not.toEqual([]);
      const days = tables.map(({ breakfast, lunch, dinner }) =>
        [...breakfast, ...lunch, ...dinner].map(({ id }) => id).join(),
      );
      expect(new Set(days).size).toBe(days.length);
    });

    it('is built from the food table, in portions that fit on a plate', () => {
      for (const { id, portions } of tables.flatMap(itemsOf)) {
        expect(portions, id).not.toEqual([]);
        for (const { foodId, grams } of portions) {
          expect(foods.has(foodId), foodId).toBe(true);
          expect(grams, `${id}: ${foodId}`).toBeLessThanOrEqual(heaviestPortion);
        }
      }
    });

    it('is told in measures of a kitchen that hold the grams that are counted', () => {
      for (const { id, portions } of tables.flatMap(itemsOf))
        for (const portion of portions)
          expect(measureOf(foods.get(portion.foodId), portion), `${id}: ${portion.foodId}`).not.toBeNull();
    });

    it('keeps each day within the calorie range', () => {
      for (const [index, table] of tables.entries()) {
        const { estimate, complete } = dayNutrients(table, foods).calories;
        expect(complete).toBe(true);
        expect(estimate?.value, `day ${index + 1}`).toBeGreaterThanOrEqual(plan.calorieRange.min);
        expect(estimate?.value, `day ${index + 1}`).toBeLessThanOrEqual(plan.calorieRange.max);
      }
    });

    it('does not go above a plan for losing weight even by the highest figures', () => {
      if (plan.category !== 'weight-loss') return;
      for (const [index, table] of tables.entries())
        expect(dayNutrients(table, foods).calories.estimate?.max, `day ${index + 1}`).toBeLessThanOrEqual(
          plan.calorieRange.max,
        );
    });

    it('sums up in every nutrient that the plan is chosen for', () => {
      for (const table of tables) {
        const { calories, protein, carbs } = dayNutrients(table, foods);
        const energy = calories.estimate?.value ?? 0;
        if (plan.category === 'muscle-building') expect(protein.estimate?.value).toBeGreaterThanOrEqual(100);
        if (plan.category === 'endurance')
          expect(4 * (carbs.estimate?.value ?? 0)).toBeGreaterThan(energy / 2);
      }
    });
  });
});
