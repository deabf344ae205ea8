import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { isWeekTrained } from '../plan-progress.ts';
import type { OpenSession, StartedPlan } from '../schema.ts';
import { readTraining } from '../training.client.ts';
import { useWeekAgain } from './week-again.tsx';

await speak('after-workout');

const NextPlans = lazy(() => import('../next-plans.tsx').catch(() => ({ default: () => null })));

/** After the last workout of a week: it can be done once more before the next one. */
export function WeekTrained({ session }: { session: OpenSession }): ReactNode {
  const { startedPlanId, week } = session;
  const [plan, setPlan] = useState<StartedPlan | null>(null);
  const { open, button, note, dialog, isOpened, isBusy } = useWeekAgain(setPlan);
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
  if (!plan || week === null) return null;
  if (isOpened) return note;
  if (!isWeekTrained(plan.blocks, plan.done, week)) return dialog;
  if (plan.next === null)
    return (
      <Suspense>
        <NextPlans planId={plan.planId} week={null} />
      </Suspense>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 grow">
        <Trans>That was the last workout of week {week}. If it was too much, do the week once more.</Trans>
      </p>
      <Button ref={button} aria-disabled={isBusy || undefined} onClick={() => open(plan, week)}>
        <Trans>Do week {week} again</Trans>
      </Button>
      {dialog}
    </div>
  );
}
