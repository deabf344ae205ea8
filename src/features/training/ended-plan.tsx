import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { daysDone } from './plan-progress.ts';
import type { StartedPlan } from './schema.ts';
import { leavePlan, startOver } from './training.client.ts';
import { useAction } from './use-action.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** A plan that was gone through, or left. */
export function EndedPlan({ plan, onChanged }: { plan: StartedPlan; onChanged: () => Promise<void> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isBusy, act } = useAction();
  const isComplete = plan.next === null && plan.days.length > 0;
  const title = inLanguage(plan.title, language);
  const done = daysDone({ weeks: plan.weeks, days: plan.days.map(({ day }) => day) }, plan.done);
  const change = (action: () => Promise<unknown>) =>
    act(async () => {
      await action();
      await onChanged();
    });
  const busyLabel = isBusy ? t`Saving…` : undefined;
  return (
    <div className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-soft">
          {isComplete ? <Trans>Gone through to the end</Trans> : <Trans>Left</Trans>}
          {' · '}
          <Plural value={done} one="# day done" other="# days done" />
        </p>
      </div>
      {plan.next !== null && (
        <Button
          aria-label={t`Go on: ${title}`}
          onClick={() => void change(() => leavePlan(plan.id, false))}
          busyLabel={busyLabel}
        >
          <Trans>Go on</Trans>
        </Button>
      )}
      {plan.published && (
        <Button
          aria-label={t`Start over: ${title}`}
          onClick={() => void change(() => startOver(plan.id))}
          busyLabel={busyLabel}
        >
          <Trans>Start over</Trans>
        </Button>
      )}
    </div>
  );
}
