import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test.each([
  [1, 5_000],
  [2, 10_000],
  [5, 80_000],
  [6, 120_000],
  [10_000, 120_000],
])('after %i failures in a row %i ms pass before the next attempt', (failures, ms) => {
  expect(retryDelay(failures)).toBe(ms);
});
