import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { foods, nutritionPlans } from '#db/schema.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { pageOrLast } from '#src/lib/paging.ts';
import { isStorable } from '#src/lib/text.ts';
import type { ChangeAction } from '#src/lib/staff-changes.ts';
import { changedValues, lastEditor, recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { findPlans } from '../../found-plans.server.ts';
import { mayBeKept } from '../../publishing/publishable.server.ts';
import { itemsOf } from '../meals.ts';
import { nutritionPlanRecord } from '../record.ts';
import { type NutritionPlan, nutritionPlanSchema } from '../schema.ts';
import { loggedPlan } from './changes.ts';
import { publishingFindings } from './publishing.ts';
import {
  type ChangedNutritionPlan,
  type NewNutritionPlan,
  type NutritionPlanChange,
  type StaffListQuery,
  staffPageSize,
  type StaffPlanRow,
  type StoredNutritionPlan,
} from './schema.ts';

const subjectKind = 'nutrition-plan';

/** A page of all plans, published or not, newest first. A page beyond the last one is the last one. */
export async function listForStaff({ sql }: Pick<Runtime, 'sql'>, { page, ...asked }: StaffListQuery) {
  return await pageOrLast(page, (wanted) =>
    findPlans<StaffPlanRow>(
      { sql },
      { ...asked, kind: 'nutrition' },
      {
        page: wanted,
        rowsAPage: staffPageSize,
        columns: sql`
        id, title, category, data->'duration' as duration, status,
        to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`,
      },
    ),
  );
}

/** A plan in whatever state; null where there is none of that id. */
export async function readForStaff(
  { db }: { readonly db: Pick<Database, 'select'> },
  id: string,
): Promise<StoredNutritionPlan | null> {
  if (!isStorable(id)) return null;
  const [row] = await db.select().from(nutritionPlans).where(eq(nutritionPlans.id, id));
  return row ? storedPlan(row) : null;
}

/** @throws 422 `breaks_fast`, and where it is to be published `not_publishable`, each with what was found */
export async function createNutritionPlan(
  context: MemberContext,
  input: NewNutritionPlan,
): Promise<StoredNutritionPlan> {
  const id = randomUUID();
  const plan = nutritionPlanSchema.parse({ id, ...input });
  const now = context.now();
  return await context.db.transaction(async (tx) => {
    mayBeKept(input.status, publishingFindings(input, await foodsIn(tx, input)));
    const [row] = await tx
      .insert(nutritionPlans)
      .values({ ...columnsOf(plan), id, userId: context.actor.userId, createdAt: now, updatedAt: now })
      .returning();
    await recordChange(tx, context, {
      action: 'create',
      subjectKind,
      subjectId: id,
      after: loggedPlan(input),
    });
    return storedPlan(row!);
  });
}

/**
 * Writes what staff have made of a plan, where it still is the version that they had before them; else tells what
 * others have made of it. What says the same as before is no change.
 *
 * @throws 422 as when it is made
 */
export async function changeNutritionPlan(
  context: MemberContext,
  id: string,
  { version, ...input }: NutritionPlanChange,
): Promise<StoredNutritionPlan | { readonly meanwhile: ChangedNutritionPlan } | null> {
  return await context.db.transaction(async (tx) => {
    const stored = await readForStaff({ db: tx }, id);
    if (!stored) return null;
    if (stored.version !== version) return await meanwhile(tx, id);
    mayBeKept(input.status, publishingFindings(input, await foodsIn(tx, input)));
    const values = changedValues(loggedPlan(partsOfStaff(stored.plan)), loggedPlan(input), 'title');
    if (!values) return stored;
    const now = context.now();
    const [row] = await tx
      .update(nutritionPlans)
      .set({ ...columnsOf({ ...stored.plan, ...input }), version: version + 1, updatedAt: now })
      .where(and(eq(nutritionPlans.id, id), eq(nutritionPlans.version, version)))
      .returning();
    if (!row) return await meanwhile(tx, id);
    const action = actionOf(stored.plan.status, input.status);
    // Of the same moment, by which the line is found again.
    await recordChange(tx, { ...context, now: () => now }, { action, subjectKind, subjectId: id, ...values });
    return storedPlan(row);
  });
}

/** @returns false where there is no such plan */
export async function deleteNutritionPlan(context: MemberContext, id: string): Promise<boolean> {
  if (!isStorable(id)) return false;
  return await context.db.transaction(async (tx) => {
    const [row] = await tx.delete(nutritionPlans).where(eq(nutritionPlans.id, id)).returning();
    if (!row) return false;
    const before = loggedPlan(partsOfStaff(storedPlan(row).plan));
    await recordChange(tx, context, { action: 'delete', subjectKind, subjectId: id, before });
    return true;
  });
}

/** The foods that a plan names, as they are now. */
async function foodsIn(tx: Pick<Database, 'select'>, { meals }: NewNutritionPlan) {
  const dishes = meals.flatMap((day) => [...itemsOf(day), ...(day.fasting ? itemsOf(day.fasting) : [])]);
  const named = dishes.flatMap(({ portions, instead }) => [...portions, ...(instead?.portions ?? [])]);
  const ids = [...new Set(named.map(({ foodId }) => foodId))];
  const rows = await tx.select().from(foods).where(inArray(foods.id, ids));
  return new Map(rows.map(({ id, data }) => [id, data as Food]));
}

/** The plan as it is by now, and who changed it last; null where it was deleted. */
async function meanwhile(
  tx: Pick<Database, 'select'>,
  id: string,
): Promise<{ meanwhile: ChangedNutritionPlan } | null> {
  const stored = await readForStaff({ db: tx }, id);
  if (!stored) return null;
  const changedBy = await lastEditor(tx, subjectKind, id, new Date(stored.updatedAt));
  return { meanwhile: { ...stored, changedBy } };
}

function storedPlan(row: typeof nutritionPlans.$inferSelect): StoredNutritionPlan {
  const { id, title, description, category, status, featured, caloriesMin: min, caloriesMax: max } = row;
  const columns = { id, title, description, category, status, featured, calorieRange: { min, max } };
  return {
    plan: { leadingVariant: 'regular', ...(row.data as object), ...columns } as NutritionPlan,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function columnsOf(plan: NutritionPlan) {
  const { calories_min, calories_max, search_text, ...columns } = nutritionPlanRecord(plan);
  return { ...columns, caloriesMin: calories_min, caloriesMax: calories_max, searchText: search_text };
}

/** What staff write of a plan. */
function partsOfStaff(plan: NutritionPlan): NewNutritionPlan {
  const { title, description, duration, category, calorieRange, meals, leadingVariant, ...rest } = plan;
  const { features, status, tags, featured } = rest;
  const said = { title, description, duration, category, calorieRange, features, status, tags, featured };
  return { ...said, meals, leadingVariant };
}

function actionOf(before: NutritionPlan['status'], after: NutritionPlan['status']): ChangeAction {
  if (before === after) return 'update';
  if (after === 'published') return 'publish';
  if (after === 'archived') return 'archive';
  return before === 'published' ? 'unpublish' : 'update';
}
