import { z } from 'zod';
import { foodGroups } from '#src/features/foods/kinds.ts';
import { cappedTotal, listQuery } from '#src/lib/list-query.ts';
import { missingList, missingQuery } from '#src/lib/missing-language.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { versionFields, versionRead } from '#src/lib/version.ts';
import { listedRecipeSchema, recipesQuerySchema } from '../listing.ts';
import { recipeSchema } from '../schema.ts';

/** Rows on one page of the list. */
export const recipesPageSize = 20;

/** What the staff's list can be asked for, as it stands in an address. */
export const recipeListQuerySchema = z.object({
  ...sortQuery(['name', 'changed']),
  q: recipesQuerySchema.shape.q,
  group: z.enum(foodGroups).optional(),
  fasting: recipesQuerySchema.shape.fasting,
  state: z.enum(['listed', 'retired']).optional(),
  missing: missingQuery,
  page: listQuery.page.describe(
    `Of ${recipesPageSize} recipes each, from 1; beyond the last one comes the last one`,
  ),
});
export type RecipeListQuery = z.output<typeof recipeListQuerySchema>;

/** What staff write of a recipe. */
export const recipeDraftSchema = recipeSchema.omit({ id: true });
export type RecipeDraft = z.output<typeof recipeDraftSchema>;

export const recipeChangeSchema = recipeDraftSchema.extend(versionRead);
export type RecipeChange = z.output<typeof recipeChangeSchema>;

/** A recipe as staff have it. */
export const storedRecipeSchema = z.object({ recipe: recipeSchema, ...versionFields });
export type StoredRecipe = z.infer<typeof storedRecipeSchema>;

const staffRecipeSchema = listedRecipeSchema.extend({ version: z.int().positive(), missing: missingList });
export type StaffRecipe = z.infer<typeof staffRecipeSchema>;

export const staffRecipesSchema = z.object({
  items: z.array(staffRecipeSchema),
  ...cappedTotal,
  page: z.int(),
  pages: z.int(),
});
export type StaffRecipes = z.infer<typeof staffRecipesSchema>;
