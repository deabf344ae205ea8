import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [0, '0', 'kB'],
  [12, '1', 'kB'],
  [412_300, '412', 'kB'],
  [999_499, '999', 'kB'],
  [999_500, '1', 'MB'],
  [1_340_000, '1.3', 'MB'],
])('%i bytes are %s %s', (bytes, value, unit) => {
  expect(formatBytes(bytes)).toEqual({ value, unit });
});
