import { formatFullDate } from '#src/lib/dates.ts';
import { isDay } from '#src/lib/day.ts';
import { useLanguage } from './language.client.ts';
import { useLeadingCalendar } from './leading-calendar.client.ts';

/**
 * A day that is chosen in the platform's own field, which writes it in the manner of the device: here in the reader's
 * words and calendar. Nothing while none is chosen.
 */
export function SaidDay({ day }: { day: string }) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return (
    isDay(day) && <span className="text-small text-soft">{formatFullDate(day, calendar, language)}</span>
  );
}
