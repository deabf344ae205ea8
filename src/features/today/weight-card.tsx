import { Plural, Trans } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState } from 'react';
import { daysBetween, type Day } from '#src/lib/day.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useWaiting } from '#src/session/writes.client.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Today } from './schema.ts';

const WeighIn = lazy(() => import('./weigh-in-form.tsx'));

interface WeightCardProps {
  readonly weight: Today['weight'];
  readonly day: Day;
  readonly onDone: () => Promise<void>;
}

/** What was weighed last, by what waits for a connection, too; what is taken away again was not weighed. */
function useLatest(stored: Today['weight']['latest'], day: Day): Today['weight']['latest'] {
  const waiting = useWaiting().findLast(({ path }) => path === `/progress/measurements/${day}`);
  if (!waiting) return stored;
  const weight = waiting.body?.['weight'];
  if (typeof weight === 'number') return { date: day, weight, height: stored?.height ?? null };
  return stored?.date === day ? null : stored;
}

/** What was weighed last, and the scales. */
export function WeightCard({ weight: { latest: stored, isDue }, day, onDone }: WeightCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const latest = useLatest(stored, day);
  const isWaiting = latest !== stored;
  const kilograms = latest && formatNumber(latest.weight);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Weight</Trans>
      </h2>
      <p className="mt-1">
        {latest ? (
          <>
            <strong className="text-large font-semibold">
              <Trans>{kilograms} kg</Trans>
            </strong>{' '}
            <span className="text-soft">
              <Plural
                value={daysBetween(latest.date as Day, day)}
                _0="today"
                one="yesterday"
                other="# days ago"
              />
            </span>
          </>
        ) : (
          <span className="text-soft">
            <Trans>Nothing is weighed yet.</Trans>
          </span>
        )}
      </p>
      {isWaiting && (
        <p className="text-small font-semibold">
          <Trans>Waiting for a connection</Trans>
        </p>
      )}
      {isOpen ? (
        <Suspense>
          <WeighIn day={day} latest={latest} onDone={onDone} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <Button look={isDue ? 'primary' : 'plain'} className="mt-2" onClick={() => setIsOpen(true)}>
          <Trans>Weigh in</Trans>
        </Button>
      )}
      <div>
        <ArrowLink to="/profile/progress#body">
          <Trans>Weight over time</Trans>
        </ArrowLink>
      </div>
    </section>
  );
}
