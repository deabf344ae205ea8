import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reach, simplified } from './motion.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const coordinate = fc.double({ min: -40, max: 40, noNaN: true });

describe('reach', () => {
  it('ends where it should, when that is near enough, whichever way the joint bends', () => {
    fc.assert(
      fc.property(coordinate, coordinate, fc.constantFrom<1 | -1>(1, -1), (x, y, bend) => {
        fc.pre(Math.hypot(x, y) > 1 && Math.hypot(x, y) < 66);
        const [upper, lower] = reach([0, 0], [x, y], 34, 33, bend);
        const end = [
          34 * Math.sin(radians(upper)) + 33 * Math.sin(radians(lower)),
          34 * Math.cos(radians(upper)) + 33 * Math.cos(radians(lower)),
        ];
        expect(Math.hypot(x - (end[0] ?? 0), y - (end[1] ?? 0))).toBeLessThan(0.01);
        expect(Math.sign(upper - lower)).toBe(bend);
      }),
    );
  });

  it('stretches towards what is too far away', () => {
    const [upper, lower] = reach([0, 0], [100, 0], 34, 33, 1);
    expect(upper).toBeCloseTo(90, 0);
    expect(lower).toBeCloseTo(90, 0);
  });
});

describe('simplified', () => {
  const at = (moment: number, value: number) => ({ moment, value: [value] });

  it('keeps the corners of what is straight between them', () => {
    const track = [at(0, 0), at(0.25, 5), at(0.5, 10), at(0.75, 5), at(1, 0)];
    expect(simplified(track, 0.1)).toEqual([at(0, 0), at(0.5, 10), at(1, 0)]);
  });

  it('stays within its tolerance everywhere', () => {
    const track = Array.from({ length: 97 }, (_, i) => at(i / 96, 40 * Math.sin((i / 96) * 2 * Math.PI)));
    const kept = simplified(track, 0.3);
    expect(kept.length).toBeLessThan(30);
    for (const { moment, value } of track) {
      const after = kept.findIndex((sample) => sample.moment >= moment);
      const [from, to] = [kept[Math.max(0, after - 1)], kept[after]];
      const u =
        from && to && to.moment > from.moment ? (moment - from.moment) / (to.moment - from.moment) : 1;
      const straight = (1 - u) * (from?.value[0] ?? 0) + u * (to?.value[0] ?? 0);
      expect(Math.abs(straight - (value[0] ?? 0))).toBeLessThan(0.301);
    }
  });
});
