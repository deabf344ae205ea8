import { expect, test } from 'vitest';
import { otherName, spokenBeside } from './language.ts';

test.each([
  ['ቀላል ሳምንት', 'en', 'am'],
  ['HIIT ጠንካራ ሥልጠና', 'en', 'am'],
  ['Injera (እንጀራ)', 'en', undefined],
  ['Light week', 'en', undefined],
  ['Light week', 'am', 'en'],
  ['HIIT ሥልጠና', 'am', undefined],
  ['ቀላል ሳምንት', 'am', undefined],
  ['3 × 12', 'am', undefined],
  ['3 × 12', 'en', undefined],
] as const)('%s, on a page in %s, is marked as %s', (text, language, marked) => {
  expect(spokenBeside(text, language)).toBe(marked);
});

test.each([
  [{ en: 'Teff', am: 'ጤፍ' }, 'ጤፍ', 'Teff'],
  [{ en: '', am: 'ጤፍ' }, null, null],
  [{ en: 'Teff' }, null, null],
])(
  'beside the name that is shown of %j stands the other one, where there is one',
  (name, inEnglish, inAmharic) => {
    expect(otherName(name, 'en')).toBe(inEnglish);
    expect(otherName(name, 'am')).toBe(inAmharic);
  },
);
