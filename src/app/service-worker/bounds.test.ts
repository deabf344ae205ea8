import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tooMany } from './bounds.ts';

test.each([
  [[], 0],
  [[10, 10, 10], 0],
  // Both bounds, on both sides.
  [[10, 10, 10, 10], 1],
  [[40, 30, 30], 0],
  [[41, 30, 30], 1],
  [[10, 90, 10], 1],
  // What is wanted now stays, however large.
  [[10, 500], 1],
  [[500], 0],
])('of %j so many go: %i', (sizes, gone) => {
  expect(tooMany(sizes, { count: 3, bytes: 100 })).toBe(gone);
});

test('what stays is within the bounds, and no more goes than has to', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(200), { minLength: 1 }),
      fc.integer({ min: 1, max: 20 }),
      fc.nat(500),
      (sizes, count, bytes) => {
        const isWithin = (kept: number[]) =>
          kept.length === 1 || (kept.length <= count && kept.reduce((sum, size) => sum + size, 0) <= bytes);
        const gone = tooMany(sizes, { count, bytes });
        expect(isWithin(sizes.slice(gone))).toBe(true);
        if (gone > 0) expect(isWithin(sizes.slice(gone - 1))).toBe(false);
      },
    ),
  );
});
