import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberTyped } from './number-typed.ts';
import { formatDecimal } from './numbers.ts';

test.each([
  ['7', 7],
  [' 7 ', 7],
  ['1,500', 1500],
  ['1,500.5', 1500.5],
  ['12,500', 12_500],
  ['1,250,000', 1_250_000],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['0,5', 0.5],
  ['0,125', 0.125],
  ['1,50', 1.5],
  ['-1,5', -1.5],
])('%j is %d', (text, number) => {
  expect(numberTyped(text)).toBe(number);
});

test.each(['', '  ', 'ten', '1,5,0', '1,50,000', '1,500,5', '1.500,5', '0,125,000'])('%j is none', (text) => {
  expect(numberTyped(text)).toBeNaN();
});

test('whatever is shown is read as what it shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 3 }), (whole, digits) => {
      const number = whole / 10 ** digits;
      expect(numberTyped(formatDecimal(number, { maximumFractionDigits: digits }))).toBe(number);
    }),
  );
});
