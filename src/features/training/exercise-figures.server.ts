import type { TransactionSql } from 'postgres';
import { figuresByExercise } from './exercise-figures.ts';
import type { WorkoutSet } from './schema.ts';

/** What sets come to, exercise by exercise, by the names of the columns. */
export const figuresRows = (sets: readonly WorkoutSet[]) =>
  [...figuresByExercise(sets)].map(([exerciseId, { best, ...figures }]) => ({
    exercise_id: exerciseId,
    sets: figures.sets,
    ...best,
    volume: figures.volume,
    total_reps: figures.totalReps,
    total_seconds: figures.totalSeconds,
    one_rep_max: figures.oneRepMax,
  }));

/** Keeps what the sets of a finished workout come to, exercise by exercise, in place of what was kept of them before. */
export async function writeFigures(
  transaction: TransactionSql,
  userId: string,
  workoutId: string,
  sets: readonly WorkoutSet[],
): Promise<void> {
  await transaction`delete from workout_exercises where user_id = ${userId} and workout_id = ${workoutId}`;
  await transaction`
    insert into workout_exercises (workout_id, user_id, started_at, exercise_id, sets, weight, reps, seconds, volume,
      total_reps, total_seconds, one_rep_max)
    select session.id, session.user_id, session.started_at, told.*
    from workout_sessions as session, jsonb_to_recordset(${JSON.stringify(figuresRows(sets))}::text::jsonb) as told (
      exercise_id text, sets smallint, weight real, reps smallint, seconds integer, volume float8,
      total_reps integer, total_seconds integer, one_rep_max real)
    where session.user_id = ${userId} and session.id = ${workoutId} and session.finished_at is not null`;
}
