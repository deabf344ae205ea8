import { expect, test } from 'vitest';
import { waistReadings, waistRisk } from './waist.ts';

test.each([
  [69.9, 'female', 'Very low'],
  [70, 'female', 'Low'],
  [89.9, 'female', 'Low'],
  [90, 'female', 'High'],
  [109.9, 'female', 'High'],
  [110, 'female', 'Very high'],
  [79.9, 'male', 'Very low'],
  [80, 'male', 'Low'],
  [100, 'male', 'High'],
  [120, 'male', 'High'],
  [120.1, 'male', 'Very high'],
] as const)('%f cm, %s, is %s in the table', (waist, sex, risk) =>
  expect(waistRisk(waist, sex).en).toBe(risk),
);

test.each([
  [80, 'female', [false, false, false]],
  [80.1, 'female', [true, false, false]],
  [88.1, 'female', [true, true, true]],
  [94, 'male', [false, false, true]],
  [102.1, 'male', [true, true, true]],
] as const)('%f cm, %s, lies above the other lines: %o', (waist, sex, above) =>
  expect(waistReadings(waist, sex).map(({ isAbove }) => isAbove)).toEqual(above),
);

test('who is low in the table can be above another line', () => {
  expect(waistRisk(89, 'female').en).toBe('Low');
  expect(waistReadings(89, 'female').every(({ isAbove }) => isAbove)).toBe(true);
});
