import type { Recipe } from './schema.ts';

/** The recipe that makes a dish of the table of foods; null where none does. */
export const recipeFor = <R extends Pick<Recipe, 'foodId' | 'retired'>>(
  recipes: readonly R[],
  foodId: string,
): R | null => recipes.find((recipe) => recipe.foodId === foodId && !recipe.retired) ?? null;
