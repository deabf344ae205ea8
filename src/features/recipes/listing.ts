import { z } from 'zod';
import { fastingVerdicts, foodGroups, nutrientNames } from '#src/features/foods/kinds.ts';
import { foodSchema } from '#src/features/foods/schema.ts';
import { pictureFactsSchema } from '#src/features/media/schema.ts';
import { idText } from '#src/lib/localized.ts';
import { isStorable } from '#src/lib/text.ts';
import { recipeLimits } from './kinds.ts';
import { recipeSchema } from './schema.ts';
import { maxNameLength } from './recipes-address.ts';

/** What the list can be asked for. */
export const recipesQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .max(maxNameLength)
    .refine(isStorable)
    .optional()
    .describe('A name, in whatever spelling and script'),
  group: z.enum(foodGroups).optional(),
  fasting: z.enum(fastingVerdicts).optional(),
  minutes: z.coerce
    .number()
    .int()
    .min(1)
    .max(recipeLimits.minutes)
    .optional()
    .describe('All in all, at most'),
  foodId: idText.optional().describe('The food of the table that it makes'),
});

const fasting = z.enum(fastingVerdicts).describe('Whether all that may go into it is fasting food');

const amount = z.object({
  estimate: z.object({ value: z.number(), min: z.number(), max: z.number() }).nullable(),
  complete: z.boolean(),
});
export const listedRecipeSchema = z.object({
  recipe: recipeSchema,
  fasting,
  energy: amount.describe('kcal of a serving'),
});
export type ListedRecipe = z.infer<typeof listedRecipeSchema>;

const nutrients = z.record(z.enum(nutrientNames), amount);

/** A recipe with the foods that it is made of, and what is in it. */
export const recipeDetailSchema = z.object({
  recipe: recipeSchema,
  picture: pictureFactsSchema.exactOptional().describe('Of its image, where it was uploaded'),
  fasting,
  perServing: nutrients,
  per100g: nutrients,
  foods: z
    .array(foodSchema)
    .describe('Those that go into it or may take the place of one, and the one that it makes'),
});
export type RecipeDetail = z.infer<typeof recipeDetailSchema>;
