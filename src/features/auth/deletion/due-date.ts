import { formatDate, formatFullDate } from '#src/lib/dates.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { clockOf, formatTime } from '#src/lib/moment.ts';

const homeClock = new Intl.DateTimeFormat('en', {
  timeZone: homeTimeZone,
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/**
 * When a mail says that something happens, by both calendars, as it is in Addis Ababa: it is read nobody knows where.
 *
 * @example 'Saturday, 28 November 2026 (Hidar 19, 2019), 14:05 in Addis Ababa'
 */
export function mailedMoment(moment: Date, language: Language): string {
  const day = today(moment, homeTimeZone);
  const [hours = 0, minutes = 0] = homeClock.format(moment).split(':').map(Number);
  const time = formatTime(hours, minutes, language, clockOf(language));
  if (language === 'am')
    return `${formatFullDate(day, 'ethiopian', 'am')} (${formatDate(day, 'gregorian', 'am')})፣ በአዲስ አበባ ሰዓት ${time}`;
  return `${formatFullDate(day, 'gregorian', 'en')} (${formatDate(day, 'ethiopian', 'en')}), ${time} in Addis Ababa`;
}
