import { randomUUID } from 'node:crypto';
import { desc, eq, sql as sqlText } from 'drizzle-orm';
import { exercises, fitnessPlans } from '#db/schema.ts';
import { pageOrLast } from '#src/lib/paging.ts';
import { changedValues, lastEditor, recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { matches } from '#src/server/search.server.ts';
import { exerciseRecord } from '../record.ts';
import type { Exercise } from '../schema.ts';
import {
  exercisesPageSize,
  type ExerciseChange,
  type ExerciseDraft,
  type ExerciseListQuery,
  type ExercisePage,
  type ExerciseRow,
  type KeptExercise,
} from './schema.ts';
import { renewPlans, uses, waitForPlans } from '../../fitness/staff/stored-plans.server.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A page of the library, by name. A page beyond the last one is the last one. */
export const findExercises = async (
  source: Pick<Runtime, 'sql'>,
  query: ExerciseListQuery,
): Promise<ExercisePage> => await pageOrLast(query.page, (page) => readExercises(source, { ...query, page }));

async function readExercises(
  { sql }: Pick<Runtime, 'sql'>,
  { q, category, difficulty, muscleGroup, page }: ExerciseListQuery,
): Promise<ExercisePage> {
  const wanted = sql`
    from exercises where true
    ${category ? sql`and data->>'category' = ${category}` : sql``}
    ${difficulty ? sql`and data->>'difficulty' = ${difficulty}` : sql``}
    ${muscleGroup ? sql`and data->>'muscleGroup' = ${muscleGroup}` : sql``}
    ${matches(sql, q)}`;
  const [rows, [count]] = await Promise.all([
    sql<ExerciseRow[]>`
      select id, data->'name' as name, data->>'category' as category, data->>'difficulty' as difficulty,
        data->>'muscleGroup' as "muscleGroup", data->>'image' as image, data->>'gifUrl' as "gifUrl",
        data->'estimatedTime' as "estimatedTime", data->'caloriesBurn' as "caloriesBurn",
        not jsonb_path_exists(data, '$.** ? (exists (@.en) && !exists (@.am))') as "isTranslated"
      ${wanted}
      order by lower(data->'name'->>'en'), id
      limit ${exercisesPageSize} offset ${(page - 1) * exercisesPageSize}`,
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
  ]);
  const total = count?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / exercisesPageSize));
  return { exercises: [...rows], total, page, pages };
}

/** An exercise as the form needs it; null where there is none of that id. */
export async function readExercise({ db }: Pick<Runtime, 'db'>, id: string): Promise<KeptExercise | null> {
  const [row] = await db.select().from(exercises).where(eq(exercises.id, id));
  if (!row) return null;
  return {
    exercise: row.data as Exercise,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: await lastEditor(db, 'exercise', id, row.updatedAt),
    usedBy: await plansUsing(db, id),
  };
}

/** Adds an exercise to the library. */
export async function createExercise(context: MemberContext, draft: ExerciseDraft): Promise<KeptExercise> {
  const exercise: Exercise = { id: randomUUID(), ...draft };
  await context.db.transaction(async (tx) => {
    const { search_text: searchText, ...record } = exerciseRecord(exercise);
    const at = context.now();
    await tx.insert(exercises).values({ ...record, searchText, createdAt: at, updatedAt: at });
    await recordChange(tx, atOnce(context, at), {
      action: 'create',
      subjectKind: 'exercise',
      subjectId: exercise.id,
      after: { ...exercise },
    });
  });
  return (await readExercise(context, exercise.id))!;
}

/**
 * Changes an exercise that nobody else has changed since it was read, and what follows from it in the plans that use
 * it. What stays the same counts as no change.
 */
export async function changeExercise(
  context: MemberContext,
  id: string,
  { version, ...draft }: ExerciseChange,
): Promise<'changed' | 'changed_meanwhile' | 'not_found'> {
  const at = context.now();
  return await context.db.transaction(async (tx) => {
    await waitForPlans(tx);
    const earlier = await lockExercise(tx, id);
    if (!earlier) return 'not_found';
    if (earlier.version !== version) return 'changed_meanwhile';
    const exercise: Exercise = { id, ...draft };
    const changed = changedValues(earlier.exercise, exercise, 'name');
    if (!changed) return 'changed';
    const { search_text: searchText, data } = exerciseRecord(exercise);
    await tx
      .update(exercises)
      .set({ data, searchText, version: version + 1, updatedAt: at })
      .where(eq(exercises.id, id));
    await renewPlans(tx, earlier.exercise);
    const change = { action: 'update', subjectKind: 'exercise', subjectId: id, ...changed } as const;
    await recordChange(tx, atOnce(context, at), change);
    return 'changed';
  });
}

/** The line of the log bears the very moment of the change, by which the exercise finds it again. */
const atOnce = (context: MemberContext, at: Date): MemberContext => ({ ...context, now: () => at });

/** The exercise as it stands, which nobody else changes until the transaction ends. */
async function lockExercise(tx: Transaction, id: string) {
  const [row] = await tx.select().from(exercises).where(eq(exercises.id, id)).for('update');
  return row && { version: row.version, exercise: row.data as Exercise };
}

/** How many of the plans that use an exercise are named. */
const mostNamed = 10;

/** Deletes an exercise that no plan uses. Otherwise nothing happens and the plans are named, up to ten of them. */
export async function deleteExercise(
  context: MemberContext,
  id: string,
): Promise<'deleted' | 'not_found' | { usedBy: { id: string; title: string }[] }> {
  return await context.db.transaction(async (tx) => {
    // Whoever saves a plan holds its exercises `for key share`: they wait for each other.
    const earlier = await lockExercise(tx, id);
    if (!earlier) return 'not_found';
    const usedBy = await plansUsing(tx, id);
    if (usedBy.length > 0) return { usedBy };
    await tx.delete(exercises).where(eq(exercises.id, id));
    await recordChange(tx, context, {
      action: 'delete',
      subjectKind: 'exercise',
      subjectId: id,
      before: { ...earlier.exercise },
    });
    return 'deleted';
  });
}

async function plansUsing(db: Pick<Runtime['db'], 'select'>, exerciseId: string) {
  return await db
    .select({ id: fitnessPlans.id, title: sqlText<string>`${fitnessPlans.title}->>'en'` })
    .from(fitnessPlans)
    .where(uses(exerciseId))
    .orderBy(desc(fitnessPlans.createdAt), desc(fitnessPlans.id))
    .limit(mostNamed);
}
