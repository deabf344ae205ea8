import { formatDate } from './dates.ts';
import { today } from './day.ts';
import { partsOfDay, toEthiopianTime, type Clock } from './ethiopian-clock.ts';
import type { Language } from './language.ts';
import type { Calendar } from './month.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What is read without a choice: in Amharic the Ethiopian clock, which begins at dawn. */
export const clockOf = (language: Language): Clock => (language === 'am' ? 'ethiopian' : 'everyday');

/** `14:05`, `ከቀኑ 8:05`; in English by the Ethiopian clock `8:05 in the daytime, Ethiopian time`. */
export function formatTime(hours: number, minutes: number, language: Language, clock: Clock): string {
  if (clock === 'everyday') return `${twoDigits(hours)}:${twoDigits(minutes)}`;
  const { hour, minute, part } = toEthiopianTime(hours, minutes);
  const time = `${hour}:${twoDigits(minute)}`;
  const words = partsOfDay[language][part];
  return language === 'am' ? `${words} ${time}` : `${time} ${words}, Ethiopian time`;
}

/** Date and time where the reader is: `21 November 2026, 14:05`, `ኅዳር 12 ቀን 2019፣ ከቀኑ 8:05`. */
export function formatMoment(moment: Date, calendar: Calendar, language: Language, clock: Clock): string {
  const date = formatDate(today(moment), calendar, language);
  const time = formatTime(moment.getHours(), moment.getMinutes(), language, clock);
  return `${date}${language === 'am' ? '፣' : ','} ${time}`;
}
