import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useAnnounced } from '#src/features/fasting/announced.client.ts';
import { fastsFrom, nextFeast } from '#src/features/fasting/coming.ts';
import { fastNames, feastNames, ramadanName } from '#src/features/fasting/names.ts';
import type { Tsom } from '#src/features/fasting/tsom.ts';
import { formatDayOfYear } from '#src/lib/dates.ts';
import { daysBetween, type Day } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';

/** The next fast of the member's own, and the next feast. */
export function ComingDays({ tsom, day }: { tsom: Tsom | null; day: Day }) {
  const id = useId();
  const language = useLanguage();
  const announced = useAnnounced(tsom?.tradition === 'muslim');
  const fast = tsom && fastsFrom(tsom.tradition, day, announced).find(({ start }) => start > day);
  const feast = nextFeast(tsom?.tradition ?? null, day, announced);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Coming</Trans>
      </h2>
      <ul className="rows mt-1">
        {fast && (
          <Coming
            name={inLanguage(fast.id === 'ramadan' ? ramadanName : fastNames[fast.id as never], language)}
            days={daysBetween(day, fast.start)}
            dates={[fast.start, fast.end]}
            isEstimate={fast.isEstimate}
          />
        )}
        {feast && (
          <Coming
            name={inLanguage(feastNames[feast.id], language)}
            days={daysBetween(day, feast.day)}
            dates={[feast.day]}
            isEstimate={feast.isEstimate}
          />
        )}
      </ul>
      <ArrowLink to={tsom ? '/fasting' : '/fasting/tsom'}>
        {tsom ? (
          <Trans>Fasts and feasts of the year</Trans>
        ) : (
          <Trans>If you fast, say how: meals follow</Trans>
        )}
      </ArrowLink>
    </section>
  );
}

interface ComingProps {
  readonly name: string;
  /** From today. */
  readonly days: number;
  /** The first and, where there is another one, the last day. */
  readonly dates: readonly Day[];
  readonly isEstimate: boolean;
}

function Coming({ name, days, dates, isEstimate }: ComingProps) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const [first, last = first] = dates.map((date) => formatDayOfYear(date, calendar, language));
  const length = dates.length > 1 ? daysBetween(dates[0]!, dates[1]!) + 1 : 1;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
      <span className="text-soft">
        <Plural value={days} one="tomorrow" other="in # days" />
      </span>
      <span className="w-full text-small text-soft">
        {first === last ? first : `${first} – ${last}`}
        {length > 1 && (
          <>
            <Dot />
            <Plural value={length} one="# day" other="# days" />
          </>
        )}
        {isEstimate && (
          <>
            {' '}
            <Trans>(estimate, ±1 day)</Trans>
          </>
        )}
      </span>
    </li>
  );
}
