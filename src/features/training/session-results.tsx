import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { DoneAmount } from './amounts.tsx';
import { DayTitle } from './day-title.tsx';
import { InsteadOf } from './exercises/instead-of.tsx';
import { daysOfWeek } from './plan-progress.ts';
import { resultsOf, type Result } from './results.ts';
import type { OpenSession, StartedPlan } from './schema.ts';
import { readTraining } from './training.client.ts';

// The words of a workout do without these until it is over.
await speak('training');

/**
 * What was done beside the last time, and what is next: known on the device, so that it needs no line.
 *
 * @param isMembers a visitor follows no plan
 */
export function SessionResults({
  session,
  isMembers = true,
}: {
  session: OpenSession;
  isMembers?: boolean;
}): ReactNode {
  const results = resultsOf(session);
  const better = results.filter(({ comparison }) => comparison?.outcome === 'better').length;
  return (
    <>
      {results.length > 0 && (
        <section aria-labelledby="results">
          <h2 id="results" className="text-large">
            {better > 0 ? (
              <Plural
                value={better}
                one="# exercise better than last time"
                other="# exercises better than last time"
              />
            ) : (
              <Trans>What you did</Trans>
            )}
          </h2>
          <ul className="rows mt-1">
            {results.map((result) => (
              <Row key={result.exerciseId} {...result} />
            ))}
          </ul>
        </section>
      )}
      {isMembers && <NextTime />}
    </>
  );
}

const signs = { better: '↑', same: '=', less: '↓' } as const;

function Row({ name, figures, before, comparison }: Result) {
  const { t } = useLingui();
  const language = useLanguage();
  const { outcome, by } = comparison ?? {};
  const words = { better: t`better than last time`, same: t`as last time`, less: t`less than last time` };
  return (
    <li className="flex gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{name ? inLanguage(name, language) : t`An exercise that was deleted`}</p>
        <p className="text-small text-soft">
          {!before || !by || outcome === 'same' ? (
            <>
              <Plural value={figures.sets} one="# set" other="# sets" />
              <Dot />
              <DoneAmount {...figures.best} />
            </>
          ) : (
            <InsteadOf {...{ by, figures, before }} />
          )}
        </p>
      </div>
      {outcome && (
        <p className={`font-semibold ${outcome === 'better' ? 'text-green' : 'text-soft'}`}>
          <span aria-hidden="true">{signs[outcome]}</span>
          <span className="sr-only">{words[outcome]}</span>
        </p>
      )}
    </li>
  );
}

/** The day of the plan that follows; nothing where none is followed, or it cannot be read. */
function NextTime() {
  const [plan, setPlan] = useState<StartedPlan | null>(null);
  useEffect(() => {
    readTraining().then(
      ({ plans }) => setPlan(plans.find(({ endedAt }) => endedAt === null) ?? null),
      () => undefined,
    );
  }, []);
  const next = plan?.next;
  const day = next && daysOfWeek(plan.blocks, next.week).find((one) => one.day === next.day);
  if (!day) return null;
  return (
    <section
      aria-labelledby="next-time"
      className={`grid gap-1 rounded-card p-4 ${day.restDay ? 'bg-gold-tint' : 'bg-green-tint'}`}
    >
      <h2 id="next-time" className="font-sans text-small font-semibold text-soft">
        <Trans>Next time</Trans>
      </h2>
      <p className="font-semibold wrap-anywhere">
        <DayTitle day={day} />
      </p>
      {day.restDay ? (
        <p>
          <Trans>Take this day to recover and let your body heal.</Trans>
        </p>
      ) : (
        <p>
          <Plural value={day.minutes} one="# minute" other="# minutes" />
          <Dot />
          <Plural value={day.exercises} one="# exercise" other="# exercises" />
        </p>
      )}
    </section>
  );
}
