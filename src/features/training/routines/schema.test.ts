import fc from 'fast-check';
import { numberedSupersets } from './supersets.ts';
import { describe, expect, test } from 'vitest';
import { routineDraftSchema, type RoutineDraft } from './schema.ts';
import { routineLimits as limits } from '../limits.ts';

const set = { setType: 'working', reps: 8, repsMax: 12, seconds: null, restTime: 90 };
const squat = { exerciseId: 'bodyweight-squat', sets: [set] };
const routine = { name: 'Legs', exercises: [squat] };

const many = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);
const accepts = (change: object) => routineDraftSchema.safeParse({ ...routine, ...change }).success;
const acceptsExercise = (change: object) => accepts({ exercises: [{ ...squat, ...change }] });
const acceptsSet = (change: object) => acceptsExercise({ sets: [{ ...set, ...change }] });

describe('a routine', () => {
  test.each([
    ['as it is', {}, true],
    ['no name', { name: ' ' }, false],
    ['a name that nobody sees', { name: '\u200B\u202E' }, false],
    ['a name of Amharic and signs', { name: 'እግር 🦵 A/B' }, true],
    ['the longest name', { name: 'x'.repeat(limits.name) }, true],
    ['a longer one', { name: 'x'.repeat(limits.name + 1) }, false],
    ['a name that cannot be kept', { name: 'Legs\0' }, false],
    ['no exercise', { exercises: [] }, false],
    ['as many exercises as there can be', { exercises: many(limits.exercises, squat) }, true],
    ['one more', { exercises: many(limits.exercises + 1, squat) }, false],
  ])('%s', (_what, change, isAccepted) => {
    expect(accepts(change)).toBe(isAccepted);
  });

  test.each([
    ['an exercise that is no id', { exerciseId: 'Push up' }, false],
    ['the longest note', { notes: 'x'.repeat(limits.notes) }, true],
    ['a longer one', { notes: 'x'.repeat(limits.notes + 1) }, false],
    ['no set', { sets: [] }, false],
    ['as many sets as there can be', { sets: many(limits.sets, set) }, true],
    ['one more set', { sets: many(limits.sets + 1, set) }, false],
    ['a superset below the first', { superset: -1 }, false],
    ['half a superset', { superset: 0.5 }, false],
  ])('%s', (_what, change, isAccepted) => {
    expect(acceptsExercise(change)).toBe(isAccepted);
  });

  test.each([
    ['seconds instead', { reps: null, repsMax: null, seconds: 30 }, true],
    ['both, of which the seconds count', { seconds: 30 }, true],
    ['neither', { reps: null, repsMax: null }, false],
    ['no range', { repsMax: null }, true],
    ['a range that ends where it begins', { repsMax: 8 }, false],
    ['no repetition', { reps: 0, repsMax: null }, false],
    ['a weight', { weight: 61.23 }, true],
    ['the heaviest', { weight: limits.load.max }, true],
    ['a heavier one', { weight: limits.load.max + 0.5 }, false],
    ['less than nothing', { weight: -1 }, false],
    ['no rest', { restTime: 0 }, true],
    ['a rest of hours', { restTime: 9000 }, false],
    ['half an effort', { rpe: 7.5 }, true],
    ['more effort than there is', { rpe: 10.5 }, false],
    ['a kind that is none', { setType: 'drop' }, false],
  ])('a set with %s', (_what, change, isAccepted) => {
    expect(acceptsSet(change)).toBe(isAccepted);
  });

  test('reads what is left out', () => {
    const { exercises }: RoutineDraft = routineDraftSchema.parse(routine);
    expect(exercises).toEqual([
      { ...squat, superset: null, notes: null, sets: [{ ...set, eachSide: false, weight: null, rpe: null }] },
    ]);
  });
});

describe('supersets', () => {
  const numbered = (supersets: readonly (number | null)[]) =>
    numberedSupersets(supersets.map((superset) => ({ superset }))).map(({ superset }) => superset);

  test.each<[string, (number | null)[], (number | null)[]]>([
    ['are counted from the first', [7, 7, null, 3, 3], [0, 0, null, 1, 1]],
    ['need two exercises', [1, null, 2, 3, 3], [null, null, null, 0, 0]],
    ['end where something stands between them', [0, 0, null, 0, 0], [0, 0, null, 1, 1]],
    ['are none where their exercises stand apart', [0, 1, 0, 1], [null, null, null, null]],
    ['can have three', [4, 4, 4], [0, 0, 0]],
    ['stand beside one another', [5, 5, 2, 2], [0, 0, 1, 1]],
  ])('%s', (_what, given, expected) => {
    expect(numbered(given)).toEqual(expected);
  });

  test('counted again they are the same, and no neighbours are parted or joined', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { maxLength: 12 }), (given) => {
        const once = numbered(given);
        expect(numbered(once)).toEqual(once);
        for (let index = 1; index < given.length; index += 1) {
          const wereTogether = given[index] !== null && given[index] === given[index - 1];
          const areTogether = once[index] !== null && once[index] === once[index - 1];
          expect(areTogether).toBe(wereTogether);
        }
      }),
    );
  });
});
