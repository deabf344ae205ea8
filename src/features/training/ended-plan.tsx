import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Tallied } from './tallied.tsx';
import type { StartedPlan } from './schema.ts';
import { leavePlan, startOver } from './training.client.ts';
import { useAction } from './use-action.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** A plan that was gone through, or left. */
export function EndedPlan({ plan, onChanged }: { plan: StartedPlan; onChanged: () => Promise<void> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isBusy, act } = useAction();
  const isComplete = plan.next === null && plan.blocks.length > 0;
  const title = inLanguage(plan.title, language);
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
          <Tallied plan={plan} />
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
