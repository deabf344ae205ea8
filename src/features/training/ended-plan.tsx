import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSwitch } from '#src/features/plans/saved/switch-plan.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { weekToDoAgain } from './plan-progress.ts';
import { useWeekAgain } from './rounds/week-again.tsx';
import { Tallied } from './tallied.tsx';
import type { StartedPlan } from './schema.ts';
import { startOver, takeUpPlan } from './training.client.ts';
import { useAction } from './use-action.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

const NextPlans = lazy(() => import('./next-plans.tsx').catch(() => ({ default: () => null })));

interface EndedPlanProps {
  readonly plan: StartedPlan;
  /** It was the last one, and none goes on since. */
  readonly isLast: boolean;
  readonly onChanged: () => Promise<void>;
}

/** A plan that was gone through, or left. */
export function EndedPlan({ plan, isLast, onChanged }: EndedPlanProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isBusy, act } = useAction();
  const isComplete = plan.next === null && plan.blocks.length > 0;
  const title = inLanguage(plan.title, language);
  const { begin, dialog } = useSwitch();
  const change = (action: (replace?: string) => Promise<unknown>) =>
    act(() =>
      begin(async (replace) => {
        await action(replace);
        await onChanged();
      }),
    );
  const weekAgain = useWeekAgain(onChanged);
  const week = isComplete ? weekToDoAgain(plan.blocks, plan.done, null) : null;
  const busyLabel = isBusy ? t`Saving…` : undefined;
  return (
    <div className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-soft">
          {isComplete ? <Trans>Gone through to the end</Trans> : <Trans>Left</Trans>}
          <Dot />
          <Tallied plan={plan} />
        </p>
      </div>
      {plan.next !== null && (
        <Button
          aria-label={t`Go on: ${title}`}
          onClick={() => void change((replace) => takeUpPlan(plan.id, replace))}
          busyLabel={busyLabel}
        >
          <Trans>Go on</Trans>
        </Button>
      )}
      {week !== null && (
        <Button
          aria-label={t`Do week ${week} again: ${title}`}
          onClick={() => weekAgain.open(plan, week)}
          busyLabel={weekAgain.isBusy ? t`Saving…` : undefined}
        >
          <Trans>Do week {week} again</Trans>
        </Button>
      )}
      {plan.published && (
        <Button
          aria-label={t`Start over: ${title}`}
          onClick={() => void change((replace) => startOver(plan.id, replace))}
          busyLabel={busyLabel}
        >
          <Trans>Start over</Trans>
        </Button>
      )}
      {isLast && isComplete && (
        <Suspense>
          <NextPlans planId={plan.planId} week={week} />
        </Suspense>
      )}
      {dialog}
      {weekAgain.dialog}
    </div>
  );
}
