import { expect, test } from 'vitest';
import { endOf, measuresOf, nameOf, workoutOf } from './naming.ts';

test('an activity is called by its name, else by its description, else by nothing', () => {
  expect(nameOf({ type: 'Workout', details: { name: 'Run', description: 'Slow' } }, 'en')).toBe('Run');
  expect(nameOf({ type: 'general', details: { name: ' ', description: 'Walked' } }, 'am')).toBe('Walked');
  expect(nameOf({ type: 'general', details: { name: 7 } }, 'en')).toBe(null);
});

test('what the product named is read in the reader’s language, whichever it was written in', () => {
  const name = 'Weight Loss Foundation · week 1, day 4';
  const names = { en: name, am: 'የክብደት መቀነስ መሠረት · ሳምንት 1፣ ቀን 4' };
  expect(nameOf({ type: 'Workout', details: { name, names } }, 'am')).toBe(names.am);
  expect(nameOf({ type: 'Workout', details: { name: names.am, names } }, 'en')).toBe(name);
});

test.each([[null], ['text'], [7], [{}], [{ am: 7 }], [{ am: '  ' }]])(
  'names that are none (%j) are passed over',
  (names) => expect(nameOf({ type: 'Workout', details: { name: 'Run', names } }, 'am')).toBe('Run'),
);

test.each([
  ['2026-11-21T11:05:00.000Z', '2026-11-21T11:05:00.000Z'],
  ['soon', undefined],
  [7, undefined],
  [undefined, undefined],
])('an end of %j', (finishedAt, moment) => {
  expect(endOf({ type: 'Workout', details: { finishedAt } })?.toISOString()).toBe(moment);
});

test('only numbers measure', () => {
  expect(measuresOf({ type: 'Workout', details: { duration: 30, calories: 'many' } })).toEqual({
    minutes: 30,
    calories: null,
  });
});

test.each([
  ['2e8f8c5e-1d3a-4f0e-9f55-0a1b2c3d4e5f', '2e8f8c5e-1d3a-4f0e-9f55-0a1b2c3d4e5f'],
  ['../data', null],
  [7, null],
  [undefined, null],
])('%j names the workout %j', (workout, named) => {
  expect(workoutOf({ type: 'Workout', details: { workout } })).toBe(named);
});
