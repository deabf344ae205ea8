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

type Followed = Parameters<typeof workoutsMeant>[0];

/**
 * How many workouts a member means for a week: as the plan that they follow has it, else on as many days as they are
 * reminded of. Null where nothing says how often.
 */
export const meantIn = ({ days }: Pick<Weeks, 'days'>, plan: Followed | null): number | null =>
  (plan ? workoutsMeant(plan) : days) || null;

/** Of the first workouts at most so many ask whether to be reminded of the next. */
const workoutsThatAsk = 2;

/**
 * Whether a member is asked if they want to be reminded of training: after their first workouts, unless they are
 * reminded already, or have answered.
 */
export function asksForReminder({ days, trained }: Weeks, isAnswered: boolean): boolean {
  const workouts = Object.values(trained ?? {}).reduce((sum, times) => sum + times, 0);
  return days === null && !isAnswered && workouts >= 1 && workouts <= workoutsThatAsk;
}

/**
 * The weeks on end in which the member trained as often as they mean to, since they began with that. Null where nothing
 * says how often.
 *
 * @param timeZone where the member is, and so on which day a plan was started
 */
export function streakIn(
  { days, since: reminded, trained }: Weeks,
  day: Day,
  plan: Pick<StartedPlan, 'startedAt' | 'blocks' | 'next' | 'weeks'> | null,
  timeZone: string,
): number | null {
  const meant = meantIn({ days }, plan);
  const since = plan ? today(new Date(plan.startedAt), timeZone) : reminded;
  if (meant === null || since === null) return null;
  const weeks = Array.from({ length: maxWeeks }, (_week, ago) => addDays(mondayOf(day), -7 * ago));
  const begun = weeks.filter((week) => week >= mondayOf(since));
  return streakOf(
    begun.map((week) => trained?.[week] ?? 0),
    meant,
  );
}
