import { expect, test } from 'vitest';
import { countIn } from './totals.ts';

const nothing = { workouts: 0, calories: 0 };
const none = { ...nothing, this_week: nothing };
/** A Saturday */
const today = '2026-11-21';
const run = { type: 'Workout', date: today, details: { name: 'Run', duration: 30, calories: 250 } } as const;
const once = { workouts: 1, calories: 250 };

test('a workout counts, other activities do not; calories count where they are stated', () => {
  const walk = { type: 'Generic Activity', date: today, details: { description: 'To the market' } } as const;
  expect(countIn(none, run, 1, today)).toEqual({ ...once, this_week: once });
  expect(countIn(none, walk, 1, today)).toEqual(none);
  expect(countIn(countIn(none, run, 1, today), run, -1, today)).toEqual(none);
});

test('what is planned for tomorrow does not count today', () => {
  expect(countIn(none, { ...run, date: '2026-11-22' }, 1, today)).toEqual(none);
});

test('a week begins on Monday', () => {
  expect(countIn(none, { ...run, date: '2026-11-16' }, 1, today)).toEqual({ ...once, this_week: once });
  expect(countIn(none, { ...run, date: '2026-11-15' }, 1, today)).toEqual({ ...once, this_week: nothing });
});
