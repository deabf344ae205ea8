import { expect, test } from 'vitest';
import { countIn } from './totals.ts';

const none = { workouts: 0, calories: 0 };

test('a workout counts, other activities do not; calories count where they are stated', () => {
  const workout = { type: 'Workout', details: { name: 'Run', duration: 30, calories: 250 } };
  const walk = { type: 'Generic Activity', details: { description: 'Walked to the market' } };
  expect(countIn(none, workout, 1)).toEqual({ workouts: 1, calories: 250 });
  expect(countIn(none, walk, 1)).toEqual(none);
  expect(countIn(countIn(none, workout, 1), workout, -1)).toEqual(none);
});
