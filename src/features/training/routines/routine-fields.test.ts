import { checked } from './checked.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setsOfRoutine } from '../workout-sets.ts';
import {
  common,
  draftOf,
  fieldsOf,
  inSeconds,
  moved,
  newExercise,
  routineOfDay,
  routineOfWorkout,
  runsOf,
  unitsOf,
  withCount,
  withNext,
  without,
  type ExerciseFields,
} from './routine-fields.ts';
import { routineDraftSchema, type RoutineDraft } from './schema.ts';
import { routineLimits } from '../limits.ts';

const set = (more: object) => ({ setType: 'working', seconds: null, restTime: 60, ...more });
const keys = () => {
  let count = 0;
  return () => `k${(count += 1)}`;
};
/** `a+b c`: a and b in turns, then c. */
const written = (text: string): ExerciseFields[] =>
  text.split(' ').flatMap((unit) => {
    const names = unit.split('+');
    return names.map((name, index) => ({
      ...newExercise(name, 'plank', false),
      isWithNext: index < names.length - 1,
    }));
  });
const told = (exercises: readonly ExerciseFields[]): string =>
  unitsOf(exercises)
    .map((unit) => unit.map(({ key }) => key).join('+'))
    .join(' ');

const draft: RoutineDraft = routineDraftSchema.parse({
  name: 'Legs',
  exercises: [
    {
      exerciseId: 'plank',
      superset: 4,
      sets: [{ setType: 'working', reps: null, seconds: 30, restTime: 0 }],
    },
    {
      exerciseId: 'push-up',
      superset: 4,
      sets: [{ setType: 'working', reps: 8, seconds: null, restTime: 90 }],
    },
    {
      exerciseId: 'clamshell',
      notes: 'Slowly',
      sets: [{ setType: 'warm-up', reps: 5, seconds: null, restTime: 0 }],
    },
  ],
});

describe('a routine in its form', () => {
  test('is sent as it was read', () => {
    expect(draftOf(fieldsOf(draft, keys()))).toEqual(draft);
  });

  test('sends only the measure that was chosen', () => {
    const fields = fieldsOf(draft, keys());
    const [, pushUp] = fields.exercises;
    const { sets } = draftOf({ ...fields, exercises: [{ ...pushUp!, sets: pushUp!.sets.map(inSeconds) }] })
      .exercises[0]!;
    expect(sets).toMatchObject([{ reps: null, repsMax: null, seconds: 30 }]);
  });

  test('says what is wrong, each where it stands', () => {
    const fields = fieldsOf(draft, keys());
    const [plank, pushUp] = fields.exercises;
    const wrong = checked({
      name: ' ',
      exercises: [
        { ...plank!, sets: [{ ...plank!.sets[0]!, seconds: null }] },
        { ...pushUp!, sets: [{ ...pushUp!.sets[0]!, repsMax: 8, restTime: null }] },
      ],
    });
    expect('faults' in wrong && Object.keys(wrong.faults).toSorted()).toEqual([
      'exercises.0.sets.0.seconds',
      'exercises.1.sets.0.repsMax',
      'exercises.1.sets.0.restTime',
      'name',
    ]);
  });
});

describe('exercises', () => {
  test.each<[string, string, 1 | -1, string]>([
    ['a b c', 'a', 1, 'b a c'],
    ['a b c', 'a', -1, 'a b c'],
    ['a b c', 'c', 1, 'a b c'],
    ['a+b c', 'a', 1, 'b+a c'],
    ['a+b c', 'b', 1, 'c a+b'],
    ['a+b c', 'c', -1, 'c a+b'],
    ['a b+c d+e', 'd', -1, 'a d+e b+c'],
    ['a+b', 'x', 1, 'a+b'],
  ])('%s: %s moved by %i', (before, key, by, after) => {
    expect(told(moved(written(before), key, by))).toBe(after);
  });

  test.each([
    ['a+b+c', 'b', 'a+c'],
    ['a+b c', 'b', 'a c'],
    ['a b+c', 'c', 'a b'],
    ['a', 'a', ''],
  ])('%s without %s', (before, key, after) => {
    expect(told(without(written(before), key))).toBe(after);
  });

  test('are joined with the next one and parted', () => {
    const joined = withNext(written('a b c'), 'b', true);
    expect(told(joined)).toBe('a b+c');
    expect(told(withNext(joined, 'b', false))).toBe('a b c');
    expect(told(withNext(joined, 'c', true))).toBe('a b+c');
  });

  test('keep their supersets wherever they are moved', () => {
    const move = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom<(1 | -1)[]>(1, -1));
    fc.assert(
      fc.property(fc.constantFrom('a b c d e', 'a+b c+d e', 'a+b+c d+e'), fc.array(move), (text, moves) => {
        const after = moves.reduce<readonly ExerciseFields[]>(
          (all, [key, by]) => moved(all, key, by),
          written(text),
        );
        const supersets = (all: readonly ExerciseFields[]) =>
          unitsOf(all)
            .map((unit) =>
              unit
                .map(({ key }) => key)
                .toSorted()
                .join('+'),
            )
            .toSorted();
        expect(supersets(after)).toEqual(supersets(written(text)));
      }),
    );
  });
});

describe('sets', () => {
  const [{ sets }] = [newExercise('a', 'push-up', false)];

  test('are added like the last, and never none', () => {
    expect(withCount(sets, 5)).toHaveLength(5);
    expect(withCount([{ ...sets[0]!, reps: 5 }], 2).map(({ reps }) => reps)).toEqual([5, 5]);
    expect(withCount(sets, 0)).toHaveLength(1);
    expect(withCount(sets, 1000)).toHaveLength(routineLimits.sets);
  });

  test('tell what they have in common', () => {
    expect(common(sets, 'reps')).toBe(8);
    expect(common([...sets, { ...sets[0]!, weight: 20 }], 'weight')).toBeUndefined();
  });

  test('are told in short', () => {
    const heavier = { ...sets[0]!, weight: 20 };
    expect(runsOf([...sets, heavier]).map(({ count, set }) => [count, set.weight])).toEqual([
      [3, null],
      [1, 20],
    ]);
  });
});

test('the day of a plan becomes a routine', () => {
  const routine = routineOfDay('Strength, day 1', {
    exercises: [
      {
        exerciseId: 'reverse-lunge',
        sets: [{ setType: 'working', reps: 8, repsMax: 10, eachSide: true, restTime: 60, rpe: 7 }],
      },
      { exerciseId: 'plank', sets: [{ setType: 'working', reps: null, durationSeconds: 20, restTime: 30 }] },
    ],
  });
  expect(routineDraftSchema.parse(routine)).toEqual(routine);
  expect(
    routine.exercises.map(({ sets: [set] }) => [set!.reps, set!.repsMax, set!.seconds, set!.eachSide]),
  ).toEqual([
    [8, 10, null, true],
    [null, null, 20, false],
  ]);
});

test('a finished workout becomes a routine: ranges as planned, else what was done, without what was taken out', () => {
  const planned = routineDraftSchema.parse({
    name: 'Legs',
    exercises: [
      {
        exerciseId: 'push-up',
        superset: 0,
        sets: [set({ reps: 8, repsMax: 12 }), set({ reps: 8, repsMax: 12 })],
      },
      { exerciseId: 'band-row', superset: 0, sets: [set({ reps: 10 })] },
      { exerciseId: 'plank', sets: [set({ reps: null, seconds: 30 })] },
    ],
  });
  const known = ['push-up', 'band-row', 'plank'].map((id) => ({ id, category: 'strength' as const }));
  const begun = setsOfRoutine(planned, known);
  const done = begun.map((one) => {
    if (one.exerciseId === 'push-up' && one.setNumber === 2) return { ...one, state: 'dropped' as const };
    const seconds = one.targetSeconds === null ? null : 45;
    return { ...one, state: 'done' as const, reps: seconds === null ? 11 : null, seconds, weight: 5 };
  });
  const routine = routineOfWorkout('Legs', done);
  expect(routineDraftSchema.parse(routine)).toEqual(routine);
  expect(
    routine.exercises.map(({ exerciseId, superset, sets }) => [
      exerciseId,
      superset,
      sets.map(({ reps, repsMax, seconds, weight }) => [reps, repsMax, seconds, weight]),
    ]),
  ).toEqual([
    ['push-up', 0, [[8, 12, null, 5]]],
    ['band-row', 0, [[11, null, null, 5]]],
    ['plank', null, [[null, null, 45, 5]]],
  ]);
});
