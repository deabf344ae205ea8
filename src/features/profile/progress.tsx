import { Plural, Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import type { Profile } from './schema.ts';

/** What has been logged so far, and since Monday. */
export function Progress({
  workouts,
  calories,
  this_week: week,
}: Pick<Profile, 'workouts' | 'calories' | 'this_week'>) {
  const id = useId();
  const kcal = formatNumber(week.calories);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Your Progress</Trans>
      </h2>
      <dl className="mt-2 grid grid-cols-2" aria-live="polite">
        <Count name={<Trans>Workouts</Trans>} value={workouts} />
        <Count name={<Trans>Calories</Trans>} value={calories} />
      </dl>
      <p className="mt-2">
        <Trans>
          This week: <Plural value={week.workouts} one="# workout" other="# workouts" />, {kcal} kcal
        </Trans>
      </p>
      <details className="text-small">
        <summary className="flex min-h-11 items-center text-soft underline decoration-dotted underline-offset-4">
          <Trans>How this is counted</Trans>
        </summary>
        <p className="text-soft">
          <Trans>
            Counted from all that you logged, or trained with a plan, up to today. Calories are those that
            stand with it: entered by you, or estimated for a session. A week begins on Monday.
          </Trans>
        </p>
      </details>
      <ArrowLink to="/profile/progress">
        <Trans>Week by week</Trans>
      </ArrowLink>
    </section>
  );
}

const Count = ({ name, value }: { name: ReactNode; value: number }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-soft">{name}</dt>
    <dd className="font-serif text-head font-semibold">{formatNumber(value)}</dd>
  </div>
);
