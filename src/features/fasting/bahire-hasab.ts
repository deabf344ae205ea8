import { dayOfNumber, modulo, type Day } from '#src/lib/day.ts';
import { ethiopianDayNumber, evangelistOf } from '#src/lib/ethiopian-date.ts';

/**
 * Bahire Hasab (ባሕረ ሐሳብ), the church's reckoning of its movable feasts. Years are of the Ethiopian era. It gives the
 * Easter of the Julian calendar.
 */

/** Days after the fast of Nineveh begins. */
export const daysAfterNineveh = {
  nineveh: 0,
  'great-lent': 14,
  'debre-zeit': 41,
  hosanna: 62,
  siklet: 67,
  fasika: 69,
  'rikbe-kahnat': 93,
  erget: 108,
  paraclete: 118,
  apostles: 119,
} as const;

export type MovableFeastId = keyof typeof daysAfterNineveh;

/** Beginning with Meskerem 1 of a year's weekday, Monday first: what is added to metqi (ተውሳክ). */
const tewsak = [6, 5, 4, 3, 2, 8, 7] as const;

const [meskerem, tikimt, tir, yekatit] = [1, 2, 5, 6] as const;

/** The first day of the fast of Nineveh, as a day number (`day.ts`). */
export function ninevehNumber(year: number): number {
  const wenber = modulo(5500 + year - 1, 19);
  const metqi = (wenber * 19) % 30 || 30;
  const isEarly = metqi > 14;
  const bealeMetqi = ethiopianDayNumber({ year, month: isEarly ? meskerem : tikimt, day: metqi });
  const day = metqi + (tewsak[modulo(bealeMetqi + 3, 7)] ?? 0);
  return ethiopianDayNumber({ year, month: isEarly ? tir : yekatit, day });
}

/** When the movable feasts and fasts of a year are; a fast by its first day. */
export function movableFeasts(year: number): Readonly<Record<MovableFeastId, Day>> {
  const nineveh = ninevehNumber(year);
  const feasts = Object.entries(daysAfterNineveh).map(([id, days]) => [id, dayOfNumber(nineveh + days)]);
  return Object.fromEntries(feasts) as Record<MovableFeastId, Day>;
}

/** Genna as a day number: 7 January by the calendar that the church keeps, so Tahsas 28 in the year of John. */
export const gennaNumber = (year: number): number =>
  ethiopianDayNumber({ year, month: 4, day: evangelistOf(year) === 'john' ? 28 : 29 });

export const genna = (year: number): Day => dayOfNumber(gennaNumber(year));
