import type { RoutineExercise } from './schema.ts';

/**
 * Supersets counted from 0 in the order of their exercises. Only neighbours are done in turns: one that is left alone
 * is none, and a number that comes back further down is another superset.
 */
export function numberedSupersets<Exercise extends Pick<RoutineExercise, 'superset'>>(
  exercises: readonly Exercise[],
): Exercise[] {
  let count = 0;
  return exercises.map((exercise, index) => {
    const { superset } = exercise;
    const isLike = (other: Exercise | undefined) => superset !== null && other?.superset === superset;
    const follows = isLike(exercises[index - 1]);
    const leads = isLike(exercises[index + 1]);
    if (!follows && !leads) return { ...exercise, superset: null };
    if (!follows) count += 1;
    return { ...exercise, superset: count - 1 };
  });
}
