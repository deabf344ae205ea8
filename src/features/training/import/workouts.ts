import { kilogramsOf, type WeightUnit } from '#src/lib/weight.ts';
import type { WorkoutSet } from '../schema.ts';
import { trainingLimits } from '../limits.ts';
import { inOrder } from '../workout-sets.ts';
import type { ReadExport, ReadSet, ReadWorkout, Unread } from './exports.ts';
import type { NamedExercise } from './names.ts';

/** What a file has that workouts of ours do not; told, and not kept. */
export interface Unkept {
  /** Sets whose weight was lowered without a rest. */
  readonly dropSets: number;
  readonly failureSets: number;
  /** Kept in the notes of the workout only. */
  readonly distances: number;
  /** Times of sets that have repetitions too. */
  readonly times: number;
  /** What a set felt like; kept as what was planned. */
  readonly efforts: number;
  /** Sets of exercises beyond those that one workout of ours can have. */
  readonly beyond: number;
  /** Workouts whose notes were longer than ours can be. */
  readonly longNotes: number;
}

export const maxNotes = 1_000;
export const maxName = 80;

type Known = ReadonlyMap<string, Pick<NamedExercise, 'id' | 'category'>>;

/** The notes of a workout, cut to what can be kept. */
export const notesOf = ({ notes }: Pick<ReadWorkout, 'notes'>): string | null =>
  notes.join('\n').slice(0, maxNotes).trim() || null;

/** Sets with the exercise of the workout that each is of, from 0: the same one next to itself goes on. */
function withGroups(sets: readonly ReadSet[]): { readonly set: ReadSet; readonly group: number }[] {
  let group = -1;
  return sets.map((set, index) => {
    if (set.exercise !== sets[index - 1]?.exercise) group += 1;
    return { set, group };
  });
}

const isBeyond = ({ group }: { readonly group: number }): boolean => group > trainingLimits.exercises;

/** The sets of a workout as ours are, all done; those of exercises that are left out are not there. */
export function setsOf(
  { sets }: Pick<ReadWorkout, 'sets'>,
  exercises: Known,
  unit: WeightUnit,
): WorkoutSet[] {
  const supersets = [...new Set(sets.flatMap(({ superset }) => superset ?? []))];
  const known = withGroups(sets.filter(({ exercise }) => exercises.has(exercise)));
  const kept = known.flatMap((one): WorkoutSet[] => {
    const { set, group } = one;
    const exercise = exercises.get(set.exercise);
    if (!exercise || isBeyond(one)) return [];
    // A set of ours has repetitions or a time.
    const seconds = set.reps === null ? set.seconds : null;
    const superset = set.superset === null ? -1 : supersets.indexOf(set.superset);
    return [
      {
        id: '',
        place: 0,
        moves: 0,
        superset: superset === -1 || superset > trainingLimits.exercises ? null : superset,
        exerciseId: exercise.id,
        category: exercise.category,
        exercise: group,
        setNumber: 1,
        setType: set.type === 'warm-up' ? 'warm-up' : exercise.category === 'cardio' ? 'cardio' : 'working',
        // What was done is all that is known of what was planned.
        targetReps: set.reps,
        targetRepsMax: null,
        targetSeconds: seconds,
        targetWeight: null,
        targetRpe: set.rpe,
        eachSide: false,
        rest: 0,
        changes: 1,
        state: 'done',
        reps: set.reps,
        seconds,
        weight: loadOf(set, unit),
        at: null,
      },
    ];
  });
  return inOrder(kept.map((set, place) => ({ ...set, id: String(place), place })));
}

const loadOf = ({ weight, unit }: ReadSet, chosen: WeightUnit): number | null =>
  weight === null ? null : Math.round(kilogramsOf(weight, unit ?? chosen) * 100) / 100;

/** Whether the person must say in what unit the loads are. */
export const needsUnit = ({ workouts }: ReadExport): boolean =>
  workouts.some(({ sets }) => sets.some(({ weight, unit }) => weight !== null && unit === null));

/** How often each name comes, in the order in which they come. */
export function namesIn({ workouts }: Pick<ReadExport, 'workouts'>): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { sets } of workouts)
    for (const { exercise } of sets) counted.set(exercise, (counted.get(exercise) ?? 0) + 1);
  return counted;
}

export function unkeptOf(workouts: readonly ReadWorkout[]): Unkept {
  const sets = workouts.flatMap((workout) => workout.sets);
  const count = (is: (set: ReadSet) => boolean) => sets.filter(is).length;
  return {
    dropSets: count(({ type }) => type === 'drop'),
    failureSets: count(({ type }) => type === 'failure'),
    distances: count(({ distance }) => distance !== null),
    times: count(({ reps, seconds }) => reps !== null && seconds !== null),
    efforts: count(({ rpe }) => rpe !== null),
    beyond: workouts.reduce((sum, workout) => sum + withGroups(workout.sets).filter(isBeyond).length, 0),
    longNotes: workouts.filter(({ notes }) => notes.join('\n').length > maxNotes).length,
  };
}

/** With loads in the unit that was chosen where the file says none; those that are too heavy then are not understood. */
export function inUnit(read: ReadExport, unit: WeightUnit): ReadExport {
  const isLight = (set: ReadSet) => (loadOf(set, unit) ?? 0) <= trainingLimits.load.max;
  const heavy = read.workouts.flatMap(({ sets }) => sets.filter((set) => !isLight(set)));
  if (heavy.length === 0) return read;
  return {
    ...read,
    workouts: read.workouts
      .map((workout) => ({ ...workout, sets: workout.sets.filter(isLight) }))
      .filter(({ sets }) => sets.length > 0),
    unread: [
      ...read.unread,
      ...heavy.map(({ line, text }): Unread => ({ line, text, why: 'too_much' })),
    ].toSorted((a, b) => a.line - b.line),
  };
}
