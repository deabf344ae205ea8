import { ownPicture } from '#src/lib/media-address.ts';
import { z } from 'zod';
import { foodGroups } from '#src/features/foods/kinds.ts';
import { idText, eitherText } from '#src/lib/localized.ts';
import { otherNamesSchema } from '#src/lib/other-names-schema.ts';
import { eatersLimits, recipeLimits } from './kinds.ts';
import { recipeMessages as messages } from './messages.ts';

const limits = recipeLimits;

const grams = z
  .number({ error: messages.grams.id })
  .positive({ error: messages.grams.id })
  .max(limits.grams, { error: messages.grams.id });

/** What can be told apart in a measure by eye. */
const quarter = 0.25;

const ingredientSchema = z.object({
  foodId: idText,
  /** What counts, for as many people as the recipe is written for. */
  grams,
  /** How those grams are told: so many of one of the food's measures. */
  measure: z
    .object({
      id: idText,
      count: z
        .number({ error: messages.count.id })
        .positive({ error: messages.count.id })
        .max(limits.count, { error: messages.count.id })
        .multipleOf(quarter, { error: messages.count.id }),
    })
    .exactOptional(),
  /** How it is made ready: finely chopped. */
  note: eitherText(limits.note).exactOptional(),
  /** What of the dish it goes into, where that has several parts: the dough. */
  part: eitherText(limits.part).exactOptional(),
  /** Some leave it out: it is not in the figures. */
  optional: z.literal(true).exactOptional(),
  /** It does not stay in the food, as oil that is poured off: it is not in the figures. */
  lost: z.literal(true).exactOptional(),
});
export type Ingredient = z.infer<typeof ingredientSchema>;

/** Something that may be done otherwise at no cost, and what it makes of the ingredients. */
const swapSchema = z.object({
  text: eitherText(limits.swap),
  /** New grams of a food in the whole recipe; 0 leaves it out. */
  changes: z
    .array(z.object({ foodId: idText, grams: z.number().min(0).max(limits.grams) }))
    .min(1)
    .max(limits.changes),
});
export type Swap = z.infer<typeof swapSchema>;

const minutes = (least: number) =>
  z
    .int({ error: messages.minutes.id })
    .min(least, { error: messages.minutes.id })
    .max(limits.minutes, { error: messages.minutes.id });

/** How a dish is made. Whether it is fasting food, and what is in it, follows from its ingredients. */
export const recipeSchema = z.object({
  id: idText,
  name: eitherText(limits.name),
  /** Other names it goes by, in any language: searched, and not shown. */
  alsoKnown: otherNamesSchema.min(1).exactOptional(),
  description: eitherText(limits.description),
  group: z.enum(foodGroups),
  /** The food of the table that it makes. */
  foodId: idText.exactOptional(),
  /** For how many people it is written. */
  servings: z
    .int({ error: messages.servings.id })
    .min(eatersLimits.min, { error: messages.servings.id })
    .max(eatersLimits.max, { error: messages.servings.id }),
  /** What it weighs when it is ready to eat. */
  yieldGrams: grams,
  ingredients: z
    .array(ingredientSchema)
    .min(1, { error: messages.noIngredients.id })
    .max(limits.ingredients, { error: messages.tooMany.id }),
  steps: z
    .array(eitherText(limits.step))
    .min(2, { error: messages.noSteps.id })
    .max(limits.steps, { error: messages.tooMany.id }),
  /** At work, and all in all. */
  minutes: z
    .object({ active: minutes(0), total: minutes(1) })
    .refine(({ active, total }) => active <= total, {
      path: ['total'],
      error: messages.minutesOrder.id,
    }),
  /** Nothing of it is heated, or its ingredients are dishes: what heat destroys is known then. */
  uncooked: z.literal(true).exactOptional(),
  swaps: z.array(swapSchema).max(limits.swaps, { error: messages.tooMany.id }),
  /** The title of a work stands as it was published, without Amharic. */
  sources: z.array(eitherText(limits.source)).min(1).max(limits.sources).exactOptional(),
  /** Shown instead of the drawing of its dish. */
  image: ownPicture.exactOptional(),
  /** Taken out of the list; who has eaten it finds it in the diary still. */
  retired: z.literal(true).exactOptional(),
});
export type Recipe = z.infer<typeof recipeSchema>;
