import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Nutrients } from './nutrients.ts';
import { fastingOnTray, nutrientsOnTray, ownPart, type Portion } from './plate.ts';
import { fastingVerdicts, grades, nutrientNames, ofNutrients } from './kinds.ts';

const figure = fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null });
const portion: fc.Arbitrary<NonNullable<Portion>> = fc.record({
  food: fc.record({
    grade: fc.constantFrom(...grades),
    per100g: fc.record(ofNutrients(() => figure)),
  }),
  grams: fc.integer({ min: 1, max: 9999 }),
});
const tray = fc.array(portion, { maxLength: 12 });
const eaters = fc.integer({ min: 1, max: 50 });
const part = fc.double({ min: 0.01, max: 1, noNaN: true });

function expectClose(a: Nutrients, b: Nutrients) {
  for (const name of nutrientNames) {
    expect(a[name].complete).toBe(b[name].complete);
    for (const bound of ['value', 'min', 'max'] as const)
      expect(a[name].estimate?.[bound] ?? -1).toBeCloseTo(b[name].estimate?.[bound] ?? -1, 4);
  }
}

describe('a tray', () => {
  it('gives the sum of its dishes, however they are divided over it', () => {
    fc.assert(
      fc.property(tray, tray, (left, right) => {
        const whole = nutrientsOnTray([...left, ...right]);
        const halves = [nutrientsOnTray(left), nutrientsOnTray(right)];
        for (const name of nutrientNames)
          expect(whole[name].estimate?.max ?? 0).toBeCloseTo(
            halves.reduce((sum, half) => sum + (half[name].estimate?.max ?? 0), 0),
            4,
          );
      }),
    );
  });

  it('is what all its eaters have together, when they share alike', () => {
    fc.assert(
      fc.property(tray, eaters, (portions, n) => {
        const one = nutrientsOnTray(portions, ownPart(n, null));
        const all = nutrientsOnTray(portions);
        for (const name of nutrientNames)
          for (const bound of ['value', 'min', 'max'] as const)
            expect((one[name].estimate?.[bound] ?? 0) * n).toBeCloseTo(all[name].estimate?.[bound] ?? 0, 3);
      }),
    );
  });

  it('never gives less for a larger part, nor a range that is upside down', () => {
    fc.assert(
      fc.property(tray, part, part, (portions, a, b) => {
        const small = nutrientsOnTray(portions, Math.min(a, b));
        const large = nutrientsOnTray(portions, Math.max(a, b));
        for (const name of nutrientNames) {
          const [less, more] = [small[name].estimate, large[name].estimate];
          if (!less || !more) continue;
          expect(less.min).toBeLessThanOrEqual(more.min);
          expect(less.max).toBeLessThanOrEqual(more.max);
          expect(less.min).toBeLessThanOrEqual(less.value);
          expect(less.value).toBeLessThanOrEqual(less.max);
        }
      }),
    );
  });

  it('says "at least" as soon as one dish on it is not known, and still counts the others', () => {
    fc.assert(
      fc.property(tray, (portions) => {
        const known = nutrientsOnTray(portions);
        const withUnknown = nutrientsOnTray([...portions, null]);
        for (const name of nutrientNames) expect(withUnknown[name].complete).toBe(false);
        if (portions.length > 0)
          expectClose(
            Object.fromEntries(
              nutrientNames.map((name) => [name, { ...known[name], complete: false }]),
            ) as unknown as Nutrients,
            withUnknown,
          );
      }),
    );
  });

  it('gives nothing at all when it is empty', () => {
    expect(nutrientsOnTray([]).calories).toEqual({ estimate: { value: 0, min: 0, max: 0 }, complete: true });
  });
});

describe('one’s own part', () => {
  it('is as much as everybody else’s, or the per cent that was said', () => {
    expect(ownPart(4, null)).toBe(0.25);
    expect(ownPart(4, 40)).toBe(0.4);
  });
});

describe('what is on a tray', () => {
  it.each([
    [[], 'yes'],
    [['yes', 'yes'], 'yes'],
    [['yes', 'disputed'], 'disputed'],
    [['disputed', 'no', 'yes'], 'no'],
  ] as const)('of %j is fasting food: %s', (verdicts, verdict) => {
    expect(fastingVerdicts).toContain(verdict);
    expect(fastingOnTray(verdicts.map((fasting) => ({ fasting })))).toBe(verdict);
  });
});
