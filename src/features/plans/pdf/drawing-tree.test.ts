import { describe, expect, test } from 'vitest';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import { brandMarkSvg } from '#src/ui/brand-mark.ts';
import { tibebBroadSvg } from '#src/ui/tibeb.ts';
import { planCoverSvg } from '../fitness/cover.ts';
import { figureIds, figureStillSvg } from '#src/lib/figures/figure.ts';
import { platterSvg } from '../nutrition/platter.ts';
import { numbersOf, readDrawing, stepsOf, type DrawingNode } from './drawing-tree.ts';

const drawings: [string, string | null][] = [
  ...figureIds.map((id): [string, string | null] => [id, figureStillSvg(id)]),
  ...bundledFitnessPlans.map(({ id }): [string, string | null] => [`cover of ${id}`, planCoverSvg(id)]),
  ['platter', platterSvg({ seed: 'a', foods: ['buna', 'shiro-wat', 'doro-wat', 'ergo', 'avocado', 'muz'] })],
  ['tibeb', tibebBroadSvg('light')],
  ['mark', brandMarkSvg('light')],
];

const all = (nodes: readonly DrawingNode[]): DrawingNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);

describe('what Birtu draws can be put on paper', () => {
  test.each(drawings)('%s', (_, svg) => {
    const { viewBox, children } = readDrawing(svg ?? '');
    const nodes = all(children);
    expect(viewBox[2] * viewBox[3]).toBeGreaterThan(0);
    // The picture itself is the one tag that is no node.
    expect(nodes.length).toBe((svg?.match(/<[a-z]/g)?.length ?? 0) - 1);
    for (const { name, attributes } of nodes) {
      expect(['g', 'svg', 'path', 'circle', 'ellipse', 'rect']).toContain(name);
      for (const [kind] of stepsOf(attributes['transform'] ?? ''))
        expect(['translate', 'rotate', 'scale']).toContain(kind);
    }
  });
});

test('groups hold what stands inside them, with their attributes', () => {
  const svg = '<svg viewBox="0 1 20 10"><g fill="#fff"><path d="M0 0h1"/><g/></g><rect width="2"/></svg>';
  expect(readDrawing(svg)).toEqual({
    viewBox: [0, 1, 20, 10],
    children: [
      {
        name: 'g',
        attributes: { fill: '#fff' },
        children: [
          { name: 'path', attributes: { d: 'M0 0h1' }, children: [] },
          { name: 'g', attributes: {}, children: [] },
        ],
      },
      { name: 'rect', attributes: { width: '2' }, children: [] },
    ],
  });
});

test.each(['', 'text', '<g></g>', '<svg viewBox="0 0 1 1"><g></svg>', '<svg viewBox="0 0 1 1">'])(
  'no drawing: %s',
  (text) => expect(() => readDrawing(text)).toThrow(),
);

test.each([
  [
    'translate(3 -4.5)rotate(90)',
    [
      ['translate', [3, -4.5]],
      ['rotate', [90]],
    ],
  ],
  ['scale(-1 1)', [['scale', [-1, 1]]]],
  ['', []],
])('the steps of %s', (transform, steps) => expect(stepsOf(transform)).toEqual(steps));

test('numbers stand as close as they may', () => {
  expect(numbersOf('-.5-3 4.25 0')).toEqual([-0.5, -3, 4.25, 0]);
});
