import { expect, test } from 'vitest';
import { answeredPressure, isHeartFast } from './readiness.ts';

test.each([
  ['100', false],
  ['101', true],
  ['', false],
])('with a resting heart rate of %j: too fast to test is %s', (restingHeartRate, isFast) => {
  expect(isHeartFast({ restingHeartRate })).toBe(isFast);
});

test.each([
  [null, null],
  ['', null],
  ['unknown', null],
  ['118/76', 'usual'],
  ['150 / 92', 'high'],
  ['165/105', 'very-high'],
  ['185/115', 'severe'],
])('a blood pressure of %j is %j', (bloodPressure, level) => {
  expect(answeredPressure({ bloodPressure })).toBe(level);
});
