import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorsOf } from '#test/drawing.ts';
import { darkRules, inBothThemes } from './drawing-themes.ts';
import { figureStillSvg } from './figures/figure.ts';

it('gives a drawing the colours of the dark theme for the light ones that it has, and no others', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#FBF7F0" stroke="#E5A823"/></svg>';
  expect(inBothThemes(drawing)).toBe(
    drawing.replace(
      '><path',
      '><style>@media(prefers-color-scheme:dark){[fill="#FBF7F0"]{fill:#28221C}}</style><path',
    ),
  );
});

it('leaves a drawing whose colours suit both themes as it is', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#E5A823"/></svg>';
  expect(inBothThemes(drawing)).toBe(drawing);
});

it('makes an exercise dearer by no more than 200 bytes', () => {
  expect(errorsOf(inBothThemes(figureStillSvg('push-up') ?? ''), 1300)).toEqual([]);
});

it('has the same colours for drawings within a page as for those in a file of their own', () => {
  const css = readFileSync('src/ui/inline-drawing.css', 'utf8');
  const written = Array.from(
    css.matchAll(/^ {4}\[(?:fill|stroke)='(#\w+)' i\] \{\s+(fill|stroke): (#\w+);/gm),
    ([, light = '', name = '', dark = '']) => `[${name}="${light}"]{${name}:${dark.toUpperCase()}}`,
  );
  const asDrawn = written.map((rule) => darkRules(` ${rule.replace(/.*\[(.*)\].*/, '$1')}`));
  expect(written.length).toBeGreaterThan(10);
  expect(written).toEqual(asDrawn);
});
