import { streakOf } from '#src/features/reminders/streak.ts';
import { workoutsMeant } from '#src/features/training/plan-progress.ts';
import type { StartedPlan } from '#src/features/training/schema.ts';
import { addDays, mondayOf, today, type Day } from '#src/lib/day.ts';

/** A year of weeks is looked at; a longer row stays at that. */
export const maxWeeks = 52;

export interface Weeks {
  /** Days of the week that the member is reminded of, and since when; null where they are not. */
  readonly days: number | null;
  readonly since: Day | null;
  /** How many workouts there were, by the Monday of their week. */
  readonly trained: Readonly<Record<string, number>> | null;
}

/**
 * The weeks on end in which the member trained as often as they mean to: as the plan that they follow has it, else on as
 * many days as they are reminded of; since they began with it. Null where nothing says how often.
 *
 * @param timeZone where the member is, and so on which day a plan was started
 */
export function streakIn(
  { days, since: reminded, trained }: Weeks,
  day: Day,
  plan: Pick<StartedPlan, 'startedAt' | 'blocks' | 'next' | 'weeks'> | null,
  timeZone: string,
): number | null {
  const meant = plan ? workoutsMeant(plan) : days;
  const since = plan ? today(new Date(plan.startedAt), timeZone) : reminded;
  if (!meant || since === null) return null;
  const weeks = Array.from({ length: maxWeeks }, (_week, ago) => addDays(mondayOf(day), -7 * ago));
  const begun = weeks.filter((week) => week >= mondayOf(since));
  return streakOf(
    begun.map((week) => trained?.[week] ?? 0),
    meant,
  );
}
