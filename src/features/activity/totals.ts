import { mondayOf, type Day } from '#src/lib/day.ts';
import { workoutType } from './kinds.ts';
import type { Activity } from './schema.ts';

/** What the profile counts. */
interface Sums {
  readonly workouts: number;
  /** kcal of all activities that state them */
  readonly calories: number;
}

export interface Totals extends Sums {
  /** Of these, what was logged since Monday. */
  readonly this_week: Sums;
}

type Counted = Pick<Activity, 'type' | 'details' | 'date'>;

const add = (sums: Sums, { type, details }: Counted, sign: 1 | -1): Sums => ({
  workouts: sums.workouts + (type === workoutType ? sign : 0),
  calories: sums.calories + (typeof details['calories'] === 'number' ? sign * details['calories'] : 0),
});

/** The totals with an activity more, or with one less. One that is planned for a later day counts nowhere yet. */
export function countIn(totals: Totals, activity: Counted, sign: 1 | -1, today: Day): Totals {
  if (activity.date > today) return totals;
  const isThisWeek = activity.date >= mondayOf(today);
  return {
    ...add(totals, activity, sign),
    this_week: isThisWeek ? add(totals.this_week, activity, sign) : totals.this_week,
  };
}
