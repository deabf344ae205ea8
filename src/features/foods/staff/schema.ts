import { z } from 'zod';
import { cappedTotal, listQuery } from '#src/lib/list-query.ts';
import { isStorable } from '#src/lib/text.ts';
import { missingList, missingQuery } from '#src/lib/missing-language.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { versionFields, versionRead } from '#src/lib/version.ts';
import { maxNameLength } from '../foods-address.ts';
import {
  foodLimits,
  fastingVerdicts,
  foodGroups,
  grades,
  nutrientNames,
  ofNutrients,
  strictnesses,
  type NutrientName,
} from '../kinds.ts';
import { foodSchema, measure } from '../schema.ts';
import { eitherText, requiredText } from '#src/lib/localized.ts';
import { otherNamesSchema } from '#src/lib/other-names-schema.ts';
import { figureMessages as messages } from './messages.ts';

/** Rows on one page of the list. */
export const foodsPageSize = 20;

/** What the staff's list can be asked for, as it stands in an address. */
export const foodListQuerySchema = z.object({
  ...sortQuery(['name', 'changed']),
  q: z
    .string()
    .trim()
    .max(maxNameLength)
    .refine(isStorable)
    .default('')
    .describe('A name, in whatever spelling and script'),
  group: z.enum(foodGroups).optional(),
  fasting: z.enum(fastingVerdicts).optional(),
  state: z.enum(['offered', 'retired']).optional(),
  missing: missingQuery,
  page: listQuery.page.describe(
    `Of ${foodsPageSize} foods each, from 1; beyond the last one comes the last one`,
  ),
});
export type FoodListQuery = z.output<typeof foodListQuerySchema>;

/** A food as staff have it. */
export const storedFoodSchema = z.object({ food: foodSchema, ...versionFields });
export type StoredFood = z.infer<typeof storedFoodSchema>;

const named = z.object({ id: z.string(), name: eitherText(500) });

/** A food as one of them is opened: with what a change of it touches, and what its figures were. */
export const openedFoodSchema = storedFoodSchema.extend({
  usedBy: z.object({
    plans: z.array(named.extend({ onFastingTable: z.boolean() })),
    recipes: z.array(named),
    startingTray: z.boolean().describe('Whether a tray begins with it'),
  }),
  earlier: z
    .partialRecord(z.enum(nutrientNames), z.object({ value: z.number().nullable(), until: z.iso.datetime() }))
    .describe('What figures were before their latest change, by the activity log'),
  earlierNames: z
    .object({ alsoKnown: z.array(z.string()), until: z.iso.datetime() })
    .nullable()
    .describe('Its other names before their latest change, by the activity log'),
});
export type OpenedFood = z.infer<typeof openedFoodSchema>;

const staffFoodSchema = storedFoodSchema.extend({ missing: missingList });
export type StaffFood = z.infer<typeof staffFoodSchema>;

export const staffFoodsSchema = z.object({
  items: z.array(staffFoodSchema),
  ...cappedTotal,
  page: z.int(),
  pages: z.int(),
});
export type StaffFoods = z.infer<typeof staffFoodsSchema>;

/** The highest figure there can be in 100 g, and what to say above it: pure fat has some 900 kcal. */
const highest: Readonly<Record<NutrientName, readonly [number, { readonly id: string }]>> = {
  calories: [910, messages.calories],
  protein: [100, messages.grams],
  carbs: [100, messages.grams],
  fat: [100, messages.grams],
  fibre: [100, messages.grams],
  sugar: [100, messages.grams],
  iron: [10_000, messages.milligrams],
  calcium: [10_000, messages.milligrams],
  zinc: [10_000, messages.milligrams],
  // Salt is sodium for two fifths.
  sodium: [40_000, messages.sodium],
  vitaminA: [100_000, messages.micrograms],
  vitaminC: [10_000, messages.milligrams],
  folate: [100_000, messages.micrograms],
  b12: [100_000, messages.micrograms],
  water: [100, messages.grams],
  alcohol: [100, messages.grams],
};

const figureOf = (name: NutrientName) => {
  const [max, { id: error }] = highest[name];
  return z
    .number({ error: messages.number.id })
    .min(0, { error })
    .max(max, { error })
    .nullable()
    .exactOptional();
};

/** Those that are replaced by name, per 100 g; null where the new source states none either. */
const figures = z
  .object(ofNutrients(figureOf))
  .refine((given) => nutrientNames.some((name) => given[name] !== undefined), { error: messages.none.id });

function boundsOf(name: NutrientName) {
  const [max, { id: error }] = highest[name];
  const bound = z.number({ error: messages.number.id }).min(0, { error }).max(max, { error });
  return z.object({ min: bound, max: bound }).exactOptional();
}

/** Better figures with their source. All of them together change the source of the whole food. */
const replacement = z
  .object({
    figures,
    /** What publications leave open of those among the figures. */
    ranges: z.object(ofNutrients(boundsOf)).default({}),
    grade: z.enum(grades, { error: messages.grade.id }),
    source: requiredText(foodLimits.source, messages.source),
  })
  .superRefine(({ figures: given, ranges }, context) => {
    for (const name of nutrientNames) {
      const [figure, range] = [given[name], ranges[name]];
      if (range && !(typeof figure === 'number' && range.min <= figure && figure <= range.max))
        context.addIssue({ code: 'custom', path: ['ranges', name, 'min'], message: messages.range.id });
    }
  });
export type Replacement = z.output<typeof replacement>;

/** What staff write of a food. */
export const foodDraftSchema = z.object({
  name: eitherText(foodLimits.name),
  /** Whether somebody who should know has seen the Amharic name. */
  nameChecked: z.boolean(),
  note: eitherText(foodLimits.note).nullable(),
  /** Null where the figures stay. */
  replacement: replacement.nullable(),
  // What is left out of these stays.
  alsoKnown: otherNamesSchema
    .exactOptional()
    .describe('Other names it goes by; an empty list takes them away'),
  group: z.enum(foodGroups, { error: messages.group.id }).exactOptional(),
  fasting: z.enum(fastingVerdicts, { error: messages.fasting.id }).exactOptional(),
  fastingIf: eitherText(foodLimits.note).nullable().exactOptional(),
  disputedFor: z.enum(strictnesses).nullable().exactOptional(),
  measures: z
    .array(measure)
    .max(foodLimits.measures)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length)
    .exactOptional(),
  retired: z.boolean().exactOptional().describe('No longer offered, still read where it is used'),
  restored: z
    .array(z.enum(nutrientNames))
    .exactOptional()
    .describe('Figures that are to be what the activity log holds before their latest change'),
});
export type FoodDraft = z.output<typeof foodDraftSchema>;

/** Of a new food: its kind, whether it is fasting food, and a figure with its source have to be there. */
export const newFoodSchema = foodDraftSchema.required({ group: true, fasting: true }).extend({
  replacement: z.preprocess((given) => given ?? { figures: {} }, replacement),
});
export type NewFood = z.output<typeof newFoodSchema>;

export const foodChangeSchema = foodDraftSchema.extend(versionRead);
export type FoodChange = z.output<typeof foodChangeSchema>;

/** A food as it was once, to be so again. */
export const wholeFoodSchema = z.object({ food: foodSchema, ...versionRead });
export type WholeFood = z.output<typeof wholeFoodSchema>;
