import { describe, expect, it } from 'vitest';
import { bundledNutritionPlans } from '#content/plans/nutrition.ts';
import { foodTable } from '#content/foods.ts';
import { measureOf } from '#src/features/foods/measures.ts';
import { nutrientsOf, sumOfNutrients } from '#src/features/foods/nutrients.ts';
import type { NutrientName } from '#src/features/foods/kinds.ts';
import { foodTableSchema } from '#src/features/foods/schema.ts';
import { dayNutrients, fastingOfDay, itemNutrients, itemsOf, mealsIn } from './meals.ts';
import { nutritionPlanSchema, type MealsOfDay } from './schema.ts';
import { mealNames, planVariants } from './kinds.ts';

const files = bundledNutritionPlans;
const plans = files.map((file) => nutritionPlanSchema.parse(file));
const foods = new Map(foodTableSchema.parse(foodTable).foods.map((food) => [food.id, food]));
const ethiopic = /\p{Script=Ethiopic}/u;
const coffeeOrTea = /^(buna|shay)/;

/** More of one food on one plate than this is a slip of the pen. */
const heaviestPortion = 800;

/** A table as those have it who leave out fish and honey. */
const strictest = (meals: MealsOfDay): MealsOfDay => ({
  ...meals,
  ...Object.fromEntries(
    mealNames.map((name) => [name, meals[name].map((item) => ({ ...item, ...item.instead }))]),
  ),
});

const foodIds = ({ portions }: { portions: readonly { foodId: string }[] }) =>
  portions.map(({ foodId }) => foodId);

const staple =
  /^(injera|kocho|amicho|bulla|dabo|ambasha|kita|bekolo-kita|rice|ruz|pasta|tihlo|genfo|kinche|chechebsa|aja|teff-porridge|besso|chibto|dinich|sikuar-dinich|godere)/;
/** Bread, roots and what gives other food its taste may come each day. */
const isSide = (id: string) =>
  /^(injera|dabo|kocho|rice-white|pasta$|amicho|dinich$|sikuar-dinich|godere|aja$|ambasha|bekolo-kita)/.test(
    id,
  ) ||
  ['fat', 'spice', 'fruit'].includes(foods.get(id)?.group ?? '') ||
  /^(shinkurt|nech-shinkurt|kariya|kariya-ferenj|timatim|selata-leaf|karot|telba|buna|shay)$/.test(id);

describe('the bundled nutrition plans', () => {
  it('are thirteen, published, in all public categories, at least two featured, with no invented ratings', () => {
    expect(new Set(plans.map(({ id }) => id)).size).toBe(13);
    expect(new Set(plans.map(({ category }) => category))).toEqual(
      new Set(['weight-loss', 'weight-gain', 'maintenance', 'muscle-building', 'endurance', 'health']),
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
      ...plan.warnings,
      ...plan.sources.map(({ claim }) => claim),
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
          ).not.toEqual(expect.arrayContaining([expect.stringMatching(coffeeOrTea)]));
        for (const { portions, name } of table.snacks)
          if (portions.some(({ foodId }) => coffeeOrTea.test(foodId)))
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

    it('is another table each day: no dish on more than three days, injera at lunch and dinner on no more than two', () => {
      const days = tables.map((table) => new Set(itemsOf(table).flatMap(foodIds)));
      const count = (id: string) => days.filter((day) => day.has(id)).length;
      for (const id of new Set(days.flatMap((day) => [...day])))
        if (!isSide(id)) expect(count(id), id).toBeLessThanOrEqual(3);
      const hasInjera = (items: MealsOfDay['lunch']) =>
        items.flatMap(foodIds).some((id) => id.startsWith('injera') || id === 'beyaynetu');
      expect(
        tables.filter(({ lunch, dinner }) => hasInjera(lunch) && hasInjera(dinner)).length,
      ).toBeLessThanOrEqual(2);
      for (const name of ['breakfast', 'lunch', 'dinner'] as const)
        expect(
          new Set(tables.map((table) => table[name].map(({ id }) => id).join())).size,
          name,
        ).toBeGreaterThanOrEqual(6);
    });

    it('changes its fruit and its staple', () => {
      const fruit = tables.flatMap((table) => [
        ...new Set(
          itemsOf(table)
            .flatMap(foodIds)
            .filter((id) => foods.get(id)?.group === 'fruit'),
        ),
      ]);
      for (const id of new Set(fruit)) {
        const most =
          id === 'temir' && plan.mealTimes === 'ramadan' ? 7 : id === 'lomi' ? 7 : id === 'avocado' ? 3 : 2;
        expect(fruit.filter((one) => one === id).length, id).toBeLessThanOrEqual(most);
      }
      expect(new Set(fruit).size).toBeGreaterThanOrEqual(5);
      const staples = tables
        .flatMap((table) => itemsOf(table).flatMap(foodIds))
        .filter((id) => staple.test(id));
      expect(new Set(staples).size).toBeGreaterThanOrEqual(4);
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

const planned = (id: string) => plans.find((plan) => plan.id === id)!;
const bothTables = (id: string) =>
  planned(id).meals.flatMap((day) =>
    planVariants.map((variant) => ({ day: day.day, variant, meals: mealsIn(day, variant) })),
  );
const ofDay = (meals: MealsOfDay, name: NutrientName) => dayNutrients(meals, foods)[name];

describe('what a plan for the health promises', () => {
  it('says who should ask whom first, and on what its advice rests', () => {
    for (const { id, category, warnings, sources } of plans)
      if (category === 'health' || id === 'ramadan-nights') {
        expect(warnings.length, id).toBeGreaterThan(0);
        expect(sources.length, id).toBeGreaterThan(0);
      }
  });

  it.each(bothTables('low-in-salt'))(
    'low in salt: day $day, $variant, below 2 g of sodium that is known',
    ({ meals }) => {
      const { estimate, complete } = ofDay(meals, 'sodium');
      expect(complete).toBe(true);
      expect(estimate?.max).toBeLessThan(2000);
      const salted = itemsOf(meals)
        .flatMap(({ portions }) => portions)
        .filter(({ foodId }) => foods.get(foodId)?.group.startsWith('wat'));
      expect(salted.length).toBeLessThanOrEqual(1);
      for (const { measure } of salted) expect(measure?.count).toBeLessThanOrEqual(1);
    },
  );

  it('even blood sugar: carbohydrate about the same each day, spread over the meals, with fibre and without sugar', () => {
    for (const variant of planVariants) {
      const tables = planned('even-blood-sugar').meals.map((day) => mealsIn(day, variant));
      const carbs = tables.map((meals) => ofDay(meals, 'carbs').estimate!.value);
      const mean = carbs.reduce((sum, value) => sum + value, 0) / carbs.length;
      for (const [index, meals] of tables.entries()) {
        expect(Math.abs(carbs[index]! - mean) / mean, `day ${index + 1}`).toBeLessThanOrEqual(0.15);
        expect(ofDay(meals, 'fibre').estimate!.value).toBeGreaterThanOrEqual(30);
        for (const name of mealNames) {
          const eaten = sumOfNutrients(meals[name].map((item) => itemNutrients(item, foods))).carbs.estimate!
            .value;
          expect(eaten / carbs[index]!, `day ${index + 1}, ${name}`).toBeLessThanOrEqual(0.5);
        }
        for (const { portions } of itemsOf(meals))
          for (const { foodId } of portions) {
            expect(foods.get(foodId)?.group).not.toBe('sweet');
            expect(foodId).not.toMatch(/sikuar$|juice|spris|leslasa|besso-drink|atmit|telba-drink|temir/);
          }
      }
    }
  });

  it.each(bothTables('iron-for-the-blood'))(
    'iron: day $day, $variant, with vitamin C at lunch and dinner, without coffee and liver',
    ({ meals }) => {
      expect(ofDay(meals, 'iron').estimate!.value).toBeGreaterThanOrEqual(25);
      for (const name of ['lunch', 'dinner'] as const)
        expect(
          sumOfNutrients(meals[name].map((item) => itemNutrients(item, foods))).vitaminC.estimate!.value,
          name,
        ).toBeGreaterThanOrEqual(15);
      for (const id of itemsOf(meals).flatMap(foodIds)) expect(id).not.toMatch(/^(buna|shay|gubet|dulet)/);
    },
  );

  it.each(bothTables('expecting-and-nursing'))(
    'expecting and nursing: day $day, $variant, without liver, raw meat and alcohol',
    ({ meals }) => {
      for (const id of itemsOf(meals).flatMap(foodIds)) {
        expect(id).not.toMatch(
          /^(gubet|dulet|kitfo|tire-siga|gored-gored|tej|tella|areki|bira|wayn-tej|borde)/,
        );
        expect(nutrientsOf(foods.get(id)!, 100).alcohol.estimate?.value ?? 0, id).toBe(0);
      }
      expect(meals.snacks.length).toBeGreaterThanOrEqual(3);
      const coffee = itemsOf(meals)
        .flatMap(({ portions }) => portions)
        .filter(({ foodId }) => foodId.startsWith('buna'));
      expect(coffee.reduce((sum, { measure }) => sum + (measure?.count ?? 9), 0)).toBeLessThanOrEqual(1);
      expect(ofDay(meals, 'folate').estimate!.value).toBeGreaterThanOrEqual(300);
    },
  );

  it.each(bothTables('ramadan-nights'))(
    'Ramadan: day $day, $variant, opens with dates, without alcohol, coffee and tea',
    ({ meals }) => {
      expect(foodIds(meals.lunch[0]!)[0]).toBe('temir');
      for (const id of itemsOf(meals).flatMap(foodIds))
        expect(id).not.toMatch(/^(tej|tella|areki|bira|wayn-tej|buna|shay)/);
    },
  );

  it.each(bothTables('one-pot-little-money'))(
    'little money: day $day, $variant, without meat and fish, with pulses',
    ({ meals }) => {
      const ids = itemsOf(meals).flatMap(foodIds);
      for (const id of ids) if (foods.get(id)?.group === 'meat') expect(id).toMatch(/^enkulal/);
      expect(ids.some((id) => pulse.test(id))).toBe(true);
    },
  );
});

const pulse = /shiro|misir|kik|ater|bakela|ful|boloke|adenguare|shimbra|nifro|azifa|gibto|lewz/;
