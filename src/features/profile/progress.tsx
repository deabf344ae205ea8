import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '#src/lib/dates.ts';

/** What has been logged so far. @param calories kcal */
export function Progress({ workouts, calories }: { workouts: number; calories: number }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Your Progress</Trans>
      </h2>
      <dl className="mt-2 grid grid-cols-2" aria-live="polite">
        <Count name={<Trans>Workouts</Trans>} value={workouts} />
        <Count name={<Trans>Calories</Trans>} value={calories} />
      </dl>
      <p className="mt-1 text-small text-soft">
        <Trans>Counted from what you log. Calories are the ones you enter with a workout.</Trans>
      </p>
    </section>
  );
}

const Count = ({ name, value }: { name: ReactNode; value: number }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-soft">{name}</dt>
    <dd className="font-serif text-head font-semibold">{formatNumber(value)}</dd>
  </div>
);
