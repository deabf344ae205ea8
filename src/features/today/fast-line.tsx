import { Plural, Trans } from '@lingui/react/macro';
import { useAnnounced } from '#src/features/fasting/announced.client.ts';
import { fastsFrom } from '#src/features/fasting/coming.ts';
import { dayNames } from '#src/features/fasting/day-names.ts';
import { fastOn, isEstimated } from '#src/features/fasting/fasting-day.ts';
import type { Tsom } from '#src/features/fasting/tsom.ts';
import { daysBetween, type Day } from '#src/lib/day.ts';
import { listed } from '#src/lib/listed.ts';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

/** What the day is: a feast, a fast of the member's own, the how manieth of its days. Nobody is told of a fast unasked. */
export function FastLine({ tsom, day }: { tsom: Tsom | null; day: Day }) {
  const language = useLanguage();
  const announced = useAnnounced(tsom?.tradition === 'muslim');
  const { feasts, fast } = dayNames(day, language, tsom?.tradition ?? null, announced);
  const kept = tsom && fastOn(tsom, day, announced);
  const [span] = tsom ? fastsFrom(tsom.tradition, day, announced) : [];
  const isInSpan = span && span.id === kept;
  const nth = isInSpan ? daysBetween(span.start, day) + 1 : 0;
  const days = isInSpan ? daysBetween(span.start, span.end) + 1 : 0;
  if (feasts.length === 0 && !kept && (!tsom || tsom.tradition === 'none')) return null;
  return (
    <p className="mt-1">
      {feasts.length > 0 && (
        <strong className="font-semibold">
          {listed(
            feasts.map(({ name }) => name),
            language,
          )}
          {(kept || tsom) && <Dot />}
        </strong>
      )}
      {kept ? (
        <>
          <span className="day-mark" aria-hidden="true" /> {fast}
          {days > 1 && (
            <>
              <Dot />
              <Trans>
                day {nth} of {days}
              </Trans>
            </>
          )}
          {tsom.tradition === 'orthodox' && tsom.until === 'noon' && (
            <>
              <Dot />
              <Trans>nothing before noon</Trans>
            </>
          )}
          {tsom.tradition === 'orthodox' && tsom.until === '15:00' && (
            <>
              <Dot />
              <Trans>nothing before the ninth hour</Trans>
            </>
          )}
        </>
      ) : (
        tsom && tsom.tradition !== 'none' && <Trans>No fast today</Trans>
      )}
      {tsom && isEstimated(tsom, day, announced) && (
        <span className="text-small text-soft">
          {' '}
          <Trans>(estimate, ±1 day)</Trans>
        </span>
      )}
      {tsom && !kept && span && <NextIn day={day} start={span.start} />}
    </p>
  );
}

/** Said only of what is near. */
const nearDays = 7;

function NextIn({ day, start }: { day: Day; start: Day }) {
  const days = daysBetween(day, start);
  if (days > nearDays) return null;
  return (
    <>
      <Dot />
      <Plural value={days} one="the next begins tomorrow" other="the next begins in # days" />
    </>
  );
}
