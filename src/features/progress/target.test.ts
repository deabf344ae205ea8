import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Eater } from '#src/features/diary/eater.ts';
import { bmiOf } from '#src/lib/bmi.ts';
import { courseTo, isTooFast, lossOfLate, paces, targetsFor } from './target.ts';

const selam: Eater = {
  sex: 'female',
  age: 34,
  height: 165,
  weight: 78,
  motherhood: 'neither',
  activity: null,
  goal: null,
  minds: [],
  noAims: false,
};

describe('a target', () => {
  test('lies from a BMI of 18.5 to what is weighed, or to below 25', () => {
    expect(targetsFor(selam).range).toEqual({ min: 50.4, max: 78 });
    expect(targetsFor({ ...selam, weight: 48 }).range).toEqual({ min: 50.4, max: 68 });
  });

  test.each([
    [{ age: 17 }, 'young'],
    [{ motherhood: 'pregnant' }, 'pregnant'],
    [{ motherhood: 'nursing' }, 'nursing'],
    [{ motherhood: null }, 'unknown'],
    [{ age: null }, 'unknown'],
    [{ sex: null }, 'unknown'],
    [{ noAims: true }, 'off'],
    [{ height: null }, 'unmeasured'],
    [{ weight: null }, 'unmeasured'],
  ] as const)('is not offered with %o: %s', (more, none) =>
    expect(targetsFor({ ...selam, ...more })).toMatchObject({ none, range: null }),
  );

  test('never leads below a BMI of 18.5, nor anybody above 25 to more', () => {
    const bodies = fc.record({
      height: fc.integer({ min: 130, max: 210 }),
      weight: fc.integer({ min: 300, max: 2000 }).map((tenths) => tenths / 10),
    });
    fc.assert(
      fc.property(bodies, ({ height, weight }) => {
        const { min, max } = targetsFor({ ...selam, height, weight }).range!;
        expect(bmiOf({ height, weight: min })).toBeGreaterThanOrEqual(18.5);
        expect(min / (height / 100) ** 2).toBeGreaterThanOrEqual(18.5);
        expect(max <= weight || max / (height / 100) ** 2 < 25).toBe(true);
        expect(min).toBeLessThan(max);
      }),
    );
  });
});

describe('the way there', () => {
  const from = { day: '2026-11-01', weight: 80 };

  test('is half a kilogram to one a week down, with a twentieth first', () => {
    expect(courseTo({ weight: 70, from }, 78.2, '2026-11-23')).toEqual({
      to: 'lose',
      left: 8.2,
      weeks: [9, 17],
      days: ['2027-01-25', '2027-03-22'],
      firstStep: 76,
    });
    expect(courseTo({ weight: 70, from }, 76, '2026-11-23').firstStep).toBeNull();
    expect(courseTo({ weight: 77, from }, 79, '2026-11-23').firstStep).toBeNull();
  });

  test('is slower up', () => {
    expect(paces.gain.map((pace) => Math.round(pace * 100))).toEqual([27, 45]);
    expect(courseTo({ weight: 55, from: { ...from, weight: 50 } }, 52, '2026-11-23')).toMatchObject({
      to: 'gain',
      left: 3,
      weeks: [7, 11],
      firstStep: null,
    });
  });

  test('is over once it is reached, or passed', () => {
    for (const weight of [70, 69.2])
      expect(courseTo({ weight: 70, from }, weight, '2026-11-23')).toMatchObject({ left: 0, weeks: [0, 0] });
  });
});

describe('how fast it goes', () => {
  const weighed = (date: string, weight: number) => ({ date, weight });

  test('is told of two to four weeks, not of a day', () => {
    expect(lossOfLate([])).toBeNull();
    expect(lossOfLate([weighed('2026-11-10', 80), weighed('2026-11-23', 77)])).toBeNull();
    expect(lossOfLate([weighed('2026-11-09', 80), weighed('2026-11-23', 77)])).toBe(1.5);
    expect(
      lossOfLate([weighed('2026-09-01', 90), weighed('2026-10-26', 80), weighed('2026-11-23', 79)]),
    ).toBe(0.3);
  });

  test.each([
    [1, false],
    [1.1, true],
    [-2, false],
    [null, false],
  ])('%s kg a week is too fast: %s', (loss, expected) => expect(isTooFast(loss)).toBe(expected));
});
