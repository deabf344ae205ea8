import { dequal } from 'dequal';
import type { NewNutritionPlan } from './schema.ts';

/** The parts of a plan in which two forms of it differ. */
export const changedParts = (a: NewNutritionPlan, b: NewNutritionPlan): (keyof NewNutritionPlan)[] =>
  (Object.keys(a) as (keyof NewNutritionPlan)[]).filter((part) => !dequal(a[part], b[part]));

/** A plan as the activity log tells of it: each day of its meals stands for itself. */
export function loggedPlan({ meals, ...plan }: NewNutritionPlan): Readonly<Record<string, unknown>> {
  return { ...plan, ...Object.fromEntries(meals.map(({ day, ...ofDay }) => [`day ${day}`, ofDay])) };
}
