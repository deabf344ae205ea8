import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extentOf, placeIn } from './scale.ts';

const value = fc.integer({ min: -1000, max: 1000 });
const values = fc.array(value, { minLength: 1 });

test('an extent holds every value, and is never narrower than asked for', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 50 }), (all, least) => {
      const [low, high] = extentOf(all, least);
      expect(all.every((each) => low <= each && each <= high)).toBe(true);
      expect(high - low).toBeGreaterThanOrEqual(least);
    }),
  );
});

test('values that differ more than enough reach from edge to edge; one alone lies in the middle', () => {
  expect(extentOf([60, 70, 64], 4)).toEqual([60, 70]);
  expect(placeIn(extentOf([60], 4), 60)).toBe(0.5);
  expect(placeIn(extentOf([60], 0), 60)).toBe(0.5);
});

test('what is more lies higher', () => {
  fc.assert(
    fc.property(values, value, value, (all, a, b) => {
      const extent = extentOf([...all, a, b], 1);
      expect(Math.sign(placeIn(extent, a) - placeIn(extent, b))).toBe(Math.sign(a - b));
      expect(placeIn(extent, extent[0])).toBe(0);
      expect(placeIn(extent, extent[1])).toBe(1);
    }),
  );
});
