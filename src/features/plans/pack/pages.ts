import { pathIn, type Language } from '#src/lib/language.ts';
import { shoppingPath } from '../nutrition/shopping/shopping-address.ts';
import type { FitnessPlan } from '../fitness/schema.ts';
import type { NutritionPlan } from '../nutrition/schema.ts';
import { planVariants } from '../nutrition/kinds.ts';

/** Each day of a plan in each week that differs, at the addresses to which its page links. */
export function fitnessPages(
  { id, schedule, progression }: Pick<FitnessPlan, 'id' | 'schedule' | 'progression'>,
  language: Language,
): readonly string[] {
  const path = pathIn(language, `/services/fitness-plans/${id}`);
  const weeks = [1, ...progression.map(({ fromWeek }) => fromWeek).filter((week) => week > 1)];
  return [
    path,
    ...weeks.flatMap((week) =>
      schedule.map(({ day }) => `${path}?day=${day}${week > 1 ? `&week=${week}` : ''}`),
    ),
  ];
}

/** Each day of a plan in both tables, and what is bought for it. */
export function nutritionPages(
  { id, meals }: Pick<NutritionPlan, 'id' | 'meals'>,
  language: Language,
): readonly string[] {
  const path = pathIn(language, `/nutrition-plans/${id}`);
  const tables = meals.some(({ fasting }) => fasting) ? planVariants : [];
  return [
    path,
    pathIn(language, shoppingPath(id)),
    ...meals.flatMap(({ day }) => [
      `${path}?day=${day}`,
      ...tables.map((variant) => `${path}?day=${day}&variant=${variant}`),
    ]),
  ];
}
