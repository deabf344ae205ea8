import { Trans } from '@lingui/react/macro';
import { formatDate, formatHeadDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { otherCalendar } from '#src/lib/month.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';

/** The document writes a date in (app/early-day.ts), and there it is left alone. */
const placeOf = (name: 'leading' | 'other') => ({
  'data-date': name,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
});

/** What the day is called, in both calendars. @param day null while nothing of it is known */
export function DayHead({ day, heading: Heading }: { day: Day | null; heading: 'h1' | 'h2' }) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  // One text: in two boxes neither would be the largest of the page, which counts as painted with the largest.
  const leading = day ? { children: formatHeadDate(day, calendar, language) } : placeOf('leading');
  const other = day ? { children: formatDate(day, otherCalendar(calendar), language) } : placeOf('other');
  return (
    <>
      <p className="text-small font-semibold text-soft">
        <Trans>Today</Trans>
      </p>
      <Heading className="text-head" {...leading} />
      <p className="text-soft" {...other} />
    </>
  );
}
