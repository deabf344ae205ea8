import { everyDay, proposed } from './kinds.ts';

/** What is proposed after a workout. */
interface Proposal {
  /** Of the week: Monday is 0. */
  readonly days: readonly number[];
  /** The next of them after today. */
  readonly next: number;
}

/**
 * The days on which to be reminded of training, spread over the week from today on.
 *
 * @param meant workouts a week; null where nothing says how many
 * @param today the day of the week
 */
export function proposedDays(meant: number | null, today: number): Proposal {
  const times = Math.min(meant ?? proposed.training.days.length, everyDay.length);
  const steps = Array.from({ length: times }, (_time, place) =>
    Math.floor((place * everyDay.length) / times),
  );
  const dayAfter = (step: number) => (today + step) % everyDay.length;
  return { days: steps.map(dayAfter).toSorted((a, b) => a - b), next: dayAfter(steps[1] ?? 0) };
}
