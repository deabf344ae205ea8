import { randomUUID } from 'node:crypto';
import { eq, sql as sqlText } from 'drizzle-orm';
import { exercises } from '#db/schema.ts';
import { changedValues, recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import type { Database, Sql } from '#src/server/database.server.ts';
import { matches } from '../../search.server.ts';
import { exerciseRecord } from '../exercise-record.ts';
import type { Exercise } from '../schema.ts';
import {
  exercisesPageSize,
  type ExerciseChange,
  type ExerciseDraft,
  type ExerciseListQuery,
  type ExercisePage,
  type ExerciseRow,
  type KeptExercise,
} from './exercise-schema.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A page of the library, by name. */
export async function findExercises(
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
export async function readExercise({ sql }: { sql: Sql }, id: string): Promise<KeptExercise | null> {
  const [found] = await sql<KeptExercise[]>`
    select data as exercise, version,
      to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      (select editor.full_name
        from activity_log as change left join user_profiles as editor on editor.id = change.actor_id
        where change.subject_kind = 'exercise' and change.subject_id = exercises.id
        order by change.timestamp desc, change.id desc limit 1) as "updatedBy"
    from exercises where id = ${id}`;
  return found ?? null;
}

/** Adds an exercise to the library. */
export async function createExercise(context: MemberContext, draft: ExerciseDraft): Promise<KeptExercise> {
  const exercise: Exercise = { id: randomUUID(), ...draft };
  await context.db.transaction(async (tx) => {
    const { search_text: searchText, ...record } = exerciseRecord(exercise);
    const at = context.now();
    await tx.insert(exercises).values({ ...record, searchText, createdAt: at, updatedAt: at });
    await recordChange(tx, context, {
      action: 'create',
      subjectKind: 'exercise',
      subjectId: exercise.id,
      after: { ...exercise },
    });
  });
  return (await readExercise(context, exercise.id))!;
}

/** Changes an exercise that nobody else has changed since it was read; what stays the same counts as no change. */
export async function changeExercise(
  context: MemberContext,
  id: string,
  { version, ...draft }: ExerciseChange,
): Promise<'changed' | 'changed_meanwhile' | 'not_found'> {
  return await context.db.transaction(async (tx) => {
    const earlier = await lockExercise(tx, id);
    if (!earlier) return 'not_found';
    if (earlier.version !== version) return 'changed_meanwhile';
    const exercise: Exercise = { id, ...draft };
    const changed = changedValues(earlier.exercise, exercise, 'name');
    if (!changed) return 'changed';
    const { search_text: searchText, data } = exerciseRecord(exercise);
    await tx
      .update(exercises)
      .set({ data, searchText, version: version + 1, updatedAt: context.now() })
      .where(eq(exercises.id, id));
    await recordChange(tx, context, { action: 'update', subjectKind: 'exercise', subjectId: id, ...changed });
    return 'changed';
  });
}

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

async function plansUsing(tx: Transaction, exerciseId: string) {
  const plans = await tx.execute<{ id: string; title: string }>(sqlText`
    select id, title->>'en' as title from fitness_plans
    where jsonb_path_query_array(data, '$.schedule[*].exercises[*].exerciseId')
      @> ${JSON.stringify([exerciseId])}::text::jsonb
    order by created_at desc, id desc
    limit ${mostNamed}`);
  return [...plans];
}
