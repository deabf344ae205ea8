import { describe, expect, test } from 'vitest';
import { dayOfNumber, weekday, type Day } from '#src/lib/day.ts';
import { evangelistOf, toEthiopian } from '#src/lib/ethiopian-date.ts';
import { genna, movableFeasts } from './bahire-hasab.ts';

/** Easter of a Julian year by the Alexandrian computus (Meeus), as a day number: independent of Bahire Hasab. */
function julianEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const date = moon + sunday + 114;
  const [month, day] = [Math.floor(date / 31), (date % 31) + 1];
  // Julian days before that month, then days from 0001-01-01 (Julian) to 1970-01-01 (Gregorian).
  const daysBefore = [0, 31, 59, 90, 120][month - 1]! + (year % 4 === 0 && month > 2 ? 1 : 0);
  return 365 * (year - 1) + Math.floor((year - 1) / 4) + daysBefore + day - 719_165;
}

test('Fasika is the Easter of the Julian calendar, in every year from 1 to 3000', () => {
  for (let year = 1; year <= 3000; year += 1)
    expect(movableFeasts(year).fasika, `${year}`).toBe(dayOfNumber(julianEaster(year + 8)));
});

describe('every year from 1892 to 2093 (1900-2100)', () => {
  const years = Array.from({ length: 202 }, (_year, index) => 1892 + index);

  test('the feasts fall on their weekdays', () => {
    for (const year of years) {
      const feasts = movableFeasts(year);
      const onDay = (index: number) =>
        Object.entries(feasts)
          .filter(([, day]) => weekday(day) === index)
          .map(([id]) => id);
      expect(onDay(0)).toEqual(['nineveh', 'great-lent', 'apostles']);
      expect(onDay(2)).toEqual(['rikbe-kahnat']);
      expect(onDay(3)).toEqual(['erget']);
      expect(onDay(4)).toEqual(['siklet']);
      expect(onDay(6)).toEqual(['debre-zeit', 'hosanna', 'fasika', 'paraclete']);
    }
  });

  test('are of the year they are asked for', () => {
    for (const year of years)
      for (const day of Object.values(movableFeasts(year))) expect(toEthiopian(day).year).toBe(year);
  });

  test('Genna is 7 January until 2100, Tahsas 28 in the year of John and 29 in all others', () => {
    for (const year of years.filter((one) => one >= 1893 && one <= 2091)) {
      expect(genna(year)).toBe(`${year + 8}-01-07`);
      expect(toEthiopian(genna(year)).day).toBe(evangelistOf(year) === 'john' ? 28 : 29);
    }
  });
});

test.each<[number, Day, Day, Day, Day, Day]>([
  [2019, '2027-01-07', '2027-02-22', '2027-03-08', '2027-05-02', '2027-06-21'],
  [2020, '2028-01-07', '2028-02-07', '2028-02-21', '2028-04-16', '2028-06-05'],
  [2021, '2029-01-07', '2029-01-29', '2029-02-12', '2029-04-08', '2029-05-28'],
  [2022, '2030-01-07', '2030-02-18', '2030-03-04', '2030-04-28', '2030-06-17'],
])('%i', (year, christmas, nineveh, lent, fasika, apostles) => {
  expect(genna(year)).toBe(christmas);
  expect(movableFeasts(year)).toMatchObject({ nineveh, 'great-lent': lent, fasika, apostles });
});
