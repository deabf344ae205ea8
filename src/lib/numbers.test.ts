import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { formatDecimal, formatNumber, pluralOf } from './numbers.ts';

const digits = fc.tuple(fc.nat(3), fc.nat(3)).map(([one, other]) => ({
  minimumFractionDigits: Math.min(one, other),
  maximumFractionDigits: Math.max(one, other),
}));
const amounts = fc.oneof(
  fc.integer({ min: -10_000_000, max: 10_000_000 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  // What measures and tables hold: a few decimal digits.
  fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(5)).map(([n, by]) => n / 10 ** by),
);

test('numbers are written as Intl writes them, in either language', () => {
  fc.assert(
    fc.property(amounts, digits, (value, options) => {
      for (const language of languages)
        expect(formatDecimal(value, options)).toBe(new Intl.NumberFormat(language, options).format(value));
    }),
  );
});

test.each([
  [0, '0'],
  [-0, '-0'],
  [1e-9, '0'],
  [0.05, '0.1'],
  [0.049, '0'],
  [999.95, '1,000'],
  [999_999.94, '999,999.9'],
  [NaN, 'NaN'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
  expect(new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value)).toBe(text);
});

test('one is told from many as Intl tells them', () => {
  const rules = languages.map((language) => [language, new Intl.PluralRules(language)] as const);
  fc.assert(
    // Intl rounds to three digits before it looks.
    fc.property(
      fc.oneof(
        fc.integer({ min: -3, max: 1000 }),
        fc.integer({ min: -3000, max: 3000 }).map((n) => n / 1000),
      ),
      (count) => {
        for (const [language, rule] of rules) expect(pluralOf(count, language)).toBe(rule.select(count));
      },
    ),
  );
});
