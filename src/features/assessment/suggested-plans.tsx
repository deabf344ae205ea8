import { Trans, useLingui } from '@lingui/react/macro';
import { isAtLeast, type PressureLevel } from '#src/lib/blood-pressure.ts';
import { finderFrom, ForKeepers } from '#src/features/plans/finder/for-keepers.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { componentLabels } from './messages.ts';
import type { Overall } from './overall.ts';
import { knownAnswers } from './known-answers.ts';
import { isWithin, type Need } from './plan-limits.ts';
import type { Suggestion, Suggestions } from './plan-suggestions.client.ts';

interface SuggestedPlansProps {
  plans: Suggestions;
  overall: Overall;
  weight: Need['weight'];
  pressure: PressureLevel;
  age: number;
}

/** Published plans that suit the results, each with why; where none does, the way to all of them, or why there is none. */
export function SuggestedPlans({
  plans: { all, best },
  overall,
  weight,
  pressure,
  age,
}: SuggestedPlansProps) {
  const need: Need = { ...overall, weight, pressure };
  const known = knownAnswers(need, age);
  const maySuggest = !isAtLeast(pressure, 'very-high');
  const hasTraining = best.some(({ kind }) => kind === 'fitness');
  return (
    <section aria-labelledby="suggested-plans" className="grid gap-3">
      <h3 id="suggested-plans" className="text-large">
        {best.length > 0 ? <Trans>Plans that suit you</Trans> : <Trans>Plans</Trans>}
      </h3>
      {isAtLeast(pressure, 'high') && (
        <p className="max-w-2xl">
          <NoneFits pressure={pressure} hasTraining={hasTraining} />
        </p>
      )}
      {best.length > 0 && (
        <ul className="rows max-w-3xl">
          {best.map((plan) => (
            <li key={plan.id} className="grid gap-1 py-4">
              <Link
                to={`/services/${plan.kind}-plans/${plan.id}`}
                className="inline-flex min-h-11 items-center justify-self-start text-large font-semibold"
              >
                {plan.title}
              </Link>
              <p>{plan.description}</p>
              <p className="text-soft">
                <Why plan={plan} overall={overall} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {maySuggest && (
        <>
          <ForKeepers known={known} isAllowed={(plan) => isWithin(plan, need)} />
          <p className="no-print">
            <ArrowLink to={finderFrom(known)}>
              <Trans>By your time and what there is to train with: three questions</Trans>
            </ArrowLink>
          </p>
        </>
      )}
      {all !== null && (
        <p className="no-print">
          <ArrowLink to={all}>
            <Trans>All plans for your level</Trans>
          </ArrowLink>
        </p>
      )}
    </section>
  );
}

function NoneFits({ pressure, hasTraining }: { pressure: PressureLevel; hasTraining: boolean }) {
  if (isAtLeast(pressure, 'severe'))
    return <Trans>No plan suits you today. Seek care first; the plans can wait.</Trans>;
  if (isAtLeast(pressure, 'very-high'))
    return (
      <Trans>
        No training plan suits you until a health worker has seen your blood pressure. Walk easily until then,
        and eat with less salt: under a teaspoon a day in all that you eat.
      </Trans>
    );
  if (hasTraining) return <Trans>With this blood pressure only gentle training is suggested.</Trans>;
  return (
    <Trans>
      None of our training plans is gentle enough for this blood pressure. Walk at a pace at which you can
      talk until it has been measured again and a health worker has seen it.
    </Trans>
  );
}

function Why({
  plan: { kind, reason, ignoreWeight },
  overall,
}: {
  plan: Suggestion;
  overall: Pick<Overall, 'level' | 'weakest'>;
}) {
  const { t, i18n } = useLingui();
  const levels = { beginner: t`beginner`, intermediate: t`intermediate`, advanced: t`advanced` };
  const level = levels[overall.level];
  const test = overall.weakest && i18n._(componentLabels[overall.weakest].id);
  if (reason === 'weight') return <Trans>Why: it suits your BMI.</Trans>;
  if (reason === 'weakest') return <Trans>Why: it serves what was weakest today ({test}).</Trans>;
  if (kind === 'nutrition') return <Trans>Why: a balanced table suits every training.</Trans>;
  return (
    <>
      <Trans>Why: your results are those of this level ({level}), and it asks for no more.</Trans>{' '}
      {ignoreWeight && (
        <Trans>Your weight need not change: train by it, and leave out what it says about weight.</Trans>
      )}
    </>
  );
}
