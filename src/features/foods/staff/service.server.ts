import { and, eq } from 'drizzle-orm';
import foodTable from '#content/foods.json' with { type: 'json' };
import { foods } from '#db/schema.ts';
import { isStorable } from '#src/lib/text.ts';
import { changedValues, lastEditor, recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { namesOf } from '../foods-choice.ts';
import { foodRecord } from '../record.ts';
import type { Food } from '../schema.ts';
import { foundByName } from '../search-name.ts';
import { changedFood, loggedFood } from './replacement.ts';
import type { ChangedFood, FoodChange, FoodListQuery, StaffFoods, StoredFood } from './schema.ts';

const subjectKind = 'food';

/** The table of foods by name, or by how much a name sounds like what is looked for. */
export async function listForStaff(
  { db }: Pick<Runtime, 'db'>,
  { q, group }: FoodListQuery,
): Promise<StaffFoods> {
  const rows = (await db.select().from(foods)).map(storedFood);
  const byName = rows.toSorted((a, b) => a.food.name.en.localeCompare(b.food.name.en));
  const found = foundByName(byName, ({ food }) => namesOf(food), q);
  const { groups, grades } = foodTable;
  return { foods: found.filter(({ food }) => group === undefined || food.group === group), groups, grades };
}

/** Null where there is none of that id. */
export async function readForStaff(
  { db }: { readonly db: Pick<Database, 'select'> },
  id: string,
): Promise<StoredFood | null> {
  if (!isStorable(id)) return null;
  const [row] = await db.select().from(foods).where(eq(foods.id, id));
  return row ? storedFood(row) : null;
}

/**
 * Writes what staff have made of a food, where it still is the version that they had before them; else tells what
 * others have made of it. What it said before stays in the activity log. What says the same as before is no change.
 */
export async function changeFood(
  context: MemberContext,
  id: string,
  change: FoodChange,
): Promise<StoredFood | { readonly meanwhile: ChangedFood } | null> {
  return await context.db.transaction(async (tx) => {
    const stored = await readForStaff({ db: tx }, id);
    if (!stored) return null;
    if (stored.version !== change.version) return await meanwhile(tx, id);
    const food = changedFood(stored.food, change);
    const values = changedValues(loggedFood(stored.food), loggedFood(food), 'name');
    if (!values) return stored;
    const now = context.now();
    const { data, search_text: searchText } = foodRecord(food);
    const [row] = await tx
      .update(foods)
      .set({ data, searchText, version: change.version + 1, updatedAt: now })
      .where(and(eq(foods.id, id), eq(foods.version, change.version)))
      .returning();
    if (!row) return await meanwhile(tx, id);
    // Of the same moment, by which the line is found again.
    const line = { action: 'update', subjectKind, subjectId: id, ...values } as const;
    await recordChange(tx, { ...context, now: () => now }, line);
    return storedFood(row);
  });
}

/** The food as it is by now, and who changed it last. */
async function meanwhile(
  tx: Pick<Database, 'select'>,
  id: string,
): Promise<{ meanwhile: ChangedFood } | null> {
  const stored = await readForStaff({ db: tx }, id);
  if (!stored) return null;
  const changedBy = await lastEditor(tx, subjectKind, id, new Date(stored.updatedAt));
  return { meanwhile: { ...stored, changedBy } };
}

const storedFood = ({ data, version, updatedAt }: typeof foods.$inferSelect): StoredFood => ({
  food: data as Food,
  version,
  updatedAt: updatedAt.toISOString(),
});
