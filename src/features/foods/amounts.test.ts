import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inQuarters, lessGrams, lessOf, moreGrams, moreOf } from './amounts.ts';

test('a measure goes by quarters up to one, then by halves, then by wholes, and back the same way', () => {
  const up = [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7];
  for (const [index, count] of up.slice(0, -1).entries()) {
    expect(moreOf(count)).toBe(up[index + 1]);
    expect(lessOf(up[index + 1]!)).toBe(count);
  }
  expect([lessOf(0.25), moreOf(0)]).toEqual([0.25, 0.25]);
});

test('grams go up and down by whole steps, one undoing the other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (grams) => {
      const more = moreGrams(grams);
      expect(more).toBeGreaterThan(grams);
      expect(more % 5).toBe(0);
      expect(moreGrams(lessGrams(more))).toBe(more === 5 ? 10 : more);
      expect(lessGrams(grams)).toBeLessThanOrEqual(Math.max(5, grams));
    }),
  );
});

test.each([
  [2.4, 2.5],
  [0.05, 0.25],
  [1, 1],
  [0.62, 0.5],
])('of %f of a measure a kitchen makes %f', (count, told) => {
  expect(inQuarters(count)).toBe(told);
});
