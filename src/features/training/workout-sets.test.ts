import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weightLossFoundation as lossPlan } from '#content/plans/fitness.ts';
import { bundledExercises as exercises } from '#content/exercises.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { writtenPlanSchema } from '#src/features/plans/fitness/schema.ts';
import { setStates, workoutSetSchema, type WorkoutSet } from './schema.ts';
import {
  changedSets,
  currentSet,
  dayOfWorkout,
  daysToLog,
  isAhead,
  lastTouched,
  mergeSets,
  minutesTaken,
  notesOfDay,
  offeredFor,
  type Offer,
  restAfter,
  setsOfDay,
  setsOfRoutine,
  wholeSets,
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

describe('stored sets', () => {
  test('of before sets had ids are called by their position', () => {
    const stored = few.map(
      ({ id: _id, place: _place, moves: _moves, superset: _superset, targetWeight: _weight, ...set }) => set,
    );
    expect(wholeSets(stored)).toEqual(few);
    expect(wholeSets(few)).toEqual(few);
  });

  test('stand in the order in which they are done, and are counted anew', () => {
    const moved = few.map((set) => (set.id === '0' ? { ...set, place: 2.5 } : set));
    expect(wholeSets(moved).map(({ id }) => id)).toEqual(['1', '2', '0', '3', '4']);
    const [first] = few;
    const twice = [
      first!,
      { ...first!, id: 'b', place: -1 },
      { ...first!, id: 'a', state: 'dropped' as const },
    ];
    expect(wholeSets(twice).map(({ id, setNumber }) => [id, setNumber])).toEqual([
      ['b', 1],
      ['0', 2],
      ['a', 3],
    ]);
  });
});

describe('a routine', () => {
  const set = {
    setType: 'working',
    reps: 8,
    repsMax: null,
    seconds: null,
    eachSide: false,
    weight: 20,
    restTime: 90,
    rpe: null,
  } as const;
  const exercise = (exerciseId: string, superset: number | null, sets: number) => ({
    exerciseId,
    superset,
    notes: null,
    sets: Array.from({ length: sets }, () => set),
  });

  test('becomes sets; those of a superset take turns', () => {
    const exercises = [
      exercise('push-up', 1, 3),
      exercise('plank', null, 1),
      exercise('bent-over-row', 1, 2),
      exercise('no-such', 1, 1),
    ];
    const sets = setsOfRoutine({ exercises }, library);
    expect(workoutSetSchema.array().parse(sets)).toEqual(sets);
    expect(sets.map(({ exerciseId, setNumber }) => `${exerciseId} ${setNumber}`)).toEqual([
      'push-up 1',
      'bent-over-row 1',
      'push-up 2',
      'bent-over-row 2',
      'push-up 3',
      'plank 1',
    ]);
    expect(sets[0]).toMatchObject({
      targetReps: 8,
      targetSeconds: null,
      targetWeight: 20,
      rest: 90,
      superset: 1,
    });
    expect(offeredFor({ sets, last: {}, proposals: [] }, sets[0]!.id).weight).toBe(20);
  });

  test('rests after a round of a superset only', () => {
    const exercises = [
      exercise('push-up', 0, 2),
      exercise('bent-over-row', 0, 1),
      exercise('plank', null, 1),
    ];
    const sets = setsOfRoutine({ exercises }, library).map((one) =>
      one.exerciseId === 'push-up' ? { ...one, rest: 30 } : one,
    );
    const rests = sets.map((one, index) => restAfter(sets, one, sets[index + 1] ?? null));
    expect(rests).toEqual([0, 90, 30, 0]);
  });
});

describe('a day of a plan with swaps', () => {
  const day = plan.blocks[0]!.schedule[0]!;

  test('has the exercise that is done in place of another, with the same targets', () => {
    const sets = setsOfDay(day, library, { 'push-up': 'chair-dip' });
    expect(sets.some(({ exerciseId }) => exerciseId === 'push-up')).toBe(false);
    expect(sets.map(({ targetReps, place }) => [targetReps, place])).toEqual(
      first.map(({ targetReps, place }) => [targetReps, place]),
    );
  });

  test('is told what the plan says to its own sets, and nothing of what is done instead', () => {
    const noted = (swaps: Record<string, string>) =>
      new Set(notesOfDay(day, library, swaps).map(({ exerciseId }) => exerciseId));
    expect(noted({})).toContain('push-up');
    expect(noted({ 'push-up': 'chair-dip' })).toEqual(
      new Set([...noted({})].filter((id) => id !== 'push-up')),
    );
    const ids = new Map(first.map(({ id, exerciseId }) => [id, exerciseId]));
    for (const { setId, exerciseId } of notesOfDay(day, library)) expect(ids.get(setId)).toBe(exerciseId);
  });

  test('keeps its own where the other is no more', () => {
    expect(setsOfDay(day, library, { 'push-up': 'no-such' })).toEqual(first);
  });
});

describe('merging what devices tell', () => {
  const ids = [...few.map(({ id }) => id), 'added-a', 'added-b'];
  const record = fc.record({
    id: fc.constantFrom(...ids),
    changes: fc.integer({ min: 0, max: 3 }),
    moves: fc.integer({ min: 0, max: 3 }),
    place: fc.constantFrom(0, 1, 1.5, 7),
    superset: fc.option(fc.constantFrom(0, 1)),
    exerciseId: fc.constantFrom('push-up', 'plank'),
    exercise: fc.constantFrom(0, 5),
    state: fc.constantFrom(...setStates),
    reps: fc.option(fc.integer({ min: 0, max: 3 })),
    seconds: fc.constant(null),
    weight: fc.option(fc.constantFrom(0, 2.5, 20)),
    at: fc.option(fc.constantFrom(at, later)),
  });
  const records = fc.array(
    // What a device tells of was changed there.
    record.map((one): WorkoutSet => ({
      ...few[0]!,
      ...one,
      changes: one.moves > 0 ? one.changes : one.changes + 1,
    })),
    { maxLength: 12 },
  );
  const told = (tales: readonly (readonly WorkoutSet[])[]) => tales.reduce<WorkoutSet[]>(mergeSets, few);

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
        const both = mergeSets(ours, changedSets(theirs));
        expect(mergeSets(theirs, changedSets(ours))).toEqual(both);
        expect(isAhead(both, both)).toBe(false);
        expect(isAhead(ours, both)).toBe(false);
      }),
    );
  });

  test('the newer change wins, an undo too', () => {
    const doneHere = withState(few, '0', 'done', later, done);
    const undone = withState(doneHere, '0', 'open', null);
    expect(mergeSets(undone, changedSets(doneHere))[0]).toMatchObject({ state: 'open', at: null });
    expect(mergeSets(doneHere, changedSets(undone))[0]).toMatchObject({ state: 'open', reps: null });
    expect(isAhead(undone, doneHere)).toBe(true);
  });

  test('what was done stays done, where another device took it out, swapped or moved it', () => {
    const doneHere = withState(few, '1', 'done', later, done);
    const change = (more: Partial<WorkoutSet>) =>
      few.map((set) => (set.id === '1' ? { ...set, ...more } : set));
    for (const there of [
      change({ changes: 1, state: 'dropped' }),
      change({ changes: 1, exerciseId: 'plank' }),
      change({ moves: 5, place: 9 }),
    ]) {
      const both = mergeSets(doneHere, changedSets(there)).find(({ id }) => id === '1');
      expect(both).toMatchObject({ state: 'done', exerciseId: few[1]!.exerciseId, reps: 6 });
      expect(both?.place).toBe(there[1]!.place);
    }
  });

  test('a set that is added and taken out again before anybody is told is nothing new', () => {
    const added = { ...few[0]!, id: 'added', changes: 2, state: 'dropped' as const };
    expect(isAhead([...few, added], few)).toBe(false);
    expect(isAhead([...few, { ...added, state: 'open' }], few)).toBe(true);
    expect(isAhead([...few, added], [...few, { ...added, changes: 1, state: 'open' }])).toBe(true);
  });

  test('what was planned stays as it was planned', () => {
    fc.assert(
      fc.property(records, (a) => {
        const plannedOf = (sets: readonly WorkoutSet[]) =>
          sets.map(({ targetReps, targetSeconds, rest }) => [targetReps, targetSeconds, rest]);
        const alike = few.map((set) => ({ ...few[0]!, id: set.id, place: set.place }));
        const merged = a.reduce<WorkoutSet[]>((sets, set) => mergeSets(sets, [set]), alike);
        expect(plannedOf(merged)).toEqual(merged.map(() => plannedOf(alike)[0]));
      }),
    );
  });
});

describe('where one is', () => {
  test('goes from set to set, past what was skipped, then back to what was left open', () => {
    const step = (id: string) => (sets: readonly WorkoutSet[]) => withState(sets, id, 'done', at, done);
    const current = (sets: readonly WorkoutSet[]) => currentSet(sets)?.id;
    expect(current(few)).toBe('0');
    expect(current(step('0')(few))).toBe('1');
    expect(current(withState(few, '1', 'skipped', at))).toBe('2');
    expect(current(step('4')(few))).toBe('0');
    const all = few.reduce<WorkoutSet[]>((sets, { id }) => step(id)(sets), [...few]);
    expect(currentSet(all)).toBeNull();
    expect(current(withState(all, '2', 'open', null))).toBe('2');
    expect(current(withState(few, '0', 'dropped', at))).toBe('1');
  });

  test('the set touched last is the one to undo', () => {
    expect(lastTouched(few)).toBeNull();
    const two = withState(withState(few, '2', 'done', later, done), '3', 'skipped', at);
    expect(lastTouched(two)?.id).toBe('2');
    expect(lastTouched(withState(two, '4', 'dropped', later))?.id).toBe('2');
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
    expect(offeredFor(offer(few, {}), '0')).toEqual({ reps: null, seconds: 300, weight: null });
    expect(offeredFor(offer(few), String(squat))).toEqual({
      reps: few[squat]!.targetReps,
      seconds: null,
      weight: 10,
    });
  });

  test('is the load of the set before, once there is one', () => {
    const heavier = withState(few, String(squat), 'done', at, { ...done, weight: 12.5 });
    expect(offeredFor(offer(heavier), String(squat + 1)).weight).toBe(12.5);
  });
});

describe('what is proposed after the last workouts', () => {
  const squat = few.findIndex(
    ({ exerciseId, setType }) => exerciseId === 'bodyweight-squat' && setType === 'working',
  );
  const { exercise, exerciseId } = few[squat]!;
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
    exerciseId,
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
  const after = (weight: number | null) => withState(few, String(squat), 'done', at, { ...done, weight });

  test.each<[string, Offer, number, number | null]>([
    ['is offered', offer(few), squat, 11],
    ['is offered set by set', offer(after(11)), squat + 1, 12],
    ['gives way to another load that was taken', offer(after(14)), squat + 1, 14],
    ['gives way to no load', offer(after(null)), squat + 1, null],
    ['is less on a lighter day', offer(few, true), squat, 9],
    ['is less set by set', offer(after(9), true), squat + 1, 10],
  ])('%s', (_what, given, position, weight) => {
    expect(offeredFor(given, String(position))).toEqual({ reps: 8, seconds: null, weight });
  });

  test('does not follow the load of warming up', () => {
    const warm = withState(few, String(squat - 1), 'done', at, { ...done, weight: 3 });
    expect(offeredFor(offer(warm), String(squat)).weight).toBe(11);
  });
});

describe('the day of a workout', () => {
  const trained = withState(few, '0', 'done', '2026-11-21T12:00:00.000Z', done);

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
