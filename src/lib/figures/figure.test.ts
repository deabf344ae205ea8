import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figures } from '#content/figures.ts';
import { errorsOf } from '#test/drawing.ts';
import { figureIds, figureStillSvg, figureSvg } from './figure.ts';
import { frameAt, jointsOf, keyPoses, type Point } from './motion.ts';

const EXERCISES = [
  'march-in-place',
  'jumping-jack',
  'high-knees',
  'brisk-walk',
  'bodyweight-squat',
  'goblet-squat',
  'reverse-lunge',
  'glute-bridge',
  'romanian-deadlift',
  'push-up',
  'chair-dip',
  'bent-over-row',
  'overhead-press',
  'biceps-curl',
  'plank',
  'dead-bug',
  'mountain-climber',
  'bird-dog',
  'skipping',
  'sit-to-stand',
  'step-up',
  'wall-sit',
  'calf-raise',
  'hip-thrust',
  'barbell-squat',
  'barbell-deadlift',
  'leg-press',
  'leg-curl',
  'wall-push-up',
  'incline-push-up',
  'floor-press',
  'bench-press',
  'chest-press',
  'lateral-raise',
  'triceps-extension',
  'towel-row',
  'band-row',
  'band-pull-apart',
  'lat-pulldown',
  'seated-row',
  'hammer-curl',
  'farmer-carry',
  'suitcase-carry',
  'jerrycan-swing',
  'knee-push-up',
  'pike-push-up',
  'split-squat',
  'lateral-lunge',
  'single-leg-deadlift',
  'seated-knee-extension',
  'side-plank',
  'back-extension',
  'sit-up',
  'leg-raise',
  'bicycle-crunch',
  'heel-slide',
  'easy-run',
  'strides',
  'hamstring-stretch',
  'hip-flexor-stretch',
  'calf-stretch',
  'chest-stretch',
  'cat-cow',
  'childs-pose',
  'chin-tuck',
  'clamshell',
  'trunk-rotation',
  'single-leg-stand',
  'tandem-walk',
  'seated-march',
  'pull-up',
  'chin-up',
  'hanging-knee-raise',
  'dumbbell-bench-press',
  'incline-dumbbell-press',
  'parallel-dip',
  'triceps-pushdown',
  'leg-extension',
  'barbell-hip-thrust',
  'bulgarian-split-squat',
  'kettlebell-swing',
];

const distance = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);

it('draws every exercise', () => {
  expect([...figureIds].toSorted()).toEqual([...EXERCISES].toSorted());
  expect(figureSvg('no-such-exercise')).toBeNull();
  expect(figureStillSvg('no-such-exercise')).toBeNull();
});

describe.each(figureIds)('%s', (id) => {
  const figure = figures[id];
  const [moving, still] = [figureSvg(id) ?? '', figureStillSvg(id) ?? ''];

  it.each([moving, still])('is a small, self-contained drawing', (svg) => {
    expect(errorsOf(svg, 4096)).toEqual([]);
  });

  it('stands still where less motion is asked for', () => {
    expect(moving).toContain('prefers-reduced-motion:reduce');
    expect(still).not.toContain('animation');
  });

  it('moves without a jump, also where the cycle closes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (moment) => {
        const [before, after] = [frameAt(figure, moment), frameAt(figure, (moment + 0.002) % 1)];
        expect(distance(before.hip, after.hip)).toBeLessThan(1.5);
        expect(distance(jointsOf(before, figure.view).ball, jointsOf(after, figure.view).ball)).toBeLessThan(
          2.5,
        );
      }),
    );
  });

  const keys = keyPoses(figure);
  const pieces = figure.motion === 'rep' ? keys.length - 1 : keys.length;
  const feet = (far: boolean) => keys.map(({ leg, farLeg = leg }) => (far ? farLeg : leg));
  const planted = [false, true].flatMap((far) =>
    feet(far)
      .slice(0, pieces)
      .map(([x, y, pitch], piece) => ({ far, piece, at: [x, y] as const, foot: [x, y, pitch] }))
      .filter(({ piece, foot }) => String(foot) === String(feet(far)[(piece + 1) % keys.length])),
  );
  if (figure.legs === 'angles' || planted.length === 0) return;

  it('keeps planted feet planted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...planted),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ far, piece, at }, u) => {
          const part = (piece + u) / pieces;
          const moment = figure.motion === 'rep' ? (0.1 + 0.8 * part) / 2 : part;
          expect(distance(jointsOf(frameAt(figure, moment), figure.view, far).ball, at)).toBeLessThan(0.5);
        },
      ),
    );
  });
});
