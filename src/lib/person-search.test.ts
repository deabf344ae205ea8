import { expect, test } from 'vitest';
import { personSearch } from './person-search.ts';

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
