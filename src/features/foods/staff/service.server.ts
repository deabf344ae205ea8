import { inArray, sql as sqlText } from 'drizzle-orm';
import { foodsWithout } from '#db/missing-language.ts';
import { foods } from '#db/schema.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { madeByName, namedIn, type Importable } from '#src/server/csv-import.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { inLanguage } from '#src/lib/language.ts';
import { without } from '#src/lib/without.ts';
import { lacksLanguage, missingOf } from '#src/server/missing-language.server.ts';
import { namedPage, retiredIs } from '#src/server/named-page.server.ts';
import { hasId, versioned, versionOf, type Stored } from '#src/server/versioned.server.ts';
import { foodRecord } from '../record.ts';
import { nutrientNames } from '../kinds.ts';
import type { Food } from '../schema.ts';
import { foodImport } from './food-columns.ts';
import { fastingTray, feastTray } from '../starting-trays.ts';
import { changedFood, loggedFood, newFood, restoredFood, type Earlier } from './replacement.ts';
import {
  newFoodSchema,
  foodsPageSize,
  type FoodChange,
  type FoodListQuery,
  type NewFood,
  type OpenedFood,
  type StaffFoods,
  type StoredFood,
  type WholeFood,
} from './schema.ts';

type Row = typeof foods.$inferSelect;

export const records = versioned({
  table: foods,
  subjectKind: 'food',
  isKey: hasId(foods.id),
  subjectId: (id) => id,
  logged: ({ data }) => loggedFood(data as Food),
  naming: 'name',
});

/** A page of the table of foods by name, or by how much a name sounds like what is looked for. */
export async function listForStaff(
  { db, sql }: Pick<Runtime, 'db' | 'sql'>,
  { q, group, fasting, state, missing, page, ...sorting }: FoodListQuery,
): Promise<StaffFoods> {
  const wanted = [
    group && sql`and data->>'group' = ${group}`,
    fasting && sql`and data->>'fasting' = ${fasting}`,
    missing && lacksLanguage(sql, foodsWithout, missing),
    state && retiredIs(sql, state === 'retired'),
  ];
  const { ids, ...found } = await namedPage(sql, 'foods', wanted, {
    q,
    page,
    size: foodsPageSize,
    ...sorting,
  });
  const [rows, missingIn] = await Promise.all([
    records.list(db, inArray(foods.id, ids)),
    missingOf(sql, 'foods', foodsWithout, ids),
  ]);
  const byId = new Map(
    rows.map((stored) => [stored.row.id, { ...storedFood(stored), missing: missingIn(stored.row.id) }]),
  );
  return { items: ids.flatMap((id) => byId.get(id) ?? []), ...found };
}

/** A food with what a change of it touches; null where there is none of that id. */
export async function readForStaff(
  { db, sql }: Pick<Runtime, 'db' | 'sql'>,
  id: string,
): Promise<OpenedFood | null> {
  const stored = await records.read(db, id);
  if (!stored) return null;
  const [usedBy, lines] = await Promise.all([usesOf(sql, id), earlierLines(sql, id)]);
  const earlier = Object.fromEntries(
    nutrientNames.flatMap((name) => {
      const line = lines.find(({ before }) => name in before);
      if (!line) return [];
      const value = line.before[name] as number | null;
      return [[name, { value, until: new Date(line.timestamp).toISOString() }]];
    }),
  );
  const renamed = lines.find(({ before }) => 'alsoKnown' in before);
  const earlierNames = renamed
    ? {
        alsoKnown: (renamed.before['alsoKnown'] as Food['alsoKnown'] | null) ?? [],
        until: new Date(renamed.timestamp).toISOString(),
      }
    : null;
  return { ...storedFood(stored), usedBy, earlier, earlierNames };
}

/** What holds a food. */
async function usesOf(sql: Runtime['sql'], id: string): Promise<OpenedFood['usedBy']> {
  const held = sql`jsonb_build_object('id', ${id}::text)`;
  const [plans, recipes] = await Promise.all([
    sql<OpenedFood['usedBy']['plans'][number][]>`
      select id, title as name,
        jsonb_path_exists(data, 'lax $.meals[*].fasting.**.foodId ? (@ == $id)', ${held}) as "onFastingTable"
      from nutrition_plans
      where jsonb_path_exists(data, 'lax $.meals.**.foodId ? (@ == $id)', ${held})
      order by title->>'en', id`,
    sql<OpenedFood['usedBy']['recipes'][number][]>`
      select id, data->'name' as name from recipes
      where jsonb_path_exists(data, 'lax $.**.foodId ? (@ == $id)', ${held})
      order by data->'name'->>'en', id`,
  ]);
  return {
    plans: [...plans],
    recipes: [...recipes],
    startingTray: [fastingTray, feastTray].some((tray) => id in tray),
  };
}

/** Lines of the log that tell what the food was before, the latest first. */
const earlierLines = (sql: Runtime['sql'], id: string) => sql<{ before: Earlier; timestamp: string }[]>`
  select before, timestamp from activity_log
  where subject_kind = 'food' and subject_id = ${id} and before is not null
  order by id desc limit 200`;

/** Adds a food, which is called in addresses as it is in English. */
export const addFood = (context: MemberContext, draft: NewFood): Promise<StoredFood> =>
  context.db.transaction(async (tx) => {
    const id = await makeFood(tx, context, draft);
    return storedFood((await records.read(tx, id))!);
  });

/** Tables of foods. */
export const importable: Importable<NewFood> = {
  kind: foodImport,
  schema: newFoodSchema,
  named: (db, names) => namedIn(db, sqlText`foods`, sqlText`data->'name'`, names),
  create: (context, rows) =>
    context.db.transaction(async (tx) => {
      const ids = await madeByName(
        rows.map(({ draft }) => draft),
        {
          idOf: ({ name }) => slugOf(name.en),
          isReserved: (id) => ownAddresses.has(id),
          createAll: (named) =>
            records.createAll(
              tx,
              context,
              named.map(({ id, draft }) => [id, columnsOf(newFood(id, draft))] as const),
            ),
          createNumbered: (draft) => makeFood(tx, context, draft),
        },
      );
      return ids.map((id, index) => ({ id, name: inLanguage(rows[index]!.draft.name, 'en') }));
    }),
};

function columnsOf(food: Food) {
  const { id, data, search_text: searchText } = foodRecord(food);
  return { id, data, searchText };
}

/** @returns the id under which it stands */
async function makeFood(tx: Transaction, context: MemberContext, draft: NewFood): Promise<string> {
  const called = slugOf(draft.name.en);
  for (let number = ownAddresses.has(called) ? 2 : 1; ; number++) {
    const id = number === 1 ? called : `${called}-${number}`;
    const [isMade] = await records.createAll(tx, context, [[id, columnsOf(newFood(id, draft))]]);
    if (isMade) return id;
  }
}

/** What stands in the place of a food where foods are written. */
const ownAddresses: ReadonlySet<string> = new Set(['new', 'import', 'written-down']);

/** Small letters, digits and hyphens, as `idText` wants them. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ /g, '-')
    .slice(0, 50)
    .replace(/-$/, '');
  return words === '' ? 'food' : words;
}

/** Writes what staff have made of a food. */
export async function changeFood(context: MemberContext, id: string, { version, ...draft }: FoodChange) {
  const restored = draft.restored ?? [];
  const lines = restored.length > 0 ? await earlierLines(context.sql, id) : [];
  return await records.save(context, id, version, ({ data: before }) => {
    const food = restored.reduce((sum, name) => {
      const line = lines.find((each) => name in each.before);
      return line ? restoredFood(sum, name, line.before) : sum;
    }, before as Food);
    const { data, search_text: searchText } = foodRecord(changedFood(food, draft));
    return { data, searchText };
  });
}

/** Writes a food as it was once over the version that was read, all of its figures with their sources. */
export const putBackFood = (context: MemberContext, id: string, { version, food }: WholeFood) =>
  records.save(context, id, version, () => {
    const { data, search_text: searchText } = foodRecord(food);
    return { data, searchText };
  });

/** Takes a food out of what is offered, or offers it again; all else of it stays as it is. */
export const offerFood = (context: MemberContext, id: string, version: number, isOffered: boolean) =>
  records.save(context, id, version, (before) => {
    const food: Food = without(before.data as Food, 'retired');
    const { data, search_text: searchText } = foodRecord(isOffered ? food : { ...food, retired: true });
    return { data, searchText };
  });

/** A food as it was then; whether it is offered stays. */
export function foodFrom(then: Row, now: Row): { readonly food: Food } {
  const { retired } = now.data as Food;
  return { food: { ...without(then.data as Food, 'retired'), id: now.id, ...(retired && { retired }) } };
}

export const storedFood = (stored: Stored<typeof foods>): StoredFood => ({
  food: stored.row.data as Food,
  ...versionOf(stored),
});
