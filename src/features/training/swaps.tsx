import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import type { StartedPlan } from './schema.ts';
import { takeSwapBack } from './training.client.ts';
import { useAction } from './use-action.client.ts';

/** Exercises that are done in place of those of the plan; the plan's own can be taken again. */
export function Swaps({ plan, onChange }: { plan: StartedPlan; onChange: (plan: StartedPlan) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isBusy, act } = useAction();
  if (plan.swaps.length === 0) return null;
  return (
    <details className="border-y border-edge">
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Trans>Exercises that you swapped</Trans>
      </summary>
      <ul className="rows">
        {plan.swaps.map((swap) => {
          const [own, instead] = [inLanguage(swap.name, language), inLanguage(swap.insteadName, language)];
          return (
            <li key={swap.exerciseId} className="flex flex-wrap items-center gap-3 py-2">
              <span className="min-w-40 grow wrap-anywhere">
                <Trans>
                  {instead} instead of {own}
                </Trans>
              </span>
              <Button
                aria-label={t`Take ${own} again`}
                busyLabel={isBusy ? t`Saving…` : undefined}
                onClick={() => void act(async () => onChange(await takeSwapBack(plan.id, swap.exerciseId)))}
              >
                <Trans>Take the plan’s own</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
