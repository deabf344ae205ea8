import { isOfferedScales, type NoAim } from '#src/features/diary/aims.ts';
import { daysBetween, type Day } from '#src/lib/day.ts';

/** Days after which a member is reminded of the scales. */
export const weighInDays = 7;

/**
 * Whether it is time to weigh oneself again.
 *
 * @param latest the day of the last time; null: never
 */
export function isWeighInDue(latest: Day | null, day: Day, none: NoAim | null): boolean {
  if (!isOfferedScales(none)) return false;
  return latest === null || daysBetween(latest, day) >= weighInDays;
}
