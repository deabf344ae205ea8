import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bmiByFormula,
  bmiCategory,
  bmiOf,
  cmPerInch,
  cutOffByRounding,
  kgPerPound,
  normalWeights,
  toMetric,
} from './bmi.ts';

const heights = fc.double({ min: 50, max: 250, noNaN: true });
const weights = fc.double({ min: 5, max: 400, noNaN: true });

describe('bmiOf', () => {
  test('is kilograms by square metres, to one decimal', () => {
    expect(bmiOf({ height: 170, weight: 65 })).toBe(22.5);
    expect(bmiOf({ height: 168, weight: 72 })).toBe(25.5);
  });

  test('rises with the weight and falls with the height', () => {
    fc.assert(
      fc.property(heights, weights, (height, weight) => {
        const bmi = bmiOf({ height, weight });
        expect(bmiOf({ height, weight: weight * 1.1 })).toBeGreaterThanOrEqual(bmi);
        expect(bmiOf({ height: height * 1.1, weight })).toBeLessThanOrEqual(bmi);
      }),
    );
  });
});

describe('imperial measures', () => {
  test('are converted by the specified factors', () => {
    expect(toMetric({ height: 1, weight: 1 }, 'imperial')).toEqual({ height: cmPerInch, weight: kgPerPound });
    expect([cmPerInch, kgPerPound]).toEqual([2.54, 0.453592]);
  });

  test('give the BMI that the factor 703 gives, within rounding', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 40, max: 85, noNaN: true }),
        fc.double({ min: 60, max: 500, noNaN: true }),
        (height, weight) => {
          const bmi = bmiOf(toMetric({ height, weight }, 'imperial'));
          expect(Math.abs(bmi - (weight / height ** 2) * 703)).toBeLessThan(0.1);
        },
      ),
    );
  });

  test('leave metric ones alone', () => {
    expect(toMetric({ height: 170, weight: 65 }, 'metric')).toEqual({ height: 170, weight: 65 });
  });
});

describe('the formula of each system', () => {
  test('is kilograms by square metres, or pounds by square inches times 703, unrounded', () => {
    expect(bmiByFormula({ height: 170, weight: 65 }, 'metric')).toBeCloseTo(65 / 1.7 ** 2, 10);
    expect(bmiByFormula({ height: 66, weight: 200 }, 'imperial')).toBeCloseTo((200 / 66 ** 2) * 703, 10);
  });

  test('puts a BMI just below a bound into the lower band', () => {
    const bmi = bmiByFormula({ height: 170, weight: 72.17 }, 'metric');
    expect(bmi.toFixed(1)).toBe('25.0');
    expect(bmiCategory(bmi)).toBe('normal');
  });
});

describe('a cut-off', () => {
  test.each([
    [120, 36],
    [160, 64],
    [170, 72.25],
    [200, 100],
  ])('is reached exactly by %d cm and %d kg', (height, weight) => {
    expect(bmiByFormula({ height, weight }, 'metric')).toBe(25);
  });

  test.each([
    [53.4 / 1.7 ** 2, 18.5],
    [24.951, 25],
    [29.999, 30],
    [18.449, null],
    [18.5, null],
    [22, null],
    [25.04, null],
  ])('hidden by rounding: %d says %j', (bmi, cutOff) => expect(cutOffByRounding(bmi)).toBe(cutOff));
});

describe('bmiCategory', () => {
  test.each([
    [18.4, 'underweight'],
    [18.5, 'normal'],
    [24.9, 'normal'],
    [25, 'overweight'],
    [29.9, 'overweight'],
    [30, 'obese'],
  ] as const)('%s is %s', (bmi, category) => expect(bmiCategory(bmi)).toBe(category));
});

describe('normalWeights', () => {
  test('have a normal BMI between them', () => {
    fc.assert(
      fc.property(heights, (height) => {
        const [from, to] = normalWeights(height);
        expect(bmiCategory(bmiOf({ height, weight: from }))).toBe('normal');
        expect(bmiOf({ height, weight: to })).toBe(25);
      }),
    );
  });
});
