import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kilogramsOf, loadPlus, shownLoad, shownTotal, weightUnits } from './weight.ts';

/** Up to more than anybody lifts. */
const halves = fc.integer({ min: 0, max: 2204 }).map((half) => half / 2);

test.each([
  [135, 61.23],
  [45, 20.41],
  [2.5, 1.13],
  [0.5, 0.23],
  [0, 0],
  [1102, 499.86],
])('%d pounds are %d kilograms, and are pounds again', (pounds, kilograms) => {
  expect(kilogramsOf(pounds, 'lb')).toBe(kilograms);
  expect(shownLoad(kilograms, 'lb')).toBe(pounds);
});

test('whatever is typed in pounds is shown as it was typed', () => {
  fc.assert(
    fc.property(halves, (pounds) => {
      expect(shownLoad(kilogramsOf(pounds, 'lb'), 'lb')).toBe(pounds);
    }),
  );
});

test('kilograms stay what they are', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (load) => {
      expect(kilogramsOf(load, 'kg')).toBe(load);
      expect(shownLoad(load, 'kg')).toBe(load);
      expect(shownTotal(load, 'kg')).toBe(load);
    }),
  );
});

test('what was lifted in kilograms is shown within a quarter of a pound', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (kilograms) => {
      expect(Math.abs(shownLoad(kilograms, 'lb') * 0.45359237 - kilograms)).toBeLessThan(0.1134);
    }),
  );
});

test('steps add up in the unit that they are taken in', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...weightUnits),
      halves.filter((load) => load < 1000),
      fc.integer({ min: 1, max: 20 }),
      (unit, first, steps) => {
        let load = kilogramsOf(first, unit);
        for (let step = 0; step < steps; step += 1) load = loadPlus(load, 2.5, unit);
        expect(shownLoad(load, unit)).toBeCloseTo(first + 2.5 * steps, 6);
      },
    ),
  );
});

test('a sum of pounds is told without halves', () => {
  expect(shownTotal(1836.9, 'lb')).toBe(4050);
});
