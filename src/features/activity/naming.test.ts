import { expect, test } from 'vitest';
import { givenNameOf, measuresOf } from './naming.ts';

test('an activity is called by its name, else by its description, else by nothing', () => {
  expect(givenNameOf({ type: 'Workout', details: { name: 'Run', description: 'Slow' } })).toBe('Run');
  expect(givenNameOf({ type: 'general', details: { name: ' ', description: 'Walked' } })).toBe('Walked');
  expect(givenNameOf({ type: 'general', details: { name: 7 } })).toBe(null);
});

test('only numbers measure', () => {
  expect(measuresOf({ type: 'Workout', details: { duration: 30, calories: 'many' } })).toEqual({
    minutes: 30,
    calories: null,
  });
});
