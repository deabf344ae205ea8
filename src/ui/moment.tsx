import { formatMoment, formatTime } from '#src/lib/moment.ts';
import { useClock } from './chosen-clock.client.ts';
import { useLeadingCalendar } from './leading-calendar.client.ts';
import { useLanguage } from './language.client.ts';

/** How the reader's page writes a time of day, by the clock chosen there: of a moment where they are, or of an hour. */
export function useTimeOfDay(): (
  time: Date | { readonly hours: number; readonly minutes: number },
) => string {
  const language = useLanguage();
  const [clock] = useClock();
  return (time) => {
    const { hours, minutes } =
      time instanceof Date ? { hours: time.getHours(), minutes: time.getMinutes() } : time;
    return formatTime(hours, minutes, language, clock);
  };
}

/** How the reader's page writes a moment: where they are, in the calendar and by the clock chosen there. */
export function useMoment(): (moment: Date | string) => string {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const [clock] = useClock();
  return (moment) => formatMoment(new Date(moment), calendar, language, clock);
}

/** The same as a text of the page. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const momentText = useMoment();
  return <time dateTime={at}>{momentText(at)}</time>;
}
