import { describe, expect, it } from 'vitest';
import { postures, type PostureId } from '#content/education/postures.ts';
import { errorsOf } from '#test/drawing.ts';
import { drawStill, SOLID } from '#src/lib/figures/drawing.ts';
import { frameOf, jointsOf } from '#src/lib/figures/motion.ts';

const GROUND = 184;
const joints = (id: PostureId, far = false) =>
  jointsOf(frameOf(postures[id], postures[id].pose), postures[id].view, far);
const reaches = ({ shoulder, palm }: ReturnType<typeof joints>) =>
  Math.hypot(palm[0] - shoulder[0], palm[1] - shoulder[1]);

describe.each(Object.keys(postures) as PostureId[])('%s', (id) => {
  it('is drawn small, with every joint above the floor', () => {
    const drawing = drawStill(postures[id], frameOf(postures[id], postures[id].pose), SOLID);
    expect(errorsOf(`<svg xmlns="http://www.w3.org/2000/svg" id="">${drawing}</svg>`, 1024)).toEqual([]);
    for (const far of [false, true]) {
      expect(Math.max(...Object.values(joints(id, far)).map(([, y]) => y))).toBeLessThan(GROUND + 0.5);
    }
  });
});

it.each(['standing', 'touching', 'waist', 'cheering', 'catching', 'helping'] as const)(
  '%s has a foot flat on the floor',
  (id) => {
    const { heel, ball } = joints(id);
    expect(heel[1]).toBeCloseTo(GROUND, 0);
    expect(ball[1]).toBeCloseTo(GROUND, 0);
  },
);

it.each(['reaching', 'throwing'] as const)('%s sits on the floor with straight legs', (id) => {
  const { hip, knee, ankle } = joints(id);
  expect(hip[1]).toBeGreaterThan(GROUND - 12);
  expect(Math.hypot(ankle[0] - hip[0], ankle[1] - hip[1])).toBeGreaterThan(66.5);
  expect(Math.abs(knee[1] - ankle[1])).toBeLessThan(3);
});

it('reaches beyond the soles, which stand upright at 38 cm', () => {
  const { ball, heel, palm } = joints('reaching');
  expect(heel[0]).toBeCloseTo(143, -0.5);
  expect(Math.abs(ball[0] - heel[0])).toBeLessThan(2);
  expect(palm[0]).toBeGreaterThan(heel[0]);
});

it('touches higher at the top of the jump, with the same straight arm', () => {
  const [standing, jumping] = [joints('touching', true), joints('jumping', true)];
  expect(reaches(standing)).toBeGreaterThan(46.5);
  expect(reaches(jumping)).toBeGreaterThan(46.5);
  expect(standing.palm[1] - jumping.palm[1]).toBeCloseTo(34, -0.5);
  expect(joints('jumping').ball[1]).toBeLessThan(GROUND - 20);
});

it('pushes the ball from a trunk that leans on the wall', () => {
  const { hip, shoulder, palm } = joints('throwing');
  expect(Math.abs(shoulder[0] - hip[0])).toBeLessThan(2);
  expect(Math.hypot(palm[0] - 92, palm[1] - 122)).toBeLessThan(14);
});

it('rests the forearm level before the ruler falls', () => {
  const { elbow, palm } = joints('catching');
  expect(Math.abs(elbow[1] - palm[1])).toBeLessThan(1);
});

it('sprints with the rear foot pushing off and the other knee high', () => {
  const [rear, drive] = [joints('sprinting', true), joints('sprinting')];
  expect(rear.ball[1]).toBeCloseTo(GROUND, -0.5);
  expect(Math.abs(drive.knee[1] - drive.hip[1])).toBeLessThan(10);
});
