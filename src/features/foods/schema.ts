import { z } from 'zod';
import { idText, eitherText, requiredText } from '#src/lib/localized.ts';
import { otherNamesSchema } from '#src/lib/other-names-schema.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import {
  fastingVerdicts,
  foodGroups,
  grades,
  nutrientNames,
  ofNutrients,
  strictnesses,
  foodLimits,
} from './kinds.ts';

const textOf = (max: number) => requiredText(max, textMessages.missing);

/** `null`: no source states it. */
const figure = z.number().nonnegative().nullable();

/** Per 100 g as eaten. */
const figures = z.object(ofNutrients(() => figure));

/** What a grade C food was calculated from: raw masses, and the mass of the cooked dish. */
const recipe = z.object({
  ingredients: z
    .array(z.object({ name: eitherText(foodLimits.name), grams: z.number().positive() }))
    .min(1)
    .max(foodLimits.ingredients),
  cookedGrams: z.number().positive(),
});

/** The title of a work as it stands, or what we say of where figures come from. */
const source = z.union([textOf(foodLimits.source), eitherText(foodLimits.source)]);

/** Lowest and highest published figure per 100 g, where publications differ. */
const range = z
  .object({
    min: z.number().nonnegative(),
    max: z.number().nonnegative(),
    /** Whose the ends are that the food's own source does not give. */
    source: eitherText(foodLimits.source).exactOptional(),
  })
  .refine(({ min, max }) => min <= max, 'min is above max');

/** What a kitchen measures a food with. */
export const measure = z.object({
  /** Once in a food. */
  id: idText,
  name: eitherText(foodLimits.name),
  /** For more than one, where it is another word. */
  plural: textOf(foodLimits.name).exactOptional().describe('English'),
  grams: z.number().positive(),
  /** Who says what it holds; without it, it is assumed. */
  source: source.exactOptional(),
});
export type Measure = z.infer<typeof measure>;

export const foodSchema = z.object({
  id: idText,
  name: eitherText(foodLimits.name),
  /** Somebody who should know has seen the Amharic name; without it it is our own, and said to be so. */
  nameChecked: z.literal(true).exactOptional(),
  /** Afaan Oromo, where a source gives it. */
  nameOm: textOf(foodLimits.name).exactOptional(),
  /** Other names it goes by, in any language: searched, and not shown. */
  alsoKnown: otherNamesSchema.min(1).exactOptional(),
  group: z.enum(foodGroups),
  fasting: z.enum(fastingVerdicts),
  /** How it must be made to be fasting food, where it can be made otherwise too. */
  fastingIf: eitherText(foodLimits.note).exactOptional(),
  /** Why customs differ on it; only where they do. */
  disputedFor: z.enum(strictnesses).exactOptional(),
  grade: z.enum(grades),
  per100g: figures,
  ranges: z.partialRecord(z.enum(nutrientNames), range).exactOptional(),
  /** Of every figure that has none of its own. */
  source,
  /** Of single figures that come from elsewhere, with their grade. */
  figureSources: z
    .partialRecord(z.enum(nutrientNames), z.object({ grade: z.enum(grades), source }))
    .exactOptional(),
  /** How a portion of it can be told without scales, the usual one first. */
  measures: z.array(measure).min(1).max(foodLimits.measures).exactOptional(),
  recipe: recipe.exactOptional(),
  note: eitherText(foodLimits.note).exactOptional(),
  /** No longer offered; it is still read where it is used. */
  retired: z.literal(true).exactOptional(),
});
export type Food = z.infer<typeof foodSchema>;

/** The bundled table, `content/foods.ts`. */
export const foodTableSchema = z.object({
  groups: z.record(z.enum(foodGroups), eitherText(foodLimits.name)),
  foods: z.array(foodSchema).min(1),
});
