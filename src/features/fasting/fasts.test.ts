import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { addDays, dayNumber, dayOfNumber, daysBetween, weekday, type Day } from '#src/lib/day.ts';
import { fromEthiopian, toEthiopian } from '#src/lib/ethiopian-date.ts';
import { genna, movableFeasts } from './bahire-hasab.ts';
import { fastingSeasons, orthodoxFast, seasonIds } from './fasts.ts';

const years = Array.from({ length: 202 }, (_year, index) => 1892 + index);

/** All days of an Ethiopian year. */
function daysOf(year: number): Day[] {
  const first = dayNumber(fromEthiopian({ year, month: 1, day: 1 }));
  const next = dayNumber(fromEthiopian({ year: year + 1, month: 1, day: 1 }));
  return Array.from({ length: next - first }, (_day, index) => dayOfNumber(first + index));
}

const seasonOf = (year: number, id: (typeof seasonIds)[number]) =>
  fastingSeasons(year).find((season) => season.id === id)!;

test.each<[number, Day, [Day, Day], [Day, Day], [Day, Day], [Day, Day], number]>([
  [
    2019,
    '2026-11-24',
    ['2027-02-22', '2027-02-24'],
    ['2027-03-08', '2027-05-01'],
    ['2027-06-21', '2027-07-11'],
    ['2027-08-07', '2027-08-21'],
    190,
  ],
  [
    2020,
    '2027-11-25',
    ['2028-02-07', '2028-02-09'],
    ['2028-02-21', '2028-04-15'],
    ['2028-06-05', '2028-07-11'],
    ['2028-08-07', '2028-08-21'],
    199,
  ],
  [
    2021,
    '2028-11-24',
    ['2029-01-29', '2029-01-31'],
    ['2029-02-12', '2029-04-07'],
    ['2029-05-28', '2029-07-11'],
    ['2029-08-07', '2029-08-21'],
    205,
  ],
  [
    2022,
    '2029-11-24',
    ['2030-02-18', '2030-02-20'],
    ['2030-03-04', '2030-04-27'],
    ['2030-06-17', '2030-07-11'],
    ['2030-08-07', '2030-08-21'],
    191,
  ],
])('the fasts of %i', (year, advent, nineveh, lent, apostles, filseta, count) => {
  const timkatEve = fromEthiopian({ year, month: 5, day: 10 });
  expect(fastingSeasons(year)).toEqual([
    { id: 'advent', start: advent, end: addDays(genna(year), -1) },
    { id: 'gahad-timket', start: timkatEve, end: timkatEve },
    { id: 'nineveh', start: nineveh[0], end: nineveh[1] },
    { id: 'great-lent', start: lent[0], end: lent[1] },
    { id: 'apostles', start: apostles[0], end: apostles[1] },
    { id: 'filseta', start: filseta[0], end: filseta[1] },
  ]);
  expect(daysOf(year).filter((day) => orthodoxFast(day) !== null)).toHaveLength(count);
});

describe('every year of 1900-2100', () => {
  test('has the six seasons in this order, none touching another, all within the year', () => {
    for (const year of years) {
      const seasons = fastingSeasons(year);
      expect(seasons.map(({ id }) => id)).toEqual(seasonIds);
      for (const [index, { start, end }] of seasons.entries()) {
        expect(start <= end).toBe(true);
        expect([toEthiopian(start).year, toEthiopian(end).year]).toEqual([year, year]);
        if (index > 0) expect(seasons[index - 1]!.end < start).toBe(true);
      }
    }
  });

  test('keeps as many days as the rules have', () => {
    const length = (year: number, id: (typeof seasonIds)[number]) => {
      const { start, end } = seasonOf(year, id);
      return daysBetween(start, end) + 1;
    };
    for (const year of years) {
      expect(length(year, 'advent')).toBe(year % 4 === 0 ? 43 : 44);
      expect(length(year, 'nineveh')).toBe(3);
      expect(length(year, 'great-lent')).toBe(55);
      expect(length(year, 'filseta')).toBe(15);
      expect(length(year, 'apostles')).toBeGreaterThanOrEqual(15);
      expect(length(year, 'apostles')).toBeLessThanOrEqual(49);
      const kept = daysOf(year).filter((day) => orthodoxFast(day) !== null).length;
      expect(kept).toBeGreaterThanOrEqual(183);
      expect(kept).toBeLessThanOrEqual(210);
    }
  });

  test('has the weekly fast on each Wednesday and Friday outside of them, except on feasts and in the fifty days', () => {
    for (const year of years) {
      const { fasika, paraclete } = movableFeasts(year);
      const timkat = fromEthiopian({ year, month: 5, day: 11 });
      const seasons = fastingSeasons(year);
      for (const day of daysOf(year)) {
        const season = seasons.find(({ start, end }) => start <= day && day <= end);
        const isFree = (fasika <= day && day <= paraclete) || day === genna(year) || day === timkat;
        const isWeekly = [2, 4].includes(weekday(day)) && !isFree;
        expect(orthodoxFast(day)).toBe(season?.id ?? (isWeekly ? 'weekly' : null));
      }
    }
  }, 20_000);
});

test('a device pays less than 3 kB for the calendar and all fasts', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: [
          'src/lib/ethiopian-date.ts',
          'src/features/fasting/bahire-hasab.ts',
          'src/features/fasting/fasts.ts',
        ],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  const code = bundle.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('Pagume');
  expect(gzipSync(code).length).toBeLessThan(3000);
});
