import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#src/app/pages.ts';
import { importsOf, sourceOf } from './imports.ts';

/** Of what a sheet says which files it has classes for, and which not. */
function filesWithClassesIn(sheet: string): ReadonlySet<string> {
  const named = (pattern: RegExp) =>
    [...sourceOf(sheet).matchAll(pattern)].flatMap(([, path = '']) => globSync(join(dirname(sheet), path)));
  const left = new Set(named(/^@source not '([^']+)';$/gm));
  return new Set(named(/^@source '([^']+)';$/gm).filter((file) => !left.has(file)));
}

const everywhere = filesWithClassesIn('src/app/styles.css');
const ofStaff = filesWithClassesIn('src/features/admin/admin-layout.css');
const frame = 'src/features/admin/admin-layout.tsx';
const aroundEach = ['src/app/root.tsx', 'src/app/entry.client.tsx', 'src/app/entry.server.tsx'];

/** What these files show, and whatever they load later. */
function shownBy(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file, true));
  }
  return [...seen].filter((file) => file.endsWith('.tsx'));
}

test('a page outside the staff’s area shows nothing whose classes only the staff’s sheet has', () => {
  const outside = pages.filter(({ files }) => !files.includes(frame)).flatMap(({ files }) => files);
  expect(shownBy([...aroundEach, ...outside]).filter((file) => !everywhere.has(file))).toEqual([]);
});

test('the staff’s sheet has the classes of all files, so that those of two sheets keep their order', () => {
  expect(importsOf(frame)).toContain('src/features/admin/admin-layout.css');
  expect(globSync('src/**/*.tsx').filter((file) => !ofStaff.has(file))).toEqual([]);
});

test('what a staff page shows, now and later, is found, and is left out of the common sheet', () => {
  const shown = shownBy(['src/features/articles/staff/article-page.tsx']);
  for (const file of ['src/ui/staff/versioned-form.tsx', 'src/features/media/staff/library-dialog.tsx'])
    expect([shown.includes(file), everywhere.has(file)]).toEqual([true, false]);
});
