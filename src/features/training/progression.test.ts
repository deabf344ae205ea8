import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kilogramsOf, shownLoad } from '#src/lib/weight.ts';
import { followedWorkout, propose, type PastWorkout, type Proposed, type Trained } from './progression.ts';
import type { WorkoutSet } from './schema.ts';

type Planned = Pick<WorkoutSet, 'setNumber' | 'setType' | 'targetReps' | 'targetRepsMax' | 'targetSeconds'>;

const bar: Trained = { category: 'strength', pattern: 'squat', gear: ['barbell'] };
const hands: Trained = { category: 'strength', pattern: 'pull', gear: ['dumbbells'] };
const kettlebell: Trained = { category: 'strength', pattern: 'hinge', gear: ['kettlebell'] };
const body: Trained = { category: 'strength', pattern: 'push', gear: ['mat'] };
const walk: Trained = { category: 'cardio', pattern: 'gait', gear: [] };
const stretch: Trained = { category: 'mobility', pattern: 'stretch', gear: ['mat'] };

const planned = (setNumber: number, reps: number, repsMax: number | null = null): Planned => ({
  setNumber,
  setType: 'working',
  targetReps: reps,
  targetRepsMax: repsMax,
  targetSeconds: null,
});
const timed = (setNumber: number, seconds: number): Planned => ({
  ...planned(setNumber, 1),
  targetReps: null,
  targetSeconds: seconds,
});
const range = [1, 2, 3].map((number) => planned(number, 8, 12));
const warmUp: Planned = { ...planned(1, 10), setType: 'warm-up' };

const at = '2026-11-21T06:00:00.000Z';
const daysBefore = (days: number, from = at) =>
  new Date(Date.parse(from) - days * 24 * 60 * 60 * 1000).toISOString();

/** A workout of those sets, with so many repetitions or seconds in each; null where one was skipped. */
const did = (
  sets: readonly Planned[],
  amounts: readonly (number | null)[],
  weight: number | null = null,
  days = 3,
): PastWorkout => ({
  startedAt: daysBefore(days),
  sets: sets.map((set, index) => {
    const amount = amounts[index] ?? null;
    const isReps = set.targetReps !== null;
    return {
      ...set,
      state: amount === null ? 'skipped' : 'done',
      reps: isReps ? amount : null,
      seconds: isReps ? null : amount,
      weight: amount === null ? null : weight,
    };
  }),
});

const short = (proposed: Proposed | null) =>
  proposed && {
    reason: proposed.why.reason,
    sets: proposed.sets.map(({ reps, seconds, weight }) => [reps ?? seconds, weight]),
  };
const three = (amount: number, weight: number | null = null) => [1, 2, 3].map(() => [amount, weight]);

describe('what is proposed after a workout', () => {
  const two = (first: PastWorkout, second: PastWorkout) => [first, { ...second, startedAt: daysBefore(6) }];
  const plain = [1, 2, 3].map((number) => planned(number, 10));
  const holds = [timed(1, 30)];
  const long = [timed(1, 1500)];
  test.each<[string, Trained, readonly Planned[], PastWorkout[], string, (number | null)[][]]>([
    ['all sets at the top', bar, range, [did(range, [12, 12, 12], 40)], 'heavier', three(8, 42.5)],
    ['one below the top', bar, range, [did(range, [12, 12, 11], 40)], 'more', three(12, 40)],
    ['one skipped', bar, range, [did(range, [12, 12, null], 40)], 'more', three(12, 40)],
    [
      'in between',
      bar,
      range,
      [did(range, [10, 9, 8], 40)],
      'more',
      [
        [11, 40],
        [10, 40],
        [9, 40],
      ],
    ],
    ['by hand a kilogram', hands, range, [did(range, [12, 12, 12], 10)], 'heavier', three(8, 11)],
    ['a step of over 10 %', hands, range, [did(range, [12, 12, 12], 9.5)], 'first', three(13, 9.5)],
    ['one of two more', hands, range, [did(range, [14, 14, 13], 9.5)], 'first', three(14, 9.5)],
    ['two more', hands, range, [did(range, [14, 14, 14], 9.5)], 'heavier', three(8, 10.5)],
    ['the next kettlebell', kettlebell, range, [did(range, [14, 14, 14], 16)], 'heavier', three(8, 20)],
    ['a kettlebell too far', kettlebell, range, [did(range, [12, 12, 12], 16)], 'first', three(13, 16)],
    ['one, of no weight', kettlebell, range, [did(range, [12, 12, 12])], 'load', three(8)],
    ['the one before', kettlebell, range, [did(range, [12, 12, 12], 16, 15)], 'gap', three(8, 12)],
    ['at least 2 %', bar, range, [did(range, [12, 12, 12], 130)], 'heavier', three(8, 135)],
    ['just 2 %', bar, range, [did(range, [12, 12, 12], 125)], 'heavier', three(8, 127.5)],
    ['the heaviest of all', bar, range, [did(range, [12, 12, 12], 500)], 'more', three(12, 500)],
    ['without a range: two more', bar, plain, [did(plain, [12, 12, 12], 40)], 'heavier', three(10, 42.5)],
    ['without a range: one more', bar, plain, [did(plain, [12, 12, 11], 40)], 'more', three(12, 40)],
    [
      'too few once',
      bar,
      range,
      [did(range, [7, 7, 6], 40)],
      'more',
      [
        [8, 40],
        [8, 40],
        [7, 40],
      ],
    ],
    [
      'too few twice',
      bar,
      range,
      two(did(range, [7, 7, 7], 40), did(range, [7, 7, 7], 40)),
      'lighter',
      three(8, 35),
    ],
    [
      'too few, then enough',
      bar,
      range,
      two(did(range, [8, 8, 8], 40), did(range, [7, 7, 7], 40)),
      'more',
      three(9, 40),
    ],
    [
      'enough, then too few',
      bar,
      range,
      two(did(range, [7, 8, 8], 40), did(range, [8, 8, 8], 40)),
      'more',
      [
        [8, 40],
        [9, 40],
        [9, 40],
      ],
    ],
    [
      'by hand lighter',
      hands,
      range,
      two(did(range, [7, 7, 7], 10), did(range, [7, 7, 7], 10)),
      'lighter',
      three(8, 9),
    ],
    [
      'too few without a load',
      body,
      range,
      two(did(range, [5, 5, 5]), did(range, [5, 5, 5])),
      'easier',
      three(5),
    ],
    [
      'too few twice with a load that cannot be less',
      bar,
      range,
      two(did(range, [13, 9, 1], 0.5), did(range, [7, 7, 7], 0.5)),
      'easier',
      [
        [8, 0.5],
        [8, 0.5],
        [1, 0.5],
      ],
    ],
    ['without a load', body, range, [did(range, [9, 9, 9])], 'more', three(10)],
    ['the top without a load', body, range, [did(range, [12, 12, 12])], 'harder', three(12)],
    ['the top, of a load that nobody wrote', hands, range, [did(range, [12, 12, 12])], 'load', three(8)],
    ['14 days', bar, range, [did(range, [12, 12, 12], 40, 14)], 'heavier', three(8, 42.5)],
    ['more than 14 days', bar, range, [did(range, [12, 12, 12], 40, 14.01)], 'gap', three(8, 35)],
    [
      'a gap without a load',
      body,
      range,
      [did(range, [12, 12, 6], null, 30)],
      'gap',
      [
        [8, null],
        [8, null],
        [6, null],
      ],
    ],
    ['a hold', body, holds, [did(holds, [30])], 'longer', [[35, null]]],
    ['a hold of over a minute', body, [timed(1, 45)], [did([timed(1, 45)], [70])], 'longer', [[80, null]]],
    ['a hold of twice the plan', body, holds, [did(holds, [60])], 'harder', [[60, null]]],
    ['a hold just below', body, holds, [did(holds, [59])], 'longer', [[60, null]]],
    ['a walk', walk, long, [did(long, [1500])], 'longer', [[1620, null]]],
    ['a walk that was longer', walk, long, [did(long, [1800])], 'longer', [[1980, null]]],
    [
      'a walk after that of a longer day',
      walk,
      [timed(1, 1200)],
      [did(long, [1500])],
      'longer',
      [[1320, null]],
    ],
    ['a walk that was broken off', walk, long, [did(long, [600])], 'longer', [[660, null]]],
    [
      'more sets than before',
      bar,
      range,
      [did(range.slice(0, 2), [9, 10], 40)],
      'more',
      [
        [10, 40],
        [11, 40],
        [11, 40],
      ],
    ],
  ])('%s', (_what, exercise, coming, past, reason, sets) => {
    expect(short(propose(coming, past, exercise, at))).toEqual({ reason, sets });
  });

  test.each<[string, Trained, readonly Planned[], PastWorkout[]]>([
    ['before anything was done', bar, range, []],
    ['where all was skipped', bar, range, [did(range, [null, null, null])]],
    ['for warming up', bar, [warmUp], [did([warmUp], [10])]],
    ['where only warming up was done', bar, range, [did([warmUp], [10], 20)]],
    ['for a stretch', stretch, [timed(1, 30)], [did([timed(1, 30)], [30])]],
    ['where it was counted otherwise', body, range, [did([timed(1, 30)], [30])]],
  ])('is nothing %s', (_what, exercise, coming, past) => {
    expect(propose(coming, past, exercise, at)).toBeNull();
  });

  test('says with what it was reached', () => {
    expect(propose(range, [did(range, [12, 12, 12], 40)], bar, at)?.why).toEqual({
      reason: 'heavier',
      reps: 12,
      seconds: null,
      kilograms: 2.5,
      days: null,
    });
    const uneven = [planned(1, 8, 12), planned(2, 6, 10)];
    expect(propose(uneven, [did(uneven, [12, 10], 40)], bar, at)?.why).toMatchObject({ reps: null });
    expect(propose(range, [did(range, [8, 8, 8], 40, 20)], bar, at)?.why.days).toBe(20);
  });

  test('follows from the last that was planned alike, if that is among the last three', () => {
    const light = range.map((set) => ({ ...set, targetReps: 15, targetRepsMax: 20 }));
    const lights = [1, 2, 3].map((day) => did(light, [15, 15, 15], 20, day));
    const heavy = did(range, [12, 12, 12], 40, 4);
    expect(followedWorkout(range, [...lights.slice(0, 2), heavy])).toBe(heavy);
    expect(followedWorkout(range, [...lights, heavy])).toBe(lights[0]);
    expect(short(propose(range, [...lights.slice(0, 2), heavy], bar, at))?.sets).toEqual(three(8, 42.5));
  });
});

describe('in pounds', () => {
  const inPounds = (past: readonly PastWorkout[], exercise: Trained) => {
    const proposed = propose(range, past, exercise, at, 'lb');
    return (
      proposed && {
        reason: proposed.why.reason,
        more: proposed.why.kilograms && shownLoad(proposed.why.kilograms, 'lb'),
        loads: proposed.sets.map(({ weight }) => shownLoad(weight ?? 0, 'lb')),
        lighter: proposed.lighter.map(({ weight }) => shownLoad(weight ?? 0, 'lb')),
      }
    );
  };
  const lifted = (pounds: number, amounts: readonly number[], days = 3) =>
    did(range, amounts, kilogramsOf(pounds, 'lb'), days);

  test.each([
    ['a bar goes up by its smallest plates', [lifted(135, [12, 12, 12])], bar, 'heavier', 5, 140],
    ['two per cent may be two of them', [lifted(315, [12, 12, 12])], bar, 'heavier', 10, 325],
    ['what is held goes up by less', [lifted(30, [12, 12, 12])], hands, 'heavier', 2.5, 32.5],
    ['more than a tenth waits', [lifted(45, [12, 12, 12])], bar, 'first', 5, 45],
    ['it stays as it was', [lifted(135, [12, 10, 9])], bar, 'more', null, 135],
    ['after two failures', [lifted(135, [7, 6, 5]), lifted(135, [7, 7, 7], 6)], bar, 'lighter', null, 120],
  ] as const)('%s', (_name, past, exercise, reason, more, load) => {
    const proposed = inPounds(past, exercise);
    expect(proposed).toMatchObject({ reason, more, loads: [load, load, load] });
    for (const less of proposed!.lighter) expect(less % (exercise === bar ? 5 : 1)).toBe(0);
  });
});

describe('whatever was done', () => {
  const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 20 }), { freq: 6 }), {
    minLength: 3,
    maxLength: 3,
  });
  const weight = fc.option(
    fc.integer({ min: 0, max: 1000 }).map((half) => half / 2),
    { freq: 4 },
  );
  const trained = fc.constantFrom(bar, hands, body);
  const workout = fc
    .tuple(amounts, weight, fc.integer({ min: 1, max: 40 }), fc.constantFrom(8, 10))
    .map(([done, load, days, low]) =>
      did(
        range.map((set) => ({ ...set, targetReps: low })),
        done,
        load,
        days,
      ),
    );
  const past = fc
    .uniqueArray(workout, { maxLength: 4, selector: ({ startedAt }) => startedAt })
    .map((all) => all.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt)));

  test('it stays within the limits, the lighter way is never more, and the same past proposes the same', () => {
    fc.assert(
      fc.property(past, trained, (workouts, exercise) => {
        const proposed = propose(range, workouts, exercise, at);
        expect(propose(range, workouts, exercise, at)).toEqual(proposed);
        for (const [index, { reps, weight: load }] of (proposed?.sets ?? []).entries()) {
          const less = proposed!.lighter[index]!;
          expect(reps).toBeGreaterThanOrEqual(1);
          expect(reps).toBeLessThanOrEqual(500);
          expect(load ?? 0).toBeGreaterThanOrEqual(0);
          expect(load ?? 0).toBeLessThanOrEqual(500);
          expect(less.reps).toBeLessThanOrEqual(reps!);
          expect(less.weight ?? 0).toBeLessThanOrEqual(load ?? 0);
        }
      }),
    );
  });

  test('the load never rises after too little, and by more than a tenth only after two repetitions more', () => {
    fc.assert(
      fc.property(past, trained, (workouts, exercise) => {
        const proposed = propose(range, workouts, exercise, at);
        const basis = followedWorkout(range, workouts);
        if (!proposed || !basis) return;
        const done = basis.sets.map(({ state, reps }) => (state === 'done' ? (reps ?? 0) : 0));
        for (const [index, { weight: load }] of proposed.sets.entries()) {
          const before = basis.sets[index]?.weight ?? 0;
          if (basis.sets[index]?.state !== 'done' || (load ?? 0) <= before) continue;
          expect(Math.min(...done)).toBeGreaterThanOrEqual(load! > before * 1.1 + 1e-9 ? 14 : 12);
        }
      }),
    );
  });

  test('who did more is never offered less', () => {
    fc.assert(
      fc.property(past, trained, fc.integer({ min: 0, max: 2 }), (workouts, exercise, which) => {
        const [newest, ...older] = workouts;
        if (newest?.sets[which]?.state !== 'done') return;
        const sets = newest.sets.map((set, index) =>
          index === which ? { ...set, reps: (set.reps ?? 0) + 1 } : set,
        );
        const less = propose(range, workouts, exercise, at);
        const more = propose(range, [{ ...newest, sets }, ...older], exercise, at);
        // Where a load is to be chosen, it begins anew at the lower end.
        if (!less || !more || more.why.reason === 'load') return;
        for (const [index, { reps, weight: load }] of more.sets.entries()) {
          const before = less.sets[index]!;
          expect(load ?? 0).toBeGreaterThanOrEqual(before.weight ?? 0);
          if (load === before.weight) expect(reps).toBeGreaterThanOrEqual(before.reps!);
        }
      }),
    );
  });

  test('a longer time is at most a tenth more on foot, unless the plan itself asks for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7200 }), fc.integer({ min: 1, max: 7200 }), (plan, done) => {
        const sets = [timed(1, plan)];
        const seconds = propose(sets, [did(sets, [done])], walk, at)?.sets[0]?.seconds ?? 0;
        expect(seconds).toBeLessThanOrEqual(Math.max(plan, done * 1.1));
        expect(seconds).toBeLessThanOrEqual(plan * 2);
      }),
    );
  });
});
