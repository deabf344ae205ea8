import { listFoods } from '#src/features/foods/service.server.ts';
import { listRecipes } from '#src/features/recipes/service.server.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { problem, ProblemError } from '#src/api/problem.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { shoppingMessages } from './messages.ts';
import { mayBeginOn } from './shopping-address.ts';
import { readNutritionPlan } from '../service.server.ts';
import type { ShoppingList, ShoppingQuery } from './schema.ts';
import { shoppingList, type Larder } from './shopping.ts';

/**
 * What is to be bought for a week of a published plan; null where there is none of that id.
 *
 * @throws 422 where the week begins on a day that nobody shops for
 */
export async function readShoppingList(
  context: Pick<Runtime, 'sql' | 'memory' | 'now'>,
  id: string,
  { for: eaters, table, from, week }: ShoppingQuery,
): Promise<ShoppingList | null> {
  if (from !== undefined && !mayBeginOn(from, today(context.now(), homeTimeZone))) {
    const error = { path: ['from'], message: shoppingMessages.firstDay.id };
    throw new ProblemError(problem(422, 'invalid_input', error.message, [error]));
  }
  const found = await readNutritionPlan(context, id);
  if (!found) return null;
  const larder = await context.memory.recall('larder', () => readLarder(context));
  return shoppingList(found.plan, { eaters, table, from: from ?? null, week }, larder);
}

/** All foods, since a recipe may name any of them, and the recipes by the dish that each makes. */
async function readLarder(source: Pick<Runtime, 'sql'>): Promise<Larder> {
  const [recipes, foods] = await Promise.all([listRecipes(source), listFoods(source)]);
  return {
    foods: new Map(foods.map((food) => [food.id, food])),
    recipes: new Map(
      recipes.flatMap((recipe) => (recipe.foodId === undefined ? [] : [[recipe.foodId, recipe] as const])),
    ),
  };
}
