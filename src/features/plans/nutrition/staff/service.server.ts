import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { foods, nutritionPlans, savedPlans } from '#db/schema.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { hasId, versioned, versionOf, withRecord, type Stored } from '#src/server/versioned.server.ts';
import { listPlansForStaff } from '../../found-plans.server.ts';
import { isSaved } from '../../saved/saved-by.server.ts';
import { mayBeKept, statusAction } from '../../publishing/publishable.server.ts';
import { itemsOf } from '../meals.ts';
import { nutritionPlanRecord, unwrittenParts } from '../record.ts';
import { type NutritionPlan, nutritionPlanSchema } from '../schema.ts';
import { publishingFindings } from './publishing.ts';
import type {
  NutritionPlanChange,
  NutritionPlanDraft,
  StaffListQuery,
  StaffPlanPage,
  StaffPlanRow,
  StoredNutritionPlan,
} from './schema.ts';

type Row = typeof nutritionPlans.$inferSelect;

export const records = versioned({
  table: nutritionPlans,
  subjectKind: 'nutrition-plan',
  isKey: hasId(nutritionPlans.id),
  subjectId: (id) => id,
  logged: loggedPlan,
  naming: 'title',
  actionOf: statusAction,
});

/** A page of all plans, published or not, newest first. */
export const listForStaff = async (
  { sql }: Pick<Runtime, 'sql'>,
  query: StaffListQuery,
): Promise<StaffPlanPage> =>
  await listPlansForStaff<StaffPlanRow>(
    sql,
    { ...query, kind: 'nutrition' },
    sql`
    id, version, title, category, data->'duration' as duration, status,
    to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`,
  );

/** A plan in whatever state; null where there is none of that id. */
export async function readForStaff(
  { db }: Pick<Runtime, 'db'>,
  id: string,
): Promise<StoredNutritionPlan | null> {
  const stored = await records.read(db, id);
  return stored && (await storedPlan({ db }, stored));
}

/** @throws 422 `breaks_fast`, and where it is to be published `not_publishable`, each with what was found */
export async function createNutritionPlan(context: MemberContext, draft: NutritionPlanDraft) {
  await check(context.db, draft);
  const id = randomUUID();
  const columns = columnsOf(nutritionPlanSchema.parse({ id, ...draft }));
  const created = await records.create(context, id, { ...columns, userId: context.actor.userId });
  return await storedPlan(context, created!);
}

/** Writes what staff have made of a plan. @throws 422 as when it is made */
export async function changeNutritionPlan(
  context: MemberContext,
  id: string,
  { version, ...draft }: NutritionPlanChange,
) {
  const outcome = await records.save(context, id, version, async (before, tx) => {
    await check(tx, draft);
    return columnsOf({ ...planOf(before), ...draft });
  });
  return await withRecord(outcome, (stored) => storedPlan(context, stored));
}

/** @returns false where there is no such plan */
export const deleteNutritionPlan = (context: MemberContext, id: string) => records.remove(context, id);

/** Brings back a deleted plan. @throws 422 as when it is made */
export async function bringBackNutritionPlan(
  context: MemberContext,
  id: string,
): Promise<StoredNutritionPlan | null> {
  const stored = await records.bringBack(context, id, (row, tx) => check(tx, planOf(row)));
  return stored && (await storedPlan(context, stored));
}

/** What staff write of a plan, to be as it was then; whether readers see it stays. */
export const draftFrom = (then: Row, now: Row): NutritionPlanDraft => ({
  ...planOf(then),
  status: planOf(now).status,
});

/** Whether a plan may be stored in the state that is asked for. @throws 422 with what is in the way */
async function check(db: Pick<Database, 'select'>, draft: NutritionPlanDraft): Promise<void> {
  mayBeKept(draft.status, publishingFindings(draft, await foodsIn(db, draft)));
}

/** The foods that a plan names, as they are now. */
async function foodsIn(tx: Pick<Database, 'select'>, { meals }: NutritionPlanDraft) {
  const dishes = meals.flatMap((day) => [...itemsOf(day), ...(day.fasting ? itemsOf(day.fasting) : [])]);
  const named = dishes.flatMap(({ portions, instead }) => [...portions, ...(instead?.portions ?? [])]);
  const ids = [...new Set(named.map(({ foodId }) => foodId))];
  const rows = await tx.select().from(foods).where(inArray(foods.id, ids));
  return new Map(rows.map(({ id, data }) => [id, data as Food]));
}

const storedPlan = async (
  { db }: Pick<Runtime, 'db'>,
  stored: Stored<typeof nutritionPlans>,
): Promise<StoredNutritionPlan> => ({
  plan: planOf(stored.row),
  createdAt: stored.row.createdAt.toISOString(),
  ...versionOf(stored),
  savedBy: await db.$count(savedPlans, isSaved('nutrition', stored.row.id)),
});

function planOf(row: Row): NutritionPlan {
  const { id, title, description, category, status, featured, caloriesMin: min, caloriesMax: max } = row;
  const columns = { id, title, description, category, status, featured, calorieRange: { min, max } };
  return {
    ...unwrittenParts,
    ...(row.data as Omit<NutritionPlan, keyof typeof columns>),
    ...columns,
  } as NutritionPlan;
}

function columnsOf(plan: NutritionPlan) {
  const { calories_min, calories_max, search_text, ...columns } = nutritionPlanRecord(plan);
  return { ...columns, caloriesMin: calories_min, caloriesMax: calories_max, searchText: search_text };
}

/** What staff write of a plan, each day of its meals standing for itself. */
function loggedPlan(row: Row): Readonly<Record<string, unknown>> {
  const { title, description, duration, category, calorieRange, meals, ...plan } = planOf(row);
  const { features, status, tags, featured, imageUrl, leadingVariant, mealTimes, warnings, sources } = plan;
  const days = Object.fromEntries(meals.map(({ day, ...ofDay }) => [`day ${day}`, ofDay]));
  const said = { title, description, duration, category, calorieRange, leadingVariant, mealTimes };
  return { ...said, warnings, sources, features, status, tags, featured, imageUrl, ...days };
}
