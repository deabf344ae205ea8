import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useHasApplication } from '#src/ui/has-application.client.ts';
import { assessmentPath } from './assessment-address.ts';
import { Keeping } from './keeping.tsx';
import { Measurements } from './measurements.tsx';
import type { Suggestions } from './plan-suggestions.client.ts';
import { PressureAdvice } from './pressure-advice.tsx';
import { ResultCard } from './result-card.tsx';
import type { ResultsView } from './results-view.ts';
import { SuggestedPlans } from './suggested-plans.tsx';

/** What the four tests say, and what comes next. */
export default function Results({ view, plans }: { view: ResultsView; plans: Suggestions }) {
  return (
    <div className="grid gap-8">
      <PressureAdvice reading={view.form.bloodPressure ?? ''} gender={view.form.gender} heading="h3" />
      <Sum view={view} />
      {view.isMinor && (
        <p className="max-w-2xl rounded-card bg-gold-tint p-4">
          <Trans>
            The tables are made for adults. Below 18 years take the bands as a game, and compare yourself with
            your last time only.
          </Trans>
        </p>
      )}
      <div className="grid gap-6 md:grid-cols-2">
        {view.items.map((item) => (
          <ResultCard key={item.component} item={item} />
        ))}
      </div>
      <Keeping form={view.form} />
      <SuggestedPlans
        plans={plans}
        overall={view.overall}
        weight={view.weight}
        pressure={view.pressure ?? 'usual'}
        age={view.form.age}
      />
      <Measurements view={view} />
      <div className="no-print flex flex-wrap gap-3">
        <PrintButton />
        <ButtonLink to={assessmentPath}>
          <Trans>Start again</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

/** One mark for each point, so that it can be seen as well as read. */
function Sum({ view: { overall, isBySecondOpinion } }: { view: ResultsView }) {
  const { t } = useLingui();
  const { points, most } = overall;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-serif text-hero">{points}</strong>
        <span className="text-large">
          <Plural value={most} one="of # point" other="of # points" />
        </span>
      </p>
      <div role="img" aria-label={t`${points} of ${most} points`} className="points-row flex max-w-sm gap-1">
        {Array.from({ length: most }, (_point, index) => (
          <i key={index} data-reached={index < points || undefined} />
        ))}
      </div>
      <p className="max-w-2xl text-small text-soft">
        <Trans>
          Poor counts 0, Fair 1, Good 2 and Excellent 3. The sum only helps to find a plan; what matters is
          each test by itself, and your last time.
        </Trans>{' '}
        <Trans>
          The bands are this product’s own, not a published norm: sit-ups and the reach are rated alike for
          everyone, the run alike at every age.
        </Trans>{' '}
        {isBySecondOpinion && (
          <Trans>From the age of 40 push-ups count in it by the second opinion, where there is one.</Trans>
        )}
      </p>
    </div>
  );
}

/** Only where there are scripts; without them the browser's own menu prints. */
function PrintButton() {
  if (!useHasApplication()) return null;
  return (
    <Button onClick={() => print()}>
      <Trans>Print</Trans>
    </Button>
  );
}
