import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyName, copyNames } from './copy-name.ts';
import { isStorable } from './text.ts';

test.each([
  ['Long run', 'en', 'Long run (copy)'],
  ['Long run (copy)', 'en', 'Long run (copy 2)'],
  ['Long run (copy 9)', 'en', 'Long run (copy 10)'],
  ['ረጅም ሩጫ', 'am', 'ረጅም ሩጫ (ቅጂ)'],
  ['ረጅም ሩጫ (ቅጂ)', 'am', 'ረጅም ሩጫ (ቅጂ 2)'],
  ['', 'am', ''],
] as const)('a copy of “%s” (%s) is called “%s”', (name, language, copy) => {
  expect(copyName(name, language, 100)).toBe(copy);
});

test('what is not translated stays so', () => {
  expect(copyNames({ en: 'Shiro', am: '' }, 50)).toEqual({ en: 'Shiro (copy)', am: '' });
});

test('no name of a copy is too long or broken, and none is that of what was copied', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.integer({ min: 20, max: 80 }),
      (text, max) => {
        const copy = copyName(text, 'en', max);
        expect(copy.length).toBeLessThanOrEqual(max);
        if (text.trim() !== '') expect(copy).not.toBe(text);
        if (isStorable(text)) expect(isStorable(copy)).toBe(true);
      },
    ),
  );
});
