import { z } from 'zod';
import { daySchema, maxRangeDays, rangeOfDays } from '#src/lib/day-schema.ts';
import type { Day } from '#src/lib/day.ts';
import { idText, eitherText } from '#src/lib/localized.ts';
import { versionRead } from '#src/lib/version.ts';
import { aimSources } from './aims.ts';
import { activityLevels, ageLimits, minded, motherhoods, sexes, weightGoals } from './eater.ts';
import { fastKinds } from './fitting.ts';
import { diaryNutrients, meals } from './kinds.ts';
import { diaryLimits as limits } from './limits.ts';
import { diaryMessages as messages } from './messages.ts';
import { ownFoodOf, ownLimits } from './own-food.ts';
import { ownMessages } from './own-messages.ts';

export type Meal = (typeof meals)[number];

export type DiaryNutrient = (typeof diaryNutrients)[number];

const portionFields = z.object({
  foodId: idText
    .describe(
      'Of the table of foods; or else a recipe. What is in no table stands alone in its entry, as `written-down` with what its member knows of one portion: `-e400` kcal, `-p125` and `-c450` tenths of a gram of protein and carbohydrate; each 100 of its grams are one portion',
    )
    .exactOptional(),
  recipeId: idText.exactOptional(),
  grams: z
    .number(messages.grams.id)
    .min(limits.grams.min, messages.grams.id)
    .max(limits.grams.max, messages.grams.id),
  /** How those grams were told: so many of one of the food's measures. What counts are the grams. */
  measure: z
    .object({
      id: idText,
      count: z
        .number(messages.count.id)
        .min(limits.count.min, messages.count.id)
        .max(limits.count.max, messages.count.id)
        .multipleOf(limits.count.step, messages.count.id),
    })
    .exactOptional(),
});
export const portionSchema = portionFields.refine(
  ({ foodId, recipeId }) => (foodId === undefined) !== (recipeId === undefined),
  { path: ['foodId'], error: messages.food.id },
);
export type DiaryPortion = z.infer<typeof portionSchema>;

const sourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan'),
    planId: idText,
    day: z.int().positive().max(366).describe('Of the plan, from 1'),
    variant: z.enum(['regular', 'fasting']),
    item: idText.describe('The dish'),
  }),
  z.object({ kind: z.literal('tray') }),
  z.object({ kind: z.literal('recipe'), recipeId: idText }),
]);

const entryFields = z.object({
  day: daySchema.describe('The person’s own calendar day; not one that has not begun'),
  meal: z.enum(meals),
  name: eitherText(limits.name, messages.name).describe('As it was called when it was eaten'),
  portions: z.array(portionSchema).min(1, messages.portions.id).max(limits.portions, messages.portions.id),
  source: sourceSchema.nullable().default(null).describe('What it was taken from'),
});

/** What is in no table is called as its entry is: it stands alone there, by a short name. */
const standsAlone = ({ name, portions }: Pick<z.infer<typeof entryFields>, 'name' | 'portions'>) =>
  !portions.some(({ foodId }) => ownFoodOf(foodId)) ||
  (portions.length === 1 && [name.en, name.am ?? ''].every((text) => text.length <= ownLimits.name));
const alone = { path: ['name'], error: ownMessages.name.id };

const newEntryFields = entryFields.extend({
  id: z.uuid().describe('Chosen by the sender, so that what is sent twice is kept once'),
});
/** What was eaten at a meal, as its member writes it. */
export const newEntrySchema = newEntryFields.refine(standsAlone, alone);
export type NewEntry = z.infer<typeof newEntrySchema>;

export const entryChangeSchema = entryFields.extend(versionRead).refine(standsAlone, alone);
export type EntryChange = z.infer<typeof entryChangeSchema>;

export const copySchema = z.object({
  id: z.uuid().describe('Of the copy: sent again under it, nothing is copied twice'),
  from: daySchema,
  to: daySchema,
  meal: z.enum(meals).nullable().default(null).describe('Only of this meal; null for the whole day'),
});
export type Copy = z.infer<typeof copySchema>;

const amountSchema = z.object({
  estimate: z
    .object({ value: z.number(), min: z.number(), max: z.number() })
    .nullable()
    .describe('Null where nothing is known'),
  complete: z.boolean().describe('False where a part is not known: then it is “at least” so much'),
});

/** kcal, grams of protein, mg of iron and sodium, grams of carbohydrate with its fibre. */
const figuresSchema = z.object(
  Object.fromEntries(diaryNutrients.map((name) => [name, amountSchema])) as Record<
    DiaryNutrient,
    typeof amountSchema
  >,
);
export type DiaryFigures = z.infer<typeof figuresSchema>;

const entrySchema = newEntryFields.extend({
  source: sourceSchema.nullable(),
  version: z.int().min(1).describe('Counts up with each change'),
});
/** An entry as it is stored. */
export type Entry = Omit<z.infer<typeof entrySchema>, 'day'> & { readonly day: Day };

const toldText = z.object({ en: z.string(), am: z.string().exactOptional() });

export const shownEntrySchema = entrySchema.extend({
  portions: z.array(
    portionFields.extend({
      name: toldText.nullable().describe('Null where it is in the table no more'),
      measured: toldText.nullable().describe('How it is told in a kitchen; null where that is grams'),
      fast: z
        .enum(fastKinds)
        .nullable()
        .describe('Whether it is eaten on a fast, and for which of its foods customs differ'),
      figures: figuresSchema,
    }),
  ),
  figures: figuresSchema.describe('Computed from the table of foods as it stands'),
});
export type ShownEntry = z.infer<typeof shownEntrySchema>;

export const dayQuerySchema = z.object({ day: daySchema });

export const daySchemaAnswer = z.object({
  day: z.iso.date(),
  entries: z.array(shownEntrySchema).describe('In the order in which they were written down'),
  figures: figuresSchema,
});
export type DiaryDay = z.infer<typeof daySchemaAnswer>;

export const daysQuerySchema = rangeOfDays(maxRangeDays, messages.range.id);

export const dayFiguresSchema = z.object({
  day: z.iso.date(),
  entries: z.int().min(1).describe('How many'),
  figures: figuresSchema,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

const oftenEntry = shownEntrySchema
  .pick({ name: true, portions: true, source: true, figures: true })
  .extend({ times: z.int().describe('On how many days of the last eight weeks') });

export const oftenSchema = z.object(
  Object.fromEntries(meals.map((meal) => [meal, z.array(oftenEntry)])) as Record<
    Meal,
    z.ZodArray<typeof oftenEntry>
  >,
);
export type Often = z.infer<typeof oftenSchema>;

const rangeSchema = z.object({ min: z.number(), max: z.number() });

/** What a member said of themselves, so that a day has something to stand beside. */
export const eaterSchema = z
  .strictObject({
    sex: z.enum(sexes),
    age: z.int().min(ageLimits.min).max(ageLimits.max).describe('Years, on the day that it was said'),
    ageOn: z.iso.date().describe('The day on which the age was said'),
    motherhood: z.enum(motherhoods),
    activity: z.enum(activityLevels),
    goal: z.enum(weightGoals),
    minds: z.array(z.enum(minded)).max(minded.length).describe('What is shown beside energy and protein'),
    noAims: z.literal(true).describe('Nothing is to be aimed at'),
  })
  .partial();
export type KeptEater = z.infer<typeof eaterSchema>;

export const aimsSchema = z.object({
  kept: eaterSchema.describe('What the member said here of themselves'),
  known: z
    .object({
      sex: z.enum(['female', 'male']).nullable(),
      age: z.int().nullable(),
      height: z.number().nullable().describe('cm'),
      weight: z.number().nullable().describe('kg'),
      motherhood: z.enum(['pregnant', 'nursing', 'neither']).nullable(),
      activity: z.enum(['light', 'active', 'vigorous']).nullable(),
      goal: z.enum(['keep', 'lose', 'gain']).nullable(),
      minds: z.array(z.enum(['salt', 'iron'])),
      mindsCarbs: z.boolean().describe('Carbohydrate is shown as well'),
      noAims: z.boolean(),
    })
    .describe('With what was said elsewhere: on the profile, in an assessment, to the three questions'),
  plan: z
    .object({
      id: idText,
      title: toldText,
      calorieRange: rangeSchema,
      days: z.array(z.int()).describe('Its days by their numbers, in order; after the last it begins anew'),
      savedAt: z.iso.datetime(),
    })
    .nullable()
    .describe('The nutrition plan that was saved last'),
  aims: z.object({
    none: z
      .enum(['off', 'young', 'pregnant', 'nursing', 'unknown'])
      .nullable()
      .describe('Why there is no aim'),
    unknown: z.array(z.enum(['sex', 'age', 'motherhood', 'body'])).describe('What would have to be known'),
    energy: rangeSchema
      .extend({
        by: z.enum(['plan', 'formula']),
        goal: z.enum(['keep', 'lose', 'gain']),
        floor: z.number().describe('kcal below which nobody is led'),
        isRaised: z.boolean().describe('It stands higher than it was, so as not to be below the floor'),
      })
      .nullable()
      .describe('kcal a day'),
    protein: z.number().nullable().describe('Grams a day, at least'),
    salt: z.number().nullable().describe('Grams a day, at most'),
    iron: z.number().nullable().describe('mg a day, at least'),
    sources: z.array(z.enum(Object.keys(aimSources) as [keyof typeof aimSources])),
  }),
});
export type AimsAnswer = z.infer<typeof aimsSchema>;
