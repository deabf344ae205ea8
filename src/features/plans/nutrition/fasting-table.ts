import type { Food } from '#src/features/foods/schema.ts';
import type { Foods } from './meals.ts';
import type { DailyMeal, MealItem, MealsOfDay } from './schema.ts';
import { mealNames } from './kinds.ts';

/**
 * What keeps a table from being fasting food for the strictest reading of the Orthodox fasts: a food that breaks the
 * fast; one that nobody can judge; fish or honey without a dish to take instead; fish or honey in what is taken instead.
 */
export type FastFaultKind = 'breaks' | 'unknown' | 'disputed' | 'disputed-instead';

export interface FastFault {
  readonly kind: FastFaultKind;
  readonly meal: (typeof mealNames)[number];
  /** Within the table. */
  readonly path: (string | number)[];
  /** Of the food, or of the dish where that has none of the table. */
  readonly name: Food['name'];
}

/** Everything in a table that keeps it from being fasting food, in the order of eating. */
export const fastFaults = (table: MealsOfDay, foods: Foods): FastFault[] =>
  mealNames.flatMap((meal) =>
    table[meal].flatMap((dish, index) =>
      dishFaults(dish, foods).map(({ kind, path, name }) => ({
        kind,
        meal,
        path: [meal, index, ...path],
        name,
      })),
    ),
  );

/** Whether nothing in a table is known to break the fast. Fish, honey and what is not known are marked where it is shown. */
const holdsFast = (table: MealsOfDay, foods: Foods): boolean =>
  fastFaults(table, foods).every(({ kind }) => kind !== 'breaks');

/** The day without its fasting table where that breaks the fast: nobody is to be served it. */
export function servedDay(day: DailyMeal, foods: Foods): DailyMeal {
  if (!day.fasting || holdsFast(day.fasting, foods)) return day;
  const { fasting: _, ...served } = day;
  return served;
}

/** Whether it can only be taken on somebody's word that a dish is fasting food, and nobody has given it. */
export const isUnchecked = ({ portions, instead, fastingFood }: MealItem): boolean =>
  !fastingFood && (portions.length === 0 || instead?.portions.length === 0);

type Fault = Omit<FastFault, 'meal'>;

function dishFaults(dish: MealItem, foods: Foods): Fault[] {
  const { portions, instead } = dish;
  return [
    ...portionFaults(portions, foods, instead ? null : 'disputed'),
    ...portionFaults(instead?.portions ?? [], foods, 'disputed-instead').map((fault) => ({
      ...fault,
      path: ['instead', ...fault.path],
    })),
    ...(isUnchecked(dish) ? [{ kind: 'unknown' as const, path: ['name'], name: dish.name }] : []),
  ];
}

/** @param disputed what fish and honey are here; null where they are no fault */
function portionFaults(
  portions: MealItem['portions'],
  foods: Foods,
  disputed: FastFaultKind | null,
): Fault[] {
  return portions.flatMap(({ foodId }, index): Fault[] => {
    const food = foods.get(foodId);
    const kind = { yes: null, no: 'breaks', disputed, missing: 'unknown' } as const;
    const found = kind[food?.fasting ?? 'missing'];
    return found === null
      ? []
      : [{ kind: found, path: ['portions', index, 'foodId'], name: food?.name ?? { en: foodId } }];
  });
}
