import { expect, it } from 'vitest';
import { searchPatterns, searchText } from './search-text.ts';

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
