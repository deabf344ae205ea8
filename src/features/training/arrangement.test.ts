import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import {
  canAddExercise,
  canAddSet,
  countedOtherwise,
  joined,
  moved,
  openIdsOf,
  parted,
  supersetOf,
  swapped,
  undone,
  unitsOf,
  withExercise,
  withoutSets,
  withSet,
} from './arrangement.ts';
import { workoutSetSchema, type WorkoutSet } from './schema.ts';
import { trainingLimits } from './limits.ts';
import { changedSets, currentSet, groupOf, mergeSets, restAfter, withState } from './workout-sets.ts';

const library = exerciseSchema.array().parse(bundledExercises);
const exercise = (id: string) => library.find((one) => one.id === id)!;
const ids = (prefix: string) => {
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
};
const at = '2026-11-21T06:00:00.000Z';
const done = { reps: 6, seconds: null, weight: null };

/** Push-ups, rows and planks: three sets each. */
const workout = ['push-up', 'bent-over-row', 'chair-dip'].reduce<readonly WorkoutSet[]>(
  (sets, id) => withExercise(sets, exercise(id), ids(id)),
  [],
);
const named = (sets: readonly WorkoutSet[]) =>
  sets
    .filter(({ state }) => state !== 'dropped')
    .map(({ exerciseId, setNumber }) => `${exerciseId[0]}${setNumber}`);
const keyOf = (id: string) => groupOf(workout.find(({ exerciseId }) => exerciseId === id)!);
const doFirst = (sets: readonly WorkoutSet[]) => withState(sets, currentSet(sets)!.id, 'done', at, done);

describe('the exercises of a workout', () => {
  test('come one after the other, whole and able to be told', () => {
    expect(workoutSetSchema.array().parse(workout)).toEqual(workout);
    expect(named(workout)).toEqual(['p1', 'p2', 'p3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
    expect(changedSets(workout)).toHaveLength(9);
  });

  test('are moved up and down, and past neither end', () => {
    expect(named(moved(workout, 1, -1))).toEqual(['b1', 'b2', 'b3', 'p1', 'p2', 'p3', 'c1', 'c2', 'c3']);
    expect(named(moved(workout, 1, 1))).toEqual(['p1', 'p2', 'p3', 'c1', 'c2', 'c3', 'b1', 'b2', 'b3']);
    expect(moved(workout, 0, -1)).toBe(workout);
    expect(moved(workout, 2, 1)).toBe(workout);
    expect(moved(workout, 1, 1).filter(({ moves }) => moves > 0)).toHaveLength(6);
  });

  test('are dropped but for what was done, and come back', () => {
    const begun = doFirst(workout);
    const group = unitsOf(begun)[0]!.groups[0]!;
    const without = withoutSets(begun, openIdsOf(group));
    expect(named(without)).toEqual(['p1', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
    expect(currentSet(without)?.exerciseId).toBe('bent-over-row');
    expect(named(undone(without, { before: begun, after: without }))).toEqual(named(workout));
  });

  test.each([
    ['moved', (sets) => moved(sets, 1, -1)],
    ['joined', (sets) => joined(sets, 0)],
    ['parted', (sets) => parted(sets, 0)],
    ['swapped', (sets) => swapped(sets, keyOf('bent-over-row'), exercise('plank'))],
    ['counted otherwise', (sets) => countedOtherwise(sets, keyOf('chair-dip'))],
    ['one more', (sets) => withExercise(sets, exercise('plank'), ids('plank'))],
    ['with a set more', (sets) => withSet(sets, keyOf('push-up'), 'more')],
    ['taken out', (sets) => withoutSets(sets, openIdsOf(unitsOf(sets)[1]!.groups[0]!))],
  ] as [string, (sets: readonly WorkoutSet[]) => readonly WorkoutSet[]][])(
    'are %s and again as they were, but for what was done since',
    (_name, change) => {
      const plain = (sets: readonly WorkoutSet[]) =>
        sets.flatMap(({ changes: _changes, moves: _moves, ...set }) =>
          set.state === 'dropped' ? [] : [set],
        );
      const before = joined(doFirst(workout), 0);
      const after = change(before);
      const again = undone(after, { before, after });
      expect(plain(after)).not.toEqual(plain(before));
      expect(plain(again)).toEqual(plain(before));
      // Another device that knows of the change takes it back as well.
      expect(mergeSets(after, again)).toEqual(again);
      const trained = doFirst(after);
      const kept = undone(trained, { before, after });
      expect(kept.filter(({ state }) => state === 'done')).toHaveLength(2);
    },
  );

  test('begin as their kind is usually trained, and can be counted otherwise', () => {
    const of = (id: string) => withExercise([], exercise(id), ids('x'));
    expect(of('brisk-walk')).toMatchObject([{ targetSeconds: 300, targetReps: null, setType: 'cardio' }]);
    expect(of('calf-stretch')).toMatchObject([{ targetSeconds: 30 }, { targetSeconds: 30 }]);
    const timed = countedOtherwise(workout, keyOf('push-up'));
    expect(timed[0]).toMatchObject({ targetReps: null, targetSeconds: 30, changes: 2 });
    expect(countedOtherwise(timed, keyOf('push-up'))[0]).toMatchObject({
      targetReps: 10,
      targetSeconds: null,
    });
  });

  test('are not more than a workout can have', () => {
    const last = { ...workout[0]!, exercise: trainingLimits.exercises - 1 };
    expect(canAddExercise([last])).toBe(false);
    expect(withExercise([last], exercise('plank'), ids('x'))).toEqual([last]);
  });
});

describe('sets of an exercise', () => {
  test('are added after its last', () => {
    const more = withSet(workout, keyOf('push-up'), 'more');
    expect(named(more).slice(0, 5)).toEqual(['p1', 'p2', 'p3', 'p4', 'b1']);
    expect(more[3]).toMatchObject({ id: 'more', state: 'open', changes: 1, targetReps: 10 });
    expect(named(withSet(workout, keyOf('chair-dip'), 'more')).at(-1)).toBe('c4');
  });

  test('keep their order however many are added at one place', () => {
    const key = keyOf('push-up');
    let sets = workout;
    for (let count = 3; count < 30; count += 1) sets = withSet(sets, key, `more-${count}`);
    expect(new Set(sets.map(({ place }) => place)).size).toBe(sets.length);
    expect(canAddSet(sets, key)).toBe(false);
    expect(withSet(sets, key, 'one-too-many')).toBe(sets);
  });
});

describe('another exercise in place of one', () => {
  test('takes its open sets, and what was done stays as it was done', () => {
    const sets = swapped(doFirst(workout), keyOf('push-up'), exercise('pike-push-up'));
    expect(
      sets.slice(0, 4).map(({ exerciseId, state, setNumber }) => [exerciseId, state, setNumber]),
    ).toEqual([
      ['push-up', 'done', 1],
      ['pike-push-up', 'open', 1],
      ['pike-push-up', 'open', 2],
      ['bent-over-row', 'open', 1],
    ]);
    expect(currentSet(sets)?.exerciseId).toBe('pike-push-up');
    expect(named(swapped(sets, groupOf(sets[1]!), exercise('push-up')))).toEqual(named(workout));
  });
});

describe('a superset', () => {
  const both = joined(workout, 0);

  test('is done in turns, with a rest after the round', () => {
    expect(named(both)).toEqual(['p1', 'b1', 'p2', 'b2', 'p3', 'b3', 'c1', 'c2', 'c3']);
    expect(both.map((set, index) => restAfter(both, set, both[index + 1] ?? null))).toEqual([
      0, 60, 0, 60, 0, 60, 60, 60, 0,
    ]);
    expect(supersetOf(both, both[0]!)?.groups.map(({ exerciseId }) => exerciseId)).toEqual([
      'push-up',
      'bent-over-row',
    ]);
    expect(supersetOf(both, both.at(-1)!)).toBeNull();
  });

  test('of more than two, and parted again', () => {
    const three = joined(both, 0);
    expect(named(three)).toEqual(['p1', 'b1', 'c1', 'p2', 'b2', 'c2', 'p3', 'b3', 'c3']);
    expect(three.map((set, index) => restAfter(three, set, three[index + 1] ?? null))).toEqual([
      0, 0, 60, 0, 0, 60, 0, 0, 0,
    ]);
    expect(named(parted(three, 0))).toEqual(named(workout));
    expect(parted(three, 0).every(({ superset }) => superset === null)).toBe(true);
  });

  test('begun with what is open, where some is behind', () => {
    const late = joined(doFirst(doFirst(workout)), 0);
    expect(named(late)).toEqual(['p1', 'p2', 'p3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
    expect(restAfter(late, late[2]!, late[3]!)).toBe(0);
  });

  test('does not take the number of another one', () => {
    const four = withExercise(workout, exercise('plank'), ids('plank'));
    const sets = joined(joined(four, 2), 0);
    expect(unitsOf(sets).map(({ groups }) => groups.length)).toEqual([2, 2]);
  });

  test('that one exercise is left of is none', () => {
    const [{ groups } = { groups: [] }] = unitsOf(both);
    const left = withoutSets(both, openIdsOf(groups[1]!));
    expect(unitsOf(left)[0]).toMatchObject({ superset: null });
  });
});

test('whatever two devices change at once, both come to the same workout with all that was done', () => {
  const action = fc.tuple(
    fc.constantFrom('move', 'join', 'part', 'drop', 'add', 'swap', 'do'),
    fc.integer({ min: 0, max: 3 }),
  );
  const act = (device: string, actions: readonly (readonly [string, number])[]) => {
    const newId = ids(device);
    return actions.reduce<readonly WorkoutSet[]>((sets, [what, index]) => {
      const group = unitsOf(sets)[index]?.groups[0];
      if (what === 'move') return moved(sets, index, 1);
      if (what === 'join') return joined(sets, index);
      if (what === 'part') return parted(sets, index);
      if (what === 'add') return withExercise(sets, exercise('plank'), newId);
      if (what === 'do') return currentSet(sets) ? doFirst(sets) : sets;
      if (!group) return sets;
      return what === 'drop'
        ? withoutSets(sets, openIdsOf(group))
        : swapped(sets, group.key, exercise('pike-push-up'));
    }, workout);
  };
  fc.assert(
    fc.property(fc.array(action, { maxLength: 8 }), fc.array(action, { maxLength: 8 }), (a, b) => {
      const [ours, theirs] = [act('a', a), act('b', b)];
      const here = mergeSets(ours, changedSets(theirs));
      expect(mergeSets(theirs, changedSets(ours))).toEqual(here);
      expect(workoutSetSchema.array().parse(here)).toEqual(here);
      const doneOf = (sets: readonly WorkoutSet[]) =>
        sets.filter(({ state, changes }) => state === 'done' && changes === 2).map(({ id }) => id);
      // What was done and nothing else stays done, whatever was moved meanwhile.
      for (const id of doneOf(ours).filter((one) => doneOf(theirs).includes(one)))
        expect(here.find((set) => set.id === id)?.state).toBe('done');
    }),
  );
});
