import { foodGroupNames } from '#content/food-groups.ts';
import { foods } from '#db/schema.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { hasId, versioned, versionOf, type Stored } from '#src/server/versioned.server.ts';
import { namesOf } from '../foods-choice.ts';
import { foodRecord } from '../record.ts';
import type { Food } from '../schema.ts';
import { foundByName } from '#src/lib/search-name.ts';
import { changedFood, loggedFood } from './replacement.ts';
import type { FoodChange, FoodListQuery, StaffFoods, StoredFood } from './schema.ts';

const records = versioned({
  table: foods,
  subjectKind: 'food',
  isKey: hasId(foods.id),
  subjectId: (id) => id,
  logged: ({ data }) => loggedFood(data as Food),
  naming: 'name',
});

/** The table of foods by name, or by how much a name sounds like what is looked for. */
export async function listForStaff(
  { db }: Pick<Runtime, 'db'>,
  { q, group }: FoodListQuery,
): Promise<StaffFoods> {
  const rows = (await records.list(db)).map(storedFood);
  const byName = rows.toSorted((a, b) => a.food.name.en.localeCompare(b.food.name.en));
  const found = foundByName(byName, ({ food }) => namesOf(food), q);
  const items = found.filter(({ food }) => group === undefined || food.group === group);
  return { items, total: items.length, groups: foodGroupNames };
}

/** Null where there is none of that id. */
export async function readForStaff({ db }: Pick<Runtime, 'db'>, id: string): Promise<StoredFood | null> {
  const stored = await records.read(db, id);
  return stored && storedFood(stored);
}

/** Writes what staff have made of a food. */
export const changeFood = (context: MemberContext, id: string, { version, ...draft }: FoodChange) =>
  records.save(context, id, version, ({ data: before }) => {
    const { data, search_text: searchText } = foodRecord(changedFood(before as Food, draft));
    return { data, searchText };
  });

export const storedFood = (stored: Stored<typeof foods>): StoredFood => ({
  food: stored.row.data as Food,
  ...versionOf(stored),
});
