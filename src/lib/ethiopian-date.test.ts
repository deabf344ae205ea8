import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from './day.ts';
import { ethiopianMonths, evangelistOf, fromEthiopian, toEthiopian, toGeez } from './ethiopian-date.ts';

const [first, last] = [dayNumber('1900-01-01'), dayNumber('2100-12-31')];
const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Before each year that divides by four; there is no exception for centuries. */
const isYearOfLuke = (year: number) => year % 4 === 3;
/** Thirty days, and five or six in Pagume. */
const lengthOf = ({ year, month }: { year: number; month: number }) =>
  month < 13 ? 30 : isYearOfLuke(year) ? 6 : 5;

test('every day of 1900-2100 converts there and back, follows the one before, and is what Intl says', () => {
  let before = toEthiopian(dayOfNumber(first - 1));
  for (let number = first; number <= last; number += 1) {
    const day = dayOfNumber(number);
    const date = toEthiopian(day);
    expect(fromEthiopian(date)).toBe(day);
    const follows =
      before.day < lengthOf(before)
        ? { ...before, day: before.day + 1 }
        : before.month < 13
          ? { ...before, month: before.month + 1, day: 1 }
          : { year: before.year + 1, month: 1, day: 1 };
    expect(date).toEqual(follows);
    const parts = Object.fromEntries(
      intl.formatToParts(new Date(day)).map(({ type, value }) => [type, value]),
    );
    expect([parts['year'], parts['month'], parts['day']]).toEqual(
      [date.year, date.month, date.day].map(String),
    );
    before = date;
  }
});

test('New Year is 11 September, or 12 before a Gregorian leap year', () => {
  expect(fromEthiopian({ year: 2019, month: 1, day: 1 })).toBe('2026-09-11');
  expect(fromEthiopian({ year: 2020, month: 1, day: 1 })).toBe('2027-09-12');
  expect(toEthiopian('2027-09-11')).toEqual({ year: 2019, month: 13, day: 6 });
});

test('Pagume has a sixth day in the year of Luke only', () => {
  expect(toEthiopian('2027-09-11')).toEqual({ year: 2019, month: 13, day: 6 });
  expect(toEthiopian('2026-09-10')).toEqual({ year: 2018, month: 13, day: 5 });
});

test('thirteen months have a name in every language', () => {
  for (const names of Object.values(ethiopianMonths)) expect(new Set(names).size).toBe(13);
});

test('a year bears the name of an evangelist, Luke’s being the leap year', () => {
  expect([2017, 2018, 2019, 2020].map(evangelistOf)).toEqual(['matthew', 'mark', 'luke', 'john']);
  for (let year = 1892; year <= 2093; year += 1)
    expect(evangelistOf(year) === 'luke').toBe(isYearOfLuke(year));
});

test.each([
  [1, '፩'],
  [10, '፲'],
  [11, '፲፩'],
  [30, '፴'],
  [100, '፻'],
  [101, '፻፩'],
  [200, '፪፻'],
  [999, '፱፻፺፱'],
  [1000, '፲፻'],
  [1900, '፲፱፻'],
  [2019, '፳፻፲፱'],
  [2100, '፳፩፻'],
  [5500, '፶፭፻'],
  [10_000, '፼'],
  [20_000, '፪፼'],
  [1_000_000, '፻፼'],
  [78_010_092, '፸፰፻፩፼፺፪'],
  [100_010_000, '፼፩፼'],
])('%i in Geez numerals is %s', (number, geez) => expect(toGeez(number)).toBe(geez));

test('no two numbers have the same Geez numerals', () => {
  expect(new Set(Array.from({ length: 20_000 }, (_number, index) => toGeez(index + 1))).size).toBe(20_000);
});
