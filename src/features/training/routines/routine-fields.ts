import type { ScheduleDay } from '#src/features/plans/fitness/schema.ts';
import type { WorkoutSet } from '../schema.ts';
import { groupOf, withoutDropped } from '../workout-sets.ts';
import type { RoutineDraft, RoutineExercise, RoutineSet } from './schema.ts';
import { numberedSupersets } from './supersets.ts';
import { routineLimits as limits } from '../limits.ts';

/** A set as it is typed: what is missing or wrong is said when it is saved. */
export type SetFields = Omit<RoutineSet, 'restTime'> & {
  readonly measure: 'reps' | 'seconds';
  readonly restTime: number | null;
};

export interface ExerciseFields {
  /** Of this form, so that what stands in it moves along. */
  readonly key: string;
  readonly exerciseId: string;
  /** Done in turns with the one below it. */
  readonly isWithNext: boolean;
  readonly notes: string;
  readonly sets: readonly SetFields[];
}

/** A routine as the form holds it. */
export interface RoutineFields {
  readonly name: string;
  readonly exercises: readonly ExerciseFields[];
}

const newSet: SetFields = {
  setType: 'working',
  measure: 'reps',
  reps: 8,
  repsMax: 12,
  seconds: null,
  eachSide: false,
  weight: null,
  restTime: 90,
  rpe: null,
};
const firstSets = 3;
const firstSeconds = 30;

/** An exercise that was just added: three sets, in seconds where it is held or kept up. */
export const newExercise = (key: string, exerciseId: string, isTimed: boolean): ExerciseFields => ({
  key,
  exerciseId,
  isWithNext: false,
  notes: '',
  sets: Array.from({ length: firstSets }, () => (isTimed ? inSeconds(newSet) : newSet)),
});

export const inSeconds = (set: SetFields): SetFields => ({
  ...set,
  measure: 'seconds',
  seconds: set.seconds ?? firstSeconds,
});

/** @param keyOf a new key for each exercise */
export const fieldsOf = ({ name, exercises }: RoutineDraft, keyOf: () => string): RoutineFields => ({
  name,
  exercises: exercises.map(({ exerciseId, superset, notes, sets }, index) => ({
    key: keyOf(),
    exerciseId,
    isWithNext: superset !== null && exercises[index + 1]?.superset === superset,
    notes: notes ?? '',
    sets: sets.map((set) => ({ ...set, measure: set.seconds === null ? 'reps' : 'seconds' })),
  })),
});

/** What is sent, as far as it is right: `checked` says what is wrong with it. */
export function draftOf({ name, exercises }: RoutineFields) {
  let superset = 0;
  return {
    name,
    exercises: numberedSupersets(
      exercises.map(({ exerciseId, isWithNext, notes, sets }) => {
        const own = superset;
        if (!isWithNext) superset += 1;
        return { exerciseId, superset: own, notes: notes.trim() || null, sets: sets.map(draftSet) };
      }),
    ),
  };
}

/** Of the two measures one counts. */
const draftSet = ({ measure, reps, repsMax, seconds, ...set }: SetFields) => ({
  ...set,
  reps: measure === 'reps' ? reps : null,
  repsMax: measure === 'reps' ? repsMax : null,
  seconds: measure === 'seconds' ? seconds : null,
});

/** Exercises in their supersets, from the first to the last; one that is done alone is a unit of its own. */
export function unitsOf<Exercise extends Pick<ExerciseFields, 'isWithNext'>>(
  exercises: readonly Exercise[],
): Exercise[][] {
  const units: Exercise[][] = [];
  let isOpen = false;
  for (const exercise of exercises) {
    if (isOpen) units.at(-1)!.push(exercise);
    else units.push([exercise]);
    isOpen = exercise.isWithNext;
  }
  return units;
}

/** The units as one list: within one each is done with the next, and the last of it with none. */
const joined = (units: readonly (readonly ExerciseFields[])[]): ExerciseFields[] =>
  units.flatMap((unit) =>
    unit.map((exercise, index) => ({ ...exercise, isWithNext: index < unit.length - 1 })),
  );

const swapped = <Item>(items: readonly Item[], a: number, b: number): Item[] =>
  items.map((item, index) => (index === a ? items[b]! : index === b ? items[a]! : item));

/**
 * An exercise one place up (-1) or down (1): within its superset, and at the end of that the superset as a whole, past
 * whatever stands there. Nothing is parted or joined by it.
 */
export function moved(
  exercises: readonly ExerciseFields[],
  key: string,
  by: 1 | -1,
): readonly ExerciseFields[] {
  const units = unitsOf(exercises);
  const unit = units.findIndex((each) => each.some((one) => one.key === key));
  const own = units[unit];
  if (!own) return exercises;
  const within = own.findIndex((one) => one.key === key);
  if (own[within + by]) return joined(units.with(unit, swapped(own, within, within + by)));
  return units[unit + by] ? joined(swapped(units, unit, unit + by)) : exercises;
}

/** Without one of them; those before and after it in its superset stay together. */
export const without = (exercises: readonly ExerciseFields[], key: string): ExerciseFields[] =>
  joined(unitsOf(exercises).map((unit) => unit.filter((one) => one.key !== key)));

/** Joins an exercise with the next one, or parts them. */
export const withNext = (
  exercises: readonly ExerciseFields[],
  key: string,
  isWithNext: boolean,
): ExerciseFields[] =>
  exercises.map((exercise, index) =>
    exercise.key === key ? { ...exercise, isWithNext: isWithNext && index < exercises.length - 1 } : exercise,
  );

/** As many sets as are asked for: further ones are like the last. */
export function withCount(sets: readonly SetFields[], count: number): readonly SetFields[] {
  const last = sets.at(-1) ?? newSet;
  const whole = Math.min(Math.max(count, 1), limits.sets);
  return Array.from({ length: whole }, (_set, index) => sets[index] ?? last);
}

/** What all of the sets have in common in one field; undefined where they differ. */
export function common<Field extends keyof SetFields>(
  sets: readonly SetFields[],
  field: Field,
): SetFields[Field] | undefined {
  const value = sets[0]?.[field];
  return sets.every((set) => set[field] === value) ? value : undefined;
}

/** Stretches of sets that are alike, for a short line: `3 × 8–12`. */
export function runsOf(sets: readonly SetFields[]): { readonly count: number; readonly set: SetFields }[] {
  const runs: { count: number; set: SetFields }[] = [];
  for (const set of sets) {
    const last = runs.at(-1);
    if (last && isAlike(last.set, set)) last.count += 1;
    else runs.push({ count: 1, set });
  }
  return runs;
}

const isAlike = (a: SetFields, b: SetFields): boolean =>
  JSON.stringify(draftSet(a)) === JSON.stringify(draftSet(b));

/** A routine from the day of a plan. */
export const routineOfDay = (name: string, day: Pick<ScheduleDay, 'exercises'>): RoutineDraft => ({
  name: cut(name),
  exercises: day.exercises.slice(0, limits.exercises).map(({ exerciseId, sets }): RoutineExercise => ({
    exerciseId,
    superset: null,
    notes: null,
    sets: sets.slice(0, limits.sets).map((set) => ({
      setType: set.setType,
      reps: set.durationSeconds === undefined ? set.reps : null,
      repsMax: set.durationSeconds === undefined ? (set.repsMax ?? null) : null,
      seconds: set.durationSeconds ?? null,
      eachSide: set.eachSide ?? false,
      weight: null,
      restTime: set.restTime,
      rpe: set.rpe ?? null,
    })),
  })),
});

/**
 * A routine from a finished workout: the range that was planned or else what was done, with the load that was done.
 * Sets that were taken out of it do not come along.
 */
export function routineOfWorkout(name: string, sets: readonly WorkoutSet[]): RoutineDraft {
  const groups = Map.groupBy(withoutDropped(sets), groupOf);
  const exercises = [...groups.values()].slice(0, limits.exercises).map((own): RoutineExercise => ({
    exerciseId: own[0]!.exerciseId,
    superset: own[0]!.superset,
    notes: null,
    sets: own.slice(0, limits.sets).map(plannedAgain),
  }));
  return { name: cut(name), exercises: numberedSupersets(exercises) };
}

/** None at all, or a moment, is no target. */
function plannedAgain(set: WorkoutSet): RoutineSet {
  const { setType, eachSide, rest, targetRpe, targetRepsMax } = set;
  const reps = (targetRepsMax === null && set.reps) || set.targetReps;
  return {
    setType,
    reps,
    repsMax: reps === null ? null : targetRepsMax,
    seconds: reps === null ? set.seconds || set.targetSeconds : null,
    eachSide,
    weight: set.weight ?? set.targetWeight,
    restTime: rest,
    rpe: targetRpe,
  };
}

/** As much of a name as fits. */
export const cut = (name: string): string =>
  name
    .slice(0, limits.name)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
