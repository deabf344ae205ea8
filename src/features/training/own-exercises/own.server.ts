import type { TransactionSql } from 'postgres';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { Sql } from '#src/server/database.server.ts';
import { asExercise, isOwn } from './as-exercise.ts';
import type { OwnExercise } from './schema.ts';

/** Of one table alone: it need not lie where the routines and workouts that name it do. */
export const selectOwn = (sql: Sql | TransactionSql, userId: string) => sql`
  select id, name, measure, is_loaded as "isLoaded", muscle_group as "muscleGroup", version,
    retired_at is not null as "isRetired"
  from own_exercises where user_id = ${userId}`;

/** Those of some exercises that are the member's own, retired ones too, as the library would have them. */
export async function readOwnAmong(
  sql: Sql | TransactionSql,
  userId: string,
  ids: readonly string[],
): Promise<Exercise[]> {
  const asked = ids.filter(isOwn);
  if (asked.length === 0) return [];
  const rows = await sql<OwnExercise[]>`${selectOwn(sql, userId)} and id = any(${asked}::text[])`;
  return rows.map(asExercise);
}

/** What those of some exercises are called that are the member's own. */
export async function readOwnNames(
  sql: Sql | TransactionSql,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Exercise['name']>> {
  const own = await readOwnAmong(sql, userId, ids);
  return new Map(own.map(({ id, name }) => [id, name]));
}
