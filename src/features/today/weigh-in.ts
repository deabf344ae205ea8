import type { NoAim } from '#src/features/diary/aims.ts';
import { daysBetween, type Day } from '#src/lib/day.ts';

/** Days after which a member is reminded of the scales. */
export const weighInDays = 7;

/**
 * Whether it is time to weigh oneself again. Nobody is reminded who carries or nurses a child, is under 18, or wants
 * nothing to be aimed at.
 *
 * @param latest the day of the last time; null: never
 */
export function isWeighInDue(latest: Day | null, day: Day, none: NoAim | null): boolean {
  if (none !== null && none !== 'unknown') return false;
  return latest === null || daysBetween(latest, day) >= weighInDays;
}
