import { randomUUID } from 'node:crypto';
import { desc, sql as sqlText } from 'drizzle-orm';
import { exercises, fitnessPlans } from '#db/schema.ts';
import { pageCount, pageOrLast } from '#src/lib/paging.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { matches } from '#src/server/search.server.ts';
import { hasId, versioned, versionOf, withRecord, type Stored } from '#src/server/versioned.server.ts';
import { uses } from '../../fitness/staff/service.server.ts';
import { exerciseRecord } from '../record.ts';
import type { Exercise } from '../schema.ts';
import {
  exercisesPageSize,
  type ExerciseChange,
  type ExerciseDraft,
  type ExerciseListQuery,
  type ExercisePage,
  type ExerciseRow,
  type StoredExercise,
} from './schema.ts';

const records = versioned({
  table: exercises,
  subjectKind: 'exercise',
  isKey: hasId(exercises.id),
  subjectId: (id) => id,
  logged: ({ data }) => data as Exercise,
  naming: 'name',
});

/** A page of the library, by name. A page beyond the last one is the last one. */
export const listForStaff = async (
  source: Pick<Runtime, 'sql'>,
  query: ExerciseListQuery,
): Promise<ExercisePage> => await pageOrLast(query.page, (page) => readPage(source, { ...query, page }));

async function readPage(
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
  return { items: [...rows], total, page, pages: pageCount(total, exercisesPageSize) };
}

/** Null where there is none of that id. */
export async function readForStaff({ db }: Pick<Runtime, 'db'>, id: string): Promise<StoredExercise | null> {
  const stored = await records.read(db, id);
  return stored && (await storedExercise({ db }, stored));
}

/** Adds an exercise to the library. */
export async function createExercise(context: MemberContext, draft: ExerciseDraft): Promise<StoredExercise> {
  const id = randomUUID();
  const stored = await records.create(context, id, { id, ...columnsOf({ id, ...draft }) });
  return await storedExercise(context, stored!);
}

/** Writes what staff have made of an exercise. */
export async function changeExercise(
  context: MemberContext,
  id: string,
  { version, ...draft }: ExerciseChange,
) {
  const outcome = await records.save(context, id, version, () => columnsOf({ id, ...draft }));
  return await withRecord(outcome, (stored) => storedExercise(context, stored));
}

/**
 * Deletes an exercise that no plan uses.
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
    const usedBy = await plansUsing(tx, id);
    if (usedBy.length > 0) throw refuseUsed(usedBy);
  });

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
    usedBy: await plansUsing(db, stored.row.id),
  };
}

/** How many of the plans that use an exercise are named. */
const maxNamed = 10;

async function plansUsing(db: Pick<Runtime['db'], 'select'>, exerciseId: string) {
  return await db
    .select({ id: fitnessPlans.id, title: sqlText<string>`${fitnessPlans.title}->>'en'` })
    .from(fitnessPlans)
    .where(uses(exerciseId))
    .orderBy(desc(fitnessPlans.createdAt), desc(fitnessPlans.id))
    .limit(maxNamed);
}
