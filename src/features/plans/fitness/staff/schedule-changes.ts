import { without } from '#src/lib/without.ts';
import { noText, type TextFields } from '#src/lib/translations.ts';
import type { ExerciseSet, ScheduleDay, ScheduledExercise } from '../schema.ts';

/** What is put in order by hand keeps its name while it moves. */
interface Keyed {
  readonly key: string;
}

export type EditedSet = Omit<ExerciseSet, 'notes'> & { readonly notes: TextFields };
export type EditedExercise = Omit<ScheduledExercise, 'sets'> &
  Keyed & { readonly sets: readonly EditedSet[] };
export type EditedDay = Omit<ScheduleDay, 'exercises' | 'notes' | 'focusAreas'> &
  Keyed & {
    readonly exercises: readonly EditedExercise[];
    readonly focusAreas: readonly TextFields[];
    readonly notes: TextFields;
  };
export type EditedSchedule = readonly EditedDay[];

const newSet: EditedSet = { setType: 'working', reps: 10, restTime: 60, notes: noText };

/** Nothing chosen yet, with one set to begin with. */
export const newExercise = (key: string): EditedExercise => ({ key, exerciseId: '', sets: [newSet] });

/** The new day's number is the count of days with it. */
export const addDay = (schedule: EditedSchedule, key: string): EditedSchedule => [
  ...schedule,
  { key, day: schedule.length + 1, restDay: false, exercises: [], focusAreas: [], notes: noText },
];

/** The same day once more, after all others. @param keyOf names the copy of what had a name */
export function copyDay(
  schedule: EditedSchedule,
  index: number,
  keyOf: (key: string) => string,
): EditedSchedule {
  const day = schedule[index]!;
  const exercises = day.exercises.map((exercise) => ({ ...exercise, key: keyOf(exercise.key) }));
  return [...schedule, { ...day, exercises, key: keyOf(day.key), day: schedule.length + 1 }];
}

/** The others keep their numbers. */
export const removeDay = (schedule: EditedSchedule, index: number): EditedSchedule => cut(schedule, index);

/** Whoever puts days in order means their order: they are numbered anew. */
export const moveDay = (schedule: EditedSchedule, from: number, to: number): EditedSchedule =>
  numberDays(moved(schedule, from, to));

/** 1, 2, 3, … */
export const numberDays = (schedule: EditedSchedule): EditedSchedule =>
  schedule.map((day, index) => ({ ...day, day: index + 1 }));

/** Whether a number is left out, stands twice or out of order. */
export const hasGaps = (schedule: EditedSchedule): boolean =>
  schedule.some(({ day }, index) => day !== index + 1);

export const changeDay = (
  schedule: EditedSchedule,
  index: number,
  change: (day: EditedDay) => EditedDay,
): EditedSchedule => changed(schedule, index, change);

/** A day of rest has no exercises. */
export const setRest = (day: EditedDay, restDay: boolean): EditedDay => ({
  ...day,
  restDay,
  exercises: restDay ? [] : day.exercises,
});

export const addExercise = (day: EditedDay, key: string): EditedDay => ({
  ...day,
  exercises: [...day.exercises, newExercise(key)],
});

export const removeExercise = (day: EditedDay, index: number): EditedDay => ({
  ...day,
  exercises: cut(day.exercises, index),
});

export const moveExercise = (day: EditedDay, from: number, to: number): EditedDay => ({
  ...day,
  exercises: moved(day.exercises, from, to),
});

export const changeExercise = (
  day: EditedDay,
  index: number,
  change: (exercise: EditedExercise) => EditedExercise,
): EditedDay => ({ ...day, exercises: changed(day.exercises, index, change) });

/** One more like the last. */
export const addSet = (exercise: EditedExercise): EditedExercise => ({
  ...exercise,
  sets: [...exercise.sets, exercise.sets.at(-1) ?? newSet],
});

export const removeSet = (exercise: EditedExercise, index: number): EditedExercise => ({
  ...exercise,
  sets: cut(exercise.sets, index),
});

export const changeSet = (exercise: EditedExercise, index: number, set: EditedSet): EditedExercise => ({
  ...exercise,
  sets: changed(exercise.sets, index, () => set),
});

/** What a set is measured by. */
export type Measure = 'reps' | 'seconds';

export const measureOf = (set: EditedSet): Measure => (set.reps === null ? 'seconds' : 'reps');
export const amountOf = (set: EditedSet): number => set.reps ?? set.durationSeconds ?? 0;

/** The set measured so, and so much of it. */
export function measured(set: EditedSet, measure: Measure, amount: number): EditedSet {
  if (measure === 'seconds') return { ...set, reps: null, durationSeconds: amount };
  return { ...without(set, 'durationSeconds'), reps: amount };
}

/** Between a usual number of repetitions and a usual time, so that neither starts out absurd. */
export const usualAmount: Readonly<Record<Measure, number>> = { reps: 10, seconds: 30 };

const cut = <T>(items: readonly T[], index: number): T[] => items.filter((_, at) => at !== index);

const changed = <T>(items: readonly T[], index: number, change: (item: T) => T): T[] =>
  items.map((item, at) => (at === index ? change(item) : item));

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = cut(items, from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}
