import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallSeconds } from './reaction-time.ts';

test.each([
  [0, 0],
  [5, 0.101],
  [10, 0.143],
  [20, 0.202],
  [30, 0.247],
])('a ruler caught after %d cm fell for %d s', (centimetres, seconds) => {
  expect(fallSeconds(centimetres)).toBeCloseTo(seconds, 3);
});

test('twice the time is four times the distance', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 100, noNaN: true }), (centimetres) => {
      expect(fallSeconds(4 * centimetres)).toBeCloseTo(2 * fallSeconds(centimetres), 9);
    }),
  );
});
