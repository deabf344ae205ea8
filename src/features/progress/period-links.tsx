import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Calendar } from '#src/lib/month.ts';
import { Link } from '#src/ui/link.tsx';
import { periodUntil, weeksShown, type WeeksShown } from './period.ts';
import { after, before, progressAddress, type Shown } from './progress-address.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface PeriodLinksProps {
  shown: Shown;
  today: Day;
  /** The first day with anything to show. */
  firstDay: string | null;
  calendar: Calendar;
}

/** Which weeks are shown, and the ways to others. */
export function PeriodLinks({ shown, today, firstDay, calendar }: PeriodLinksProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { first, last } = periodUntil(shown.until, shown.weeks);
  const [from, to] = [first, last].map((day) => formatDate(day, calendar, language));
  const later = after(shown, today);
  const hasEarlier = firstDay !== null && firstDay < first;
  const names: Readonly<Record<WeeksShown, ReactNode>> = {
    '12': <Trans>12 weeks</Trans>,
    '52': <Trans>A year</Trans>,
  };
  const link = 'inline-flex min-h-11 items-center px-2 first:-ms-2';
  return (
    <nav aria-label={t`Weeks shown`} className="mt-3">
      <p className="font-semibold">
        <span className="inline-block">{from} –</span> <span className="inline-block">{to}</span>
      </p>
      <p className="flex flex-wrap gap-x-2">
        {weeksShown.map((weeks) => (
          <Link
            key={weeks}
            to={progressAddress({ weeks, until: shown.until }, today)}
            preventScrollReset
            aria-current={weeks === shown.weeks ? 'true' : undefined}
            className={`${link} ${weeks === shown.weeks ? 'font-semibold text-ink underline' : ''}`}
          >
            {names[weeks]}
          </Link>
        ))}
        {(hasEarlier || later) && <span className="mx-1 my-2 border-s border-edge" />}
        {hasEarlier && (
          <Link to={progressAddress(before(shown), today)} preventScrollReset className={link}>
            <Trans>← Earlier</Trans>
          </Link>
        )}
        {later && (
          <Link to={progressAddress(later, today)} preventScrollReset className={link}>
            <Trans>Later →</Trans>
          </Link>
        )}
      </p>
    </nav>
  );
}
