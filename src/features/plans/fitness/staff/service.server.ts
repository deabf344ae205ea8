import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, not, sql as sqlText } from 'drizzle-orm';
import { exercises, fitnessPlans, savedPlans, startedPlans } from '#db/schema.ts';
import { problem, ProblemError, type FieldError } from '#src/api/problem.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import type { Sql, Transaction } from '#src/server/database.server.ts';
import { hasId, versioned, versionOf, withRecord, type Stored } from '#src/server/versioned.server.ts';
import { listPlansForStaff } from '../../found-plans.server.ts';
import { isSaved } from '../../saved/saved-by.server.ts';
import { mayBeKept, statusAction } from '../../publishing/publishable.server.ts';
import { fitnessPlanRecord } from '../record.ts';
import type { PlanDraft, WrittenPlan } from '../schema.ts';
import { planFieldMessages } from './messages.ts';
import { publishingFindings } from './publishing.ts';
import type { PlanChange, StaffListQuery, StaffPlanPage, StaffPlanRow, StoredPlan } from './schema.ts';
import { draftIn, fixedFields, writtenPlan } from './written-plan.ts';

type PlanRow = typeof fitnessPlans.$inferSelect;

const isDeleted = eq(fitnessPlans.status, 'deleted');
const isKey = hasId(fitnessPlans.id);

export const records = versioned({
  table: fitnessPlans,
  subjectKind: 'fitness-plan',
  isKey: (id) => and(isKey(id), not(isDeleted)),
  subjectId: (id) => id,
  logged: (row) => ({ ...draftIn(planIn(row)) }),
  naming: 'title',
  actionOf: statusAction,
  // Workouts and finished plans of members hang on it.
  deleted: { columns: { status: 'deleted' }, isKey: (id) => and(isKey(id), isDeleted) },
});

/** A page of all plans, drafts among them, newest first. */
export const listForStaff = async (
  { sql }: Pick<Runtime, 'sql'>,
  query: StaffListQuery,
): Promise<StaffPlanPage> =>
  await listPlansForStaff<StaffPlanRow>(
    sql,
    { ...query, kind: 'fitness' },
    sql`
    id, version, title, category, level, status, data->'duration' as duration,
    data->'durationUnit' as "durationUnit", data->'weeklyWorkouts' as "weeklyWorkouts"`,
  );

/** A plan of any status; null where there is none of that id. */
export async function readForStaff({ db }: Pick<Runtime, 'db'>, id: string): Promise<StoredPlan | null> {
  const stored = await records.read(db, id);
  return stored && (await storedPlan({ db }, stored));
}

/**
 * Writes a new plan.
 *
 * @throws 422 where an exercise is not in the library; `not_publishable` with what is in the way, where it is published
 */
export async function createPlan(context: MemberContext, draft: PlanDraft): Promise<StoredPlan> {
  const id = randomUUID();
  return await context.db.transaction(async (tx) => {
    await mayBeSaved(tx, draft);
    const columns = columnsOf(writtenPlan(draft, fixedFields(id)));
    const stored = await records.create({ ...context, db: tx }, id, {
      ...columns,
      userId: context.actor.userId,
    });
    return await storedPlan({ db: tx }, stored!);
  });
}

/** Writes a plan over the version that was read. @throws 422 as when creating */
export async function changePlan(context: MemberContext, id: string, { version, ...draft }: PlanChange) {
  const outcome = await records.save(context, id, version, async (before, tx) => {
    await mayBeSaved(tx, draft);
    return columnsOf(writtenPlan(draft, planIn(before)));
  });
  return await withRecord(outcome, (stored) => storedPlan(context, stored));
}

/**
 * Deletes a plan; those who have saved it are told that it is gone.
 *
 * @param refuseFollowed says no while so many members follow it, whose progress would go with it
 * @returns false where there is none
 */
export const deletePlan = (
  context: MemberContext,
  id: string,
  refuseFollowed: (followers: number) => Error,
): Promise<boolean> =>
  records.remove(context, id, async (_row, tx) => {
    const followers = await tx.$count(startedPlans, isFollowing(id));
    if (followers > 0) throw refuseFollowed(followers);
  });

/** Brings back a deleted plan. @throws 422 as when it is made */
export async function bringBackPlan(context: MemberContext, id: string): Promise<StoredPlan | null> {
  const stored = await records.bringBack(context, id, (row, tx) => mayBeSaved(tx, draftIn(planIn(row))));
  return stored && (await storedPlan(context, stored));
}

/** Housekeeping: what was deleted a day ago goes, with the ends that members have come to in it; never under one. */
export async function forgetDeletedPlans(sql: Sql): Promise<void> {
  const old = await sql<{ id: string }[]>`
    select id from fitness_plans where status = 'deleted' and updated_at < now() - interval '1 day'`;
  for (const { id } of old)
    await sql.begin(async (tx) => {
      // Nobody begins it or takes it up again: both hold a plan that is there.
      const held = await tx`
        select from fitness_plans where id = ${id} and status = 'deleted' for update`;
      const followed = await tx`select from started_plans where plan_id = ${id} and ended_at is null limit 1`;
      if (held.length === 0 || followed.length > 0) return;
      // A spread database has no foreign key that says so (0128).
      await tx`update workout_sessions set started_plan_id = null, plan_id = null where plan_id = ${id}`;
      await tx`delete from fitness_plans where id = ${id}`;
    });
}

/** What staff write of a plan, to be as it was then; whether readers see it stays. */
export const draftFrom = (then: PlanRow, now: PlanRow): PlanDraft => ({
  ...draftIn(planIn(then)),
  status: planIn(now).status,
});

async function storedPlan(
  { db }: Pick<Runtime, 'db'>,
  stored: Stored<typeof fitnessPlans>,
): Promise<StoredPlan> {
  const { id } = stored.row;
  return {
    id,
    plan: draftIn(planIn(stored.row)),
    ...versionOf(stored),
    followers: await db.$count(startedPlans, isFollowing(id)),
    savedBy: await db.$count(savedPlans, isSaved('fitness', id)),
  };
}

const isFollowing = (planId: string) => and(eq(startedPlans.planId, planId), isNull(startedPlans.endedAt));

/** Whether a plan uses an exercise; `fitness_plans_exercises` finds it. */
export const uses = (exerciseId: string) => sqlText`
  jsonb_path_query_array(${fitnessPlans.data}, '$.blocks[*].schedule[*].exercises[*].exerciseId')
    @> ${JSON.stringify([exerciseId])}::text::jsonb`;

function planIn({ data, id, title, description, category, level, status, featured }: PlanRow): WrittenPlan {
  return { ...(data as object), id, title, description, category, level, status, featured } as WrittenPlan;
}

function columnsOf(plan: WrittenPlan) {
  const { search_text: searchText, ...columns } = fitnessPlanRecord(plan);
  return { ...columns, searchText };
}

/**
 * Holds the exercises of a draft, so that nobody deletes them meanwhile. A draft may lack whatever it likes.
 *
 * @throws 422, naming each exercise that is not in the library, or with what is in the way of publishing
 */
async function mayBeSaved(tx: Transaction, draft: PlanDraft): Promise<void> {
  const named = draft.blocks.flatMap(({ schedule }, block) =>
    schedule.flatMap((day, dayIndex) =>
      day.exercises.map(({ exerciseId }, index) => ({
        exerciseId,
        path: ['blocks', block, 'schedule', dayIndex, 'exercises', index, 'exerciseId'],
      })),
    ),
  );
  // In one order for all who lock them, so that nobody waits for each other in a circle.
  const known = await tx
    .select({ id: exercises.id })
    .from(exercises)
    .where(inArray(exercises.id, [...new Set(named.map(({ exerciseId }) => exerciseId))]))
    .orderBy(exercises.id)
    .for('key share');
  const message = planFieldMessages.exerciseGone.id;
  const faults: FieldError[] = named
    .filter(({ exerciseId }) => !known.some(({ id }) => id === exerciseId))
    .map(({ path }) => ({ path, message }));
  if (faults.length > 0) throw new ProblemError(problem(422, 'invalid_input', message, faults));
  mayBeKept(draft.status, publishingFindings(draft));
}
