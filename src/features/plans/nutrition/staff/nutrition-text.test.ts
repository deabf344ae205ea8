import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNutritionText, holdsNutrition, parseNutritionText } from './nutrition-text.ts';

const nothing = { calories: 0, fat: 0, protein: 0, carbs: 0 };

describe('nutrition as text', () => {
  test.each([
    ['450 cal, 12 g fat, 20 g protein, 60 g CHO', { calories: 450, fat: 12, protein: 20, carbs: 60 }],
    ['450cal,12g fat,20g protein,60g CHO', { calories: 450, fat: 12, protein: 20, carbs: 60 }],
    ['60 g CHO; 20 g protein; 450 Cal', { calories: 450, protein: 20, carbs: 60 }],
    ['1,250 cal', { calories: 1250 }],
    ['12 g fat,200 cal', { fat: 12, calories: 200 }],
    ['350 kcal and 7.5 g of fat', { calories: 350, fat: 7.5 }],
    ['300 calories, 40 g carbs', { calories: 300, carbs: 40 }],
    ['5 g fatty, 3 g CHOP', {}],
    ['one plate of shiro', {}],
    ['12.', {}],
    ['', {}],
  ])('%j is read', (text, expected) => {
    expect(parseNutritionText(text)).toEqual({ ...nothing, ...expected });
    expect(holdsNutrition(text)).toBe(Object.keys(expected).length > 0);
  });

  test('comes back as it was written down', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1000);
    const info = fc.record({ calories: amount, fat: amount, protein: amount, carbs: amount });
    fc.assert(
      fc.property(info, (written) => {
        expect(parseNutritionText(formatNutritionText(written))).toEqual(written);
      }),
    );
  });

  test('is read from anything, in finite numbers that are never below zero', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const value of Object.values(parseNutritionText(text))) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });
});
