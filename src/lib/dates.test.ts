import { expect, test } from 'vitest';
import { formatNumber } from './numbers.ts';
import { formatDate, formatFullDate, formatHeadDate, formatMonth, formatMonthInOther } from './dates.ts';

const day = '2026-11-20';

test('one day, in both calendars and languages', () => {
  expect(formatFullDate(day, 'gregorian', 'en')).toBe('Friday, 20 November 2026');
  expect(formatFullDate(day, 'ethiopian', 'en')).toBe('Friday, Hidar 11, 2019');
  expect(formatFullDate(day, 'ethiopian', 'am')).toBe('ዓርብ፣ ኅዳር 11 ቀን 2019');
  expect(formatDate(day, 'gregorian', 'am')).toBe('ኖቬምበር 20 ቀን 2026');
});

test('a date in a heading keeps day and month together', () => {
  expect(formatHeadDate(day, 'gregorian', 'en')).toBe('Friday, 20\u00a0November 2026');
  expect(formatHeadDate(day, 'ethiopian', 'en')).toBe('Friday, Hidar\u00a011, 2019');
  expect(formatHeadDate(day, 'ethiopian', 'am')).toBe('ዓርብ፣ ኅዳር\u00a011 ቀን 2019');
});

test('a month, and what the other calendar calls it', () => {
  const november = { calendar: 'gregorian', year: 2026, month: 11 } as const;
  expect(formatMonth(november, 'en')).toBe('November 2026');
  expect(formatMonthInOther(november, 'en')).toBe('Tikimt – Hidar 2019');
  expect(formatMonthInOther({ ...november, month: 9 }, 'en')).toBe('Nehase 2018 – Meskerem 2019');
  expect(formatMonthInOther({ calendar: 'ethiopian', year: 2018, month: 13 }, 'am')).toBe('ሴፕቴምበር 2026');
});

test('numbers are grouped, with one decimal at most', () => {
  expect([formatNumber(0), formatNumber(1250), formatNumber(22.46)]).toEqual(['0', '1,250', '22.5']);
});
