import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The paths that a page of the documentation names in code marks. */
function pathsIn(page: string): string[] {
  const named = [
    ...readFileSync(page, 'utf8').matchAll(/`((?:src|db|e2e|test|content|bench|scripts|docs)\/[^`\s]+)`/g),
  ];
  return named.map((match) => match[1]!);
}

test.each(['docs/spec-map.md', 'docs/architecture.md', 'README.md', ...globSync('docs/decisions/*.md')])(
  '%s names only what is there',
  (page) => {
    const missing = pathsIn(page).filter(
      (path) =>
        globSync(path.replace(/CODE|\/x(?=\/)/, (placeholder) => (placeholder === '/x' ? '/*' : '*')))
          .length === 0,
    );
    expect(missing).toEqual([]);
  },
);

test('the map leads from every heading of the specification', () => {
  const map = readFileSync('docs/spec-map.md', 'utf8');
  const numbers = (document: string) => new Set(document.match(/^\| \d/gm));
  const [, first = '', second = ''] = map.split(/^## /m);
  expect([...numbers(first)]).toHaveLength(9);
  expect([...numbers(second)]).toHaveLength(9);
});
