import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { fitnessPlans } from '#db/schema.ts';
import type { Language } from '#src/lib/language.ts';
import { isStorable } from '#src/lib/text.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { uses } from '../fitness/staff/service.server.ts';
import { exercisesChosen, type ChosenExercises } from './exercises-choice.ts';
import type { ExerciseDetail } from './listing.ts';
import type { Exercise } from './schema.ts';

/** The whole exercise library, by name. */
export async function listExercises({ sql }: Pick<Runtime, 'sql'>): Promise<Exercise[]> {
  const rows = await sql<{ data: Exercise }[]>`select data from exercises order by data->'name'->>'en'`;
  return rows.map(({ data }) => data);
}

/** The exercises of a choice. @param language by whose names they are ordered */
export const findExercises = async (
  source: Pick<Runtime, 'sql'>,
  choice: ChosenExercises,
  language: Language,
): Promise<readonly Exercise[]> => exercisesChosen(await listExercises(source), choice, language);

/** An exercise with its relatives and the published plans that use it; null where there is none of that id. */
export async function readExercise(
  { sql, db }: Pick<Runtime, 'sql' | 'db'>,
  id: string,
): Promise<ExerciseDetail | null> {
  if (!isStorable(id)) return null;
  const relative = (key: 'easierId' | 'harderId') => sql`
    (select jsonb_build_object('id', id, 'name', data->'name', 'image', data->'image')
      from exercises where id = exercise.data->>${key})`;
  const [[found], plans] = await Promise.all([
    sql<Omit<ExerciseDetail, 'plans'>[]>`
      select data as exercise, picture_at(data->>'image') as picture,
        ${relative('easierId')} as easier, ${relative('harderId')} as harder
      from exercises as exercise where id = ${id}`,
    plansUsing({ db }, id, eq(fitnessPlans.status, 'published')),
  ]);
  return found ? { ...found, plans } : null;
}

/** How many of the plans that use an exercise are named. */
const maxNamed = 10;

/** Fitness plans that use an exercise, the newest first; not always all of them. */
export const plansUsing = async (
  { db }: { db: Pick<Runtime['db'], 'select'> },
  exerciseId: string,
  among?: SQL,
) =>
  await db
    .select({ id: fitnessPlans.id, title: fitnessPlans.title })
    .from(fitnessPlans)
    .where(and(uses(exerciseId), ne(fitnessPlans.status, 'deleted'), among))
    .orderBy(desc(fitnessPlans.createdAt), desc(fitnessPlans.id))
    .limit(maxNamed);
