import { expect, test } from 'vitest';
import { shouldWait } from './readiness.ts';

test.each([
  ['100', '', false],
  ['101', '', true],
  ['66', '180/100', false],
  ['66', '181/90', true],
  ['66', '150/101', true],
  ['', 'unknown', false],
])('with a heart rate of %j and a blood pressure of %j: %s', (restingHeartRate, bloodPressure, waits) => {
  expect(shouldWait({ restingHeartRate, bloodPressure })).toBe(waits);
});
