import { addDays, daysBetween, type Day } from '#src/lib/day.ts';
import type { TrainedExercise } from './schema.ts';

type Charted = TrainedExercise['charted'][number];

export const bestMeasures = ['weight', 'reps', 'seconds'] as const;
export type BestMeasure = (typeof bestMeasures)[number];

/** What tells how good a set was: its load where there ever was one, else its repetitions, else its time. */
export const bestMeasureOf = (charted: readonly Pick<Charted, 'best'>[]): BestMeasure =>
  bestMeasures.find((measure) => charted.some(({ best }) => (best[measure] ?? 0) > 0)) ?? 'reps';

/**
 * Values on the line of time from the first day to the last; of one day with several workouts what `together` makes of
 * them.
 *
 * @param charted the oldest first
 */
export function pointsOf(
  charted: readonly Charted[],
  valueOf: (workout: Charted) => number,
  together: (a: number, b: number) => number,
): { place: number; value: number }[] {
  const byDay = new Map<Day, number>();
  for (const workout of charted) {
    const day = workout.date as Day;
    const [earlier, value] = [byDay.get(day), valueOf(workout)];
    byDay.set(day, earlier === undefined ? value : together(earlier, value));
  }
  const days = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [first, last] = [days[0]?.[0], days.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const span = Math.max(daysBetween(first, last), 1);
  return days.map(([day, value]) => ({ place: daysBetween(first, day) / span, value }));
}

/** Where days are written below the line: dates are wide. */
const tickPlaces = [0, 0.5];

/** Few days from the first to the last, with their places. */
export function dayTicks(first: Day, last: Day): { place: number; day: Day }[] {
  const span = daysBetween(first, last);
  if (span === 0) return [];
  const days = tickPlaces.map((place) => Math.round(place * span));
  return [...new Set(days)].map((day) => ({ place: day / span, day: addDays(first, day) }));
}
