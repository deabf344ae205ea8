import type { FastingVerdict } from '../kinds.ts';
import { foodsNamed } from '../foods-choice.ts';
import type { Food } from '../schema.ts';

/** Where a food is to go: anywhere, on a fasting table, or there in place of fish and honey. */
export type FoodPlace = 'any' | 'fasting' | 'instead';

const allowed: Readonly<Record<FoodPlace, readonly FastingVerdict[]>> = {
  any: ['yes', 'disputed', 'no'],
  fasting: ['yes', 'disputed'],
  instead: ['yes'],
};

/** The foods whose names sound like what was typed: those that may stand in a place, and those that may not. */
export function foodsFound(foods: readonly Food[], typed: string, place: FoodPlace) {
  const found = foodsNamed(
    foods.filter(({ retired }) => !retired),
    typed,
  );
  const may = ({ fasting }: Food) => allowed[place].includes(fasting);
  return { found: found.filter(may), leftOut: found.filter((food) => !may(food)) };
}
