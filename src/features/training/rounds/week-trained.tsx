import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { isWeekTrained } from '../plan-progress.ts';
import type { StartedPlan } from '../schema.ts';
import { useWeekAgain } from './week-again.tsx';

const NextPlans = lazy(() => import('../next-plans.tsx').catch(() => ({ default: () => null })));

interface WeekTrainedProps {
  readonly plan: StartedPlan;
  readonly week: number;
  readonly onChange: (plan: StartedPlan) => void;
}

/** After the last workout of a week: it can be done once more before the next one. */
export function WeekTrained({ plan, week, onChange }: WeekTrainedProps): ReactNode {
  const { open, button, note, dialog, isOpened, isBusy } = useWeekAgain(onChange);
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
