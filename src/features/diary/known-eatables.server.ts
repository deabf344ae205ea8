import { LRUCache } from 'lru-cache';
import type { TransactionSql } from 'postgres';
import type { Food } from '#src/features/foods/schema.ts';
import type { Recipe } from '#src/features/recipes/schema.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import type { Eatables } from './eaten.ts';
import { ownFoodOf } from './own-food.ts';
import type { DiaryPortion } from './schema.ts';

/** As many as are eaten again and again; a table may hold a hundred times as many. */
const maxKept = { foods: 3000, recipes: 1000 } as const;

/** What a process knows of foods and recipes, until any of them changes. */
interface Kept {
  readonly foods: LRUCache<string, Food>;
  readonly recipes: LRUCache<string, Recipe>;
}

const empty = (): Kept => ({
  foods: new LRUCache({ max: maxKept.foods }),
  recipes: new LRUCache({ max: maxKept.recipes }),
});

const isText = (id: string | undefined): id is string => id !== undefined;
/** What is in no table is not looked for there. */
const isListed = (id: string | undefined): id is string => isText(id) && !ownFoodOf(id);

/**
 * The foods and recipes that portions are of, and the foods that those recipes are made of. What is in no table any more
 * is left out.
 *
 * @param sql what is not known yet is read by: of the transaction, where there is one
 */
export async function eatablesOf(
  { memory }: Pick<Runtime, 'memory'>,
  sql: Sql | TransactionSql,
  portions: readonly Pick<DiaryPortion, 'foodId' | 'recipeId'>[],
): Promise<Eatables> {
  // What is forgotten while this reads takes along what it keeps.
  const kept = await memory.recall('eatables', async () => empty());
  const recipes = await byId(kept.recipes, portions.map(({ recipeId }) => recipeId).filter(isText), (ids) =>
    readByIds(sql, 'recipes', ids),
  );
  const used = [...recipes.values()].flatMap(({ ingredients }) => ingredients);
  const foods = await byId(
    kept.foods,
    [...portions, ...used].map(({ foodId }) => foodId).filter(isListed),
    (ids) => readByIds(sql, 'foods', ids),
  );
  return { foods, recipes };
}

async function byId<Thing extends { readonly id: string }>(
  kept: LRUCache<string, Thing>,
  ids: readonly string[],
  readMissing: (ids: string[]) => Promise<Thing[]>,
): Promise<ReadonlyMap<string, Thing>> {
  const found = new Map<string, Thing>();
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const known = kept.get(id);
    if (known) found.set(id, known);
    else missing.push(id);
  }
  for (const thing of missing.length > 0 ? await readMissing(missing) : []) {
    kept.set(thing.id, thing);
    found.set(thing.id, thing);
  }
  return found;
}

async function readByIds<Thing>(
  sql: Sql | TransactionSql,
  table: 'foods' | 'recipes',
  ids: string[],
): Promise<Thing[]> {
  const rows = await sql<{ data: Thing }[]>`select data from ${sql(table)} where id = any(${ids})`;
  return rows.map(({ data }) => data);
}
