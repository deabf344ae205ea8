import type { TransactionSql } from 'postgres';
import { addActivity } from '#src/features/activity/service.server.ts';
import type { NewActivity } from '#src/features/activity/schema.ts';
import { parseCursor, formatCursor } from '#src/lib/paging.ts';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { momentOf } from '#src/server/moment.server.ts';
import { caloriesOf } from '../energy.ts';
import { loggedEstimate } from '../logged-energy.ts';
import { writeFigures } from '../exercise-figures.server.ts';
import { compare, figuresByExercise, recordsOf, type Bests } from '../exercise-figures.ts';
import type { WorkoutSession } from '../schema.ts';
import { readOwnNames } from '../own-exercises/own.server.ts';
import { sessionNames } from '../session-name.ts';
import { isoInstant, withTrainingLocked } from '../started-plans.server.ts';
import { bestsColumns, figuresColumns } from './figures.server.ts';
import { wholeSets, withoutDropped, type StoredSet } from '../workout-sets.ts';
import type { ComparedExercise, ListedWorkout, Workout, WorkoutList, WorkoutPatch } from './schema.ts';

const pageSize = 50;

/** Of a finished session with sets: a day that was only marked as done is no workout. */
const isWorkout = (sql: Sql | TransactionSql) =>
  sql`session.finished_at is not null and session.sets <> '[]'`;

/** What was done, the newest first. @param after `next` of the page before */
export async function listWorkouts({ sql, actor }: OwnContext, after?: string): Promise<WorkoutList> {
  const place = parseCursor(after ?? '');
  const further = place
    ? sql`and (session.started_at, session.id) < (${momentOf(sql, place.at)}, ${place.id})`
    : sql``;
  const rows = await sql<(ListedWorkout & { at: string })[]>`
    select session.id, session.routine_id as "routineId", session.source, plan.title, session.name, session.week,
      session.day, session.started_at as "startedAt",
      session.date::text, session.minutes,
      jsonb_array_length(jsonb_path_query_array(session.sets, '$[*] ? (@.state == "done")')) as sets,
      (extract(epoch from session.started_at) * 1000000)::bigint::text as at
    from workout_sessions as session left join everywhere.fitness_plans as plan on plan.id = session.plan_id
    where session.user_id = ${actor.userId} and ${isWorkout(sql)} ${further}
    order by session.started_at desc, session.id desc
    limit ${pageSize + 1}`;
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ at: _at, startedAt, ...row }) => ({ ...row, startedAt: isoInstant(startedAt) })),
    next: last ? formatCursor(last) : null,
  };
}

interface WorkoutRow extends Omit<Workout, 'exercises' | 'estimate' | 'startedAt' | 'finishedAt' | 'sets'> {
  readonly sets: readonly StoredSet[];
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly details: unknown;
  readonly names: Readonly<Record<string, ComparedExercise['name']>>;
  readonly earlier: Readonly<
    Record<string, { readonly before: ComparedExercise['before']; readonly bests: Bests | null }>
  >;
}

/** A finished workout, compared with what was done before it; null where there is none. */
export async function readWorkout(
  sql: Sql | TransactionSql,
  userId: string,
  id: string,
): Promise<Workout | null> {
  const [row] = await sql<WorkoutRow[]>`
    select session.id, session.plan_id as "planId", session.started_plan_id as "startedPlanId",
      session.routine_id as "routineId", plan.title, session.name, session.week, session.day, session.sets, session.started_at as "startedAt",
      session.finished_at as "finishedAt", session.date::text, session.minutes, session.notes, session.effort,
      session.source, activity.id is not null as "isInCalendar", activity.details,
      (select coalesce(jsonb_object_agg(exercise.id, exercise.data->'name'), '{}') from everywhere.exercises as exercise
        where exercise.id in (select one->>'exerciseId' from jsonb_array_elements(session.sets) as one)) as names,
      (select coalesce(jsonb_object_agg(figures.exercise_id,
          jsonb_build_object('before', before.told, 'bests', case when before.told is not null then bests.told end)), '{}')
        from workout_exercises as figures
        left join lateral (
          select jsonb_build_object('workoutId', earlier.workout_id, 'date', theirs.date,
            ${figuresColumns(sql, 'earlier')}) as told
          from workout_exercises as earlier join workout_sessions as theirs
            on (theirs.user_id, theirs.id) = (earlier.user_id, earlier.workout_id)
          where earlier.user_id = ${userId} and theirs.user_id = ${userId} and earlier.exercise_id = figures.exercise_id
            and (earlier.started_at, earlier.workout_id) < (figures.started_at, figures.workout_id)
          order by earlier.started_at desc, earlier.workout_id desc limit 1
        ) as before on true
        left join lateral (
          select jsonb_build_object(${bestsColumns(sql, 'earlier')}) as told
          from workout_exercises as earlier
          where earlier.user_id = ${userId} and earlier.exercise_id = figures.exercise_id
            and (earlier.started_at, earlier.workout_id) < (figures.started_at, figures.workout_id)
        ) as bests on true
        where figures.user_id = ${userId} and figures.workout_id = session.id) as earlier
    from workout_sessions as session
    left join everywhere.fitness_plans as plan on plan.id = session.plan_id
    left join activities as activity on activity.id = session.activity_id and activity.user_id = ${userId}
    where session.user_id = ${userId} and session.id = ${id} and ${isWorkout(sql)}`;
  if (!row) return null;
  const own = await readOwnNames(
    sql,
    userId,
    row.sets.map(({ exerciseId }) => exerciseId),
  );
  return workoutOf({ ...row, names: { ...row.names, ...Object.fromEntries(own) } });
}

function workoutOf({ details, names, earlier, startedAt, finishedAt, ...row }: WorkoutRow): Workout {
  const sets = withoutDropped(wholeSets(row.sets));
  const figures = figuresByExercise(sets);
  const ids = [...new Set(sets.map(({ exerciseId }) => exerciseId))];
  return {
    ...row,
    sets,
    startedAt: isoInstant(startedAt),
    finishedAt: isoInstant(finishedAt),
    estimate: loggedEstimate(details),
    exercises: ids.map((exerciseId): ComparedExercise => {
      const now = figures.get(exerciseId) ?? null;
      const { before, bests } = earlier[exerciseId] ?? { before: null, bests: null };
      return {
        exerciseId,
        name: names[exerciseId] ?? null,
        figures: now,
        before,
        comparison: now && before ? compare(now, before) : null,
        records: now ? recordsOf(now, bests) : [],
      };
    }),
  };
}

/** Writes what is told of a workout. Its activity goes along with its minutes and its name. */
export async function changeWorkout(
  context: MemberContext,
  id: string,
  { name, minutes, notes, effort }: WorkoutPatch,
): Promise<Workout | 'session_not_found'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const workout = await readWorkout(transaction, userId, id);
    if (!workout) return 'session_not_found';
    await transaction`
      update workout_sessions set
        minutes = ${minutes ?? workout.minutes}, effort = ${effort === undefined ? workout.effort : effort},
        notes = ${notes === undefined ? workout.notes : notes || null},
        name = ${name === undefined ? workout.name : name || null}
      where user_id = ${userId} and id = ${id}`;
    if (minutes !== undefined || name !== undefined) {
      const { estimate } = workout;
      const names = name !== undefined && sessionNames({ ...workout, name: name || null });
      const changed = {
        ...(names && { names, name: names[context.language] }),
        ...(minutes !== undefined && { duration: minutes }),
        ...(minutes !== undefined &&
          estimate && { calories: caloriesOf(estimate.met, estimate.bodyWeight, minutes) }),
      };
      await transaction`
        update activities set details = details || ${JSON.stringify(changed)}::text::jsonb
        where user_id = ${userId} and id = (
          select activity_id from workout_sessions where user_id = ${userId} and id = ${id})`;
    }
    return (await readWorkout(transaction, userId, id))!;
  });
}

/** Takes a workout and its activity away; for a day it can be brought back. @returns false where there is none of that id */
export async function deleteWorkout(context: MemberContext, id: string): Promise<boolean> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const { count } = await transaction`
      with gone as (
        delete from workout_sessions as session
        where id = ${id} and user_id = ${userId} and ${isWorkout(transaction)} returning *
      ), unlogged as (
        delete from activities where user_id = ${userId} and id in (select activity_id from gone)
        returning id, date, type, details
      )
      insert into deleted_workouts (id, user_id, workout, activity, deleted_at)
      select id, user_id, to_jsonb(gone), (select to_jsonb(unlogged) from unlogged), ${context.now().toISOString()}
      from gone`;
    return count > 0;
  });
}

/** Brings back a deleted workout as it was, with its activity; one that is there already stays. */
export async function restoreWorkout(
  context: MemberContext,
  id: string,
): Promise<Workout | 'session_not_found' | 'day_full'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const there = await readWorkout(transaction, userId, id);
    if (there) return there;
    const [deleted] = await transaction<{ activity: NewActivity | null }[]>`
      select activity from deleted_workouts where id = ${id} and user_id = ${userId}`;
    if (!deleted) return 'session_not_found';
    // Where the calendar has brought it back meanwhile, it stands as it was brought back there.
    if (deleted.activity && (await addActivity(transaction, userId, deleted.activity)) === 'day_full')
      return 'day_full';
    // Its plan, and that it was followed, may be gone meanwhile.
    await transaction`
      insert into workout_sessions
      select (jsonb_populate_record(null::workout_sessions, workout || jsonb_build_object(
        'plan_id', (select id from everywhere.fitness_plans where id = workout->>'plan_id'),
        'started_plan_id', (select id from started_plans
          where user_id = ${userId} and id = (workout->>'started_plan_id')::uuid),
        'import_id', (select id from workout_imports
          where user_id = ${userId} and id = (workout->>'import_id')::uuid),
        'routine_id', (select id from routines
          where user_id = ${userId} and id = (workout->>'routine_id')::uuid)))).*
      from deleted_workouts where id = ${id} and user_id = ${userId}`;
    await transaction`delete from deleted_workouts where id = ${id} and user_id = ${userId}`;
    const [{ sets }] = await transaction<[Pick<WorkoutSession, 'sets'>]>`
      select sets from workout_sessions where user_id = ${userId} and id = ${id}`;
    await writeFigures(transaction, userId, id, sets);
    return (await readWorkout(transaction, userId, id))!;
  });
}

/** Housekeeping: a deletion can be undone for a day. */
export async function forgetDeletedWorkouts(sql: Sql): Promise<void> {
  await sql`delete from deleted_workouts where deleted_at < now() - interval '1 day'`;
}
