import { workoutType } from '#src/features/activity/kinds.ts';
import type { Activity } from '#src/features/activity/schema.ts';
import type { Place } from '#src/features/training/schema.ts';
import { sessionNames } from '#src/features/training/session-name.ts';
import type { Day } from '#src/lib/day.ts';
import type { Today, TrainingOfDay } from './schema.ts';

/** A day of a plan that was put behind without the product, so that it can be taken back. */
export interface Marked {
  readonly planId: string;
  readonly place: Place;
  /** What was logged for it; null for a rest. */
  readonly activity: Omit<Activity, 'user_id'> | null;
}

/** Whether a workout of the plan that is followed was done today. */
export const isTrainedToday = ({ activities, training: { plan } }: Today): boolean =>
  plan !== null &&
  activities.some(({ type, details }) => type === workoutType && details['plan'] === plan.planId);

type Plan = NonNullable<TrainingOfDay['plan']>;

/** What the calendar is told of a day of a plan that was trained without the product: as long as it was planned. */
export const elsewhere = (
  { planId, title }: Plan,
  { week, day: ofPlan, minutes }: NonNullable<Plan['next']>,
  day: string,
  id: string,
): Omit<Activity, 'user_id'> => {
  const names = sessionNames({ name: null, title, week, day: ofPlan });
  return {
    id,
    date: day as Day,
    type: workoutType,
    details: { name: names.en, names, duration: Math.max(1, minutes), plan: planId, week, day: ofPlan },
  };
};
