import { randomUUID } from 'node:crypto';
import { and, inArray, sql as sqlText } from 'drizzle-orm';
import { exercises } from '#db/schema.ts';
import { exercisesWithout } from '#db/missing-language.ts';
import { problem, ProblemError, type FieldError } from '#src/api/problem.ts';
import { sortingOf } from '#src/lib/sorting.ts';
import { inLanguage } from '#src/lib/language.ts';
import { without } from '#src/lib/without.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { namedIn, type Importable } from '#src/server/csv-import.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { lacksLanguage, missingLanguages } from '#src/server/missing-language.server.ts';
import { hasId, versioned, versionOf, withRecord, type Stored } from '#src/server/versioned.server.ts';
import { inOrder } from '#src/server/ids-in-order.server.ts';
import { numberedPage } from '#src/server/numbered-page.server.ts';
import { exerciseRecord } from '../record.ts';
import type { Exercise } from '../schema.ts';
import { plansUsing } from '../service.server.ts';
import { exerciseImport } from './exercise-columns.ts';
import { exerciseMessages as messages } from './messages.ts';
import {
  exerciseDraftSchema,
  exercisesPageSize,
  type ExerciseChange,
  type ExerciseDraft,
  type ExerciseListQuery,
  type ExercisePage,
  type ExerciseRow,
  type StoredExercise,
} from './schema.ts';

type Row = typeof exercises.$inferSelect;

export const records = versioned({
  table: exercises,
  subjectKind: 'exercise',
  isKey: hasId(exercises.id),
  subjectId: (id) => id,
  logged: ({ data }) => data as Exercise,
  naming: 'name',
});

/** A page of the library, by name unless it is asked for otherwise. A page beyond the last one is the last one. */
export async function listForStaff(
  { sql }: Pick<Runtime, 'sql'>,
  { q, category, difficulty, muscleGroup, pattern, missing, page, ...asked }: ExerciseListQuery,
): Promise<ExercisePage> {
  const { ids, ...found } = await numberedPage(sql, {
    table: 'exercises',
    wanted: [
      category && sql`and data->>'category' = ${category}`,
      difficulty && sql`and data->>'difficulty' = ${difficulty}`,
      muscleGroup && sql`and data->>'muscleGroup' = ${muscleGroup}`,
      pattern && sql`and data->>'pattern' = ${pattern}`,
      missing && lacksLanguage(sql, exercisesWithout, missing),
    ],
    q,
    sorting: sortingOf(asked, 'name'),
    columns: { name: sql`lower(data->'name'->>'en')`, changed: sql`updated_at` },
    page,
    size: exercisesPageSize,
  });
  const rows = await sql<ExerciseRow[]>`
    select id, version, data->'name' as name, data->>'category' as category, data->>'difficulty' as difficulty,
      data->>'muscleGroup' as "muscleGroup", data->>'image' as image, data->>'gifUrl' as "gifUrl",
      data->'estimatedTime' as "estimatedTime", data->'caloriesBurn' as "caloriesBurn",
      ${missingLanguages(sql, exercisesWithout)}
    from exercises where id = any(${ids})`;
  return { items: inOrder(ids, rows), ...found };
}

/** Null where there is none of that id. */
export async function readForStaff({ db }: Pick<Runtime, 'db'>, id: string): Promise<StoredExercise | null> {
  const stored = await records.read(db, id);
  return stored && (await storedExercise({ db }, stored));
}

/** Adds an exercise to the library. @throws 422 where a relative of it is not there */
export async function createExercise(context: MemberContext, draft: ExerciseDraft): Promise<StoredExercise> {
  const id = randomUUID();
  return await context.db.transaction(async (tx) => {
    await relativesAreThere(tx, id, draft);
    const columns = columnsOf({ id, ...draft });
    const stored = await records.create({ ...context, db: tx }, id, { id, ...columns });
    return await storedExercise({ db: tx }, stored!);
  });
}

/** Tables of exercises. An easier or a harder one may stand in the table too. */
export const importable: Importable<ExerciseDraft> = {
  kind: exerciseImport,
  schema: exerciseDraftSchema,
  lookupMessages: { gone: messages.relativeUnknown, own: messages.ownRelative },
  named: async (db, names) => await namedIn(db, sqlText`exercises`, sqlText`data->'name'`, names),
  create: (context, rows) =>
    context.db.transaction(async (tx) => {
      await records.createAll(
        tx,
        context,
        rows.map(({ id, draft }) => [id, { id, ...columnsOf({ id, ...draft }) }] as const),
      );
      const sameRelatives = new Map(rows.map((row) => [`${row.draft.easierId} ${row.draft.harderId}`, row]));
      for (const { id, draft } of sameRelatives.values()) await relativesAreThere(tx, id, draft);
      return rows.map(({ id, draft }) => ({ id, name: inLanguage(draft.name, 'en') }));
    }),
};

/** Writes what staff have made of an exercise. @throws 422 as when adding, or where it is its own relative */
export async function changeExercise(
  context: MemberContext,
  id: string,
  { version, ...draft }: ExerciseChange,
) {
  const outcome = await records.save(context, id, version, async (_before, tx) => {
    await relativesAreThere(tx, id, draft);
    return columnsOf({ id, ...draft });
  });
  return await withRecord(outcome, (stored) => storedExercise(context, stored));
}

/** @throws 422, naming each of the easier and the harder exercise that cannot be one */
async function relativesAreThere(
  tx: Transaction,
  id: string,
  { easierId, harderId }: ExerciseDraft,
): Promise<void> {
  const wanted = Object.entries({ easierId, harderId }).flatMap(([field, relative]) =>
    relative === null ? [] : [{ field, relative }],
  );
  if (wanted.length === 0) return;
  const ids = wanted.map(({ relative }) => relative);
  const known = await tx.select({ id: exercises.id }).from(exercises).where(inArray(exercises.id, ids));
  const faults = wanted.flatMap(({ field, relative }): FieldError[] => {
    if (relative === id) return [{ path: [field], message: messages.ownRelative.id }];
    return known.some((each) => each.id === relative)
      ? []
      : [{ path: [field], message: messages.relativeGone.id }];
  });
  if (faults[0]) throw new ProblemError(problem(422, 'invalid_input', faults[0].message, faults));
}

/**
 * Deletes an exercise that no plan uses; those that it was an easier or a harder one of have none then.
 *
 * @param refuseUsed says no, with plans that use it
 * @returns false where there is none
 */
export const deleteExercise = (
  context: MemberContext,
  id: string,
  refuseUsed: (usedBy: StoredExercise['usedBy']) => Error,
): Promise<boolean> =>
  records.remove(context, id, async (_row, tx) => {
    // Whoever saves a plan holds its exercises `for key share`: they wait for each other.
    const usedBy = await namesOfPlansUsing(tx, id);
    if (usedBy.length > 0) throw refuseUsed(usedBy);
    const also: RelativeOf = { easierId: [], harderId: [] };
    for (const key of ['easierId', 'harderId'] as const)
      also[key] = (
        await tx
          .update(exercises)
          .set({ data: withRelative(key, null) })
          .where(sqlText`${exercises.data}->>${key} = ${id}`)
          .returning({ id: exercises.id })
      ).map((other) => other.id);
    return also;
  });

/** By the kind of relative that it was: the exercises that had it for one. */
type RelativeOf = Record<'easierId' | 'harderId', string[]>;

const withRelative = (key: keyof RelativeOf, id: string | null) =>
  sqlText`${exercises.data} || ${JSON.stringify({ [key]: id })}::text::jsonb`;

/**
 * Brings back a deleted exercise, as a relative too where nothing else is one now. @throws 422 where a relative of it
 * is gone
 */
export async function bringBackExercise(context: MemberContext, id: string): Promise<StoredExercise | null> {
  const stored = await records.bringBack(context, id, async ({ data }, tx, also) => {
    await relativesAreThere(tx, id, data as Exercise);
    for (const key of ['easierId', 'harderId'] as const) {
      const ids = (also as Partial<RelativeOf> | null)?.[key] ?? [];
      await tx
        .update(exercises)
        .set({ data: withRelative(key, id) })
        .where(and(inArray(exercises.id, ids), sqlText`${exercises.data}->>${key} is null`));
    }
  });
  return stored && (await storedExercise(context, stored));
}

/** What staff write of an exercise. */
export const draftIn = ({ data }: Row): ExerciseDraft => without(data as Exercise, 'id');

function columnsOf(exercise: Exercise) {
  const { data, search_text: searchText } = exerciseRecord(exercise);
  return { data, searchText };
}

async function storedExercise(
  { db }: Pick<Runtime, 'db'>,
  stored: Stored<typeof exercises>,
): Promise<StoredExercise> {
  return {
    exercise: stored.row.data as Exercise,
    ...versionOf(stored),
    usedBy: await namesOfPlansUsing(db, stored.row.id),
  };
}

/** Drafts among them. */
async function namesOfPlansUsing(db: Pick<Runtime['db'], 'select'>, exerciseId: string) {
  const plans = await plansUsing({ db }, exerciseId);
  return plans.map(({ id, title }) => ({ id, title: inLanguage(title, 'en') }));
}
