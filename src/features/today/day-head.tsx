import { Trans } from '@lingui/react/macro';
import { formatDate, formatWeekday } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { otherCalendar } from '#src/lib/month.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';

/** The document writes a date in (app/early-day.ts), and there it is left alone. */
const placeOf = (name: 'weekday' | 'leading' | 'other') => ({
  'data-date': name,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
});

/** What the day is called, in both calendars. @param day null while nothing of it is known */
export function DayHead({ day, heading: Heading }: { day: Day | null; heading: 'h1' | 'h2' }) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const weekday = day ? { children: formatWeekday(day, language) } : placeOf('weekday');
  const leading = day ? { children: formatDate(day, calendar, language) } : placeOf('leading');
  const other = day ? { children: formatDate(day, otherCalendar(calendar), language) } : placeOf('other');
  return (
    <>
      <p className="text-small font-semibold text-soft">
        <Trans>Today</Trans>
      </p>
      <Heading className="text-head">
        <span {...weekday} /> <span className="inline-block" {...leading} />
      </Heading>
      <p className="text-soft" {...other} />
    </>
  );
}
