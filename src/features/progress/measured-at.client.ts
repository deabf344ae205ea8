import { hoursOf } from '#src/features/measurements/time.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Calendar } from '#src/lib/month.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useTimeOfDay } from '#src/ui/moment.tsx';

/** How a day is written with the time of day, where that was said: by the clock that the person reads. */
export function useMeasuredAt(
  calendar: Calendar,
): (measured: { readonly day: string; readonly time: string | null }, date?: string) => string {
  const language = useLanguage();
  const timeOfDay = useTimeOfDay();
  return ({ day, time }, date = formatDate(day as Day, calendar, language)) =>
    time === null ? date : `${date}${language === 'am' ? '፣' : ','} ${timeOfDay(hoursOf(time))}`;
}
