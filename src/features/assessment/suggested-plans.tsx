import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { componentLabels } from './messages.ts';
import type { Overall } from './overall.ts';
import type { Suggestion, Suggestions } from './plan-suggestions.tsx';

/** Published plans that suit the results, each with why; where none does, the way to all of them. */
export function SuggestedPlans({ plans: { all, best }, overall }: { plans: Suggestions; overall: Overall }) {
  return (
    <section aria-labelledby="suggested-plans" className="grid gap-3">
      <h3 id="suggested-plans" className="text-large">
        <Trans>Plans that suit you</Trans>
      </h3>
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
      <p className="no-print">
        <ArrowLink to={all}>
          <Trans>All plans for your level</Trans>
        </ArrowLink>
      </p>
    </section>
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
