import { dayNumber, dayOfNumber, type Day } from '#src/lib/day.ts';

/**
 * The feasts of Islam that Ethiopia keeps, and Ramadan. The new moon is sighted, so a computed day is an estimate that
 * may be a day early or late; a correction is a day that was announced.
 */

export const islamicFeastIds = ['mawlid', 'ramadan', 'eid-al-fitr', 'eid-al-adha'] as const;
/** `ramadan`: the first day of the month of fasting. */
export type IslamicFeastId = (typeof islamicFeastIds)[number];

export interface IslamicFeast {
  readonly feast: IslamicFeastId;
  /** Of the Hijri era. */
  readonly hijriYear: number;
  readonly day: Day;
  readonly isEstimate: boolean;
}

/** Days that are known better than the estimates, in any order. */
export type IslamicCorrections = readonly {
  readonly feast: IslamicFeastId;
  readonly hijriYear: number;
  readonly date: Day;
}[];

/** Month and day of the Hijri calendar. */
const hijriDates: Readonly<Record<IslamicFeastId, readonly [month: number, day: number]>> = {
  mawlid: [3, 12],
  ramadan: [9, 1],
  'eid-al-fitr': [10, 1],
  'eid-al-adha': [12, 10],
};

/** Day number (`day.ts`) of the day before 1 Muharram of year 1 in the arithmetical calendar. */
const epoch = 1_948_439 - 2_440_588;

/** The years that estimates are made for: 1899 to 2101 of the Gregorian calendar. */
export const [firstHijriYear, lastHijriYear] = [1317, 1525] as const;

/**
 * How many days from the arithmetical calendar to the one of Umm al-Qura, and two, for each year. Source: Unicode's
 * ICU, `islamic-umalqura`.
 */
const ummAlQura: Readonly<Record<IslamicFeastId, string>> = {
  mawlid:
    '1122232221222322212322112122111122221222222212223322123222121232221222' +
    '2222123222121232221222322222322122122112122221121211111212211112222122' +
    '232221232322212322212122112123221222232212222322222222122223221222232',
  ramadan:
    '2221121232211222322222233222232221232332212322212222222123232222232222' +
    '2233222223332222232212223322222222112122221222221212222212222222123222' +
    '121222221222322222323222233222222332222222211222322123233222232222232',
  'eid-al-fitr':
    '1221111121211112222212222112122221121221111212211212112112221121222221' +
    '2122222122221111222211212322212122111122121121221111212211212111112222' +
    '111121221112222212222112123222121221111212211112222112222122122221122',
  'eid-al-adha':
    '1222221122211212322212123222121221121232211212211212222112222221122232' +
    '2122222112121111121211112222212122111122221111221101112211112122112223' +
    '221122221212222212222222122222121222221112211212322112123222122222221',
};

/** The day number that Umm al-Qura gives a feast. */
function estimatedNumber(feast: IslamicFeastId, year: number): number {
  const [month, day] = hijriDates[feast];
  const daysOfYears = 354 * (year - 1) + Math.floor((11 * year + 3) / 30);
  const daysOfMonths = 29 * (month - 1) + Math.floor(month / 2);
  const difference = Number(ummAlQura[feast][year - firstHijriYear] ?? 2) - 2;
  return epoch + daysOfYears + daysOfMonths + day + difference;
}

export const estimatedDay = (feast: IslamicFeastId, hijriYear: number): Day =>
  dayOfNumber(estimatedNumber(feast, hijriYear));

/** The Hijri year of a day, by its number (`day.ts`). Near New Year it may be the one beside: no feast is that near. */
export const hijriYearOf = (number: number): number => Math.floor(((number - epoch) * 30) / 10_631) + 1;

const correctionOf = (feast: IslamicFeastId, hijriYear: number, corrections: IslamicCorrections) =>
  corrections.find((known) => known.feast === feast && known.hijriYear === hijriYear);

/** When a feast is, as announced or else as estimated. */
export function islamicFeast(
  feast: IslamicFeastId,
  hijriYear: number,
  corrections: IslamicCorrections = [],
): IslamicFeast {
  const known = correctionOf(feast, hijriYear, corrections);
  return { feast, hijriYear, day: known?.date ?? estimatedDay(feast, hijriYear), isEstimate: !known };
}

/** The feasts from one day to another, both included, in the order of their days. */
export function islamicFeasts(first: Day, last: Day, corrections: IslamicCorrections = []): IslamicFeast[] {
  const [from, to] = [dayNumber(first), dayNumber(last)];
  const feasts: IslamicFeast[] = [];
  const lastYear = Math.min(hijriYearOf(to), lastHijriYear);
  for (let year = Math.max(hijriYearOf(from), firstHijriYear); year <= lastYear; year += 1)
    for (const feast of islamicFeastIds) {
      const known = correctionOf(feast, year, corrections);
      const number = known ? dayNumber(known.date) : estimatedNumber(feast, year);
      if (from <= number && number <= to) feasts.push(islamicFeast(feast, year, corrections));
    }
  return feasts.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** The first day of the month of fasting in the year of a day, and the feast after its last one. */
export function ramadanAround(
  day: Day,
  corrections?: IslamicCorrections,
): readonly [IslamicFeast, IslamicFeast] {
  const year = hijriYearOf(dayNumber(day));
  return [islamicFeast('ramadan', year, corrections), islamicFeast('eid-al-fitr', year, corrections)];
}

/** Whether a day belongs to the month of fasting. */
export function isRamadan(day: Day, corrections?: IslamicCorrections): boolean {
  const [first, feast] = ramadanAround(day, corrections);
  return first.day <= day && day < feast.day;
}
