import { useEffect, useState, type ReactNode } from 'react';
import { speak } from '#src/words/catalogues.client.ts';
import { WeekTrained } from './rounds/week-trained.tsx';
import type { OpenSession, StartedPlan } from './schema.ts';
import { ToFriend } from './to-friend.tsx';
import { readTraining } from './training.client.ts';

await speak('after-workout');

/** What a plan says after a workout of it, and the way to bring somebody along. */
export function PlanOfWorkout({ session: { startedPlanId, week } }: { session: OpenSession }): ReactNode {
  const [plan, setPlan] = useState<StartedPlan | null>(null);
  useEffect(() => {
    let isWanted = true;
    readTraining().then(
      ({ plans }) => isWanted && setPlan(plans.find(({ id }) => id === startedPlanId) ?? null),
      // What was done stands there all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [startedPlanId]);
  if (!plan) return null;
  return (
    <>
      {week !== null && <WeekTrained plan={plan} week={week} onChange={setPlan} />}
      {plan.published && <ToFriend plan={plan} />}
    </>
  );
}
