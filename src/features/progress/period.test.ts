import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, dayOfNumber, weekday } from '#src/lib/day.ts';
import { mondaysOf, periodUntil, weeksShown } from './period.ts';

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
