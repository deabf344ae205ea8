import { expect, test } from 'vitest';
import { insertedText, languageOf } from './insertion.ts';

const both = { text: { en: 'Dear {name}, rest. Good night, {name}.', am: '{name}፣ ይረፉ።' } };

test.each([
  ['en', both, 'Dear Selam, rest. Good night, Selam.'],
  ['am', both, 'Selam፣ ይረፉ።'],
  ['am', { text: { en: 'Only {name}' } }, 'Only Selam'],
  ['en', { text: { en: '', am: '{name} ብቻ' } }, 'Selam ብቻ'],
  ['en', { text: { en: 'Nobody' } }, 'Nobody'],
] as const)('in %s, %j is inserted as %s', (language, reply, inserted) => {
  expect(insertedText(reply, { language, name: ' Selam ' })).toBe(inserted);
});

test.each(['$&', "$'", '{name}', '<b>', ''])('a name such as %s stands as it was written', (name) => {
  expect(insertedText({ text: { en: '{name}!' } }, { language: 'en', name })).toBe(`${name}!`);
});

test('says in which language it will stand', () => {
  expect(languageOf(both, 'am')).toBe('am');
  expect(languageOf({ text: { en: 'A' } }, 'am')).toBe('en');
  expect(languageOf({ text: { en: '', am: 'ሀ' } }, 'en')).toBe('am');
});
