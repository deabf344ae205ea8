import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Rating } from '../rating.tsx';
import { Sources } from '../sources-list.tsx';
import { Meals, Progression, Tips } from './guidance.tsx';
import { Overview } from './overview.tsx';
import { PlanHero } from './plan-hero.tsx';
import type { PlanView } from './plan-view.ts';
import { WorkoutDay } from './workout-day.tsx';

interface PlanSheetProps {
  readonly plan: PlanView;
  /** The choice among the days. */
  readonly days: ReactNode;
  /** Another day is on its way. */
  readonly isLoading?: boolean;
  /** What can be done with the plan. */
  readonly actions?: ReactNode;
  /** What can be done with the day. */
  readonly dayActions?: ReactNode;
  /** After the day. */
  readonly invitation?: ReactNode;
  /** Above it all. */
  readonly before?: ReactNode;
}

/** All that is shown of a plan with one of its days: the page about it, and the preview of its writers. */
export function PlanSheet({
  plan,
  days,
  isLoading = false,
  actions,
  dayActions,
  invitation,
  before,
}: PlanSheetProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-2">
        {before}
        <PlanHero plan={plan}>{actions}</PlanHero>
      </div>
      <div className="grid grid-cols-1 items-start gap-10 md:grid-cols-[1fr_19rem]">
        <aside className="md:sticky md:top-24 md:order-last" aria-label={t`Overview`}>
          <Overview plan={plan} />
        </aside>
        <section className="grid min-w-0 gap-6" aria-labelledby="schedule">
          <h2 id="schedule">
            <Trans>Workout Schedule</Trans>
          </h2>
          <div id="day" aria-busy={isLoading} className="grid grid-cols-1 gap-6 aria-busy:opacity-60">
            {days}
            {plan.day && <WorkoutDay day={plan.day} actions={dayActions} />}
          </div>
          {invitation}
        </section>
      </div>
      <div className="grid items-start gap-10 md:grid-cols-[1fr_24rem]">
        <Progression plan={plan} />
        <Tips plan={plan} />
      </div>
      <Meals plan={plan} />
      <Sources sources={plan.sources} />
      <Rating rating={plan.rating} reviews={plan.reviewCount} completion={plan.completionRate} />
    </>
  );
}
