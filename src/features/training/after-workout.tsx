import { lazy, Suspense } from 'react';
import { useSession } from '#src/session/session.client.ts';
import type { OpenSession } from './schema.ts';

/** Where a part cannot load, the summary does without it. */
const nothing = { default: () => null };

const WeekOfWorkout = lazy(() =>
  import('./week-of-workout.tsx').then(
    (part) => ({ default: part.WeekOfWorkout }),
    () => nothing,
  ),
);
const PlanOfWorkout = lazy(() =>
  import('./plan-of-workout.tsx').then(
    (part) => ({ default: part.PlanOfWorkout }),
    () => nothing,
  ),
);

const HomeScreenHint = lazy(() => import('#src/session/home-screen/hint.tsx').catch(() => nothing));

/** What leads on from a workout: each part comes by itself, behind what was done. */
export function AfterWorkout({ session }: { session: OpenSession }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <Suspense>
        <WeekOfWorkout />
      </Suspense>
      {session.startedPlanId !== null && (
        <Suspense>
          <PlanOfWorkout session={session} />
        </Suspense>
      )}
      <Suspense>
        <HomeScreenHint />
      </Suspense>
    </>
  );
}
