import type { NewNutritionPlan } from './schema.ts';

/** Whether two values say the same; in which order the names of an object stand says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ofA.length === ofB.size && ofA.every(([name, value]) => ofB.has(name) && isSame(value, ofB.get(name)))
  );
}

/** The parts of a plan in which two forms of it differ. */
export const changedParts = (a: NewNutritionPlan, b: NewNutritionPlan): (keyof NewNutritionPlan)[] =>
  (Object.keys(a) as (keyof NewNutritionPlan)[]).filter((part) => !isSame(a[part], b[part]));

/** A plan as the activity log tells of it: each day of its meals stands for itself. */
export function loggedPlan({ meals, ...plan }: NewNutritionPlan): Readonly<Record<string, unknown>> {
  return { ...plan, ...Object.fromEntries(meals.map(({ day, ...ofDay }) => [`day ${day}`, ofDay])) };
}
