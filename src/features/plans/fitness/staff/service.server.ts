import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { exercises, fitnessPlans, startedPlans } from '#db/schema.ts';
import { changedMeanwhile, problem, ProblemError, type FieldError } from '#src/api/problem.ts';
import { pageOrLast } from '#src/lib/paging.ts';
import { isStorable } from '#src/lib/text.ts';
import type { ChangeAction } from '#src/lib/staff-changes.ts';
import { changedValues, lastEditor, recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { findPlans } from '../../found-plans.server.ts';
import { mayBeKept } from '../../publishing/publishable.server.ts';
import type { FitnessPlan } from '../schema.ts';
import { planFieldMessages, staffPlanReasons } from './messages.ts';
import { publishingFindings } from './publishing.ts';
import {
  staffPageSize,
  type Library,
  type PlanDraft,
  type StaffListQuery,
  type StaffPlan,
  type StaffPlanRow,
} from './schema.ts';
import { draftOf, keptFieldsOf, newPlanFields, storedPlan } from './stored-plan.ts';
import {
  columnsOf,
  exerciseIdsOf,
  holdExercises,
  libraryFrom,
  libraryOf,
  planOf,
  renewPlan,
  type PlanRow,
} from './stored-plans.server.ts';

type Reader = Pick<Runtime, 'sql' | 'db'>;

const subjectKind = 'fitness-plan';

/** A page of all plans, drafts among them, newest first. A page beyond the last one is the last one. */
export async function listStaffPlans({ sql }: Reader, { page, ...asked }: StaffListQuery) {
  return await pageOrLast(page, (wanted) =>
    findPlans<StaffPlanRow>(
      { sql },
      { ...asked, kind: 'fitness' },
      {
        page: wanted,
        rowsAPage: staffPageSize,
        columns: sql`
      id, title, category, level, status, data->'duration' as duration,
      data->'durationUnit' as "durationUnit", data->'weeklyWorkouts' as "weeklyWorkouts"`,
      },
    ),
  );
}

/** A plan of any status; null where there is none of that id. */
export async function readStaffPlan({ db }: Reader, id: string): Promise<StaffPlan | null> {
  if (!isStorable(id)) return null;
  const [row] = await db.select().from(fitnessPlans).where(eq(fitnessPlans.id, id));
  if (!row) return null;
  const plan = planOf(row);
  return {
    id,
    version: row.version,
    plan: draftOf(plan, await libraryOf(db, plan)),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: await lastEditor(db, subjectKind, id, row.updatedAt),
    followers: await db.$count(startedPlans, isFollowing(id)),
  };
}

/**
 * Keeps a new plan.
 *
 * @throws 422 where an exercise is not in the library; `not_publishable` with what is in the way, where it is published
 */
export async function createStaffPlan(context: MemberContext, draft: PlanDraft): Promise<StaffPlanRow> {
  const at = context.now();
  const id = randomUUID();
  return await context.db.transaction(async (tx) => {
    await holdExercises(tx);
    const library = await knownExercises(tx, draft);
    mayBeKept(draft.status, publishingFindings(draft, library), 'plan');
    const plan = storedPlan(draft, library, newPlanFields(id));
    const { userId } = context.actor;
    await tx.insert(fitnessPlans).values({ ...columnsOf(plan), userId, createdAt: at, updatedAt: at });
    const change = { action: 'create', subjectKind, subjectId: id, after: draft } as const;
    await recordChange(tx, atOnce(context, at), change);
    return rowOf(plan);
  });
}

/**
 * Writes the plan over the version that was read. What says the same as before is no change.
 *
 * @throws 404; 409 `changed_meanwhile` where another version stands, with it; 422 as when creating
 */
export async function updateStaffPlan(
  context: MemberContext,
  id: string,
  { version, plan: draft }: { version: number; plan: PlanDraft },
): Promise<StaffPlanRow> {
  const at = context.now();
  const saved = await context.db.transaction(async (tx) => {
    await holdExercises(tx);
    const row = await lockPlan(tx, id);
    if (row.version !== version) return null;
    const before = planOf(row);
    const library = await knownExercises(tx, draft);
    mayBeKept(draft.status, publishingFindings(draft, library), 'plan');
    const plan = storedPlan(draft, library, keptFieldsOf(before));
    const draftBefore = draftOf(before, await libraryOf(tx, before));
    const changes = changedValues(draftBefore, draftOf(plan, library), 'title');
    if (changes === null) {
      await renewPlan(tx, before, plan);
      return rowOf(plan);
    }
    await tx
      .update(fitnessPlans)
      .set({ ...columnsOf(plan), version: version + 1, updatedAt: at })
      .where(eq(fitnessPlans.id, id));
    const change = { action: actionOf(before, plan), subjectKind, subjectId: id, ...changes } as const;
    await recordChange(tx, atOnce(context, at), change);
    return rowOf(plan);
  });
  if (saved) return saved;
  const current = await readStaffPlan(context, id);
  throw current ? new ProblemError(changedMeanwhile(current)) : gone();
}

/**
 * Deletes a plan for good; those who have saved it are told that it is gone.
 *
 * @throws 404; 409 `followed` while members follow it, whose progress would go with it
 */
export async function deleteStaffPlan(context: MemberContext, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const plan = planOf(await lockPlan(tx, id));
    const followers = await tx.$count(startedPlans, isFollowing(id));
    if (followers > 0) throw followed(followers);
    const before = draftOf(plan, await libraryOf(tx, plan));
    await tx.delete(fitnessPlans).where(eq(fitnessPlans.id, id));
    await recordChange(tx, context, { action: 'delete', subjectKind, subjectId: id, before });
  });
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The plan as it stands, which nobody else changes until the transaction ends. @throws 404 */
async function lockPlan(tx: Transaction, id: string): Promise<PlanRow> {
  if (!isStorable(id)) throw gone();
  const [row] = await tx.select().from(fitnessPlans).where(eq(fitnessPlans.id, id)).for('update');
  if (!row) throw gone();
  return row;
}

const isFollowing = (planId: string) => and(eq(startedPlans.planId, planId), isNull(startedPlans.endedAt));

function followed(followers: number): ProblemError {
  const reason = staffPlanReasons.followed.id.replace('{count}', String(followers));
  return new ProblemError({ ...problem(409, 'followed', reason), followers });
}

const gone = () => new ProblemError(problem(404, 'not_found', staffPlanReasons.notFound.id));

/** The line of the log bears the very moment of the change, by which the plan finds it again. */
const atOnce = (context: MemberContext, at: Date): MemberContext => ({ ...context, now: () => at });

/** The exercises of a draft, which nobody deletes meanwhile. @throws 422, naming each that is not in the library */
async function knownExercises(tx: Transaction, draft: PlanDraft): Promise<Library> {
  const wanted = inArray(exercises.id, exerciseIdsOf([draft]));
  // In one order for all who lock them, so that nobody waits for each other in a circle.
  const library = libraryFrom(
    await tx.select().from(exercises).where(wanted).orderBy(exercises.id).for('key share'),
  );
  const message = planFieldMessages.exerciseGone.id;
  const faults: FieldError[] = draft.schedule.flatMap((day, dayIndex) =>
    day.exercises.flatMap(({ exerciseId }, index) =>
      library.has(exerciseId)
        ? []
        : [{ path: ['plan', 'schedule', dayIndex, 'exercises', index, 'exerciseId'], message }],
    ),
  );
  if (faults.length > 0) throw new ProblemError(problem(422, 'invalid_input', message, faults));
  return library;
}

const rowOf = (plan: FitnessPlan): StaffPlanRow => ({
  id: plan.id,
  title: plan.title,
  category: plan.category,
  level: plan.level,
  duration: plan.duration,
  durationUnit: plan.durationUnit,
  weeklyWorkouts: plan.weeklyWorkouts,
  status: plan.status,
});

function actionOf(before: FitnessPlan, after: FitnessPlan): ChangeAction {
  if (before.status === after.status) return 'update';
  return after.status === 'published' ? 'publish' : 'unpublish';
}
