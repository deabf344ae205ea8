import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barLimits, loadBar, plateSizes } from './plates.ts';

const kg = { bar: 20, plates: plateSizes.kg };
const lb = { bar: 45, plates: plateSizes.lb };

describe('a load on a bar', () => {
  test.each([
    ['the bar alone', 20, kg, []],
    ['the smallest plates', 22.5, kg, [1.25]],
    ['a few', 100, kg, [25, 15]],
    ['all sorts', 177.5, kg, [25, 25, 25, 2.5, 1.25]],
    ['pounds', 135, lb, [45]],
    ['more pounds', 242.5, lb, null],
    ['most', 225, lb, [45, 45]],
    ['a bar of one’s own', 50, { bar: 8, plates: [10, 5, 1] }, [10, 10, 1]],
    // The heaviest first would leave what cannot be made.
    ['where the heaviest must be left out', 100, { bar: 20, plates: [25, 20] }, [20, 20]],
    ['fewer of them', 50, { bar: 20, plates: [10, 7.5, 2.5] }, [7.5, 7.5]],
  ] as const)('%s', (_name, load, rack, plates) => {
    expect(loadBar(load, rack).exact?.plates ?? null).toEqual(plates);
  });

  test.each([
    ['between', 61.23, kg, 60, 62.5],
    ['below the bar', 15, kg, null, 20],
    ['without plates', 30, { bar: 20, plates: [] }, 20, null],
    ['with heavy plates only', 60, { bar: 20, plates: [25] }, 20, 70],
    ['pounds between', 137, lb, 135, 140],
    ['nothing', 0, kg, null, 20],
  ] as const)('%s it is the nearest', (_name, load, rack, below, above) => {
    const made = loadBar(load, rack);
    expect([made.exact, made.below?.load ?? null, made.above?.load ?? null]).toEqual([null, below, above]);
  });

  const rack = fc.record({
    bar: fc.integer({ min: barLimits.min * 2, max: barLimits.max * 2 }).map((half) => half / 2),
    plates: fc.uniqueArray(fc.constantFrom(...plateSizes.kg, ...plateSizes.lb)),
  });
  const load = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100);

  test('is always what it says, of plates that there are, and nothing nearer can be made', () => {
    fc.assert(
      fc.property(load, rack, (wanted, { bar, plates }) => {
        const { exact, below, above } = loadBar(wanted, { bar, plates });
        for (const made of [exact, below, above]) {
          if (!made) continue;
          expect(bar + 2 * made.plates.reduce((sum, plate) => sum + plate, 0)).toBeCloseTo(made.load, 6);
          expect(made.plates.every((plate) => plates.includes(plate))).toBe(true);
          expect(made.plates).toEqual(made.plates.toSorted((a, b) => b - a));
        }
        if (exact) {
          expect(exact.load).toBeCloseTo(wanted, 5);
          return;
        }
        expect(below?.load ?? -1).toBeLessThan(wanted);
        if (plates.length > 0) expect(above!.load).toBeGreaterThan(wanted);
        // One plate more on what is below reaches what is above, or goes over it.
        for (const plate of below && above ? plates : [])
          expect(below!.load + 2 * plate).toBeGreaterThanOrEqual(above!.load);
      }),
    );
  });

  test('that is put together of plates is found again, of no more of them', () => {
    fc.assert(
      fc.property(rack, fc.array(fc.nat(), { maxLength: 8 }), ({ bar, plates }, picks) => {
        const picked = plates.length === 0 ? [] : picks.map((pick) => plates[pick % plates.length]!);
        const whole = bar + 2 * picked.reduce((sum, plate) => sum + plate, 0);
        expect(loadBar(whole, { bar, plates }).exact!.plates.length).toBeLessThanOrEqual(picked.length);
      }),
    );
  });
});
