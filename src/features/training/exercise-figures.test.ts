import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  compareSets,
  estimateOneRepMax,
  figuresOf,
  recordsOf,
  type ExerciseFigures,
} from './exercise-figures.ts';

const done = (reps: number | null, weight: number | null = null, seconds: number | null = null) => ({
  state: 'done' as const,
  eachSide: false,
  reps,
  weight,
  seconds,
});

const halves = fc.integer({ min: 0, max: 1000 }).map((half) => half / 2);
const sets = fc.array(
  fc.record({
    state: fc.constantFrom('open' as const, 'done' as const, 'skipped' as const),
    eachSide: fc.boolean(),
    reps: fc.option(fc.integer({ min: 0, max: 500 })),
    seconds: fc.option(fc.integer({ min: 0, max: 7200 })),
    weight: fc.option(halves),
  }),
  { maxLength: 12 },
);
const some = sets.filter((all) => all.some(({ state }) => state === 'done'));
const figures = (all: Parameters<typeof figuresOf>[0]): ExerciseFigures => figuresOf(all)!;

describe('the estimate of what could be lifted once', () => {
  test.each([
    [100, 1, 100],
    [100, 10, 133.333],
    [60, 5, 67.5],
  ])('%d kg × %d is %d kg', (weight, reps, estimate) => {
    expect(estimateOneRepMax({ weight, reps })).toBeCloseTo(estimate, 2);
  });

  test.each([
    [null, 5],
    [0, 5],
    [60, null],
    [60, 0],
    [60, 11],
  ])('%s kg × %s tells nothing', (weight, reps) => {
    expect(estimateOneRepMax({ weight, reps })).toBeNull();
  });

  test('is never less than the load, and grows with load and repetitions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 9 }), (half, reps) => {
        const weight = half / 2;
        const one = estimateOneRepMax({ weight, reps })!;
        expect(one).toBeGreaterThanOrEqual(weight);
        expect(estimateOneRepMax({ weight, reps: reps + 1 })!).toBeGreaterThan(one);
        expect(estimateOneRepMax({ weight: weight + 0.5, reps })!).toBeGreaterThan(one);
      }),
    );
  });
});

describe('what sets come to', () => {
  test('counts what was done, both sides of it', () => {
    expect(
      figuresOf([
        done(8, 40),
        done(12, 30),
        { ...done(5, 20), eachSide: true },
        { ...done(50, 90), state: 'skipped' },
        done(null, null, 30),
      ]),
    ).toEqual({
      sets: 4,
      best: { reps: 8, seconds: null, weight: 40 },
      volume: 320 + 360 + 200,
      totalReps: 30,
      totalSeconds: 30,
      oneRepMax: (40 * 36) / 29,
    });
    expect(figuresOf([{ ...done(5), state: 'open' }])).toBeNull();
  });

  test('the best of them is done and not surpassed, whatever their order', () => {
    fc.assert(
      fc.property(some, (all) => {
        const { best, volume, totalReps, totalSeconds } = figures(all);
        const finished = all.filter(({ state }) => state === 'done');
        for (const set of finished) expect(compareSets(best, set)).toBeGreaterThanOrEqual(0);
        const turned = figures(all.toReversed());
        expect(compareSets(turned.best, best)).toBe(0);
        expect(turned).toMatchObject({ volume, totalReps, totalSeconds });
      }),
    );
  });

  test('what is done besides takes nothing away', () => {
    fc.assert(
      fc.property(some, sets, (all, more) => {
        const [less, together] = [figures(all), figures([...all, ...more])];
        expect(compareSets(together.best, less.best)).toBeGreaterThanOrEqual(0);
        expect(together.volume).toBeGreaterThanOrEqual(less.volume);
        expect(together.oneRepMax ?? 0).toBeGreaterThanOrEqual(less.oneRepMax ?? 0);
        expect(compare(together, less).outcome).not.toBe('less');
      }),
    );
  });
});

describe('beside the last time', () => {
  test.each([
    ['a heavier set', [done(5, 42.5)], [done(8, 40)], { outcome: 'better', by: 'best' }],
    ['fewer at the same load', [done(7, 40)], [done(8, 40)], { outcome: 'less', by: 'best' }],
    ['one set more', [done(8, 40), done(8, 40)], [done(8, 40)], { outcome: 'better', by: 'volume' }],
    ['fewer in all', [done(10), done(6)], [done(10), done(9)], { outcome: 'less', by: 'totalReps' }],
    ['held longer', [done(null, null, 45)], [done(null, null, 40)], { outcome: 'better', by: 'best' }],
    ['the same', [done(10), done(8)], [done(10), done(8)], { outcome: 'same', by: 'totalReps' }],
  ])('%s', (_what, now, before, comparison) => {
    expect(compare(figures(now), figures(before))).toEqual(comparison);
  });

  test('one that is better is the other way round less', () => {
    const opposite = { better: 'less', less: 'better', same: 'same' } as const;
    fc.assert(
      fc.property(some, some, (a, b) => {
        const one = compare(figures(a), figures(b));
        expect(compare(figures(b), figures(a))).toEqual({ ...one, outcome: opposite[one.outcome] });
      }),
    );
  });
});

describe('a record', () => {
  test.each([
    ['the first time there is none', [done(8, 40)], null, []],
    ['more weight', [done(3, 45)], [done(8, 40)], ['weight']],
    ['more at the most weight', [done(9, 40)], [done(8, 40), done(8, 40)], ['best']],
    ['the same again', [done(8, 40)], [done(8, 40)], []],
    ['more in all', [done(8), done(8)], [done(8)], ['total']],
    ['without a load, more at once', [done(12)], [done(8), done(8)], ['best']],
  ])('%s', (_what, now, before, expected) => {
    expect(recordsOf(figures(now), before && figures(before))).toEqual(expected);
  });
});
