import { expect, test } from 'vitest';
import { isTooRichInPregnancy } from './pregnancy.ts';

test.each([
  ['dulet', true],
  ['Beef Liver', true],
  ['ጉበት ጥብስ', true],
  ['ዱለት', true],
  ['pizza', false],
  ['', false],
])('%j is kept from pregnant women: %s', (typed, isKept) => {
  expect(isTooRichInPregnancy(typed)).toBe(isKept);
});
