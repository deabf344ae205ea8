import type { Amount } from '#src/features/foods/nutrients.ts';

/** How a day's energy stands to its plan's range; `unknown` while figures are missing that could decide it. */
export type CalorieVerdict = 'too-low' | 'within' | 'too-high' | 'unknown';

/** @param range kcal a day; null while it is not given */
export function calorieVerdict(
  { estimate, complete }: Amount,
  range: { readonly min: number; readonly max: number } | null,
): CalorieVerdict {
  if (!estimate || !range) return 'unknown';
  // What is missing could only add to it.
  if (estimate.value > range.max) return 'too-high';
  if (!complete) return 'unknown';
  return estimate.value < range.min ? 'too-low' : 'within';
}
