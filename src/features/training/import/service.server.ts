import type { TransactionSql } from 'postgres';
import { addDays, today } from '#src/lib/day.ts';
import { readable } from '#src/lib/text.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { readCsv, type CsvFault } from '#src/server/csv-rows.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import { asExercise, isOwn } from '../own-exercises/as-exercise.ts';
import { selectOwn } from '../own-exercises/own.server.ts';
import type { OwnExercise } from '../own-exercises/schema.ts';
import { insertOwn } from '../own-exercises/service.server.ts';
import { withTrainingLocked } from '../started-plans.server.ts';
import { importLimits, readExport, sourceOf, type ReadExport, type ReadWorkout } from './exports.ts';
import { findKnown, idOf, rowOf, withoutRoom, writeWorkouts } from './imported-workouts.server.ts';
import { findImport, forgetOldImports } from './kept-imports.server.ts';
import { ownOf } from './own-names.server.ts';
import { matchNames, suggestFor, type NamedExercise } from './names.ts';
import {
  maxUnreadShown,
  type Import,
  type ImportFile,
  type NewImport,
  type Preview,
  type Report,
} from './schema.ts';
import { inUnit, namesIn, needsUnit, unkeptOf } from './workouts.ts';

const limit: Limit = { name: 'training-import:member', max: 30, windowSeconds: 900 };
/** Written at once, so that neither a statement nor a process grows with the file. */
const batch = 250;
const maxTextShown = 200;
const maxRowBytes = 64 * 1024;

export type ImportFault = CsvFault | 'unknown_format' | 'too_many' | 'too_often';

/** What may be asked of the work that a file is. */
export const takeFromImports = async ({ sql, actor }: MemberContext) =>
  await takeFromLimit(sql, limit, actor.userId);

/** The file as it is understood; or why it is not. */
function readFile({ file }: ImportFile, now: Date): ReadExport | ImportFault {
  const csv = readCsv(file, { rows: importLimits.rows, rowBytes: maxRowBytes });
  if (typeof csv === 'string') return csv;
  const source = sourceOf(csv.heading);
  if (!source) return 'unknown_format';
  if (csv.rows.length > importLimits.rows) return 'too_many';
  // Somewhere it is tomorrow already.
  const read = readExport(source, csv.heading, csv.rows, addDays(today(now, 'UTC'), 1));
  return read.workouts.length > importLimits.workouts ? 'too_many' : read;
}

/** Those of the library, and the member's own, which a name means first. */
async function readExercises(sql: Sql | TransactionSql, userId: string): Promise<NamedExercise[]> {
  const library = await sql<NamedExercise[]>`
    select id, data->'name' as name, data->>'category' as category from exercises order by data->'name'->>'en'`;
  const own = await sql<OwnExercise[]>`${selectOwn(sql, userId)} order by lower(name), id`;
  return [...library, ...own.map(asExercise)];
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
  const exercises = await readExercises(sql, userId);
  const names = namesIn(read);
  if (names.size > importLimits.names) return 'too_many';
  const matched = matchNames(names.keys(), exercises);
  const known = await findKnown(
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

/** The exercises that the names of a file mean: as the member says, else as they are known. */
function meantBy(
  counted: ReadonlyMap<string, number>,
  said: NewImport['names'],
  exercises: readonly NamedExercise[],
): Map<string, NamedExercise> {
  const ids = new Map(matchNames(counted.keys(), exercises));
  // What is the member's own already is not made once more.
  for (const { name, exerciseId, asOwn = false } of said)
    if (!asOwn || !isOwn(ids.get(name) ?? '')) ids.set(name, exerciseId);
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const exercise = id === null ? undefined : byId.get(id);
      return exercise ? [[name, exercise] as const] : [];
    }),
  );
}

/** Brings the workouts of a file. Asked for again under its id, it is as it was. */
export async function importWorkouts(
  context: MemberContext,
  { id, unit, names, ...file }: NewImport,
): Promise<Import | ImportFault | 'unit_needed' | 'nothing' | 'too_many_own' | 'id_taken'> {
  const now = context.now();
  const written = readFile(file, now);
  if (typeof written === 'string') return written;
  if (needsUnit(written) && unit === undefined) return 'unit_needed';
  const read = inUnit(written, unit ?? 'kg');
  return await withTrainingLocked(context, async (transaction, userId) => {
    const there = await findImport(transaction, userId, id, now);
    if (there) return there;
    const counted = namesIn(read);
    const known = meantBy(counted, names, await readExercises(transaction, userId));
    const made = ownOf(read, names, known);
    const meant = new Map([...known, ...made.map((own) => [own.called, asExercise(own)] as const)]);
    const workouts = read.workouts
      .map((workout) => ({ ...workout, sets: workout.sets.filter(({ exercise }) => meant.has(exercise)) }))
      .filter(({ sets }) => sets.length > 0);
    if (workouts.length === 0) return 'nothing';
    const byId = new Map<string, ReadWorkout>();
    for (const workout of workouts) {
      const workoutId = idOf(userId, read.source, workout);
      // Two of one moment and name, as when a file was put together of two, are one.
      if (!byId.has(workoutId)) byId.set(workoutId, workout);
    }
    for (const there of await findKnown(transaction, userId, [...byId.keys()])) byId.delete(there);
    const used = namesIn({ workouts: [...byId.values()] });
    const kept = made.filter(({ called }) => used.has(called));
    if (!(await insertOwn(transaction, userId, kept, now))) return 'too_many_own';
    const rows = [...byId].map(([workoutId, workout]) =>
      rowOf(workoutId, workout, meant, { unit: unit ?? 'kg', timeZone: file.timeZone }),
    );
    const fullDays = await withoutRoom(transaction, userId, rows);
    const report: Report = {
      ...countsOf(read, [...byId.values()]),
      already: workouts.length - rows.length,
      leftOut: [...counted].flatMap(([name, sets]) => (meant.has(name) ? [] : [{ name, sets }])),
      made: kept.map(({ name }) => name),
      fullDays: [...new Set(fullDays.map(({ date }) => date))].toSorted(),
    };
    const { count } = await transaction`
      insert into workout_imports (id, user_id, report, created_at)
      values (${id}, ${userId}, ${JSON.stringify(report)}::text::jsonb, ${now.toISOString()})
      on conflict do nothing`;
    if (count === 0) return 'id_taken';
    const isFull = new Set(fullDays.map((row) => row.id));
    const of = { userId, importId: id, source: read.source };
    for (let from = 0; from < rows.length; from += batch)
      await writeWorkouts(transaction, of, rows.slice(from, from + batch), isFull, context);
    await forgetOldImports(transaction, userId);
    return (await findImport(transaction, userId, id, now))!;
  });
}
