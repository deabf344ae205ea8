import type { Canvas } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import { planCoverSvg } from '../fitness/cover.ts';
import { drawing } from './drawing.server.ts';

type Painter = Parameters<ComponentProps<typeof Canvas>['paint']>[0];

/** What a drawing asks of whoever paints, in order. */
function painted(svg: string): readonly (readonly unknown[])[] {
  const asked: unknown[][] = [];
  const painter: Painter = new Proxy({} as Painter, {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        asked.push([name, ...values]);
        return painter;
      },
  });
  const { paint } = drawing(svg, 100).props as ComponentProps<typeof Canvas>;
  paint(painter, 100, 100);
  return asked;
}

test.each(bundledFitnessPlans.map(({ id }) => id))('the cover of %s can be painted on paper', (id) => {
  expect(painted(planCoverSvg(id)!).filter(([name]) => name === 'fill').length).toBeGreaterThan(5);
});

test('nothing of a drawing within a drawing shows beyond its frame, and what comes after it is whole again', () => {
  const inner = '<svg x="10" y="20" width="40" height="30" viewBox="0 0 20 10"><circle r="9"/></svg>';
  const asked = painted(`<svg viewBox="0 0 100 100">${inner}<circle r="5"/></svg>`).slice(4);
  expect(asked.filter(([name]) => name !== 'fill')).toEqual([
    ['save'],
    ['rect', 10, 20, 40, 30],
    ['clip'],
    ['translate', 10, 25],
    ['scale', 2],
    ['translate', -0, -0],
    ['save'],
    ['circle', 0, 0, 9],
    ['restore'],
    ['restore'],
    ['save'],
    ['circle', 0, 0, 5],
    ['restore'],
  ]);
});
