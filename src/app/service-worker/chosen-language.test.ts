import { expect, test } from 'vitest';
import { languageChosen } from './chosen-language.ts';

const site = 'https://birtu.example';

test.each([
  ['to the same page in Amharic', '/am/today', `${site}/today`, 'am'],
  ['to the same page in English', '/today?start', `${site}/am/today?start`, 'en'],
  ['home', '/am', `${site}/`, 'am'],
  ['to another page', '/am/foods', `${site}/today`, null],
  ['the page anew', '/am/today', `${site}/am/today`, null],
  ['from elsewhere', '/am/today', 'https://other.example/today', null],
  ['from nowhere', '/am/today', '', null],
])('a language is chosen by the way to the same page in it: %s', (_what, to, from, chosen) => {
  expect(languageChosen(site + to, from)).toBe(chosen);
});
