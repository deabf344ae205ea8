import { createHash } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { maxPerDay } from '#src/features/activity/service.server.ts';
import { workoutType } from '#src/features/activity/schema.ts';
import { addDays, today } from '#src/lib/day.ts';
import { readable } from '#src/lib/text.ts';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import { figuresRows } from '../exercise-figures.server.ts';
import { sessionNames } from '../session-name.ts';
import { isoInstant, withTrainingLocked } from '../started-plans.server.ts';
import { instantOf, zoneOf } from './cells.ts';
import { readCsv, type CsvFault } from './csv-rows.server.ts';
import { importLimits, readExport, sourceOf, type ReadExport, type ReadWorkout } from './exports.ts';
import { matchNames, suggestFor, type NamedExercise } from './names.ts';
import {
  maxImports,
  maxUnreadShown,
  type Import,
  type ImportFile,
  type ImportList,
  type NewImport,
  type Preview,
  type Report,
} from './schema.ts';
import { inUnit, maxName, namesIn, needsUnit, notesOf, setsOf, unkeptOf } from './workouts.ts';

const limit: Limit = { name: 'training-import:member', max: 30, windowSeconds: 900 };
const millisecondsOfDay = 24 * 60 * 60 * 1000;
/** Written at once, so that neither a statement nor a process grows with the file. */
const batch = 250;
const maxTextShown = 200;

export type ImportFault = CsvFault | 'unknown_format' | 'too_many' | 'too_often';

/** What may be asked of the work that a file is. */
export const takeFromImports = async ({ sql, actor }: MemberContext) =>
  await takeFromLimit(sql, limit, actor.userId);

/** The file as it is understood; or why it is not. */
function readFile({ file }: ImportFile, now: Date): ReadExport | ImportFault {
  const csv = readCsv(file);
  if (typeof csv === 'string') return csv;
  const source = sourceOf(csv.heading);
  if (!source) return 'unknown_format';
  if (csv.rows.length > importLimits.rows) return 'too_many';
  // Somewhere it is tomorrow already.
  const read = readExport(source, csv.heading, csv.rows, addDays(today(now, 'UTC'), 1));
  return read.workouts.length > importLimits.workouts ? 'too_many' : read;
}

/** Of one member the same workout of a file has the same id, however often it is brought. */
function idOf(userId: string, source: string, { start, name }: ReadWorkout): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, source, start, name]))
    .digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const readExercises = async (sql: Sql | TransactionSql): Promise<NamedExercise[]> =>
  await sql<NamedExercise[]>`
    select id, data->'name' as name, data->>'category' as category from exercises order by data->'name'->>'en'`;

async function countKnown(
  sql: Sql | TransactionSql,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id from workout_sessions where user_id = ${userId} and id = any(${[...ids]}::text[]::uuid[])`;
  return new Set(rows.map(({ id }) => id));
}

/** What of a report follows from the file and the workouts of it that are meant. */
function countsOf({ source, unread }: ReadExport, workouts: readonly ReadWorkout[]) {
  const days = workouts.map(({ start }) => start.slice(0, 10)).toSorted();
  return {
    source,
    workouts: workouts.length,
    sets: workouts.reduce((sum, { sets }) => sum + sets.length, 0),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    unread: {
      total: unread.length,
      rows: unread.slice(0, maxUnreadShown).map(({ line, text, why }) => ({
        line,
        why,
        text: readable(text).slice(0, maxTextShown).toWellFormed(),
      })),
    },
    unkept: unkeptOf(workouts),
  };
}

/** What an import of a file would bring. Nothing is written. */
export async function previewImport(
  { sql, actor: { userId }, now }: MemberContext,
  file: ImportFile,
): Promise<Preview | ImportFault> {
  const read = readFile(file, now());
  if (typeof read === 'string') return read;
  const { source, workouts } = read;
  const exercises = await readExercises(sql);
  const names = namesIn(read);
  if (names.size > importLimits.names) return 'too_many';
  const matched = matchNames(names.keys(), exercises);
  const known = await countKnown(
    sql,
    userId,
    workouts.map((workout) => idOf(userId, source, workout)),
  );
  return {
    ...countsOf(read, workouts),
    already: known.size,
    needsUnit: needsUnit(read),
    names: [...names].map(([name, sets]) => {
      const exerciseId = matched.get(name) ?? null;
      return { name, sets, exerciseId, suggested: exerciseId === null ? suggestFor(name, exercises) : [] };
    }),
    exercises: exercises.map(({ id, name }) => ({ id, name })),
  };
}

/** Brings the workouts of a file. Asked for again under its id, it is as it was. */
export async function importWorkouts(
  context: MemberContext,
  { id, unit, names, ...file }: NewImport,
): Promise<Import | ImportFault | 'unit_needed' | 'nothing' | 'id_taken'> {
  const now = context.now();
  const written = readFile(file, now);
  if (typeof written === 'string') return written;
  if (needsUnit(written) && unit === undefined) return 'unit_needed';
  const read = inUnit(written, unit ?? 'kg');
  return await withTrainingLocked(context, async (transaction, userId) => {
    const there = await readImport({ ...context, sql: transaction as unknown as Sql }, id);
    if (there) return there;
    const exercises = await readExercises(transaction);
    const counted = namesIn(read);
    const meant = new Map(matchNames(counted.keys(), exercises));
    for (const { name, exerciseId } of names) meant.set(name, exerciseId);
    const byName = new Map(
      [...meant].flatMap(([name, exerciseId]) => {
        const exercise = exercises.find((one) => one.id === exerciseId);
        return exercise ? [[name, exercise] as const] : [];
      }),
    );
    const workouts = read.workouts
      .map((workout) => ({ ...workout, sets: workout.sets.filter(({ exercise }) => byName.has(exercise)) }))
      .filter(({ sets }) => sets.length > 0);
    if (workouts.length === 0) return 'nothing';
    const known = await countKnown(
      transaction,
      userId,
      workouts.map((workout) => idOf(userId, read.source, workout)),
    );
    // Two of one moment and name, as when a file was put together of two, are one.
    const ids = new Set(known);
    const brought = workouts.flatMap((workout) => {
      const workoutId = idOf(userId, read.source, workout);
      if (ids.has(workoutId)) return [];
      ids.add(workoutId);
      return [{ workoutId, workout }];
    });
    const zone = zoneOf(file.timeZone);
    const rows = brought.map(({ workoutId, workout }) => {
      const start = instantOf(workout.start, zone);
      const end = new Date(start.getTime() + (workout.minutes ?? 0) * 60_000);
      return {
        id: workoutId,
        date: dayOf(workout.start, start, file.timeZone),
        name: readable(workout.name).slice(0, maxName).toWellFormed().trim() || null,
        started_at: start.toISOString(),
        finished_at: end.toISOString(),
        minutes: workout.minutes,
        notes: notesOf(workout)?.toWellFormed() ?? null,
        sets: setsOf(workout, byName, unit ?? 'kg'),
      };
    });
    const fullDays = await makeRoom(transaction, userId, rows);
    const report: Report = {
      ...countsOf(
        read,
        brought.map(({ workout }) => workout),
      ),
      already: workouts.length - brought.length,
      leftOut: [...counted].flatMap(([name, sets]) => (byName.has(name) ? [] : [{ name, sets }])),
      fullDays: [...new Set(fullDays.map(({ date }) => date))].toSorted(),
    };
    const { count } = await transaction`
      insert into workout_imports (id, user_id, report, created_at)
      values (${id}, ${userId}, ${JSON.stringify(report)}::text::jsonb, ${now.toISOString()})
      on conflict (id) do nothing`;
    if (count === 0) return 'id_taken';
    const isFull = new Set(fullDays.map((row) => row.id));
    for (let from = 0; from < rows.length; from += batch)
      await writeWorkouts(
        transaction,
        { userId, importId: id, source: read.source },
        rows.slice(from, from + batch),
        isFull,
        context,
      );
    await transaction`
      delete from workout_imports where user_id = ${userId} and id in (
        select id from workout_imports where user_id = ${userId} order by created_at desc offset ${maxImports})`;
    return (await readImport({ ...context, sql: transaction as unknown as Sql }, id))!;
  });
}

interface Row {
  readonly id: string;
  readonly date: string;
  readonly name: string | null;
  readonly started_at: string;
  readonly finished_at: string;
  readonly minutes: number | null;
  readonly notes: string | null;
  readonly sets: ReturnType<typeof setsOf>;
}

/** Where the file tells the zone of its clocks, the day is that of the person all the same. */
const dayOf = (written: string, start: Date, timeZone: string): string =>
  /:\d\d$/.test(written) && written.length === 19 ? written.slice(0, 10) : today(start, timeZone);

/** Which of the workouts have no room in the calendar of their day. */
async function makeRoom(transaction: TransactionSql, userId: string, rows: readonly Row[]): Promise<Row[]> {
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

async function writeWorkouts(
  transaction: TransactionSql,
  of: { readonly userId: string; readonly importId: string; readonly source: string },
  rows: readonly Row[],
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
    join workout_sessions as session on session.id = told.workout_id`;
  // Deleted one by one before, and now there again.
  await transaction`
    delete from deleted_workouts where user_id = ${of.userId} and id = any(${rows.map(({ id }) => id)}::text[]::uuid[])`;
}

interface ImportRow extends Pick<Import, 'id' | 'report'> {
  readonly createdAt: string;
  readonly undoneAt: string | null;
}

const importOf = ({ createdAt, undoneAt, ...row }: ImportRow, now: Date): Import => ({
  ...row,
  createdAt: isoInstant(createdAt),
  undoneAt: undoneAt && isoInstant(undoneAt),
  canBeUndone: undoneAt === null && now.getTime() - Date.parse(createdAt) < millisecondsOfDay,
});

/** One of the member's own; null where there is none. */
export async function readImport(
  { sql, actor, now }: Pick<OwnContext, 'sql' | 'actor' | 'now'>,
  id: string,
): Promise<Import | null> {
  const [row] = await sql<ImportRow[]>`
    select id, report, created_at as "createdAt", undone_at as "undoneAt"
    from workout_imports where id = ${id} and user_id = ${actor.userId}`;
  return row ? importOf(row, now()) : null;
}

/** The newest first. */
export async function listImports({ sql, actor, now }: OwnContext): Promise<ImportList> {
  const rows = await sql<ImportRow[]>`
    select id, jsonb_build_object('source', report->'source', 'workouts', report->'workouts') as report,
      created_at as "createdAt", undone_at as "undoneAt"
    from workout_imports where user_id = ${actor.userId} order by created_at desc`;
  return {
    items: rows.map((row) => {
      const { report, ...told } = importOf(row, now());
      return { ...told, source: report.source, workouts: report.workouts };
    }),
  };
}

/** Takes away all that an import brought, with its activities. */
export async function undoImport(
  context: MemberContext,
  id: string,
): Promise<Import | 'not_found' | 'too_late'> {
  return await withTrainingLocked(context, async (transaction, userId) => {
    const within = { ...context, sql: transaction as unknown as Sql };
    const there = await readImport(within, id);
    if (!there) return 'not_found';
    if (there.undoneAt !== null) return there;
    if (!there.canBeUndone) return 'too_late';
    await transaction`
      with gone as (
        delete from workout_sessions where import_id = ${id} and user_id = ${userId} returning activity_id
      )
      delete from activities where user_id = ${userId} and id in (select activity_id from gone)`;
    await transaction`
      delete from deleted_workouts where user_id = ${userId} and workout->>'import_id' = ${id}`;
    await transaction`
      update workout_imports set undone_at = ${context.now().toISOString()} where id = ${id}`;
    return (await readImport(within, id))!;
  });
}
