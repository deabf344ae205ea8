import type { TransactionSql } from 'postgres';
import type { Sql } from '#src/server/database.server.ts';
import type { PastWorkout } from './progression.ts';
import { isoInstant } from './started-plans.server.ts';

/** Of one exercise. */
const workoutsRead = 6;

/** What was done of some exercises in the newest finished sessions that have them, the newest first. */
export async function readPastWorkouts(
  sql: Sql | TransactionSql,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PastWorkout[]>> {
  const rows = await sql<(PastWorkout & { exerciseId: string })[]>`
    select asked.id as "exerciseId", latest.started_at as "startedAt",
      (select jsonb_agg(one order by position)
        from jsonb_array_elements(session.sets) with ordinality as set(one, position)
        where one->>'exerciseId' = asked.id) as sets
    from unnest(${[...ids]}::text[]) as asked(id)
    cross join lateral (
      select workout_id, started_at from workout_exercises
      where user_id = ${userId} and exercise_id = asked.id
      order by started_at desc, workout_id desc limit ${workoutsRead}
    ) as latest
    join workout_sessions as session on session.user_id = ${userId} and session.id = latest.workout_id
    order by asked.id, latest.started_at desc, latest.workout_id desc`;
  const past = new Map<string, PastWorkout[]>();
  for (const { exerciseId, startedAt, sets } of rows)
    past.set(exerciseId, [...(past.get(exerciseId) ?? []), { startedAt: isoInstant(startedAt), sets }]);
  return past;
}
