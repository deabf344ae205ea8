import { expect, test } from 'vitest';
import { insertion, marked, type Edit, type Marking, type Selected } from './markdown-edits.ts';

/** `|` marks the caret, or both ends of what is selected. */
function read(written: string): Selected {
  const [before = '', chosen = '', after] = written.split('|');
  if (after === undefined) return { text: before + chosen, start: before.length, end: before.length };
  return { text: before + chosen + after, start: before.length, end: before.length + chosen.length };
}

function write({ text }: Selected, { from, to, insert, start, end }: Edit): string {
  const now = text.slice(0, from) + insert + text.slice(to);
  const chosen = start === end ? '' : `${now.slice(start, end)}|`;
  return `${now.slice(0, start)}|${chosen}${now.slice(end)}`;
}

const cases: [Marking, before: string, after: string][] = [
  ['bold', 'eat |teff| daily', 'eat **|teff|** daily'],
  ['bold', 'eat **|teff|** daily', 'eat |teff| daily'],
  ['bold', 'eat |**teff**| daily', 'eat |teff| daily'],
  ['bold', 'eat| teff |daily', 'eat **|teff|** daily'],
  ['bold', 'te|ff', '**|teff|**'],
  ['bold', 'teff |', 'teff **|**'],
  ['bold', 'teff **|**', 'teff |'],
  ['bold', '|', '**|**'],
  ['bold', 'ጤ|ፍ', '**|ጤፍ|**'],
  ['bold', '*|teff|*', '***|teff|***'],
  ['bold', '***|teff|***', '*|teff|*'],
  ['italic', '|teff|', '*|teff|*'],
  ['italic', '*|teff|*', '|teff|'],
  ['italic', '**|teff|**', '***|teff|***'],
  ['italic', '***|teff|***', '**|teff|**'],
  ['bold', '|- one\n- two|', '- **|one**\n- **two|**'],
  ['bold', '- **|one**\n- **two|**', '- |one\n- two|'],
  ['bold', '|one\n\ntwo|', '**|one**\n\n**two|**'],
  ['heading', 'a\nSle|ep\nb', 'a\n## Sle|ep\nb'],
  ['heading', '## Sle|ep', 'Sle|ep'],
  ['heading', '#### Sle|ep', 'Sle|ep'],
  ['heading', '- Sle|ep', '## Sle|ep'],
  ['heading', '|', '## |'],
  ['list', '|one\n\ntwo|', '|- one\n\n- two|'],
  ['list', '|- one\n\n* two|', '|one\n\ntwo|'],
  ['list', '|1. one\n2. two|', '|- one\n- two|'],
  ['list', '|one\n|two', '|- one|\ntwo'],
  ['numbers', '|one\ntwo\nthree|', '|1. one\n2. two\n3. three|'],
  ['numbers', '|1. one\n2) two|', '|one\ntwo|'],
  ['quote', '|- one|', '|> - one|'],
  ['quote', '> on|e', 'on|e'],
  ['link', 'see |this| page', 'see [this](|https://|) page'],
  ['link', 'see [th|is](/fasting) page', 'see |this| page'],
  ['link', '|https://who.int|', '[|](https://who.int)'],
  ['link', '|/fasting|', '[|](/fasting)'],
  ['link', '![pl|ank](/a.svg)', '![[plank](|https://|)](/a.svg)'],
  ['link', 'ab |', 'ab [|](https://)'],
];

test.each(cases)('%s: %j becomes %j', (marking, before, after) => {
  const selected = read(before);
  expect(write(selected, marked(marking, selected))).toBe(after);
});

test('what is asked for twice leaves the text as it was', () => {
  for (const [marking, before] of cases.filter(([marking, , after]) => marking !== 'link' && after !== '')) {
    const selected = read(before);
    const apply = (to: Selected): Selected => {
      const { from, to: end, insert, ...then } = marked(marking, to);
      return { text: to.text.slice(0, from) + insert + to.text.slice(end), ...then };
    };
    const once = apply(selected);
    expect(apply(apply(once)), `${marking} ${before}`).toEqual(once);
  }
});

test('what is inserted stands behind what is selected, which stays', () =>
  expect(write(read('a |b| c'), insertion(read('a |b| c'), '[^1]'))).toBe('a b[^1]| c'));
