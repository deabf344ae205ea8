import { expect, test } from 'vitest';
import { calorieVerdict } from './calorie-verdict.ts';

const range = { min: 1500, max: 1800 };

test.each([
  [0, true, 'too-low'],
  [1499.9, true, 'too-low'],
  [1500, true, 'within'],
  [1800, true, 'within'],
  [1800.1, true, 'too-high'],
  // Some dish of the day has no figures.
  [1400, false, 'unknown'],
  [1600, false, 'unknown'],
  [1900, false, 'too-high'],
] as const)('a day of %d kcal (all known: %s) is %s', (value, complete, verdict) => {
  expect(calorieVerdict({ estimate: { value, min: value, max: value }, complete }, range)).toBe(verdict);
});

test('without figures or without a range there is no verdict', () => {
  expect(calorieVerdict({ estimate: null, complete: false }, range)).toBe('unknown');
  expect(calorieVerdict({ estimate: { value: 1, min: 1, max: 1 }, complete: true }, null)).toBe('unknown');
});
