import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import { mealsIn } from '#src/features/plans/nutrition/meals.ts';
import type { MealItem } from '#src/features/plans/nutrition/schema.ts';
import type { PlanVariant } from '#src/features/plans/nutrition/kinds.ts';
import { daysBetween, modulo, type Day } from '#src/lib/day.ts';
import { eatables, shown, type Eatables } from './eaten.ts';
import type { Offered } from './fitting.ts';
import { offeredOf, type OfferedTable, type PlannedEntry, type PlannedTable } from './offered.ts';
import { meals } from './kinds.ts';
import type { ShownEntry } from './schema.ts';

/** Which day of a plan a calendar day is: the first is the one on which it was saved; after the last it begins anew. */
export function planDayOn<PlanDay>(days: readonly PlanDay[], savedOn: Day, day: Day): PlanDay | undefined {
  return days[modulo(daysBetween(savedOn, day), Math.max(1, days.length))];
}

/** A dish of a plan, and after it what those take in its place who leave out what is in it. */
function waysOf(
  item: MealItem,
  source: Omit<Extract<ShownEntry['source'], { kind: 'plan' }>, 'item'>,
  things: Eatables,
): PlannedEntry[] {
  return [item, ...(item.instead ? [item.instead] : [])]
    .filter(({ portions }) => portions.length > 0)
    .map(({ name, portions }) => shown({ name, portions, source: { ...source, item: item.id } }, things));
}

/** The dishes of a day of a plan, by meal, each in all its ways: those of the table that is asked for. */
export function plannedTable(
  { plan, foods }: NutritionPlanDetail,
  number: number,
  variant: PlanVariant,
): PlannedTable {
  const things = eatables(foods, []);
  const day = plan.meals.find((each) => each.day === number);
  const table = day && mealsIn(day, variant);
  const source = { kind: 'plan', planId: plan.id, day: number, variant } as const;
  return Object.fromEntries(
    meals.map((meal) => [meal, (table?.[meal] ?? []).map((item) => waysOf(item, source, things))]),
  ) as unknown as PlannedTable;
}

/** The dishes of a day of a plan, by meal, as far as they may be offered. */
export const plannedEntries = (
  detail: NutritionPlanDetail,
  number: number,
  variant: PlanVariant,
  offered: Offered,
): OfferedTable => offeredOf(plannedTable(detail, number, variant), offered);
