import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const [texts = '', states = ''] = read('docs/error-catalogue.md').split('## States');

/** The cells of each row whose last one names a test, as `file`: name. */
const rowsOf = (part: string) =>
  [...part.matchAll(/^\| (.+?) \| (?:.+ \| )?`(e2e\/\S+)`: (.+) \|$/gm)].map(
    ([, first = '', file = '', name = '']) => ({ first, file, name }),
  );

const messages = [...globSync('src/{features,session}/**/messages.ts'), 'src/lib/network.ts']
  .map(read)
  .join('\n');

describe('each text of the error catalogue', () => {
  test('is listed', () => {
    expect(rowsOf(texts).length).toBeGreaterThan(70);
  });

  test.each(rowsOf(texts))('$first', ({ first, file, name }) => {
    // Where the reason is always told, the screen puts the dot between the two.
    const beforeReason = first.replace(/\.$/, "', why: 'always'");
    const found = messages.includes(`'${first}`) || messages.includes(`'${beforeReason}`);
    expect(found, 'is among the messages').toBe(true);
    const journey = read(file);
    expect(journey, 'is looked for').toContain(first.replace('{reason}.', ''));
    expect(journey, 'by the test that is named').toContain(name);
  });
});

test.each(rowsOf(states))('the state “$first” has its test', ({ file, name }) => {
  expect(read(file)).toContain(name);
});
