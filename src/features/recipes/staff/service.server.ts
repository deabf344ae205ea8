import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { recipesWithout } from '#db/missing-language.ts';
import { foods, recipes } from '#db/schema.ts';
import { problem, ProblemError, type FieldError } from '#src/api/problem.ts';
import type { FastingVerdict } from '#src/features/foods/kinds.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { without } from '#src/lib/without.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { lacksLanguage, missingOf } from '#src/server/missing-language.server.ts';
import { namedPage, retiredIs } from '#src/server/named-page.server.ts';
import { hasId, versioned, versionOf, withRecord, type Stored } from '#src/server/versioned.server.ts';
import { fastingOf } from '../nutrition.ts';
import { recipeRecord } from '../record.ts';
import type { Recipe } from '../schema.ts';
import { listed } from '../service.server.ts';
import { staffRecipeMessages as messages } from './messages.ts';
import {
  recipesPageSize,
  type RecipeChange,
  type RecipeDraft,
  type RecipeListQuery,
  type StaffRecipes,
  type StoredRecipe,
} from './schema.ts';

type Row = typeof recipes.$inferSelect;

export const records = versioned({
  table: recipes,
  subjectKind: 'recipe',
  isKey: hasId(recipes.id),
  subjectId: (id) => id,
  logged: ({ data }) => data as Recipe,
  naming: 'name',
});

/** A page of the recipes by name, retired or not, or by how much a name sounds like what is looked for. */
export async function listForStaff(
  context: Pick<Runtime, 'db' | 'sql' | 'memory'>,
  { q = '', group, fasting, state, missing, page, ...sorting }: RecipeListQuery,
): Promise<StaffRecipes> {
  const { db, sql } = context;
  const wanted = [
    group && sql`and data->>'group' = ${group}`,
    missing && lacksLanguage(sql, recipesWithout, missing),
    state && retiredIs(sql, state === 'retired'),
  ];
  const { ids, ...found } = await namedPage(sql, 'recipes', wanted, {
    q,
    page,
    size: recipesPageSize,
    ...sorting,
    among: fasting && (await idsOf(context, fasting)),
  });
  const [rows, missingIn] = await Promise.all([
    records.list(db, inArray(recipes.id, ids)),
    missingOf(sql, 'recipes', recipesWithout, ids),
  ]);
  const byId = new Map(rows.map((stored) => [stored.row.id, storedRecipe(stored)]));
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  const shown = await listed(
    context,
    chosen.map(({ recipe }) => recipe),
  );
  const items = shown.map((each, index) => ({
    ...each,
    version: chosen[index]!.version,
    missing: missingIn(each.recipe.id),
  }));
  return { items, ...found };
}

interface Verdicts {
  /** When recipes and foods had changed last. */
  at: string;
  idsOf: ReadonlyMap<FastingVerdict, ReadonlySet<string>>;
}

/** The recipes of a verdict, which follows from what goes into them: told again once a recipe or a food has changed. */
async function idsOf({ sql, memory }: Pick<Runtime, 'sql' | 'memory'>, verdict: FastingVerdict) {
  const [{ at }] = await sql<[{ at: string }]>`
    select concat((select max(updated_at) from recipes), ' ', (select max(updated_at) from foods)) as at`;
  const kept = await memory.recall('recipe-verdicts', async (): Promise<Verdicts> => ({
    at: '',
    idsOf: new Map(),
  }));
  if (kept.at !== at) Object.assign(kept, { at, idsOf: await readVerdicts(sql) });
  return kept.idsOf.get(verdict) ?? new Set<string>();
}

async function readVerdicts(sql: Runtime['sql']): Promise<Verdicts['idsOf']> {
  const [made, table] = await Promise.all([
    sql<Pick<Recipe, 'id' | 'ingredients'>[]>`select id, data->'ingredients' as ingredients from recipes`,
    sql<Pick<Food, 'id' | 'fasting'>[]>`select id, data->>'fasting' as fasting from foods`,
  ]);
  const foodsById = new Map(table.map((food) => [food.id, food]));
  const byVerdict = Map.groupBy(made, (recipe) => fastingOf(recipe, foodsById));
  return new Map([...byVerdict].map(([verdict, some]) => [verdict, new Set(some.map(({ id }) => id))]));
}

/** Null where there is none of that id. */
export async function readForStaff({ db }: Pick<Runtime, 'db'>, id: string): Promise<StoredRecipe | null> {
  const stored = await records.read(db, id);
  return stored && storedRecipe(stored);
}

/** Adds a recipe. @throws 422 where a food of it is not in the table */
export async function createRecipe(context: MemberContext, draft: RecipeDraft): Promise<StoredRecipe> {
  const id = randomUUID();
  return await context.db.transaction(async (tx) => {
    await foodsAreThere(tx, draft);
    const columns = columnsOf({ id, ...draft });
    const stored = await records.create({ ...context, db: tx }, id, { id, ...columns });
    return storedRecipe(stored!);
  });
}

/** Writes what staff have made of a recipe. @throws 422 as when adding */
export async function changeRecipe(context: MemberContext, id: string, { version, ...draft }: RecipeChange) {
  const outcome = await records.save(context, id, version, async (_before, tx) => {
    await foodsAreThere(tx, draft);
    return columnsOf({ id, ...draft });
  });
  return await withRecord(outcome, storedRecipe);
}

/** Takes a recipe out of the list, or puts it back; all else of it stays as it is. */
export const offerRecipe = (context: MemberContext, id: string, version: number, isOffered: boolean) =>
  records.save(context, id, version, ({ data }) => {
    const recipe: Recipe = without(data as Recipe, 'retired');
    return columnsOf(isOffered ? recipe : { ...recipe, retired: true });
  });

/** What staff write of a recipe, to be as it was then; whether it is listed stays. */
export function draftFrom(then: Row, now: Row): RecipeDraft {
  const { retired } = now.data as Recipe;
  return { ...without(then.data as Recipe, 'id', 'retired'), ...(retired && { retired }) };
}

/** @throws 422, naming each place of a food that the table does not have */
async function foodsAreThere(tx: Transaction, { foodId, ingredients, swaps }: RecipeDraft): Promise<void> {
  const named = [
    ...(foodId === undefined ? [] : [{ path: ['foodId'], id: foodId }]),
    ...ingredients.map((each, index) => ({ path: ['ingredients', index, 'grams'], id: each.foodId })),
    ...swaps.flatMap(({ changes }, index) =>
      changes.map((each, place) => ({ path: ['swaps', index, 'changes', place, 'grams'], id: each.foodId })),
    ),
  ];
  const ids = named.map(({ id }) => id);
  const known = await tx.select({ id: foods.id }).from(foods).where(inArray(foods.id, ids));
  const errors: FieldError[] = named
    .filter(({ id }) => !known.some((food) => food.id === id))
    .map(({ path }) => ({ path, message: messages.foodGone.id }));
  if (errors[0]) throw new ProblemError(problem(422, 'invalid_input', errors[0].message, errors));
}

function columnsOf(recipe: Recipe) {
  const { data, search_text: searchText } = recipeRecord(recipe);
  return { data, searchText };
}

const storedRecipe = (stored: Stored<typeof recipes>): StoredRecipe => ({
  recipe: stored.row.data as Recipe,
  ...versionOf(stored),
});
