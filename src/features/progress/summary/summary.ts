import { addDays, type Day } from '#src/lib/day.ts';

/** Weeks that count as the last ones. */
export const recentWeeks = 12;

/** Readings that a sheet of paper has room for. */
export const listedReadings = 20;

/** What was measured in the last weeks. */
export const recentDays = <Of extends { readonly day: string }>(
  all: readonly Of[],
  until: Day,
): readonly Of[] => all.filter(({ day }) => day > addDays(until, -7 * recentWeeks));

/** Workouts of the last weeks, and how many minutes a week they took. @param weeks the oldest first */
export function trainingOf(weeks: readonly { readonly workouts: number; readonly minutes: number }[]) {
  const recent = weeks.slice(-recentWeeks);
  const sum = (of: 'workouts' | 'minutes') => recent.reduce((total, week) => total + week[of], 0);
  return { workouts: sum('workouts'), minutes: Math.round(sum('minutes') / recentWeeks) };
}

/** The last of each month, of at most so many months. @param all the oldest first @param monthOf names the month of a day */
export function lastOfMonths<Of extends { readonly date: string }>(
  all: readonly Of[],
  monthOf: (day: Day) => string,
): readonly Of[] {
  const byMonth = new Map(all.map((each) => [monthOf(each.date as Day), each]));
  return [...byMonth.values()];
}
