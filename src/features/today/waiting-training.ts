import { workoutType } from '#src/features/activity/kinds.ts';
import { workoutOf } from '#src/features/activity/naming.ts';
import { daysOfWeek } from '#src/features/training/plan-progress.ts';
import type { StartedPlan } from '#src/features/training/schema.ts';
import type { FinishedHere, WaitingTraining } from '#src/features/training/waiting-training.ts';
import type { Today } from './schema.ts';

/**
 * A day with the workouts that were finished on this device, and the plan where it stands with them.
 *
 * @param plans as they stand with what waits
 */
export function withWaitingTraining(
  today: Today,
  { finished }: WaitingTraining,
  plans: readonly StartedPlan[],
): Today {
  const { plan, session } = today.training;
  const isOver = session !== null && finished.some(({ id }) => id === session.id);
  const ids = new Set(finished.map(({ id }) => id));
  const followed = plans.find(({ id }) => id === plan?.id);
  // Where its answer was lost, the server tells of it, too.
  const told = new Set(today.activities.map(workoutOf));
  const untold = finished.filter(({ id }) => !told.has(id));
  return {
    ...today,
    week: today.week.map((each) => ({
      ...each,
      workouts: each.workouts + untold.filter(({ date }) => date === each.day).length,
    })),
    activities: [
      ...today.activities.filter((each) => !ids.has(workoutOf(each) ?? '')),
      ...finished.filter(({ date }) => date === today.day).map((each) => activityOf(each, plan?.planId)),
    ],
    training: {
      session: isOver ? null : session,
      plan: plan && followed ? { ...plan, phase: followed.phase, next: nextOf(followed) } : plan,
    },
  };
}

type Next = NonNullable<Today['training']['plan']>['next'];

function nextOf({ blocks, next }: StartedPlan): Next {
  const day = next && daysOfWeek(blocks, next.week).find((one) => one.day === next.day);
  return day ? { ...day, week: next.week } : null;
}

const activityOf = (
  { id, name, date, minutes, startedPlanId }: FinishedHere,
  planId: string | undefined,
): Today['activities'][number] => ({
  id,
  user_id: '',
  date,
  type: workoutType,
  details: {
    name,
    duration: minutes,
    // Read by the card of the workout.
    isKeptHere: true,
    ...(startedPlanId !== undefined && { plan: planId }),
  },
});
