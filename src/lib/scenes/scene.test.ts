import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorsOf } from '#test/drawing.ts';
import { inBothThemes } from '../drawing-themes.ts';
import { placeIds, sceneSvg } from './scene.ts';
import * as paints from './paints.ts';

it.each(placeIds)('draws %s in both themes, small and whole', (place) => {
  const drawing = inBothThemes(sceneSvg(place) ?? '');
  expect(errorsOf(drawing, 3584)).toEqual([]);
  expect(drawing.length).toBeLessThan(20_480);
});

it('has no picture of a place it does not know', () => {
  expect(sceneSvg('constructor')).toBeNull();
});

it('shows each place on one page only', () => {
  const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-page.tsx'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`src/${file}`, 'utf8').matchAll(/<Scene(?:Head)? place=(?:"(\w+)"|\{(.*?)\})/g),
        ([, place, choice = '']) =>
          place ?? [...choice.matchAll(/\? '(\w+)' : '(\w+)'/g)].flatMap(([, a, b]) => [a, b]),
      ),
    )
    .flat();
  expect(used.length).toBeGreaterThan(11);
  expect(used).toEqual([...new Set(used)]);
  expect(placeIds).toEqual(expect.arrayContaining(used));
  // Home begins with its own picture of the ridge.
  expect(placeIds.filter((place) => !used.includes(place))).toEqual(['entoto']);
});

it('has a colour for the dark theme of each of its grounds', () => {
  const { SKY, WALL, EARTH, FLOOR, LAKE, STRAW, MEADOW, STONE, TARTAN, RUBBER } = paints;
  for (const paint of [SKY, WALL, EARTH, FLOOR, LAKE, STRAW, MEADOW, STONE, TARTAN, RUBBER])
    expect(inBothThemes(`<svg><path fill="${paint}"/></svg>`), paint).toContain('prefers-color-scheme:dark');
});
