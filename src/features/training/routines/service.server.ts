import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { readOwnAmong, readOwnNames } from '../own-exercises/own.server.ts';
import { withTrainingLocked } from '../started-plans.server.ts';
import { routineLimits as limits } from '../limits.ts';
import type { ListedRoutine, NewRoutine, Routine, RoutineChange, RoutineDraft } from './schema.ts';

/** Finished workouts that are named with a routine. */
const maxDone = 5;

/** A member's deleted routines that can be brought back: no more than can be kept. */
const maxDeleted = limits.routines;

interface Conflict {
  /** What stands. */
  readonly current: Routine;
}

/** The finished workouts of a routine (`routine`), the newest first. */
const doneOf = (sql: Sql | TransactionSql, userId: string) => sql`
  select session.id as "workoutId", session.date::text as date, session.minutes, session.started_at,
    jsonb_array_length(jsonb_path_query_array(session.sets, '$[*] ? (@.state == "done")')) as sets
  from workout_sessions as session
  where session.routine_id = routine.id and session.user_id = ${userId}
    and session.finished_at is not null and session.sets <> '[]'
  order by session.started_at desc, session.id desc`;

/** The member's routines: what was done or changed last comes first. */
export async function listRoutines({ sql, actor }: OwnContext): Promise<ListedRoutine[]> {
  const routines = await sql<ListedRoutine[]>`
    select routine.id, routine.name,
      (select jsonb_agg(jsonb_build_object(
          'exerciseId', planned->>'exerciseId', 'name', exercise.data->'name',
          'superset', planned->'superset', 'sets', jsonb_array_length(planned->'sets')) order by place)
        from jsonb_array_elements(routine.exercises) with ordinality as each (planned, place)
        left join everywhere.exercises as exercise on exercise.id = planned->>'exerciseId') as exercises,
      case when done.date is not null
        then jsonb_build_object('workoutId', done."workoutId", 'date', done.date) end as done
    from routines as routine
    left join lateral (${doneOf(sql, actor.userId)} limit 1) as done on true
    where routine.user_id = ${actor.userId} and routine.deleted_at is null
    order by greatest(routine.updated_at, done.started_at) desc, routine.id`;
  const ids = routines.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
  const own = await readOwnNames(sql, actor.userId, ids);
  return routines.map(({ exercises, ...routine }) => ({
    ...routine,
    exercises: exercises.map((one) => ({ ...one, name: one.name ?? own.get(one.exerciseId) ?? null })),
  }));
}

/** One of the member's routines; null where there is none of that id. */
export async function readRoutine(
  sql: Sql | TransactionSql,
  userId: string,
  id: string,
): Promise<Routine | null> {
  const [row] = await sql<Routine[]>`
    select routine.id, routine.name, routine.exercises, routine.version,
      (select coalesce(jsonb_agg(to_jsonb(done) - 'started_at' order by done.started_at desc), '[]')
        from (${doneOf(sql, userId)} limit ${maxDone}) as done) as done
    from routines as routine
    where routine.id = ${id} and routine.user_id = ${userId} and routine.deleted_at is null`;
  return row ?? null;
}

/** Keeps a routine. Sent again under its id it is kept once. */
export async function createRoutine(
  context: MemberContext,
  { id = randomUUID(), name, exercises }: NewRoutine,
): Promise<Routine | Conflict | 'id_taken' | 'too_many' | 'no_such_exercise'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const content = JSON.stringify(exercises);
    const [earlier] = await transaction<{ isSame: boolean }[]>`
      select (name, exercises) = (${name}, ${content}::text::jsonb) as "isSame"
      from routines where id = ${id} and user_id = ${userId} and deleted_at is null`;
    if (earlier) {
      const current = (await readRoutine(transaction, userId, id))!;
      return earlier.isSame ? current : { current };
    }
    if (await hasEnough(transaction, userId)) return 'too_many';
    if (!(await areKnown(transaction, userId, exercises))) return 'no_such_exercise';
    const at = context.now().toISOString();
    const { count } = await transaction`
      insert into routines (id, user_id, name, exercises, created_at, updated_at)
      values (${id}, ${userId}, ${name}, ${content}::text::jsonb, ${at}, ${at})
      on conflict do nothing`;
    return count === 0 ? 'id_taken' : (await readRoutine(transaction, userId, id))!;
  });
}

/** Writes a routine over the version that its writer had before them. What was written already stands as it is. */
export async function changeRoutine(
  context: MemberContext,
  id: string,
  { version, name, exercises }: RoutineChange,
): Promise<Routine | Conflict | 'not_found' | 'no_such_exercise'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const content = JSON.stringify(exercises);
    const current = await readRoutine(transaction, userId, id);
    if (!current) return 'not_found';
    const [{ isSame }] = await transaction<[{ isSame: boolean }]>`
      select (name, exercises) = (${name}, ${content}::text::jsonb) as "isSame"
      from routines where user_id = ${userId} and id = ${id}`;
    if (isSame) return current;
    if (current.version !== version) return { current };
    // What has left the library since may stay.
    const kept = current.exercises.map(({ exerciseId }) => exerciseId);
    if (!(await areKnown(transaction, userId, exercises, kept))) return 'no_such_exercise';
    await transaction`
      update routines set name = ${name}, exercises = ${content}::text::jsonb, version = version + 1,
        updated_at = ${context.now().toISOString()}
      where user_id = ${userId} and id = ${id}`;
    return (await readRoutine(transaction, userId, id))!;
  });
}

/** Takes a routine away; for a day it can be brought back. @returns false where there is none of that id */
export async function deleteRoutine(context: MemberContext, id: string): Promise<boolean> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const { count } = await transaction`
      update routines set deleted_at = ${context.now().toISOString()}
      where id = ${id} and user_id = ${userId} and deleted_at is null`;
    const gone = await transaction<{ id: string }[]>`
      select id from routines where user_id = ${userId} and deleted_at is not null
      order by deleted_at desc, id offset ${maxDeleted}`;
    await forget(transaction, userId, gone);
    return count > 0;
  });
}

/** Brings back a deleted routine as it was; one that is there already stays. */
export async function restoreRoutine(
  context: MemberContext,
  id: string,
): Promise<Routine | 'not_found' | 'too_many'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const there = await readRoutine(transaction, userId, id);
    if (there) return there;
    if (await hasEnough(transaction, userId)) return 'too_many';
    await transaction`update routines set deleted_at = null where id = ${id} and user_id = ${userId}`;
    return (await readRoutine(transaction, userId, id)) ?? 'not_found';
  });
}

async function hasEnough(transaction: TransactionSql, userId: string): Promise<boolean> {
  const [{ count }] = await transaction<[{ count: number }]>`
    select count(*)::int as count from routines where user_id = ${userId} and deleted_at is null`;
  return count >= limits.routines;
}

/** Whether all of the exercises are in the library, the member's own, or among those that are let pass. */
async function areKnown(
  transaction: TransactionSql,
  userId: string,
  exercises: RoutineDraft['exercises'],
  passing: readonly string[] = [],
): Promise<boolean> {
  const asked = [...new Set(exercises.map(({ exerciseId }) => exerciseId))];
  const missing = asked.filter((id) => !passing.includes(id));
  const known = await transaction`select from exercises where id = any (${missing})`;
  const own = await readOwnAmong(transaction, userId, missing);
  return known.length + own.length === missing.length;
}

/** Takes routines away for good. Their workouts stay; a spread database has no foreign key that says so (0128). */
async function forget(
  transaction: TransactionSql,
  userId: string,
  gone: readonly { readonly id: string }[],
): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await transaction`
    update workout_sessions set routine_id = null where user_id = ${userId} and routine_id = any(${ids}::uuid[])`;
  await transaction`delete from routines where user_id = ${userId} and id = any(${ids}::uuid[])`;
}

/** Housekeeping: a deletion can be undone for a day. */
export async function forgetDeletedRoutines(sql: Sql): Promise<void> {
  const old = await sql<{ userId: string; ids: string[] }[]>`
    select user_id as "userId", array_agg(id::text) as ids from routines
    where deleted_at < now() - interval '1 day' group by user_id`;
  for (const { userId, ids } of old)
    await sql.begin(async (transaction) => {
      const gone = await transaction<{ id: string }[]>`
        select id from routines
        where user_id = ${userId} and id = any(${ids}::uuid[]) and deleted_at is not null for update`;
      await forget(transaction, userId, gone);
    });
}
