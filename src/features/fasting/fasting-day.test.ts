import { expect, test } from 'vitest';
import type { Day } from '#src/lib/day.ts';
import { fastOn, isEstimated, isLongFast, type Fast } from './fasting-day.ts';
import { gentlest, type Tsom } from './tsom.ts';

const orthodox: Tsom = { ...gentlest, tradition: 'orthodox' };
const muslim: Tsom = { ...gentlest, tradition: 'muslim' };
const none: Tsom = { ...gentlest, tradition: 'none' };

test.each<[Day, Fast | null]>([
  ['2026-11-18', 'weekly'],
  ['2026-11-19', null],
  ['2026-11-20', 'weekly'],
  ['2026-11-24', 'advent'],
  ['2027-01-06', 'advent'],
  ['2027-01-07', null],
  ['2027-02-22', 'nineveh'],
  ['2027-03-08', 'great-lent'],
  ['2027-05-01', 'great-lent'],
  ['2027-05-05', null],
  ['2027-08-07', 'filseta'],
])('Orthodox, %s: %s', (day, fast) => {
  expect(fastOn(orthodox, day)).toBe(fast);
});

test('Muslim: Ramadan, as estimated or as announced', () => {
  expect(fastOn(muslim, '2027-02-08')).toBe('ramadan');
  expect(fastOn(muslim, '2027-02-07')).toBeNull();
  const announced = [{ feast: 'ramadan', hijriYear: 1448, date: '2027-02-07' }] as const;
  expect(fastOn(muslim, '2027-02-07', announced)).toBe('ramadan');
  expect(fastOn(muslim, '2026-11-18')).toBeNull();
});

test('estimated are the days that the new moon may yet change', () => {
  const days = [
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-02-09',
    '2027-03-08',
    '2027-03-09',
    '2027-03-10',
  ] as const;
  expect(days.filter((day) => isEstimated(muslim, day))).toEqual([
    '2027-02-07',
    '2027-02-08',
    '2027-03-08',
    '2027-03-09',
  ]);
  const announced = [{ feast: 'ramadan', hijriYear: 1448, date: '2027-02-08' }] as const;
  expect(days.filter((day) => isEstimated(muslim, day, announced))).toEqual(['2027-03-08', '2027-03-09']);
  expect(isEstimated(orthodox, '2027-02-08')).toBe(false);
});

test('who keeps no fast has no fasting day', () => {
  for (const day of ['2026-11-18', '2027-02-15', '2027-04-30'] as const) expect(fastOn(none, day)).toBeNull();
});

test('long are the fasts of weeks', () => {
  const fasts: Fast[] = ['weekly', 'nineveh', 'gahad-timket', 'great-lent', 'advent', 'ramadan'];
  expect(fasts.filter(isLongFast)).toEqual(['great-lent', 'advent', 'ramadan']);
});
