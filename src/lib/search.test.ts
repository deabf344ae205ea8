import { expect, it, test } from 'vitest';
import { personSearch, searchPatterns, searchText } from './search.ts';

it('gathers title, description, category, goals and tags of every language in lower case', () => {
  const text = searchText({
    title: { en: 'Strong Back', am: 'ጠንካራ ጀርባ' },
    description: { en: 'Pull' },
    category: 'weight-gain',
    categoryLabel: { en: 'Weight gain', am: 'ክብደት መጨመር' },
    goals: [{ en: 'Posture', am: 'ቀና አቋም' }],
    tags: [{ en: 'Jerrycan' }],
  });
  for (const part of [
    'strong back',
    'ጠንካራ ጀርባ',
    'pull',
    'weight-gain',
    'weight gain',
    'posture',
    'ቀና አቋም',
    'jerrycan',
  ])
    expect(text).toContain(part);
});

it('asks for each word of a query, whatever stands between them', () => {
  expect(searchPatterns('  Strong  JERRYCAN ')).toEqual([['%strong%'], ['%jerrycan%']]);
  expect(searchPatterns('plan 3')).toEqual([['%plan%'], ['%3%']]);
  expect(searchPatterns(' ')).toEqual([]);
});

it('asks for what is shorter than a trigram only where a word begins', () => {
  const [patterns] = searchPatterns('ዳዊ');
  expect(patterns).toEqual(['ዳዊ%', '% ዳዊ%', '%\nዳዊ%', '%-ዳዊ%', '%/ዳዊ%', '%(ዳዊ%']);
});

it('takes the wildcards of a pattern literally', () => {
  expect(searchPatterns('abc%_\\')).toEqual([['%abc\\%\\_\\\\%']]);
});

test.each([
  ['', { kind: 'all' }],
  ['  \t ', { kind: 'all' }],
  ['Selam', { kind: 'contains', patterns: ['%Selam%'] }],
  [' selam  te ', { kind: 'contains', patterns: ['%selam%', '%te%'] }],
  ['ሰላም', { kind: 'contains', patterns: ['%ሰላም%'] }],
  ['50%_o\\ff', { kind: 'begins', pattern: '50\\%\\_o\\\\ff%' }],
  ['a_bcd', { kind: 'contains', patterns: ['%a\\_bcd%'] }],
  ['ሰላ', { kind: 'begins', pattern: 'ሰላ%' }],
  ['s', { kind: 'begins', pattern: 's%' }],
  ['a  b', { kind: 'begins', pattern: 'a b%' }],
  // Three characters, but no trigram to look for.
  ['a.b', { kind: 'begins', pattern: 'a.b%' }],
  ['---', { kind: 'begins', pattern: '---%' }],
])('%j is looked for as %j', (text, search) => {
  expect(personSearch(text)).toEqual(search);
});

test('of a long text the first words count', () => {
  const search = personSearch('word '.repeat(50));
  expect(search.kind === 'contains' && search.patterns).toHaveLength(8);
});
