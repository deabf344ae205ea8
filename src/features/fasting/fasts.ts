import { dayNumber, dayOfNumber, modulo, type Day } from '#src/lib/day.ts';
import { ethiopianDayNumber, toEthiopian } from '#src/lib/ethiopian-date.ts';
import { daysAfterNineveh, gennaNumber, ninevehNumber } from './bahire-hasab.ts';

/** The fasts of the Ethiopian Orthodox Tewahedo Church that every believer keeps; years are of the Ethiopian era. */

export const seasonIds = ['advent', 'gahad-timket', 'nineveh', 'great-lent', 'apostles', 'filseta'] as const;
export type SeasonId = (typeof seasonIds)[number];

/** `weekly`: Wednesday and Friday outside of the seasons. The eve of Genna is the last day of `advent`. */
export type FastId = SeasonId | 'weekly';

export interface Season<T = Day> {
  readonly id: SeasonId;
  readonly start: T;
  /** The last day of it. */
  readonly end: T;
}

/** In the order of the year, as day numbers (`day.ts`). No two touch the same day. */
function seasonNumbers(year: number): readonly Season<number>[] {
  const on = (month: number, day: number) => ethiopianDayNumber({ year, month, day });
  const nineveh = ninevehNumber(year);
  const fasika = nineveh + daysAfterNineveh.fasika;
  return [
    { id: 'advent', start: on(3, 15), end: gennaNumber(year) - 1 },
    { id: 'gahad-timket', start: on(5, 10), end: on(5, 10) },
    { id: 'nineveh', start: nineveh, end: nineveh + 2 },
    { id: 'great-lent', start: nineveh + daysAfterNineveh['great-lent'], end: fasika - 1 },
    { id: 'apostles', start: nineveh + daysAfterNineveh.apostles, end: on(11, 4) },
    { id: 'filseta', start: on(12, 1), end: on(12, 15) },
  ];
}

/** The fasting seasons of a year, from advent to Filseta. */
export const fastingSeasons = (year: number): Season[] =>
  seasonNumbers(year).map(({ id, start, end }) => ({ id, start: dayOfNumber(start), end: dayOfNumber(end) }));

/** The fast that a day belongs to; null where none is kept. */
export function orthodoxFast(day: Day): FastId | null {
  const number = dayNumber(day);
  const { year } = toEthiopian(day);
  const season = seasonNumbers(year).find(({ start, end }) => start <= number && number <= end);
  if (season) return season.id;
  const weekdayIndex = modulo(number + 3, 7);
  const isWednesdayOrFriday = weekdayIndex === 2 || weekdayIndex === 4;
  return isWednesdayOrFriday && !isExempt(number, year) ? 'weekly' : null;
}

/**
 * No weekly fast is kept from Fasika to Paraclete, nor on Genna and Timkat. For those two no source is at hand: the
 * page says so.
 */
function isExempt(number: number, year: number): boolean {
  const sinceNineveh = number - ninevehNumber(year);
  if (daysAfterNineveh.fasika <= sinceNineveh && sinceNineveh <= daysAfterNineveh.paraclete) return true;
  return number === gennaNumber(year) || number === ethiopianDayNumber({ year, month: 5, day: 11 });
}
