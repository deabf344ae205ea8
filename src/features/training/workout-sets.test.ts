import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weightLossFoundation as lossPlan } from '#content/plans/fitness.ts';
import { bundledExercises as exercises } from '#content/exercises.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { writtenPlanSchema } from '#src/features/plans/fitness/schema.ts';
import { setStates, workoutSetSchema, type SetChange, type WorkoutSet } from './schema.ts';
import {
  changesOf,
  currentPosition,
  dayOfWorkout,
  daysToLog,
  isAhead,
  lastTouched,
  mergeSets,
  minutesTaken,
  offeredFor,
  type Offer,
  setsOfDay,
  withState,
} from './workout-sets.ts';

const plan = writtenPlanSchema.parse(lossPlan);
const library = exerciseSchema.array().parse(exercises);
const first = setsOfDay(plan.blocks[0]!.schedule[0]!, library);
const few = first.slice(0, 5);
const at = '2026-11-21T06:00:00.000Z';
const later = '2026-11-21T06:05:00.000Z';
const done = { reps: 6, seconds: null, weight: null };

describe('the sets of a day', () => {
  test('are all of them in their order, none done, as the plan has them', () => {
    expect(workoutSetSchema.array().parse(first)).toEqual(first);
    expect(first).toHaveLength(plan.blocks[0]!.schedule[0]!.exercises.flatMap(({ sets }) => sets).length);
    expect(first[0]).toMatchObject({ exerciseId: 'march-in-place', targetReps: null, targetSeconds: 300 });
    expect(first.every(({ state, changes }) => state === 'open' && changes === 0)).toBe(true);
  });

  test('carry a range of repetitions and the effort', () => {
    const [day] = plan.blocks[0]!.schedule;
    const exercises = [
      {
        exerciseId: 'push-up',
        sets: [
          { setType: 'working' as const, reps: 8, repsMax: 12, rpe: 7.5, restTime: 60 },
          { setType: 'working' as const, reps: 8, restTime: 60 },
        ],
      },
    ];
    const sets = setsOfDay({ ...day!, exercises }, library);
    expect(workoutSetSchema.array().parse(sets)).toEqual(sets);
    expect(
      sets.map(({ targetReps, targetRepsMax, targetRpe }) => [targetReps, targetRepsMax, targetRpe]),
    ).toEqual([
      [8, 12, 7.5],
      [8, null, null],
    ]);
  });

  test('leave out an exercise that is no more', () => {
    const without = setsOfDay(
      plan.blocks[0]!.schedule[0]!,
      library.filter(({ id }) => id !== 'push-up'),
    );
    expect(without.some(({ exerciseId }) => exerciseId === 'push-up')).toBe(false);
    expect(without).toHaveLength(first.length - 3);
  });
});

describe('merging what devices tell', () => {
  const records = fc.array(
    fc.record({
      position: fc.integer({ min: 0, max: 6 }),
      changes: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom(...setStates),
      reps: fc.option(fc.integer({ min: 0, max: 3 })),
      seconds: fc.constant(null),
      weight: fc.option(fc.constantFrom(0, 2.5, 20)),
      at: fc.option(fc.constantFrom(at, later)),
    }),
    { maxLength: 12 },
  );
  const told = (tales: readonly (readonly SetChange[])[]) => tales.reduce<WorkoutSet[]>(mergeSets, few);

  test('in whatever order and however often it comes, the outcome is the same', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        expect(told([a, b])).toEqual(told([b, a]));
        expect(told([a, b, a, b])).toEqual(told([a, b]));
        expect(told([[...a, ...b]])).toEqual(told([a, b]));
      }),
    );
  });

  test('two copies that told each other everything are alike, and neither is ahead', () => {
    fc.assert(
      fc.property(records, records, (a, b) => {
        const [ours, theirs] = [told([a]), told([b])];
        const both = mergeSets(ours, changesOf(theirs));
        expect(mergeSets(theirs, changesOf(ours))).toEqual(both);
        expect(isAhead(both, both)).toBe(false);
        expect(isAhead(ours, both)).toBe(false);
      }),
    );
  });

  test('the newer change wins, an undo too', () => {
    const doneHere = withState(few, 0, 'done', later, done);
    const undone = withState(doneHere, 0, 'open', null);
    expect(mergeSets(undone, changesOf(doneHere))[0]).toMatchObject({ state: 'open', at: null });
    expect(mergeSets(doneHere, changesOf(undone))[0]).toMatchObject({ state: 'open', reps: null });
    expect(isAhead(undone, doneHere)).toBe(true);
  });

  test('what was planned stays as it was planned', () => {
    fc.assert(
      fc.property(records, (a) => {
        const plannedOf = (sets: readonly WorkoutSet[]) =>
          sets.map(({ exerciseId, targetReps, targetSeconds, rest }) => [
            exerciseId,
            targetReps,
            targetSeconds,
            rest,
          ]);
        expect(plannedOf(told([a]))).toEqual(plannedOf(few));
      }),
    );
  });
});

describe('where one is', () => {
  test('goes from set to set, past what was skipped, then back to what was left open', () => {
    const step = (position: number) => (sets: readonly WorkoutSet[]) =>
      withState(sets, position, 'done', at, done);
    expect(currentPosition(few)).toBe(0);
    expect(currentPosition(step(0)(few))).toBe(1);
    expect(currentPosition(withState(few, 1, 'skipped', at))).toBe(2);
    expect(currentPosition(step(4)(few))).toBe(0);
    const all = few.reduce<WorkoutSet[]>((sets, _set, position) => step(position)(sets), [...few]);
    expect(currentPosition(all)).toBeNull();
    expect(currentPosition(withState(all, 2, 'open', null))).toBe(2);
  });

  test('the set touched last is the one to undo', () => {
    expect(lastTouched(few)).toBeNull();
    const two = withState(withState(few, 2, 'done', later, done), 3, 'skipped', at);
    expect(lastTouched(two)).toBe(2);
  });
});

describe('what a set is offered with', () => {
  const last = { 'bodyweight-squat': [{ setNumber: 2, reps: 8, seconds: null, weight: 10 }] };
  const squat = few.findIndex(({ exerciseId }) => exerciseId === 'bodyweight-squat');
  const offer = (sets: readonly WorkoutSet[], known: Offer['last'] = last): Offer => ({
    sets: [...sets],
    last: known,
    proposals: [],
  });

  test('is the target, with the load of the last time', () => {
    expect(offeredFor(offer(few, {}), 0)).toEqual({ reps: null, seconds: 300, weight: null });
    expect(offeredFor(offer(few), squat)).toEqual({
      reps: few[squat]!.targetReps,
      seconds: null,
      weight: 10,
    });
  });

  test('is the load of the set before, once there is one', () => {
    const heavier = withState(few, squat, 'done', at, { ...done, weight: 12.5 });
    expect(offeredFor(offer(heavier), squat + 1).weight).toBe(12.5);
  });
});

describe('what is proposed after the last workouts', () => {
  const squat = few.findIndex(
    ({ exerciseId, setType }) => exerciseId === 'bodyweight-squat' && setType === 'working',
  );
  const { exercise } = few[squat]!;
  const proposed = (reps: number, weight: number) =>
    [0, 1, 2].map((more) => ({
      setNumber: few[squat]!.setNumber + more,
      reps,
      seconds: null,
      weight: weight + more,
    }));
  const why = { reason: 'heavier', reps: 12, seconds: null, kilograms: 1, days: null } as const;
  const proposal = {
    exercise,
    sets: proposed(8, 11),
    lighter: proposed(8, 9),
    why,
    relative: null,
    isOlder: false,
  };
  const offer = (sets: readonly WorkoutSet[], isLighter?: boolean): Offer => ({
    sets: [...sets],
    last: {},
    proposals: [proposal],
    isLighter,
  });
  const after = (weight: number | null) => withState(few, squat, 'done', at, { ...done, weight });

  test.each<[string, Offer, number, number | null]>([
    ['is offered', offer(few), squat, 11],
    ['is offered set by set', offer(after(11)), squat + 1, 12],
    ['gives way to another load that was taken', offer(after(14)), squat + 1, 14],
    ['gives way to no load', offer(after(null)), squat + 1, null],
    ['is less on a lighter day', offer(few, true), squat, 9],
    ['is less set by set', offer(after(9), true), squat + 1, 10],
  ])('%s', (_what, given, position, weight) => {
    expect(offeredFor(given, position)).toEqual({ reps: 8, seconds: null, weight });
  });

  test('does not follow the load of warming up', () => {
    const warm = withState(few, squat - 1, 'done', at, { ...done, weight: 3 });
    expect(offeredFor(offer(warm), squat).weight).toBe(11);
  });
});

describe('the day of a workout', () => {
  const trained = withState(few, 0, 'done', '2026-11-21T12:00:00.000Z', done);

  test.each([
    ['of its last set, when it is finished later', trained, '2026-11-24', '2026-11-21'],
    ['the present one before any set', few, '2026-11-24', '2026-11-24'],
    ['never one to come, by a clock set back', trained, '2026-11-20', '2026-11-20'],
  ] as const)('is %s', (_what, sets, present, day) => {
    expect(dayOfWorkout(sets, present)).toBe(day);
  });

  test('can be chosen among the last seven, and its own', () => {
    expect(daysToLog('2026-11-21', '2026-11-24')).toHaveLength(7);
    expect(daysToLog('2026-11-21', '2026-11-24').slice(0, 2)).toEqual(['2026-11-24', '2026-11-23']);
    expect(daysToLog('2026-10-01', '2026-11-24').at(-1)).toBe('2026-10-01');
  });
});

describe('minutes taken', () => {
  test.each([
    ['what the clock says', 25 * 60, 5, 25],
    ['at least one', 3, 1, 1],
    ['never more than twice the plan: a page left open has not trained', 10 * 3600, 1, 11],
  ])('%s', (_what, elapsed, count, minutes) => {
    const sets = few.map((set, index) =>
      index < count
        ? { ...set, state: 'done' as const, targetReps: null, targetSeconds: 300, rest: 30 }
        : set,
    );
    expect(minutesTaken(sets, elapsed)).toBe(minutes);
  });
});
