import { expect, test } from 'vitest';
import type { Day } from '#src/lib/day.ts';
import { fromEthiopian, toEthiopian } from '#src/lib/ethiopian-date.ts';
import { feastsOfYear, feastsOn, type FeastId } from './feasts.ts';

const idsOn = (day: Day) => feastsOn(day).map(({ id }) => id);

test.each<[Day, FeastId]>([
  ['2026-09-11', 'enkutatash'],
  ['2027-09-12', 'enkutatash'],
  ['2026-09-27', 'meskel'],
  ['2027-01-07', 'genna'],
  ['2028-01-07', 'genna'],
  ['2027-01-19', 'timkat'],
  ['2028-01-20', 'timkat'],
  ['2027-04-25', 'hosanna'],
  ['2027-04-30', 'siklet'],
  ['2027-05-02', 'fasika'],
  ['2027-06-10', 'erget'],
  ['2027-06-20', 'paraclete'],
  ['2027-08-19', 'buhe'],
  ['2027-08-22', 'filseta-feast'],
  ['2027-02-08', 'ramadan'],
])('%s: %s', (day, id) => expect(idsOn(day)).toContain(id));

test('Tahsas 29 is no Genna in the year of John', () => {
  expect(idsOn(fromEthiopian({ year: 2020, month: 4, day: 29 }))).toEqual([]);
});

test('an ordinary day has none', () => expect(feastsOn('2026-11-20')).toEqual([]));

test('a year lists in order exactly what its days have', () => {
  for (const year of [2012, 2018, 2019, 2020, 2021]) {
    const listed = feastsOfYear(year);
    expect(listed.map(({ day }) => day)).toEqual(listed.map(({ day }) => day).toSorted());
    for (const feast of listed) {
      expect(toEthiopian(feast.day).year).toBe(year);
      expect(feastsOn(feast.day)).toContainEqual(feast);
    }
  }
});

test('only Islamic feasts are estimates, until they are corrected', () => {
  const estimates = feastsOfYear(2019).filter(({ isEstimate }) => isEstimate);
  expect(estimates.map(({ id }) => id).toSorted()).toEqual([
    'eid-al-adha',
    'eid-al-fitr',
    'mawlid',
    'ramadan',
  ]);
  const corrections = [{ feast: 'eid-al-fitr', hijriYear: 1448, date: '2027-03-10' }] as const;
  expect(feastsOn('2027-03-10', corrections)).toEqual([
    { id: 'eid-al-fitr', day: '2027-03-10', hijriYear: 1448, isEstimate: false },
  ]);
});
