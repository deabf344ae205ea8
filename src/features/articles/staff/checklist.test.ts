import { expect, test } from 'vitest';
import type { ArticleFields } from './article-fields.ts';
import { fieldsOf } from './article-fields.ts';
import { checklist, type CheckName } from './checklist.ts';

const both = { en: 'Rest.[^1]', am: 'ይረፉ።[^1]' };
const whole: ArticleFields = {
  ...fieldsOf(null, 'Hana'),
  title: { en: 'Rest', am: 'እረፍት' },
  summary: { en: 'Why', am: 'ለምን' },
  body: both,
  sources: [{ citation: 'Somebody (2020)', url: 'https://example.org/a' }],
};
const words = { en: 'A field', am: 'ማሳ' };
type Words = Parameters<typeof checklist>[1];

/** What is missing, with where it is put right. */
const missing = (changes: Partial<ArticleFields>, picture: Words = null) =>
  checklist({ ...whole, ...changes }, picture).flatMap(({ name, isMet, field }) =>
    isMet ? [] : [`${name} ${field}`],
  );
const asked = (changes: Partial<ArticleFields>, picture: Words = null): CheckName[] =>
  checklist({ ...whole, ...changes }, picture).map(({ name }) => name);

test.each<[what: string, Partial<ArticleFields>, Words, string[]]>([
  ['a whole article', {}, null, []],
  ['no summary in Amharic', { summary: { en: 'Why', am: ' ' } }, null, ['amharic summary.am']],
  ['no title in English', { title: { en: '', am: 'እ' } }, null, ['english title.en']],
  ['Amharic alone', { body: { ...both, en: '' } }, null, ['english body.en']],
  ['no source', { sources: [], body: { en: 'a', am: 'b' } }, null, ['sources sources']],
  ['a pointer missing', { body: { ...both, am: 'ይረፉ።' } }, null, ['pointers body.am']],
  ['a pointer that leads nowhere', { body: { ...both, en: '[^1] [^2]' } }, null, ['pointers body.en']],
  ['a picture with words', {}, words, []],
  ['a picture without Amharic words', {}, { en: 'A field' }, ['words image']],
  ['a picture without words', {}, {}, ['words image']],
  ['a picture that is not known yet', {}, undefined, []],
  [
    'a drawing in the text without words',
    { body: { ...both, en: '[^1] ![](/a.svg)' } },
    null,
    ['words body.en'],
  ],
  ['one with words', { body: { ...both, en: '[^1] ![Plank](/a.svg)' } }, null, []],
  ['of food, without a word on fasts', { category: 'nutrition' }, null, ['fasting body.en']],
  [
    'of food, Amharic without one',
    { category: 'nutrition', body: { ...both, en: 'On a fast.[^1]' } },
    null,
    ['fasting body.am'],
  ],
  ['of food, with both', { category: 'nutrition', body: { en: 'Fasting.[^1]', am: 'በጾም።[^1]' } }, null, []],
  [
    'a word that only looks like it',
    { category: 'nutrition', body: { en: 'Eat faster.[^1]', am: 'ጦም[^1]' } },
    null,
    ['fasting body.en'],
  ],
])('%s', (_, changes, picture, expected) => expect(missing(changes, picture)).toEqual(expected));

test('what has nothing to do with an article is not asked', () => {
  expect(asked({})).toEqual(['english', 'amharic', 'sources', 'pointers']);
  expect(asked({ category: 'nutrition', sources: [] }, words)).toEqual([
    'english',
    'amharic',
    'sources',
    'words',
    'fasting',
  ]);
});
