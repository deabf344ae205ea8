import { expect, it, test } from 'vitest';
import { otherLanguageNote } from './other-language.ts';

const both = { en: 'Walk', am: 'መራመድ' };
const inAmharic = { en: '', am: 'መራመድ' };

test.each([
  ['is there in both', [both, { steps: [both] }, null], 'en', false],
  ['is there in Amharic alone, somewhere within', { steps: [both, inAmharic] }, 'en', true],
  ['is there in Amharic alone, to who reads Amharic', { steps: [both, inAmharic] }, 'am', false],
  ['is there in English alone', { title: { en: 'Walk' } }, 'am', true],
  ['is there in English alone, to who reads English', { title: { en: 'Walk' } }, 'en', false],
  ['is nowhere', { en: '' }, 'am', false],
] as const)('what %s', (_what, texts, language, isTold) => {
  expect('languageNote' in otherLanguageNote(texts, language)).toBe(isTold);
});

it('tells it in the language of who reads it', () => {
  expect(otherLanguageNote(inAmharic, 'en').languageNote).toMatch(/in Amharic\.$/);
  expect(otherLanguageNote({ en: 'Walk' }, 'am').languageNote).toContain('በእንግሊዝኛ ቀርቧል');
});
