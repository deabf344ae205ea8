import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorAt, isLabelAbove, tellingPoints, withRoom } from './labels.ts';

const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });

test('labels have room, the most wanted has its own, and none is left out for nothing', () => {
  fc.assert(
    fc.property(places, fc.double({ min: 0, max: 0.5, noNaN: true }), (all, gap) => {
      const areApart = (a: number, b: number) => Math.abs(all[a]! - all[b]!) >= gap;
      const wanted = all.map((_place, index) => index).toReversed();
      const chosen = withRoom(wanted, areApart);
      expect(chosen[0]).toBe(wanted[0]);
      const isFree = (index: number) => chosen.every((other) => other === index || areApart(other, index));
      expect(chosen.every(isFree)).toBe(true);
      expect(wanted.filter((index) => !chosen.includes(index)).some(isFree)).toBe(false);
    }),
  );
});

test('a line tells of its end, its beginning, its highest and its lowest point', () => {
  expect(tellingPoints([64, 66, 61, 63])).toEqual([3, 0, 1, 2]);
  expect(tellingPoints([64])).toEqual([0, 0, 0, 0]);
});

test('a peak is labelled above, a valley below, the ends away from the line', () => {
  const line = [64, 66, 61, 63];
  expect(line.map((_value, index) => isLabelAbove(line, index))).toEqual([false, true, false, true]);
  expect(isLabelAbove([64, 64, 64], 1)).toBe(true);
});

test('labels at the edges stay within them', () => {
  expect([0, 0.5, 1].map(anchorAt)).toEqual(['start', 'middle', 'end']);
});
