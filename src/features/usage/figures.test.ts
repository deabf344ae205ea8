import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minShown } from '#src/lib/usage.ts';
import { figureOf, partsOf, rangesOf } from './figures.ts';

test.each([
  [0, 'few'],
  [4, 'few'],
  [5, 5],
  [1_000, 1_000],
])('%i is told as %s', (count, told) => {
  expect(figureOf(count)).toBe(told);
});

describe('parts of a whole that is told', () => {
  test.each([
    [
      [5, 5, 5],
      [5, 5, 5],
    ],
    // One that is too small would follow from the whole: the next smallest goes with it.
    [
      [4, 9, 30],
      ['few', 'withheld', 30],
    ],
    // Two that are too small, but come to five together: neither follows.
    [
      [2, 3, 30],
      ['few', 'few', 30],
    ],
    [
      [1, 2, 30],
      ['few', 'few', 'withheld'],
    ],
    // That nobody is in a part says nothing of anybody.
    [
      [0, 9, 30],
      ['few', 9, 30],
    ],
  ])('%j are told as %j', ([a, b, c], [x, y, z]) => {
    expect(partsOf({ a: a!, b: b!, c: c! })).toEqual({ a: x, b: y, c: z });
  });

  test('what is hidden is nobody, or five at least, or all', () => {
    fc.assert(
      fc.property(fc.record({ a: fc.nat(12), b: fc.nat(12), c: fc.nat(12) }), (counts) => {
        const told = partsOf(counts);
        const hidden = (['a', 'b', 'c'] as const).filter((name) => typeof told[name] === 'string');
        const sum = hidden.reduce((all, name) => all + counts[name], 0);
        expect(sum === 0 || sum >= minShown || hidden.length === 3).toBe(true);
        for (const figure of Object.values(told))
          if (typeof figure === 'number') expect(figure).toBeGreaterThanOrEqual(minShown);
      }),
    );
  });
});

describe('where members stopped', () => {
  const stop = (week: number, day: number, members: number) => ({
    place: week ? { week, day } : null,
    members,
  });

  test('days are put together until each has five', () => {
    expect(rangesOf([stop(1, 2, 3), stop(0, 0, 6), stop(1, 1, 2), stop(3, 1, 2)])).toEqual([
      { from: null, to: null, members: 6 },
      { from: { week: 1, day: 1 }, to: { week: 3, day: 1 }, members: 7 },
    ]);
  });

  test('four are not told, five are', () => {
    expect(rangesOf([stop(1, 1, 4)])).toEqual([]);
    expect(rangesOf([stop(1, 1, 4), stop(2, 1, 1)])).toHaveLength(1);
  });

  test('none is lost, none is below five, and they come in the order of the plan', () => {
    const stops = fc.array(
      fc.record({
        week: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 7 }),
        members: fc.integer({ min: 1, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(stops, (given) => {
        const all = given.reduce((sum, { members }) => sum + members, 0);
        const ranges = rangesOf(given.map(({ members, ...place }) => ({ place, members })));
        expect(ranges.reduce((sum, { members }) => sum + members, 0)).toBe(all < minShown ? 0 : all);
        for (const { members } of ranges) expect(members).toBeGreaterThanOrEqual(minShown);
        const days = ranges
          .flatMap(({ from, to }) => [from, to])
          .map((place) => place!.week * 10 + place!.day);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
      }),
    );
  });
});
