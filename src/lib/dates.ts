import { weekday, type Day } from './day.ts';
import { ethiopianMonths } from './ethiopian-date.ts';
import type { Language, Localized } from './language.ts';
import { dateIn, firstDay, lastDay, monthOf, otherCalendar, type Calendar, type Month } from './month.ts';

/**
 * How days, months and numbers are written, in both calendars and every language. The names stand here so that the
 * server and every browser write the same.
 */

const gregorianMonths: Localized<readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  am: ['ጃንዋሪ', 'ፌብሩዋሪ', 'ማርች', 'ኤፕሪል', 'ሜይ', 'ጁን', 'ጁላይ', 'ኦገስት', 'ሴፕቴምበር', 'ኦክቶበር', 'ኖቬምበር', 'ዲሴምበር'],
};

const monthNames: Readonly<Record<Calendar, Localized<readonly string[]>>> = {
  gregorian: gregorianMonths,
  ethiopian: ethiopianMonths,
};

/** From Monday to Sunday. */
export const weekdayNames: Localized<readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  am: ['ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ', 'እሑድ'],
};

/** From Monday to Sunday, as a column of a calendar has room for. */
export const shortWeekdayNames: Localized<readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  am: ['ሰኞ', 'ማክሰ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ', 'እሑድ'],
};

export const monthName = ({ calendar, month }: Month, language: Language): string =>
  monthNames[calendar][language][month - 1] ?? '';

/** `November 2026`, `ኅዳር 2019` */
export const formatMonth = (month: Month, language: Language): string =>
  `${monthName(month, language)} ${month.year}`;

/** What the other calendar calls the same stretch of days: `Hidar – Tahsas 2019`, `August – September 2026`. */
export function formatMonthInOther(month: Month, language: Language): string {
  const other = otherCalendar(month.calendar);
  const [first, last] = [monthOf(other, firstDay(month)), monthOf(other, lastDay(month))];
  if (first.year !== last.year) return `${formatMonth(first, language)} – ${formatMonth(last, language)}`;
  if (first.month === last.month) return formatMonth(first, language);
  return `${monthName(first, language)} – ${formatMonth(last, language)}`;
}

/** The months of the other calendar that share the same stretch of days: Tikimt and Hidar for November. */
export function monthsInOther(month: Month): readonly Month[] {
  const other = otherCalendar(month.calendar);
  const [first, last] = [monthOf(other, firstDay(month)), monthOf(other, lastDay(month))];
  return first.month === last.month ? [first] : [first, last];
}

/** `20 November`, `Hidar 11`, `ኅዳር 11 ቀን` */
export function formatDayOfYear(day: Day, calendar: Calendar, language: Language): string {
  const date = dateIn(calendar, day);
  const name = monthName(date, language);
  if (language === 'am') return `${name} ${date.day} ቀን`;
  return calendar === 'ethiopian' ? `${name} ${date.day}` : `${date.day} ${name}`;
}

/** `20 November 2026`, `Hidar 11, 2019`, `ኅዳር 11 ቀን 2019`: a date without its weekday. */
export function formatDate(day: Day, calendar: Calendar, language: Language): string {
  const { year } = dateIn(calendar, day);
  const separator = calendar === 'ethiopian' && language !== 'am' ? ', ' : ' ';
  return `${formatDayOfYear(day, calendar, language)}${separator}${year}`;
}

/** `Friday,`, `ዓርብ፣`: what goes before a date. */
export const formatWeekday = (day: Day, language: Language): string =>
  `${weekdayNames[language][weekday(day)]}${language === 'am' ? '፣' : ','}`;

/** As `formatFullDate`, for a heading: on two lines it breaks behind the weekday, since day and month stay together. */
export const formatHeadDate = (day: Day, calendar: Calendar, language: Language): string =>
  `${formatWeekday(day, language)} ${formatDate(day, calendar, language).replace(' ', '\u00a0')}`;

/** `Friday, 20 November 2026`, `ዓርብ፣ ኅዳር 11 ቀን 2019`: read aloud it leaves no doubt. */
export const formatFullDate = (day: Day, calendar: Calendar, language: Language): string =>
  `${formatWeekday(day, language)} ${formatDate(day, calendar, language)}`;
