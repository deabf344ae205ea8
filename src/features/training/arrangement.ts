import type { WorkoutSet } from './schema.ts';
import { trainingLimits as limits } from './limits.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { groupOf, inOrder, inTurns, oneMore, withoutDropped } from './workout-sets.ts';

/** How a member changes the workout that goes on: what was done stays as it was done. */

/** An exercise of the workout, with those of its sets that are in it. */
export interface Group {
  readonly key: string;
  readonly exerciseId: string;
  readonly sets: readonly WorkoutSet[];
}

/** What is done one after the other: an exercise by itself, or a superset. */
export interface Unit {
  readonly superset: number | null;
  readonly groups: readonly Group[];
}

const setsOfUnit = ({ groups }: Unit): WorkoutSet[] => groups.flatMap(({ sets }) => sets);

/** The workout as it is gone through. A superset of which one exercise is left is none. */
export function unitsOf(sets: readonly WorkoutSet[]): Unit[] {
  const units = new Map<string, WorkoutSet[]>();
  for (const set of withoutDropped(sets)) {
    const key = set.superset === null ? groupOf(set) : `superset ${set.superset}`;
    units.set(key, [...(units.get(key) ?? []), set]);
  }
  return [...units.values()].map((own) => {
    const groups = [...Map.groupBy(own, groupOf)].map(([key, each]) => ({
      key,
      exerciseId: each[0]!.exerciseId,
      sets: each,
    }));
    return { superset: groups.length > 1 ? own[0]!.superset : null, groups };
  });
}

/** The superset that an exercise is done in; null where it is done by itself. */
export const supersetOf = (sets: readonly WorkoutSet[], set: WorkoutSet): Unit | null =>
  unitsOf(sets).find(
    ({ superset, groups }) => superset !== null && groups.some(({ key }) => key === groupOf(set)),
  ) ?? null;

/** The sets at places that put those of the workout into an order. Only what stands elsewhere then was moved. */
function arranged(sets: readonly WorkoutSet[], order: readonly WorkoutSet[]): WorkoutSet[] {
  const places = order.map(({ place }) => place).toSorted((a, b) => a - b);
  const isStrict = places.every((place, index) => index === 0 || place > places[index - 1]!);
  const placeOf = new Map(order.map(({ id }, index) => [id, isStrict ? places[index]! : index]));
  const supersetsOf = new Map(order.map(({ id, superset }) => [id, superset]));
  return inOrder(
    sets.map((set) => {
      const place = placeOf.get(set.id) ?? set.place;
      const superset = supersetsOf.has(set.id) ? supersetsOf.get(set.id)! : set.superset;
      const isSame = place === set.place && superset === set.superset;
      return isSame ? set : { ...set, place, superset, moves: oneMore(set.moves) };
    }),
  );
}

const orderOf = (units: readonly Unit[], sets: readonly WorkoutSet[]): WorkoutSet[] =>
  units.flatMap((unit) => {
    const ids = new Set(setsOfUnit(unit).map(({ id }) => id));
    return sets.filter(({ id }) => ids.has(id));
  });

/** A unit one place up (-1) or down (1). */
export function moved(sets: readonly WorkoutSet[], index: number, by: 1 | -1): readonly WorkoutSet[] {
  const units = unitsOf(sets);
  const [one, other] = [units[index], units[index + by]];
  if (!one || !other) return sets;
  return arranged(sets, orderOf(units.with(index, other).with(index + by, one), sets));
}

const isOpen = ({ state }: WorkoutSet): boolean => state === 'open';

/** What is open of a unit, in turns, after what is behind. */
const turned = (sets: readonly WorkoutSet[]): WorkoutSet[] => [
  ...sets.filter((set) => !isOpen(set)),
  ...inTurns(sets.filter(isOpen)),
];

/** A unit is done in turns with the next one. */
export function joined(sets: readonly WorkoutSet[], index: number): readonly WorkoutSet[] {
  const units = unitsOf(sets);
  const [one, other] = [units[index], units[index + 1]];
  if (!one || !other) return sets;
  const both = [...setsOfUnit(one), ...setsOfUnit(other)];
  const taken = new Set(
    units.flatMap((unit) => (unit === one || unit === other ? [] : (unit.superset ?? []))),
  );
  // Two devices that join others each choose another number.
  const wanted = [
    one.superset,
    other.superset,
    both[0]!.exercise,
    ...Array.from({ length: limits.exercises }).keys(),
  ];
  const superset = wanted.find((number) => number !== null && !taken.has(number)) ?? null;
  const inTheirTurns = turned(both.map((set) => ({ ...set, superset })));
  const before = orderOf(units.slice(0, index), sets);
  const after = orderOf(units.slice(index + 2), sets);
  return arranged(sets, [...before, ...inTheirTurns, ...after]);
}

/** The exercises of a superset are done one after the other. */
export function parted(sets: readonly WorkoutSet[], index: number): readonly WorkoutSet[] {
  const units = unitsOf(sets);
  const order = units.flatMap((unit, at) =>
    at === index ? setsOfUnit(unit).map((set) => ({ ...set, superset: null })) : orderOf([unit], sets),
  );
  return arranged(sets, order);
}

/** A place right after a set. */
function placeAfter(sets: readonly WorkoutSet[], { place }: WorkoutSet): number {
  const next = sets.map((set) => set.place).filter((other) => other > place);
  return next.length > 0 ? (place + Math.min(...next)) / 2 : place + 1;
}

const untouched = { state: 'open', reps: null, seconds: null, weight: null, at: null } as const;

/** Whether the workout, and this exercise of it, can have another set. */
export const canAddSet = (sets: readonly WorkoutSet[], key: string): boolean =>
  withoutDropped(sets).length < limits.sets &&
  sets.length < limits.setsKept &&
  withoutDropped(sets).filter((set) => groupOf(set) === key).length < maxSets;

/** Of one exercise. */
const maxSets = 30;

/** One more set of an exercise, like its last. */
export function withSet(sets: readonly WorkoutSet[], key: string, id: string): readonly WorkoutSet[] {
  const last = withoutDropped(sets).findLast((set) => groupOf(set) === key);
  if (!last || !canAddSet(sets, key)) return sets;
  const added = { ...last, ...untouched, id, place: placeAfter(sets, last), moves: 0, changes: 1 };
  return inOrder([...sets, added]);
}

/** Without those of some sets that are not behind. */
export const withoutSets = (sets: readonly WorkoutSet[], ids: readonly string[]): WorkoutSet[] =>
  inOrder(
    sets.map((set) =>
      ids.includes(set.id) && isOpen(set)
        ? { ...set, state: 'dropped' as const, changes: oneMore(set.changes) }
        : set,
    ),
  );

/** A change of the workout, to be taken back. */
export interface Step {
  readonly before: readonly WorkoutSet[];
  readonly after: readonly WorkoutSet[];
}

/** The workout with a change taken back; what became of a set after it stays. */
export function undone(sets: readonly WorkoutSet[], { before, after }: Step): WorkoutSet[] {
  const [was, became] = [before, after].map((each) => new Map(each.map((set) => [set.id, set])));
  return inOrder(
    sets.map((set) => {
      const [then, made] = [was!.get(set.id), became!.get(set.id)];
      const isMoved = then && made && made.moves !== then.moves && made.moves === set.moves;
      const isChanged = made && made.changes !== then?.changes && made.changes === set.changes;
      const { place, superset } = isMoved ? then : set;
      const moves = isMoved ? oneMore(set.moves) : set.moves;
      const stood = { place, superset, moves };
      if (!isChanged) return Object.assign({}, set, stood);
      const changes = oneMore(set.changes);
      return Object.assign({}, then ?? { ...set, state: 'dropped' as const }, stood, { changes });
    }),
  );
}

export const openIdsOf = ({ sets }: Group): string[] => sets.filter(isOpen).map(({ id }) => id);

/** What an exercise begins with where nobody planned it. */
function firstSets({ category, pattern }: Pick<Exercise, 'category' | 'pattern'>) {
  if (category === 'cardio') return { count: 1, seconds: 300, rest: 0, setType: 'cardio' } as const;
  if (category === 'mobility') return { count: 2, seconds: 30, rest: 15, setType: 'working' } as const;
  if (pattern === 'carry') return { count: 3, seconds: 30, rest: 60, setType: 'working' } as const;
  return { count: 3, seconds: null, rest: 60, setType: 'working' } as const;
}

const usualReps = 10;
const usualSeconds = 30;

/** Whether the workout can have one exercise more. */
export const canAddExercise = (sets: readonly WorkoutSet[]): boolean =>
  nextExercise(sets) < limits.exercises && withoutDropped(sets).length + 3 <= limits.sets;

const nextExercise = (sets: readonly WorkoutSet[]): number =>
  Math.max(-1, ...sets.map(({ exercise }) => exercise)) + 1;

/** With an exercise of the library at the end. @param newId gives ids for its sets */
export function withExercise(
  sets: readonly WorkoutSet[],
  { id: exerciseId, category, pattern }: Pick<Exercise, 'id' | 'category' | 'pattern'>,
  newId: () => string,
): readonly WorkoutSet[] {
  if (!canAddExercise(sets)) return sets;
  const { count, seconds, rest, setType } = firstSets({ category, pattern });
  const place = Math.max(-1, ...sets.map((set) => set.place)) + 1;
  const added = Array.from({ length: count }, (_set, index): WorkoutSet => ({
    id: newId(),
    moves: 0,
    place: place + index,
    superset: null,
    exerciseId,
    category,
    exercise: nextExercise(sets),
    setNumber: 1,
    setType,
    targetReps: seconds === null ? usualReps : null,
    targetRepsMax: null,
    targetSeconds: seconds,
    targetWeight: null,
    targetRpe: null,
    eachSide: false,
    rest,
    ...untouched,
    changes: 1,
  }));
  return inOrder([...sets, ...added]);
}

const changedOpen = (
  sets: readonly WorkoutSet[],
  key: string,
  change: (set: WorkoutSet) => Partial<WorkoutSet>,
): WorkoutSet[] =>
  inOrder(
    sets.map((set) =>
      groupOf(set) === key && isOpen(set) ? { ...set, ...change(set), changes: oneMore(set.changes) } : set,
    ),
  );

/** With another exercise in place of one, in its sets that are not behind. */
export const swapped = (
  sets: readonly WorkoutSet[],
  key: string,
  { id: exerciseId, category }: Pick<Exercise, 'id' | 'category'>,
): WorkoutSet[] => changedOpen(sets, key, () => ({ exerciseId, category, targetWeight: null }));

/** What is open of an exercise is counted in seconds instead of repetitions, or the other way round. */
export const countedOtherwise = (sets: readonly WorkoutSet[], key: string): WorkoutSet[] =>
  changedOpen(sets, key, ({ targetReps }) => ({
    targetReps: targetReps === null ? usualReps : null,
    targetRepsMax: null,
    targetSeconds: targetReps === null ? null : usualSeconds,
  }));
