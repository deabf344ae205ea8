import { isStorable } from '#src/lib/text.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { ListedRecipe, RecipeDetail } from './listing.ts';
import { fastingOf, nutrientsPer100g, nutrientsPerServing } from './nutrition.ts';
import { recipesChosen, type ChosenRecipes } from './recipes-choice.ts';
import type { Recipe } from './schema.ts';

type Reader = Pick<Runtime, 'sql'>;

/** Every recipe that is not retired, by name. */
export async function listRecipes({ sql }: Reader): Promise<Recipe[]> {
  const rows = await sql<{ data: Recipe }[]>`
    select data from recipes where not data ? 'retired' order by data->'name'->>'en', id`;
  return rows.map(({ data }) => data);
}

/** The recipes of a choice, each with whether it is fasting food and what energy a serving has. */
export async function findRecipes(
  source: Reader,
  { foodId, ...choice }: ChosenRecipes & { readonly foodId?: string | undefined },
): Promise<ListedRecipe[]> {
  const recipes = await listRecipes(source);
  const wanted = foodId === undefined ? recipes : recipes.filter((recipe) => recipe.foodId === foodId);
  return recipesChosen(await listed(source, wanted), choice);
}

/** Recipes as a list shows them. */
export async function listed(source: Reader, recipes: readonly Recipe[]): Promise<ListedRecipe[]> {
  const ids = recipes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId));
  const foods = await foodsById(source, ids);
  return recipes.map((recipe) => ({
    recipe,
    fasting: fastingOf(recipe, foods),
    energy: nutrientsPerServing(recipe, foods).calories,
  }));
}

/** A recipe with all that is known of it, also a retired one; null where there is none of that id. */
export async function readRecipe(source: Reader, id: string): Promise<RecipeDetail | null> {
  if (!isStorable(id)) return null;
  const [found] = await source.sql<({ data: Recipe } & Required<Pick<RecipeDetail, 'picture'>>)[]>`
    select data, picture_at(data->>'image') as picture from recipes where id = ${id}`;
  if (!found) return null;
  const recipe = found.data;
  const foods = await foodsById(source, [
    ...recipe.ingredients.map(({ foodId }) => foodId),
    ...recipe.swaps.flatMap(({ changes }) => changes.map(({ foodId }) => foodId)),
    ...(recipe.foodId === undefined ? [] : [recipe.foodId]),
  ]);
  return {
    recipe,
    picture: found.picture,
    fasting: fastingOf(recipe, foods),
    perServing: nutrientsPerServing(recipe, foods),
    per100g: nutrientsPer100g(recipe, foods),
    foods: [...foods.values()],
  };
}

async function foodsById({ sql }: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Food>> {
  const rows = await sql<{ id: string; data: Food }[]>`
    select id, data from foods where id = any(${[...new Set(ids)]}) order by id`;
  return new Map(rows.map(({ id, data }) => [id, data]));
}
