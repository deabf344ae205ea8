import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorsOf } from '#test/drawing.ts';
import { darkRules, inBothThemes } from './drawing-themes.ts';
import { INK } from './figures/body.ts';
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

it('draws bodies within a page in the same colour as in a file of their own', () => {
  const [, dark = ''] = /color: (#\w+)/.exec(readFileSync('src/ui/inline-drawing.css', 'utf8')) ?? [];
  expect(darkRules(` fill="${INK}"`)).toContain(dark.toUpperCase());
});
