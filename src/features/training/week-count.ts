import { mondayOf, type Day } from '#src/lib/day.ts';

/** How a week goes. */
export interface WeekCount {
  readonly done: number;
  /** Null where nothing says how often. */
  readonly meant: number | null;
}

/**
 * How the week goes in which today lies.
 *
 * @param known what the day was answered with, which may be of another day where there is no connection
 * @param waiting workouts that were finished on this device, and that the server does not know
 */
export function weekCount(
  known: {
    readonly day: string;
    readonly week: readonly { readonly workouts: number }[];
    readonly meant?: number | null;
  },
  today: Day,
  waiting: readonly { readonly date: string }[],
): WeekCount {
  const isThisWeek = (day: string) => mondayOf(day as Day) === mondayOf(today);
  const told = isThisWeek(known.day) ? known.week.reduce((sum, { workouts }) => sum + workouts, 0) : 0;
  return {
    done: told + waiting.filter(({ date }) => isThisWeek(date)).length,
    meant: known.meant ?? null,
  };
}
