import type { TransactionSql } from 'postgres';
import type { Sql } from '#src/server/database.server.ts';
import type { PastWorkout } from './progression.ts';
import { isoInstant } from './started-plans.server.ts';

/** Sessions that are looked through for what was done before. */
const sessionsLookedThrough = 40;
/** Of one exercise. */
const workoutsRead = 6;

/** What was done of some exercises in the newest finished sessions that have them, the newest first. */
export async function readPastWorkouts(
  sql: Sql | TransactionSql,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PastWorkout[]>> {
  const rows = await sql<(PastWorkout & { exerciseId: string })[]>`
    with recent as (
      select id, started_at, sets from workout_sessions
      where user_id = ${userId} and finished_at is not null and sets <> '[]'
      order by started_at desc limit ${sessionsLookedThrough}
    ), workouts as (
      select one->>'exerciseId' as exercise, started_at, jsonb_agg(one order by position) as sets,
        row_number() over (partition by one->>'exerciseId' order by started_at desc) as place
      from recent cross join lateral jsonb_array_elements(recent.sets) with ordinality as set(one, position)
      where one->>'exerciseId' = any(${[...ids]}::text[]) and one->>'state' <> 'dropped'
      group by exercise, id, started_at
      having bool_or(one->>'state' = 'done')
    )
    select exercise as "exerciseId", started_at as "startedAt", sets from workouts
    where place <= ${workoutsRead} order by exercise, place`;
  const past = new Map<string, PastWorkout[]>();
  for (const { exerciseId, startedAt, sets } of rows)
    past.set(exerciseId, [...(past.get(exerciseId) ?? []), { startedAt: isoInstant(startedAt), sets }]);
  return past;
}
