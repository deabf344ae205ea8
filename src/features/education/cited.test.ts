import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { cited } from './cited.ts';
import { guideTabs } from './guide-tabs.ts';
import { chapterIn } from './guide.ts';
import { healthPart } from './health-education.ts';

const one = { author: 'One', title: 'First', year: 2001, url: 'https://one.example/' };
const two = { author: 'Two', title: 'Second' };

test('sources are numbered as they are met, each once, and the first mark of each is where its note leads back', () => {
  const { shown, notes } = cited({
    claims: [{ text: 'a', source: two }, { source: one }, { sources: [two, one] }],
  });
  expect(notes).toEqual([
    { citation: 'Two. Second.', url: undefined },
    { citation: 'One. First, 2001.', url: 'https://one.example/' },
  ]);
  const [first, second] = [{ number: 1 }, { number: 2 }];
  expect(shown.claims).toEqual([
    { text: 'a', source: { ...first, isFirst: true } },
    { source: { ...second, isFirst: true } },
    { sources: [first, second] },
  ]);
});

test.each(languages)('every chapter and part shows what it rests on (%s)', (language) => {
  for (const tab of guideTabs) expect(chapterIn(tab, language).notes.length, tab).toBeGreaterThan(2);
  for (const tab of ['measures', 'body-composition', 'components'] as const) {
    const part = healthPart({ tab, q: '' }, language);
    expect('notes' in part && part.notes.length, tab).toBeGreaterThan(1);
  }
});
