import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The texts of a catalogue, from English. */
const textsOf = (file: string): (readonly [english: string, text: string])[] =>
  readFileSync(file, 'utf8')
    .split('\n\n')
    .flatMap((entry) => {
      const [, english = '', text = ''] = /^msgid (.+?)\nmsgstr (.+)$/ms.exec(entry) ?? [];
      return english && english !== '""' ? [[joined(english), joined(text)] as const] : [];
    });

const joined = (lines: string) =>
  [...lines.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([line]) => JSON.parse(line) as string).join('');

// The server speaks all catalogues of a language at once, a browser only those that its page needs.
test('a text of several catalogues is the same in each of them', () => {
  const said = Map.groupBy(globSync('content/locales/am/*.po').flatMap(textsOf), ([english]) => english);
  expect(said.size).toBeGreaterThan(400);
  const differing = [...said].filter(([, texts]) => new Set(texts.map(([, text]) => text)).size > 1);
  expect(differing).toEqual([]);
});
