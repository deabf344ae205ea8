import { workoutType, type Activity } from './schema.ts';

/** What the profile counts. */
export interface Totals {
  readonly workouts: number;
  /** kcal of all activities that state them */
  readonly calories: number;
}

/** What one activity adds to the totals. */
export const contributionOf = ({ type, details }: Pick<Activity, 'type' | 'details'>): Totals => ({
  workouts: type === workoutType ? 1 : 0,
  calories: typeof details['calories'] === 'number' ? details['calories'] : 0,
});

/** The totals with an activity more, or with one less. */
export function countIn(totals: Totals, activity: Pick<Activity, 'type' | 'details'>, sign: 1 | -1): Totals {
  const { workouts, calories } = contributionOf(activity);
  return { workouts: totals.workouts + sign * workouts, calories: totals.calories + sign * calories };
}
