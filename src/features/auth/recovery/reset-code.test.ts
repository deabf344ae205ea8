import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sixDigitsSchema } from '../schema.ts';
import { codeCount, codeOf } from './reset-code.ts';

test('every number makes a code of six digits that reads as itself, with spaces or a hyphen too', () => {
  fc.assert(
    fc.property(fc.nat(codeCount - 1), (number) => {
      const code = codeOf(number);
      expect(code).toMatch(/^\d{6}$/);
      expect(Number(code)).toBe(number);
      for (const typed of [
        code,
        ` ${code}\n`,
        `${code.slice(0, 3)} ${code.slice(3)}`,
        `${code.slice(0, 3)}-${code.slice(3)}`,
      ])
        expect(sixDigitsSchema.parse(typed)).toBe(code);
    }),
  );
});

test('the first and the last code keep their length', () => {
  expect([codeOf(0), codeOf(codeCount - 1)]).toEqual(['000000', '999999']);
});
