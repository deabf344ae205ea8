import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The paths that a page of the documentation names in code marks. */
function pathsIn(page: string): string[] {
  const named = [
    ...readFileSync(page, 'utf8').matchAll(/`((?:src|db|e2e|test|content|bench|scripts|docs)\/[^`\s]+)`/g),
  ];
  return named.map((match) => match[1]!);
}

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

test.each(pages)('%s names only what is there', (page) => {
  const missing = pathsIn(page).filter(
    (path) =>
      globSync(path.replace(/CODE|\/x(?=\/)/, (placeholder) => (placeholder === '/x' ? '/*' : '*')))
        .length === 0,
  );
  expect(missing).toEqual([]);
});

/** As it stands behind # in a link to it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test.each(pages)('each link of %s leads to a page and a heading', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  const broken = links
    .filter((link) => !/^(?:https?:|mailto:|\/)/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? join(dirname(page), file) : page;
      if (!existsSync(target)) return true;
      const headings = anchor ? readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm) : [];
      return anchor && ![...headings].some(([, heading]) => anchorOf(heading!) === anchor);
    });
  expect(broken).toEqual([]);
});

test('each setting that the product reads is explained', () => {
  const read = readFileSync('src/server/env.server.ts', 'utf8').matchAll(/^ +([A-Z][A-Z_]+[A-Z]):/gm);
  const names = [...new Set([...read].map(([, name]) => name!))];
  expect(names.length).toBeGreaterThan(20);
  const explained = readFileSync('docs/settings.md', 'utf8');
  expect(names.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

test('the map leads from every heading of the specification', () => {
  const map = readFileSync('docs/spec-map.md', 'utf8');
  const numbers = (document: string) => new Set(document.match(/^\| \d/gm));
  const [, first = '', second = ''] = map.split(/^## /m);
  expect([...numbers(first)]).toHaveLength(9);
  expect([...numbers(second)]).toHaveLength(9);
});
