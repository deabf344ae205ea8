import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, dayOfNumber, weekday, type Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import type { Calendar } from '#src/lib/month.ts';
import { listedDays, mondaysOf, monthTicks, periodUntil, placeOf, weeksShown } from './period.ts';

const days = fc.integer({ min: -25_000, max: 45_000 }).map(dayOfNumber);

test('a period is whole weeks from Monday, and ends in the week of its last day', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...weeksShown), (until, weeks) => {
      const period = periodUntil(until, weeks);
      const mondays = mondaysOf(period);
      expect(mondays).toHaveLength(Number(weeks));
      expect(mondays.every((monday) => weekday(monday) === 0)).toBe(true);
      const sinceLast = daysBetween(mondays.at(-1)!, until);
      expect(sinceLast >= 0 && sinceLast < 7).toBe(true);
    }),
  );
});

test('the day before a period ends the one before', () => {
  const { first } = periodUntil('2026-11-21', '12');
  expect(first).toBe('2026-08-31');
  expect(periodUntil(addDays(first, -1), '12')).toEqual({ first: '2026-06-08', last: '2026-08-30' });
});

test('days lie in order within a period', () => {
  const period = periodUntil('2026-11-21', '12');
  const [first, later, last] = [period.first, '2026-10-01', period.last] as const;
  const places = [first, later, last].map((day) => placeOf(day, period));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[2]).toBeLessThan(1);
});

test('the axis names the months that begin, in the calendar that leads', () => {
  const labels = (until: Day, calendar: Calendar, weeks: '12' | '52' = '12', language: Language = 'en') =>
    monthTicks(periodUntil(until, weeks), calendar, language).map(({ label }) => label);
  expect(labels('2026-11-21', 'gregorian')).toEqual(['September', 'October', 'November']);
  expect(labels('2026-11-21', 'ethiopian')).toEqual(['Meskerem', 'Tikimt', 'Hidar']);
  expect(labels('2026-11-21', 'ethiopian', '12', 'am')).toEqual(['መስከረም', 'ጥቅምት', 'ኅዳር']);
  expect(labels('2026-12-03', 'gregorian')).not.toContain('December');
  for (const calendar of ['gregorian', 'ethiopian'] as const)
    expect(labels('2026-11-21', calendar, '52').length).toBeGreaterThanOrEqual(3);
});

test('a list of days names the year where it changes', () => {
  const list = ['2026-01-05', '2025-12-29', '2025-12-22', '2025-09-08'] as const;
  expect(listedDays(list, 'gregorian', 'en')).toEqual([
    '5 January',
    '29 December 2025',
    '22 December',
    '8 September',
  ]);
  expect(listedDays(list, 'ethiopian', 'en').at(-1)).toBe('Pagume 3, 2017');
  expect(listedDays(list, 'ethiopian', 'am')[0]).toBe('ታኅሣሥ 27 ቀን');
});
