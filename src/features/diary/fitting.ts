import { strictnessOf } from '#src/features/foods/strictness.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { fastOn } from '#src/features/fasting/fasting-day.ts';
import type { Tsom } from '#src/features/fasting/tsom.ts';
import type { Recipe } from '#src/features/recipes/schema.ts';
import type { Day } from '#src/lib/day.ts';

/** Whether something is eaten on a fast: what some leave out is named. */
export const fastKinds = ['yes', 'no', 'fish', 'honey'] as const;
export type FastKind = (typeof fastKinds)[number];

export const fastKindOf = (food: Pick<Food, 'fasting' | 'disputedFor'>): FastKind =>
  food.fasting === 'disputed' ? (strictnessOf(food) ?? 'no') : food.fasting;

/** By all that may go into it; what is not known counts as breaking the fast. */
export function fastKindOfRecipe(
  { ingredients }: Pick<Recipe, 'ingredients'>,
  foods: ReadonlyMap<string, Food>,
): FastKind {
  const kinds = ingredients.map(({ foodId }) => {
    const food = foods.get(foodId);
    return food ? fastKindOf(food) : 'no';
  });
  return (['no', 'fish', 'honey'] as const).find((kind) => kinds.includes(kind)) ?? 'yes';
}

/** What may be offered: all, or what a person eats on this fasting day. */
export type Offered = (kind: FastKind | null) => boolean;

const anything: Offered = () => true;

/**
 * By how somebody fasts, what may be offered on a day. In Ramadan it is the hours that are others, not the food; and
 * without a choice of their own nobody is taken to fast.
 */
export function offeredOn(tsom: Tsom | null, day: Day): Offered {
  if (tsom?.tradition !== 'orthodox' || !fastOn(tsom, day)) return anything;
  return (kind) => kind === 'yes' || (kind === 'fish' && tsom.fish) || (kind === 'honey' && tsom.honey);
}
