import { formatDate } from './dates.ts';
import { today } from './day.ts';
import type { Language } from './language.ts';
import type { Calendar } from './month.ts';

/** The six hours after midnight, dawn, noon and dusk, as one says in Amharic which of two equal hours is meant. */
const partsOfDay = ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'] as const;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `14:05`; in Amharic by the Ethiopian clock, which begins at dawn: `ከቀኑ 8:05`. */
export function formatTime(hours: number, minutes: number, language: Language): string {
  if (language !== 'am') return `${twoDigits(hours)}:${twoDigits(minutes)}`;
  return `${partsOfDay[Math.floor(hours / 6)]} ${(hours + 6) % 12 || 12}:${twoDigits(minutes)}`;
}

/** Date and time where the reader is: `21 November 2026, 14:05`, `ኅዳር 12 ቀን 2019፣ ከቀኑ 8:05`. */
export function formatMoment(moment: Date, calendar: Calendar, language: Language): string {
  const date = formatDate(today(moment), calendar, language);
  const time = formatTime(moment.getHours(), moment.getMinutes(), language);
  return `${date}${language === 'am' ? '፣' : ','} ${time}`;
}
