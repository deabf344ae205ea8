import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OwnWords } from '#src/ui/own-words.tsx';
import type { PlanView } from './plan-view.ts';
import { energySource, reckonedWeight } from './week-energy.ts';

/** Whom the plan is for and what it takes, beside the schedule. */
export function Overview({ plan }: { plan: PlanView }) {
  const { i18n } = useLingui();
  return (
    <div className="card grid gap-5 p-5">
      <h2 className="text-title">
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
        <Texts texts={plan.prerequisites} />
      </Part>
      <Part title={<Trans>Required Equipment</Trans>}>
        <Texts texts={plan.equipment} />
      </Part>
      <Part title={<Trans>Goals</Trans>}>
        <Texts texts={plan.goals} />
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
                  counts a workout) it is about {i18n.number(plan.reckonedCalories)} kcal at {reckonedWeight}{' '}
                  kg.
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

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="points grid list-disc gap-1 pl-5">
      {texts.map((text) => (
        <li key={text}>
          <OwnWords>{text}</OwnWords>
        </li>
      ))}
    </ul>
  );
}
