import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pages } from '#src/app/pages.ts';
import { importsOf, sourceOf } from './imports.ts';

/** Of each area of the words: which texts it has, and which texts are said by which file. */
const areas = new Map<string, Set<string>>();
const saidBy = new Map<string, Set<string>>();
for (const file of globSync('content/locales/en/*.po')) {
  const texts = new Set<string>();
  for (const entry of readFileSync(file, 'utf8').split('\n\n')) {
    const text = /^(?:msgctxt .+\n)?msgid [^]+?(?=\nmsgstr )/m.exec(entry)?.[0];
    if (!text) continue;
    texts.add(text);
    for (const [, origin = ''] of entry.matchAll(/^#: (\S+?)(?::\d+)?$/gm))
      saidBy.set(origin, (saidBy.get(origin) ?? new Set()).add(text));
  }
  areas.set(file.replace(/^.*\/|\.po$/g, ''), texts);
}

/** Loaded by itself, or named to what shows a page as its readers see it. */
const areasSpokenBy = (file: string) =>
  [
    ...sourceOf(file).matchAll(
      /(?:speak|ownPage|loadCatalogue)\((?:language, )?((?:'[\w-]+'(?:, )?)+)\)|areas=\{\[([^\]]+)\]\}/g,
    ),
  ].flatMap(([, one, several]) => [...(one ?? several ?? '').matchAll(/[\w-]+/g)].map(([area]) => area));

/** Files that say something only to the staff, or only where other words are loaded. */
const silent = [
  'src/api/server-faults.ts',
  'src/lib/text-messages.ts',
  'src/session/device/queue/waiting.ts',
];

function unspoken(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...files];
  const spoken = new Set(['shell']);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || /\.server\.|\/catalogues\.client/.test(file)) continue;
    seen.add(file);
    for (const area of areasSpokenBy(file)) spoken.add(area);
    waiting.push(...importsOf(file));
  }
  const known = new Set([...spoken].flatMap((area) => [...(areas.get(area) ?? [])]));
  return [...seen]
    .filter((file) => !silent.includes(file))
    .flatMap((file) => [...(saidBy.get(file) ?? [])].filter((text) => !known.has(text)));
}

// Public pages are written by the server, which speaks all words, and show parts that never run in the browser.
const inBrowser = pages.filter(({ path }) =>
  /profile|today|reminders|login|register|reset|password|admin/.test(path),
);

describe('a page that runs in the browser has the words of all that it brings along', () => {
  test.each(inBrowser)('$path', ({ files }) => expect(unspoken(files)).toEqual([]));

  test('words that nobody has loaded are found', () =>
    expect(unspoken(['src/features/diary/entry-dialog.tsx']).length).toBeGreaterThan(20));
});
