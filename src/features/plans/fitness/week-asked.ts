import { fitnessPlanLimits } from './kinds.ts';

/** The week of a plan that an address asks for; null where it asks for none. */
export function weekAsked(asked: URLSearchParams): number | null {
  const typed = asked.get('week') ?? '';
  const week = Number(typed);
  return /^[1-9]\d{0,2}$/.test(typed) && week <= fitnessPlanLimits.duration.weeks ? week : null;
}
