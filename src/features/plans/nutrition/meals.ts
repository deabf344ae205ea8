import {
  type Nutrients,
  nutrientsOf,
  sumOfNutrients,
  unknownNutrients,
} from '#src/features/foods/nutrients.ts';
import type { FastingVerdict } from '#src/features/foods/kinds.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { DailyMeal, MealItem, MealsOfDay, NutritionPlan } from './schema.ts';
import { mealNames, type PlanVariant } from './kinds.ts';

/** The food table by id. */
export type Foods = ReadonlyMap<string, Food>;

/** Of its portions, where it has any; else as written down; else unknown, as is a food missing from the table. */
export function itemNutrients(item: MealItem, foods: Foods): Nutrients {
  if (item.portions.length > 0) {
    return sumOfNutrients(
      item.portions.map(({ foodId, grams }) => {
        const food = foods.get(foodId);
        return food ? nutrientsOf(food, grams) : unknownNutrients;
      }),
    );
  }
  return item.nutritionInfo ? writtenNutrients(item.nutritionInfo) : unknownNutrients;
}

/** A table of a day; where there is but one, that one. */
export const mealsIn = (day: DailyMeal, variant: PlanVariant): MealsOfDay =>
  variant === 'fasting' && day.fasting ? day.fasting : day;

/** The tables that a plan leads with, day by day. */
export const leadingMeals = ({ meals, leadingVariant }: Pick<NutritionPlan, 'meals' | 'leadingVariant'>) =>
  meals.map((day) => mealsIn(day, leadingVariant));

/** What the tables of a day come to. */
export function daySums(day: DailyMeal, foods: Foods) {
  const sums = (meals: MealsOfDay) => ({
    fasting: fastingOfDay(meals, foods),
    nutrients: dayNutrients(meals, foods),
  });
  return { day: day.day, ...sums(day), ...(day.fasting && { fastingVariant: sums(day.fasting) }) };
}

export function dayNutrients(day: MealsOfDay, foods: Foods): Nutrients {
  return sumOfNutrients(itemsOf(day).map((item) => itemNutrients(item, foods)));
}

/**
 * Whether the whole day suits a fast: `no` with any food that breaks it, else `disputed` with any that people
 * judge differently or that the table does not know, else `yes`.
 */
export function fastingOfDay(day: MealsOfDay, foods: Foods): FastingVerdict {
  const verdicts = itemsOf(day).flatMap(({ portions }): FastingVerdict[] =>
    portions.length > 0
      ? portions.map(({ foodId }) => foods.get(foodId)?.fasting ?? 'disputed')
      : ['disputed'],
  );
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('disputed') ? 'disputed' : 'yes';
}

export function itemsOf(day: MealsOfDay): MealItem[] {
  return mealNames.flatMap((name) => day[name]);
}

function writtenNutrients(info: NonNullable<MealItem['nutritionInfo']>): Nutrients {
  const amount = (value: number) => ({ estimate: { value, min: value, max: value }, complete: true });
  return {
    ...unknownNutrients,
    calories: amount(info.calories),
    protein: amount(info.protein),
    carbs: amount(info.carbs),
    fat: amount(info.fat),
  };
}
