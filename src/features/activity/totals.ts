import type { Day } from '#src/lib/day.ts';
import { workoutType, type Activity } from './schema.ts';

/** What the profile counts. */
export interface Totals {
  readonly workouts: number;
  /** kcal of all activities that state them */
  readonly calories: number;
}

type Counted = Pick<Activity, 'type' | 'details' | 'date'>;

/** What one activity adds to the totals; one that is planned for a later day adds nothing yet. */
const contributionOf = ({ type, details, date }: Counted, today: Day): Totals => {
  if (date > today) return { workouts: 0, calories: 0 };
  return {
    workouts: type === workoutType ? 1 : 0,
    calories: typeof details['calories'] === 'number' ? details['calories'] : 0,
  };
};

/** The totals with an activity more, or with one less. */
export function countIn(totals: Totals, activity: Counted, sign: 1 | -1, today: Day): Totals {
  const { workouts, calories } = contributionOf(activity, today);
  return { workouts: totals.workouts + sign * workouts, calories: totals.calories + sign * calories };
}
