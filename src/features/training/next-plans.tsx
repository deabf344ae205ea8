import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { apiClient, read } from '#src/api/client.ts';
import { plansAfter, type AfterPlan } from '#src/features/plans/finder/after-plan.ts';
import { finderAddress, noAnswers } from '#src/features/plans/finder/answers.ts';
import { readKept } from '#src/features/plans/finder/kept-answers.client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { readTraining } from './training.client.ts';

await speak('after-workout');

async function readAfter(planId: string): Promise<AfterPlan> {
  const [{ fitness }, { answers }, { plans }] = await Promise.all([
    read(apiClient(fetch).plans.candidates.$get()),
    readKept().catch(() => ({ answers: null })),
    readTraining(),
  ]);
  const gone = plans.filter(({ endedAt, next }) => endedAt !== null && next === null);
  return plansAfter(fitness, [planId, ...gone.map((plan) => plan.planId)], answers ?? noAnswers);
}

/** What there is to do after the last day of a plan: its last week, a plan for the same goal, or another one. */
export default function NextPlans({ planId, week }: { planId: string; week: number | null }): ReactNode {
  const id = useId();
  const language = useLanguage();
  const [after, setAfter] = useState<AfterPlan | null>(null);
  useEffect(() => {
    let isWanted = true;
    readAfter(planId).then(
      (found) => isWanted && setAfter(found),
      // The way to the questions is there all the same.
      () => isWanted && setAfter({ answers: noAnswers, plans: [] }),
    );
    return () => {
      isWanted = false;
    };
  }, [planId]);
  if (!after) return null;
  return (
    <section aria-labelledby={id} className="grid w-full gap-2">
      <h3 id={id} className="text-large">
        <Trans>What next?</Trans>
      </h3>
      {week !== null && (
        <p>
          <Trans>To keep what you have reached, do week {week} again, as often as you like.</Trans>
        </p>
      )}
      {after.plans.length > 0 && (
        <ul className="rows">
          {after.plans.map(({ id: planned, title, weeklyWorkouts, minutes }) => (
            <li key={planned} className="py-1">
              <Link
                to={`/services/fitness-plans/${planned}`}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
              >
                {inLanguage(title, language)}
              </Link>
              <span className="block text-small text-soft">
                <Plural value={weeklyWorkouts} one="# workout a week" other="# workouts a week" />
                <Dot />
                <Plural value={minutes} one="# minute" other="# minutes" />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ArrowLink to={finderAddress(after.answers)}>
        <Trans>Find another plan</Trans>
      </ArrowLink>
    </section>
  );
}
