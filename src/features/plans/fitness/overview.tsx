import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { OwnWords } from '#src/ui/own-words.tsx';
import { Advice } from '../sources-list.tsx';
import './overview.css';
import type { PlanView } from './plan-view.ts';
import { energySource, reckonedWeight } from './week-energy.ts';

/** Whom the plan is for and what it takes, beside the schedule. */
export function Overview({ plan }: { plan: PlanView }) {
  const { i18n } = useLingui();
  return (
    <details className="plan-overview card p-5">
      <summary>
        <h2 className="inline text-title">
          <Trans>Overview</Trans>
        </h2>
      </summary>
      <div className="grid gap-5">
        <h2 className="hidden text-title md:block">
          <Trans>Overview</Trans>
        </h2>
        {plan.targetAudience !== null && (
          <Part title={<Trans>Target Audience</Trans>}>
            <p>
              <OwnWords>{plan.targetAudience}</OwnWords>
            </p>
          </Part>
        )}
        <Part title={<Trans>Prerequisites</Trans>}>
          <Texts texts={plan.prerequisites} sources={plan.sources} />
        </Part>
        <Part title={<Trans>Required Equipment</Trans>}>
          <Texts texts={plan.equipment} sources={plan.sources} />
        </Part>
        <Part title={<Trans>Goals</Trans>}>
          <Texts texts={plan.goals} sources={plan.sources} />
        </Part>
        {plan.estimatedCaloriesBurn !== null && (
          <Part title={<Trans>Estimated Weekly Calories Burn</Trans>}>
            <p>
              <Trans>about {i18n.number(plan.estimatedCaloriesBurn)} kcal</Trans>
            </p>
            {plan.reckonedCalories !== null && (
              <p className="text-small">
                {plan.reckonedCalories === plan.estimatedCaloriesBurn ? (
                  <Trans>
                    By the minutes of its first week (MET × kg × h, as Birtu counts a workout), at{' '}
                    {reckonedWeight} kg.
                  </Trans>
                ) : (
                  <Trans>
                    That is the plan’s own figure. By the minutes of its first week (MET × kg × h, as Birtu
                    counts a workout) it is about {i18n.number(plan.reckonedCalories)} kcal at{' '}
                    {reckonedWeight} kg.
                  </Trans>
                )}{' '}
                <a href={energySource.url} rel="noreferrer" className="underline">
                  <Trans>The MET values</Trans>
                </a>
              </p>
            )}
          </Part>
        )}
      </div>
    </details>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <div className="text-soft">{children}</div>
    </section>
  );
}

const Texts = (advice: ComponentProps<typeof Advice>) => (
  <ul className="points grid list-disc gap-1 pl-5">
    <Advice {...advice} />
  </ul>
);
