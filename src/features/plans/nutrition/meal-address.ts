import { mealNames, type PlanVariant, planVariants } from './kinds.ts';

/** A meal of a plan: of which table of which day. */
export interface MealPlace {
  readonly planId: string;
  readonly day: number;
  readonly variant: PlanVariant;
  readonly meal: (typeof mealNames)[number];
}

/** The address of the drawing of a meal: `/figures/meal-light-mesob-3-fasting-lunch.svg`. */
export const mealDrawing = ({ planId, day, variant, meal }: MealPlace) =>
  `/figures/meal-${planId}-${day}-${variant}-${meal}.svg`;

/** Which meal the name of a drawing means, without `meal-`; null where it means none. */
export function mealNamed(name: string): MealPlace | null {
  const [, planId, day, ...named] = /^([a-z0-9-]+)-([1-9]\d{0,2})-([a-z]+)-([a-z]+)$/.exec(name) ?? [];
  const variant = planVariants.find((one) => one === named[0]);
  const meal = mealNames.find((one) => one === named[1]);
  return planId !== undefined && variant && meal ? { planId, day: Number(day), variant, meal } : null;
}
