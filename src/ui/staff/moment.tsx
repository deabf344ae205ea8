import { useLingui } from '@lingui/react';
import type { Language } from '#src/lib/language.ts';
import { formatMoment } from '#src/lib/moment.ts';
import { useClock } from '../chosen-clock.tsx';
import { useLeadingCalendar } from '../leading-calendar.tsx';

/** Date and time where the reader is, in the calendar and by the clock chosen there. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const [clock] = useClock();
  const text = formatMoment(new Date(at), calendar, i18n.locale as Language, clock);
  return <time dateTime={at}>{text}</time>;
}
