import { addDays, modulo, weeksAround, type Day } from './day.ts';
import { fromEthiopian, toEthiopian } from './ethiopian-date.ts';

export const calendars = ['gregorian', 'ethiopian'] as const;
export type Calendar = (typeof calendars)[number];

export const otherCalendar = (calendar: Calendar): Calendar =>
  calendar === 'gregorian' ? 'ethiopian' : 'gregorian';

/** A month of either calendar; `month` counts from 1. */
export interface Month {
  readonly calendar: Calendar;
  readonly year: number;
  readonly month: number;
}

export interface CalendarDate extends Month {
  readonly day: number;
}

const monthsInYear: Readonly<Record<Calendar, number>> = { gregorian: 12, ethiopian: 13 };

/** The day as a calendar writes it. */
export function dateIn(calendar: Calendar, date: Day): CalendarDate {
  if (calendar === 'ethiopian') return { calendar, ...toEthiopian(date) };
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { calendar, year, month, day };
}

/** The month that a day belongs to. */
export function monthOf(calendar: Calendar, date: Day): Month {
  const { year, month } = dateIn(calendar, date);
  return { calendar, year, month };
}

export function firstDay({ calendar, year, month }: Month): Day {
  if (calendar === 'ethiopian') return fromEthiopian({ year, month, day: 1 });
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01` as Day;
}

export const lastDay = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), -1);

/** The month so many months later; Pagume is one of thirteen. */
export function addMonths({ calendar, year, month }: Month, count: number): Month {
  const perYear = monthsInYear[calendar];
  const index = year * perYear + month - 1 + count;
  return { calendar, year: Math.floor(index / perYear), month: modulo(index, perYear) + 1 };
}

export const isInMonth = (month: Month, day: Day): boolean => firstDay(month) <= day && day <= lastDay(month);

/** Whole Monday-first weeks around a month. */
export const monthGrid = (month: Month): Day[][] => weeksAround(firstDay(month), lastDay(month));

/** The day of the month so many months on that has the same number, or that month's last. */
export function addMonthsToDay(calendar: Calendar, date: Day, count: number): Day {
  const target = addMonths(monthOf(calendar, date), count);
  const sameNumber = addDays(firstDay(target), dateIn(calendar, date).day - 1);
  const last = lastDay(target);
  return sameNumber < last ? sameNumber : last;
}
