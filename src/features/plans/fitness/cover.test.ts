import { expect, it } from 'vitest';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import { errorsOf } from '#test/drawing.ts';
import { heroStillSvg, heroSvg, planCoverSvg } from './cover.ts';

it('draws the home page’s picture', () => {
  expect(errorsOf(heroSvg(), 10_240)).toEqual([]);
  expect(heroSvg()).toContain('prefers-reduced-motion:reduce');
  expect(errorsOf(heroStillSvg(), 4096)).toEqual([]);
  expect(heroStillSvg()).not.toContain('animation');
});

it.each(bundledFitnessPlans.map(({ id }) => id))('draws a cover for %s', (id) => {
  expect(errorsOf(planCoverSvg(id), 4096)).toEqual([]);
});

it('has no cover for a plan it does not know', () => {
  expect(planCoverSvg('a-plan-of-the-staff')).toBeNull();
});
