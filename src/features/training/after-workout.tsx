import { lazy, Suspense } from 'react';
import type { OpenSession } from './schema.ts';

/** Where a part cannot load, the summary does without it. */
const nothing = { default: () => null };

const WeekTrained = lazy(() =>
  import('./rounds/week-trained.tsx').then(
    (part) => ({ default: part.WeekTrained }),
    () => nothing,
  ),
);

/** What leads on from a workout. */
export function AfterWorkout({ session }: { session: OpenSession }) {
  return <Suspense>{session.startedPlanId !== null && <WeekTrained session={session} />}</Suspense>;
}
