import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from './day.ts';
import { daysInMonth, ethiopianMonths, fromEthiopian, isLeapYear, toEthiopian } from './ethiopian-date.ts';

const [first, last] = [dayNumber('1900-01-01'), dayNumber('2100-12-31')];
const intl = new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

test('every day of 1900-2100 converts there and back, follows the one before, and is what Intl says', () => {
  let before = toEthiopian(dayOfNumber(first - 1));
  for (let number = first; number <= last; number += 1) {
    const day = dayOfNumber(number);
    const date = toEthiopian(day);
    expect(fromEthiopian(date)).toBe(day);
    const follows =
      before.day < daysInMonth(before.year, before.month)
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
  expect([2015, 2019, 2023].every(isLeapYear)).toBe(true);
  expect([2016, 2017, 2018].some(isLeapYear)).toBe(false);
  expect(daysInMonth(2019, 13)).toBe(6);
  expect(daysInMonth(2018, 13)).toBe(5);
});

test('thirteen months have a name in every language', () => {
  for (const names of Object.values(ethiopianMonths)) expect(new Set(names).size).toBe(13);
});
