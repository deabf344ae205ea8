import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amount, nutrientsOf, type Nutrients, roundedRange, sumOfNutrients } from './nutrients.ts';
import { grades, nutrientNames, ofNutrients } from './kinds.ts';
import type { Food } from './schema.ts';

const figure = fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null });
const food: fc.Arbitrary<Food> = fc.record({
  id: fc.constant('any'),
  name: fc.constant({ en: 'Any' }),
  group: fc.constant('staple' as const),
  fasting: fc.constant('yes' as const),
  grade: fc.constantFrom(...grades),
  per100g: fc.record(ofNutrients(() => figure)),
  source: fc.constant('A source'),
});
const grams = fc.double({ min: 0, max: 1000, noNaN: true });
const portion = fc.tuple(food, grams);
const portions = fc.array(portion, { minLength: 1, maxLength: 8 });

const known: Food = {
  id: 'known',
  name: { en: 'Known' },
  group: 'wat',
  fasting: 'yes',
  grade: 'C',
  per100g: { ...ofNutrients(() => null), calories: 120, protein: 6, carbs: 12, fat: 4, fibre: 2, iron: 1 },
  source: 'A source',
};

function expectClose(a: Nutrients, b: Nutrients) {
  for (const name of nutrientNames) {
    expect(a[name].complete).toBe(b[name].complete);
    expect(a[name].estimate === null).toBe(b[name].estimate === null);
    for (const bound of ['value', 'min', 'max'] as const)
      expect(a[name].estimate?.[bound] ?? 0).toBeCloseTo(b[name].estimate?.[bound] ?? 0, 6);
  }
}

describe('nutrients of a portion', () => {
  it('grow in proportion to its mass', () => {
    fc.assert(
      fc.property(food, grams, grams, (any, a, b) => {
        expectClose(sumOfNutrients([nutrientsOf(any, a), nutrientsOf(any, b)]), nutrientsOf(any, a + b));
      }),
    );
  });

  it('lie within their bounds', () => {
    fc.assert(
      fc.property(portions, (list) => {
        for (const { estimate } of Object.values<Amount>(
          sumOfNutrients(list.map((p) => nutrientsOf(...p))),
        )) {
          if (!estimate) continue;
          expect(estimate.min).toBeLessThanOrEqual(estimate.value);
          expect(estimate.max).toBeGreaterThanOrEqual(estimate.value);
        }
      }),
    );
  });

  it('of a calculated dish may be a quarter more or less', () => {
    expect(nutrientsOf(known, 200).calories).toEqual({
      estimate: { value: 240, min: 180, max: 300 },
      complete: true,
    });
  });

  it('take the published range of a figure where there is one', () => {
    const ranges = { calories: { min: 100, max: 150 }, iron: { min: 0.5, max: 1 } };
    const ranged: Food = { ...known, grade: 'A', ranges };
    expect(nutrientsOf(ranged, 200).calories.estimate).toEqual({ value: 240, min: 200, max: 300 });
    expect(nutrientsOf(ranged, 200).iron.estimate).toEqual({ value: 2, min: 1, max: 2 });
    expect(nutrientsOf(ranged, 200).protein.estimate).toEqual({ value: 12, min: 12, max: 12 });
  });

  it('stay unknown where no source states them', () => {
    expect(nutrientsOf(known, 200).calcium).toEqual({ estimate: null, complete: false });
  });
});

describe('the sum of portions', () => {
  it('does not depend on their order', () => {
    fc.assert(
      fc.property(portions, (list) => {
        const parts = list.map((p) => nutrientsOf(...p));
        expectClose(sumOfNutrients(parts), sumOfNutrients(parts.toReversed()));
      }),
    );
  });

  it('is complete exactly when every part is known, and never counts an unknown as zero', () => {
    fc.assert(
      fc.property(portions, (list) => {
        const sum = sumOfNutrients(list.map((p) => nutrientsOf(...p)));
        for (const name of nutrientNames) {
          const stated = list.filter(([{ per100g }]) => per100g[name] !== null);
          expect(sum[name].complete).toBe(stated.length === list.length);
          expect(sum[name].estimate !== null).toBe(stated.length > 0);
        }
      }),
    );
  });

  it('of nothing is a known zero', () => {
    expect(sumOfNutrients([]).calories).toEqual({ estimate: { value: 0, min: 0, max: 0 }, complete: true });
  });
});

describe('a rounded range', () => {
  it('goes outward to whole steps', () => {
    expect(roundedRange({ value: 1650, min: 1423, max: 1877 }, 50)).toEqual({ min: 1400, max: 1900 });
    expect(roundedRange({ value: 100, min: 100, max: 100 }, 50)).toEqual({ min: 100, max: 100 });
  });
});
