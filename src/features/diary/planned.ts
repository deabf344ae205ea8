import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import { mealsIn } from '#src/features/plans/nutrition/meals.ts';
import type { MealItem, PlanVariant } from '#src/features/plans/nutrition/schema.ts';
import { daysBetween, modulo, type Day } from '#src/lib/day.ts';
import { eatables, shown } from './eaten.ts';
import { fastKindOf, type Offered } from './fitting.ts';
import { meals, type Meal, type ShownEntry } from './schema.ts';

/** A dish as the diary takes it. */
export type PlannedEntry = Pick<ShownEntry, 'name' | 'portions' | 'source' | 'figures'>;

/** Which day of a plan a calendar day is: the first is the one on which it was saved; after the last it begins anew. */
export function planDayOn<PlanDay>(days: readonly PlanDay[], savedOn: Day, day: Day): PlanDay | undefined {
  return days[modulo(daysBetween(savedOn, day), Math.max(1, days.length))];
}

/** A dish of a plan, or what those take in its place who leave out what is in it; null where none of it may be offered. */
function entryOf(
  item: MealItem,
  source: Omit<Extract<ShownEntry['source'], { kind: 'plan' }>, 'item'>,
  { foods }: NutritionPlanDetail,
  offered: Offered,
): PlannedEntry | null {
  const things = eatables(foods, []);
  const ways = [item, ...(item.instead ? [item.instead] : [])];
  for (const { name, portions } of ways) {
    const known = portions.map(({ foodId }) => things.foods.get(foodId));
    const fits = known.every((food) => offered(food ? fastKindOf(food) : null));
    if (portions.length > 0 && fits)
      return shown({ name, portions, source: { ...source, item: item.id } }, things);
  }
  return null;
}

/** The dishes of a day of a plan, by meal: those of the table that is asked for, as far as they may be offered. */
export function plannedEntries(
  detail: NutritionPlanDetail,
  number: number,
  variant: PlanVariant,
  offered: Offered,
): Readonly<Record<Meal, readonly PlannedEntry[]>> {
  const { plan } = detail;
  const day = plan.meals.find((each) => each.day === number);
  const table = day && mealsIn(day, variant);
  const source = { kind: 'plan', planId: plan.id, day: number, variant } as const;
  return Object.fromEntries(
    meals.map((meal) => [
      meal,
      (table?.[meal] ?? []).flatMap((item) => entryOf(item, source, detail, offered) ?? []),
    ]),
  ) as unknown as Record<Meal, readonly PlannedEntry[]>;
}

/** Which of a plan’s two tables is meant on a day. */
export const variantFor = (keepsOrthodoxFasts: boolean, isFast: boolean, leading: PlanVariant): PlanVariant =>
  keepsOrthodoxFasts ? (isFast ? 'fasting' : 'regular') : leading;

/** Whether a dish of the plan stands in the diary already. */
export const isSameDish = (a: ShownEntry['source'], b: ShownEntry['source']): boolean =>
  a?.kind === 'plan' && b?.kind === 'plan' && a.planId === b.planId && a.day === b.day && a.item === b.item;
