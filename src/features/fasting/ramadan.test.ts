import { expect, test } from 'vitest';
import { addDays, dayOfNumber, daysBetween, type Day } from '#src/lib/day.ts';
import {
  estimatedDay,
  firstHijriYear,
  islamicFeast,
  islamicFeastIds,
  islamicFeasts,
  isRamadan,
  lastHijriYear,
} from './ramadan.ts';

const intl = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

const datesOfFeasts: Record<string, string> = {
  mawlid: '3/12',
  ramadan: '9/1',
  'eid-al-fitr': '10/1',
  'eid-al-adha': '12/10',
};

test('every estimate is the day of Umm al-Qura', () => {
  for (let year = firstHijriYear; year <= lastHijriYear; year += 1)
    for (const feast of islamicFeastIds)
      expect(intl.format(new Date(estimatedDay(feast, year)))).toBe(`${datesOfFeasts[feast]}/${year} AH`);
});

test.each<[number, Day]>([
  [1448, '2027-02-08'],
  [1449, '2028-01-28'],
  [1450, '2029-01-16'],
  [1451, '2030-01-05'],
  [1452, '2030-12-26'],
])('Ramadan of %i is estimated to begin on %s', (year, day) => {
  expect(islamicFeast('ramadan', year)).toEqual({
    feast: 'ramadan',
    hijriYear: year,
    day,
    isEstimate: true,
  });
});

test('Ramadan has 29 or 30 days of each Hijri year, and no other day is one of it', () => {
  let count = 0;
  let [start, previous] = [dayOfNumber(-25_000), false];
  for (let number = -25_000; number < 47_000; number += 1) {
    const day = dayOfNumber(number);
    const now = isRamadan(day);
    if (now && !previous) start = day;
    if (!now && previous && start > '1902') {
      expect([29, 30]).toContain(daysBetween(start, day));
      count += 1;
    }
    previous = now;
  }
  expect(count).toBeGreaterThan(200);
});

test('the feasts of 2000 to 2050 lie at most a year apart, in order', () => {
  const feasts = islamicFeasts('2000-01-01', '2050-12-31');
  expect(feasts.map(({ day }) => day)).toEqual(feasts.map(({ day }) => day).toSorted());
  for (const id of islamicFeastIds) {
    const days = feasts.filter(({ feast }) => feast === id).map(({ day }) => day);
    for (const [index, day] of days.slice(1).entries())
      expect([354, 355]).toContain(daysBetween(days[index]!, day));
  }
});

test('a correction moves a feast and the month it bounds, and is no estimate any more', () => {
  const sighted = addDays(estimatedDay('ramadan', 1448), 1);
  const corrections = [{ feast: 'ramadan', hijriYear: 1448, date: sighted }] as const;
  expect(islamicFeast('ramadan', 1448, corrections)).toMatchObject({ day: sighted, isEstimate: false });
  expect(islamicFeast('ramadan', 1449, corrections).isEstimate).toBe(true);
  expect(isRamadan('2027-02-08')).toBe(true);
  expect(isRamadan('2027-02-08', corrections)).toBe(false);
  expect(isRamadan('2027-02-09', corrections)).toBe(true);
  expect(islamicFeasts(sighted, sighted, corrections)).toHaveLength(1);
});
