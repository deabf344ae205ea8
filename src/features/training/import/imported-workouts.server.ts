import { createHash } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { maxPerDay } from '#src/features/activity/service.server.ts';
import { workoutType } from '#src/features/activity/kinds.ts';
import { today } from '#src/lib/day.ts';
import { readable } from '#src/lib/text.ts';
import type { WeightUnit } from '#src/lib/weight.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { figuresRows } from '../exercise-figures.server.ts';
import { sessionNames } from '../session-name.ts';
import { instantOf, zoneOf } from './cells.ts';
import type { ReadWorkout } from './exports.ts';
import { maxName, notesOf, setsOf } from './workouts.ts';

/** Of one member the same workout of a file has the same id, however often it is brought. */
export function idOf(userId: string, source: string, { start, name }: ReadWorkout): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, source, start, name]))
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Which of some workouts the member has. */
export async function findKnown(
  sql: Sql | TransactionSql,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from workout_sessions where user_id = ${userId} and id = any(${[...ids]}::text[]::uuid[])`;
  return new Set(rows.map(({ id }) => id));
}

/** A workout as its row is. */
export interface WorkoutRow {
  readonly id: string;
  readonly date: string;
  readonly name: string | null;
  readonly started_at: string;
  readonly finished_at: string;
  readonly minutes: number | null;
  readonly notes: string | null;
  readonly sets: ReturnType<typeof setsOf>;
}

/** @param exercises by their names in the file; others are left out */
export function rowOf(
  id: string,
  workout: ReadWorkout,
  exercises: Parameters<typeof setsOf>[1],
  { unit, timeZone }: { readonly unit: WeightUnit; readonly timeZone: string },
): WorkoutRow {
  const start = instantOf(workout.start, zoneOf(timeZone));
  const end = new Date(start.getTime() + (workout.minutes ?? 0) * 60_000);
  return {
    id,
    date: dayOf(workout.start, start, timeZone),
    name: readable(workout.name).slice(0, maxName).toWellFormed().trim() || null,
    started_at: start.toISOString(),
    finished_at: end.toISOString(),
    minutes: workout.minutes,
    notes: notesOf(workout)?.toWellFormed() ?? null,
    sets: setsOf(workout, exercises, unit),
  };
}

/** Where the file tells the zone of its clocks, the day is that of the person all the same. */
const dayOf = (written: string, start: Date, timeZone: string): string =>
  /:\d\d$/.test(written) && written.length === 19 ? written.slice(0, 10) : today(start, timeZone);

/** Which of the workouts have no room in the calendar of their day. */
export async function withoutRoom(
  transaction: TransactionSql,
  userId: string,
  rows: readonly WorkoutRow[],
): Promise<WorkoutRow[]> {
  const days = await transaction<{ date: string; count: number }[]>`
    select date::text, count(*)::int as count from activities
    where user_id = ${userId} and date = any(${[...new Set(rows.map(({ date }) => date))]}::text[]::date[]) group by date`;
  const taken = new Map(days.map(({ date, count }) => [date, count]));
  return rows.filter(({ date }) => {
    const count = taken.get(date) ?? 0;
    taken.set(date, count + 1);
    return count >= maxPerDay;
  });
}

/** Workouts with their figures, and with activities but for those that have no room in the calendar. */
export async function writeWorkouts(
  transaction: TransactionSql,
  of: { readonly userId: string; readonly importId: string; readonly source: string },
  rows: readonly WorkoutRow[],
  isFull: ReadonlySet<string>,
  { language }: MemberContext,
): Promise<void> {
  const told = rows.map(({ sets: _sets, ...row }) => {
    const called = sessionNames({ name: row.name, title: null, week: null, day: null });
    return {
      ...row,
      in_calendar: !isFull.has(row.id),
      details: {
        name: called[language],
        names: called,
        ...(row.minutes !== null && { duration: row.minutes }),
        workout: row.id,
        finishedAt: row.finished_at,
      },
    };
  });
  const [facts, sets] = [told, rows.map((row) => ({ id: row.id, sets: row.sets }))].map((one) =>
    JSON.stringify(one),
  );
  await transaction`
    with told as (
      select * from jsonb_to_recordset(${facts!}::text::jsonb) as told (id uuid, date date, name text,
        started_at timestamptz, finished_at timestamptz, minutes smallint, notes text, in_calendar boolean, details jsonb)
    ), logged as (
      insert into activities (user_id, date, type, details)
      select ${of.userId}::uuid, date, ${workoutType}, details from told where in_calendar
      returning id, (details->>'workout')::uuid as workout
    )
    insert into workout_sessions (id, user_id, name, source, import_id, sets, started_at, finished_at, date, minutes,
      notes, activity_id)
    select told.id, ${of.userId}::uuid, told.name, ${of.source}, ${of.importId}::uuid, done.sets, told.started_at, told.finished_at,
      told.date, told.minutes, told.notes, logged.id
    from told
    join jsonb_to_recordset(${sets!}::text::jsonb) as done (id uuid, sets jsonb) on done.id = told.id
    left join logged on logged.workout = told.id`;
  const figures = rows.flatMap((row) => figuresRows(row.sets).map((one) => ({ workout_id: row.id, ...one })));
  await transaction`
    insert into workout_exercises (workout_id, user_id, started_at, exercise_id, sets, weight, reps, seconds, volume,
      total_reps, total_seconds, one_rep_max)
    select session.id, session.user_id, session.started_at, told.exercise_id, told.sets, told.weight, told.reps,
      told.seconds, told.volume, told.total_reps, told.total_seconds, told.one_rep_max
    from jsonb_to_recordset(${JSON.stringify(figures)}::text::jsonb) as told (workout_id uuid,
      exercise_id text, sets smallint, weight real, reps smallint, seconds integer, volume float8,
      total_reps integer, total_seconds integer, one_rep_max real)
    join workout_sessions as session on session.user_id = ${of.userId} and session.id = told.workout_id`;
  // Deleted one by one before, and now there again.
  await transaction`
    delete from deleted_workouts where user_id = ${of.userId} and id = any(${rows.map(({ id }) => id)}::text[]::uuid[])`;
}
