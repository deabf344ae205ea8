import { expect, test } from 'vitest';
import { mergedWords } from './merged-words.ts';

const before = { en: 'A hill', am: 'ኮረብታ' };

test.each([
  [
    'one writes in each language: both stay',
    { ...before, en: 'A green hill' },
    { ...before, am: 'አረንጓዴ ኮረብታ' },
    { en: 'A green hill', am: 'አረንጓዴ ኮረብታ' },
  ],
  [
    'both write in one: who writes last is meant',
    { ...before, en: 'A green hill' },
    { ...before, en: 'Hills' },
    { ...before, en: 'A green hill' },
  ],
  [
    'one takes words away that the other left',
    { ...before, am: '' },
    { ...before, en: 'Hills' },
    { en: 'Hills', am: '' },
  ],
])('%s', (_, own, theirs, merged) => {
  expect(mergedWords(own, before, theirs)).toEqual(merged);
});
