import type { Food } from '#src/features/foods/schema.ts';
import { listRecipes } from '#src/features/recipes/service.server.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { readNutritionPlan } from '../service.server.ts';
import type { ShoppingList, ShoppingQuery } from './schema.ts';
import { shoppingList } from './shopping.ts';

/** What is to be bought for a week of a published plan; null where there is none of that id. */
export async function readShoppingList(
  context: Pick<Runtime, 'sql'>,
  id: string,
  { for: eaters, table, from, week }: ShoppingQuery,
): Promise<ShoppingList | null> {
  const found = await readNutritionPlan(context, id);
  if (!found) return null;
  const [recipes, foods] = await Promise.all([listRecipes(context), allFoods(context)]);
  const makings = recipes.flatMap((recipe) =>
    recipe.foodId === undefined ? [] : [[recipe.foodId, recipe] as const],
  );
  return shoppingList(
    found.plan,
    { eaters, table, from: from ?? null, week },
    { foods, recipes: new Map(makings) },
  );
}

/** A recipe may name any of them. */
async function allFoods({ sql }: Pick<Runtime, 'sql'>): Promise<ReadonlyMap<string, Food>> {
  const rows = await sql<{ id: string; data: Food }[]>`select id, data from foods order by id`;
  return new Map(rows.map(({ id, data }) => [id, data]));
}
