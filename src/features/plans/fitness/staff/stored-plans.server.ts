import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, sql } from 'drizzle-orm';
import { exercises, fitnessPlans } from '#db/schema.ts';
import type { Database } from '#src/server/database.server.ts';
import { fitnessPlanRecord } from '../record.ts';
import type { Exercise } from '../../exercises/schema.ts';
import type { FitnessPlan } from '../schema.ts';
import type { Library, PlanDraft } from './schema.ts';
import { draftOf, keptFieldsOf, storedPlan } from './stored-plan.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type PlanRow = typeof fitnessPlans.$inferSelect;

export const planOf = ({ data, ...row }: PlanRow): FitnessPlan => {
  const { id, title, description, category, level, status, featured } = row;
  return {
    ...(data as FitnessPlan),
    id,
    title,
    description,
    category,
    level,
    status,
    featured,
  } as FitnessPlan;
};

export function columnsOf(plan: FitnessPlan) {
  const { search_text: searchText, ...columns } = fitnessPlanRecord(plan);
  return { ...columns, searchText };
}

export const exerciseIdsOf = (plans: readonly Pick<PlanDraft, 'schedule'>[]) => [
  ...new Set(
    plans.flatMap(({ schedule }) =>
      schedule.flatMap((day) => day.exercises.map(({ exerciseId }) => exerciseId)),
    ),
  ),
];

export const libraryFrom = (rows: readonly { id: string; data: unknown }[]): Library =>
  new Map(rows.map(({ id, data }) => [id, data as Exercise]));

/** The exercises that the plans use. */
export const libraryOf = async (db: Pick<Database, 'select'>, ...plans: FitnessPlan[]): Promise<Library> =>
  libraryFrom(
    await db
      .select()
      .from(exercises)
      .where(inArray(exercises.id, exerciseIdsOf(plans))),
  );

/** Whether a plan uses an exercise; `fitness_plans_exercises` finds it. */
export const uses = (exerciseId: string) => sql`
  jsonb_path_query_array(${fitnessPlans.data}, '$.schedule[*].exercises[*].exerciseId')
    @> ${JSON.stringify([exerciseId])}::text::jsonb`;

/** Plans are saved side by side, but never while an exercise changes: what they hold follows from the exercises. */
export const holdExercises = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('birtu exercises of plans'))`);

/** The other side of `holdExercises`; called before anything is locked, so that nobody waits in a circle. */
export const waitForPlans = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('birtu exercises of plans'))`);

/**
 * Writes what follows from an exercise that was changed into the plans that use it. To staff the plans are the same as
 * before: whoever is editing one is not disturbed.
 *
 * @param earlier the exercise as it was
 */
export async function renewPlans(tx: Transaction, earlier: Exercise): Promise<void> {
  const rows = await tx
    .select()
    .from(fitnessPlans)
    .where(uses(earlier.id))
    .orderBy(fitnessPlans.id)
    .for('update');
  const plans = rows.map(planOf);
  const library = await libraryOf(tx, ...plans);
  const libraryBefore = new Map(library).set(earlier.id, earlier);
  const renewed = plans
    .map((plan) => storedPlan(draftOf(plan, libraryBefore), library, keptFieldsOf(plan)))
    .filter((plan, index) => !isDeepStrictEqual(plan, plans[index]))
    .map(columnsOf)
    .map(({ id, data, searchText }) => ({ id, data, search_text: searchText }));
  // One statement for all of them: while this runs no plan can be saved.
  if (renewed.length > 0)
    await tx.execute(sql`
      update ${fitnessPlans} set data = renewed.data, search_text = renewed.search_text
      from jsonb_to_recordset(${JSON.stringify(renewed)}::text::jsonb)
        as renewed (id text, data jsonb, search_text text)
      where ${fitnessPlans.id} = renewed.id`);
}

/** Writes a plan where anything in it is another than before. */
export async function renewPlan(tx: Transaction, before: FitnessPlan, plan: FitnessPlan): Promise<void> {
  if (isDeepStrictEqual(before, plan)) return;
  await tx.update(fitnessPlans).set(columnsOf(plan)).where(eq(fitnessPlans.id, plan.id));
}
