import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lessGrams, lessOf, moreGrams, moreOf } from '#src/features/foods/amounts.ts';
import { amountOf, firstAmount, gramsOf, gramsTyped } from './amounts.ts';
import { portionSchema } from './schema.ts';
import { diaryLimits } from './limits.ts';

const ladle = { id: 'ladle', name: { en: 'ladle' }, grams: 60 };

test('every step is an amount that the API takes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 60 }),
      fc.double({ min: 0.5, max: 900, noNaN: true }),
      (steps, weight) => {
        let count = 1;
        let grams = 100;
        for (const isMore of steps) {
          count = isMore ? moreOf(count) : lessOf(count);
          ({ grams } = gramsOf(isMore ? moreGrams(grams) : lessGrams(grams)));
          count = amountOf({ ...ladle, grams: weight }, count).measure!.count;
          const told = amountOf({ ...ladle, grams: weight }, count);
          expect(portionSchema.safeParse({ foodId: 'shiro-wat', ...told }).success).toBe(true);
          expect(portionSchema.safeParse({ foodId: 'shiro-wat', grams }).success).toBe(true);
        }
      },
    ),
  );
});

test('one begins with one of the usual measure, or with 100 g', () => {
  expect(firstAmount({ measures: [ladle] })).toEqual({ grams: 60, measure: { id: 'ladle', count: 1 } });
  expect(firstAmount({})).toEqual({ grams: 100 });
});

describe('grams as they are typed', () => {
  test.each([
    ['120', 120],
    [' 7.5 ', 7.5],
    ['7,5', 7.5],
    ['0.1', 0.1],
    ['0', null],
    ['0.05', null],
    ['5000', 5000],
    ['5001', null],
    ['-3', null],
    ['1e3', null],
    ['1,000', null],
    ['', null],
    ['ten', null],
  ])('%j is %s', (text, grams) => {
    expect(gramsTyped(text)).toBe(grams);
  });
  test('bounds are those of the API', () => {
    expect(diaryLimits.grams).toEqual({ min: 0.1, max: 5000 });
  });
});
