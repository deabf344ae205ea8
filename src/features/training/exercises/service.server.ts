import { formatCursor, parseCursor } from '#src/lib/paging.ts';
import type { OwnContext } from '#src/server/context.server.ts';
import { momentOf } from '#src/server/moment.server.ts';
import { readOwnNames } from '../own-exercises/own.server.ts';
import { figuresColumns } from '../workouts/figures.server.ts';
import type { ExerciseHistory, ExerciseWorkout, TrainedExercise } from './schema.ts';
import { maxCharted } from '../limits.ts';

const pageSize = 10;

/** What a member did of an exercise; null where there is neither the exercise nor anything done of it. */
export async function readTrainedExercise(
  { sql, actor }: OwnContext,
  id: string,
): Promise<TrainedExercise | null> {
  const most = (column: string) => sql`
    (select jsonb_build_object('workoutId', top.workout_id, 'date', session.date, 'value', ${sql(`top.${column}`)})
      from (select * from own where ${sql(column)} > 0 order by ${sql(column)} desc, started_at limit 1) as top
      join workout_sessions as session on (session.user_id, session.id) = (${actor.userId}, top.workout_id))`;
  const [row] = await sql<[Omit<TrainedExercise, 'id'>]>`
    with own as (
      select * from workout_exercises where user_id = ${actor.userId} and exercise_id = ${id}
    )
    select (select data->'name' from everywhere.exercises where id = ${id}) as name,
      (select count(*)::int from own) as workouts,
      (select coalesce(jsonb_agg(jsonb_build_object('workoutId', shown.workout_id, 'date', session.date,
          ${figuresColumns(sql, 'shown')}) order by shown.started_at, shown.workout_id), '[]')
        from (select * from own order by started_at desc, workout_id desc limit ${maxCharted}) as shown
        join workout_sessions as session on (session.user_id, session.id) = (${actor.userId}, shown.workout_id)) as charted,
      jsonb_build_object(
        'best', (select jsonb_build_object('workoutId', top.workout_id, 'date', session.date, 'reps', top.reps,
            'seconds', top.seconds, 'weight', top.weight)
          from (select * from own
            order by coalesce(weight, 0) desc, coalesce(reps, 0) desc, coalesce(seconds, 0) desc, started_at
            limit 1) as top
          join workout_sessions as session on (session.user_id, session.id) = (${actor.userId}, top.workout_id)),
        'volume', ${most('volume')}, 'totalReps', ${most('total_reps')}, 'totalSeconds', ${most('total_seconds')},
        'oneRepMax', ${most('one_rep_max')}) as records`;
  const name = row.name ?? (await readOwnNames(sql, actor.userId, [id])).get(id) ?? null;
  return name === null && row.workouts === 0 ? null : { id, ...row, name };
}

/** The workouts in which an exercise was done, the newest first. @param after `next` of the page before */
export async function listExerciseWorkouts(
  { sql, actor }: OwnContext,
  id: string,
  after?: string,
): Promise<ExerciseHistory> {
  const place = parseCursor(after ?? '');
  const further = place
    ? sql`and (own.started_at, own.workout_id) < (${momentOf(sql, place.at)}, ${place.id})`
    : sql``;
  const rows = await sql<(ExerciseWorkout & { at: string })[]>`
    select own.workout_id as "workoutId", session.date::text,
      jsonb_build_object(${figuresColumns(sql, 'own')}) as figures,
      (select coalesce(jsonb_agg(jsonb_build_object('reps', one->'reps', 'seconds', one->'seconds',
          'weight', one->'weight', 'setType', one->'setType') order by place), '[]')
        from jsonb_array_elements(session.sets) with ordinality as each (one, place)
        where one->>'exerciseId' = own.exercise_id and one->>'state' = 'done') as sets,
      (extract(epoch from own.started_at) * 1000000)::bigint::text as at
    from workout_exercises as own
    join workout_sessions as session on (session.user_id, session.id) = (own.user_id, own.workout_id)
    where own.user_id = ${actor.userId} and own.exercise_id = ${id} ${further}
    order by own.started_at desc, own.workout_id desc
    limit ${pageSize + 1}`;
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ at: _at, ...row }) => row),
    next: last ? formatCursor({ at: last.at, id: last.workoutId }) : null,
  };
}
