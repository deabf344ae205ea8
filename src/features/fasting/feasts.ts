import { dayNumber, dayOfNumber, type Day } from '#src/lib/day.ts';
import { ethiopianDayNumber, toEthiopian } from '#src/lib/ethiopian-date.ts';
import { daysAfterNineveh, gennaNumber, ninevehNumber } from './bahire-hasab.ts';
import { islamicFeastIds, islamicFeasts, type IslamicCorrections } from './ramadan.ts';

/** Month and day of the Ethiopian calendar, the same in each year. */
const fixed = [
  ['enkutatash', 1, 1],
  ['meskel', 1, 17],
  ['timkat', 5, 11],
  ['buhe', 12, 13],
  ['filseta-feast', 12, 16],
] as const;

/** Those that Bahire Hasab moves. */
const movable = [
  'debre-zeit',
  'hosanna',
  'siklet',
  'fasika',
  'rikbe-kahnat',
  'erget',
  'paraclete',
] as const satisfies (keyof typeof daysAfterNineveh)[];

const churchFeastIds = ['genna', ...fixed.map(([id]) => id), ...movable] as const;
type ChurchFeastId = (typeof churchFeastIds)[number];

export const feastIds = [...churchFeastIds, ...islamicFeastIds] as const;
export type FeastId = (typeof feastIds)[number];

export interface Feast {
  readonly id: FeastId;
  readonly day: Day;
  /** Of the Hijri era, for an Islamic feast. */
  readonly hijriYear?: number;
  /** Computed where the new moon decides: it may be a day early or late. */
  readonly isEstimate: boolean;
}

/** The church's feasts of an Ethiopian year, as day numbers (`day.ts`), in no order. */
function churchFeasts(year: number): readonly (readonly [ChurchFeastId, number])[] {
  const nineveh = ninevehNumber(year);
  return [
    ['genna', gennaNumber(year)],
    ...fixed.map(([id, month, day]) => [id, ethiopianDayNumber({ year, month, day })] as const),
    ...movable.map((id) => [id, nineveh + daysAfterNineveh[id]] as const),
  ];
}

/** What is celebrated from one day to another, both included, in the order of the days. */
export function feastsBetween(first: Day, last: Day, corrections?: IslamicCorrections): Feast[] {
  const [from, to] = [dayNumber(first), dayNumber(last)];
  const feasts: Feast[] = [];
  for (let { year } = toEthiopian(first); year <= toEthiopian(last).year; year += 1)
    for (const [id, number] of churchFeasts(year))
      if (from <= number && number <= to) feasts.push({ id, day: dayOfNumber(number), isEstimate: false });
  for (const { feast, ...when } of islamicFeasts(first, last, corrections))
    feasts.push({ id: feast, ...when });
  return feasts.toSorted((one, other) => dayNumber(one.day) - dayNumber(other.day));
}

/** What is celebrated on a day. */
export const feastsOn = (day: Day, corrections?: IslamicCorrections): Feast[] =>
  feastsBetween(day, day, corrections);

/** All feasts of an Ethiopian year. */
export function feastsOfYear(year: number, corrections?: IslamicCorrections): Feast[] {
  const newYear = ethiopianDayNumber({ year, month: 1, day: 1 });
  const nextNewYear = ethiopianDayNumber({ year: year + 1, month: 1, day: 1 });
  return feastsBetween(dayOfNumber(newYear), dayOfNumber(nextNewYear - 1), corrections);
}
