import { orthodoxFast } from '#src/features/fasting/fasts.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { unitOf } from '#src/features/foods/measures.ts';
import { addDays, type Day } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { itemsOf, mealsIn } from '../meals.ts';
import type { NutritionPlan } from '../schema.ts';
import type { PlanVariant } from '../kinds.ts';
import { aisleOf, aisles, boughtOf } from './market.ts';
import { needsOf, type Making, type Need } from './needs.ts';
import type { ShoppingList } from './schema.ts';
import type { ShoppingChoice } from './shopping-address.ts';

const daysAWeek = 7;

type Plan = Pick<NutritionPlan, 'id' | 'title' | 'mealTimes' | 'meals'>;

export interface Larder {
  readonly foods: ReadonlyMap<string, Food>;
  /** By the dish that each makes. */
  readonly recipes: ReadonlyMap<string, Making>;
}

/** The tables that are eaten in the chosen week of a plan, day by day. */
export function weekOf({ meals }: Pick<Plan, 'meals'>, { table, from, week }: ShoppingChoice) {
  return meals.slice((week - 1) * daysAWeek, week * daysAWeek).map((day, index) => {
    const asked: PlanVariant = table === 'fasts' ? fastOf(from, index) : table;
    const isFasting = asked === 'fasting' && day.fasting !== undefined;
    return { day: day.day, isFasting, meals: mealsIn(day, asked) };
  });
}

/** Without a first day the week is one that begins on a Monday, outside of every season: Wednesday and Friday are fasts. */
function fastOf(from: Day | null, index: number): PlanVariant {
  const isFast = from === null ? index === 2 || index === 4 : orthodoxFast(addDays(from, index)) !== null;
  return isFast ? 'fasting' : 'regular';
}

/** What so many people eat in those tables. */
export const eatenIn = (week: ReturnType<typeof weekOf>, eaters: number): Need[] =>
  week.flatMap(({ meals }) =>
    itemsOf(meals).flatMap(({ portions }) =>
      portions.map(({ foodId, grams }) => ({ foodId, grams: grams * eaters })),
    ),
  );

/** What is to be bought for a week of a plan, as a market has it and in the order of a walk through it. */
export function shoppingList(plan: Plan, choice: ShoppingChoice, { foods, recipes }: Larder): ShoppingList {
  const weeks = Math.max(1, Math.ceil(plan.meals.length / daysAWeek));
  const shown = Math.min(choice.week, weeks);
  const week = weekOf(plan, { ...choice, week: shown });
  const lines = needsOf(eatenIn(week, choice.eaters), { foods, recipes }).flatMap(({ foodId, grams }) => {
    const food = foods.get(foodId);
    if (!food) return [];
    const { measureId, ...bought } = boughtOf(food, grams);
    const measure = food.measures?.find(({ id }) => id === measureId);
    return [
      {
        aisle: aisleOf(food),
        foodId,
        name: food.name,
        grams: Math.ceil(Number(grams.toFixed(6))),
        bought: { ...bought, measure: measure ? unitOf(measure, bought.count) : null },
      },
    ];
  });
  return {
    plan: { id: plan.id, title: plan.title, mealTimes: plan.mealTimes },
    weeks,
    week: shown,
    days: week.map(({ day, isFasting }) => ({ day, isFasting })),
    hasFasting: plan.meals.some(({ fasting }) => fasting !== undefined),
    lines: lines.toSorted(
      (a, b) =>
        aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle) ||
        (inLanguage(a.name, 'en') < inLanguage(b.name, 'en') ? -1 : 1),
    ),
  };
}
