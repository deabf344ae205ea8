import { z } from 'zod';
import { idText, eitherText } from '#src/lib/localized.ts';
import { pictureAddress } from '#src/lib/media-address.ts';
import { sourceSchema } from '../source-schema.ts';
import { maxSources } from '../sources.ts';
import { dishMessages as messages } from './dish-messages.ts';
import {
  planVariants,
  nutritionPlanLimits,
  nutritionCategories,
  nutritionStatuses,
  mealTimes,
  platterScenes,
} from './kinds.ts';

const limits = nutritionPlanLimits;

const written = (most: number) =>
  z
    .number({ error: messages.figures.id })
    .nonnegative({ error: messages.figures.id })
    .max(most, { error: messages.figures.id });
const mass = written(limits.gramsPerPortion);

/** kcal, and grams of the rest, as a person wrote them down. */
const nutritionInfo = z.object({
  calories: written(limits.calories),
  protein: mass,
  carbs: mass,
  fat: mass,
});

/** The least that a measure can be divided into by eye. */
const quarter = 0.25;

const portion = z.object({
  foodId: idText,
  grams: z
    .number({ error: messages.grams.id })
    .positive({ error: messages.grams.id })
    .max(limits.gramsPerPortion, { error: messages.grams.id }),
  /** How those grams were told: so many of one of the food's measures. What counts are the grams. */
  measure: z
    .object({
      id: idText,
      count: z
        .number({ error: messages.count.id })
        .positive({ error: messages.count.id })
        .max(limits.measuresPerPortion, { error: messages.count.id })
        .multipleOf(quarter, { error: messages.count.id }),
    })
    .exactOptional(),
});

const portions = z.array(portion).max(limits.portions);

/** A dish. What it contains comes from its portions; one without portions may carry `nutritionInfo` instead. */
const mealItemSchema = z.object({
  id: idText.startsWith('meal-'),
  name: eitherText(limits.title, messages.dish),
  description: eitherText(limits.description).exactOptional(),
  imageUrl: pictureAddress,
  isEthiopian: z.boolean().default(false),
  portions,
  /** The word of who wrote it that it is fasting food, where it is not made of foods of the table. */
  fastingFood: z.literal(true).exactOptional(),
  nutritionInfo: nutritionInfo.exactOptional(),
  ingredients: z.array(eitherText(limits.ingredientText)).max(limits.ingredients).exactOptional(),
  preparation: eitherText(limits.preparation).exactOptional(),
  /** What those take in its place who leave out the fish or the honey in it. */
  instead: z.object({ name: eitherText(limits.title, messages.dish), portions }).exactOptional(),
});
export type MealItem = z.infer<typeof mealItemSchema>;

const meal = z.array(mealItemSchema).max(limits.itemsPerMeal);

const mealsOfDay = { breakfast: meal, lunch: meal, dinner: meal, snacks: meal };
const mealsOfDaySchema = z.object(mealsOfDay);
export type MealsOfDay = z.infer<typeof mealsOfDaySchema>;

/** The regular meals of a day, and those of fasting food; a day without the latter has one table for all days. */
const dailyMealSchema = z.object({
  /** From 1. */
  day: z.int().positive().max(limits.days),
  ...mealsOfDay,
  fasting: mealsOfDaySchema.exactOptional(),
});
export type DailyMeal = z.infer<typeof dailyMealSchema>;

const calories = z.int().nonnegative().max(limits.calories);
const calorieRange = z
  .object({ min: calories, max: calories })
  .refine(({ min, max }) => min <= max, 'min is above max');

/** A nutrition plan as it is bundled, typed into the staff form, sent and stored. */
export const nutritionPlanSchema = z.object({
  id: idText,
  title: eitherText(limits.title),
  description: eitherText(limits.description),
  /** Days. */
  duration: z.int().positive().max(limits.days),
  category: z.enum(nutritionCategories).default('maintenance'),
  /** What its drawing shows in the middle, and on what; without it, what is served most often. */
  picture: z.object({ scene: z.enum(platterScenes), dish: idText }).exactOptional(),
  imageUrl: pictureAddress,
  thumbnailGifUrl: pictureAddress,
  fullGifUrl: pictureAddress,
  /** kcal a day. */
  calorieRange,
  meals: z.array(dailyMealSchema).max(limits.days),
  /** Which table is shown to whoever has asked for none. */
  leadingVariant: z.enum(planVariants).default('regular'),
  mealTimes: z.enum(mealTimes).default('day'),
  /** Who should ask whom before beginning, and what the plan is not for. */
  warnings: z.array(eitherText(limits.warningText)).max(limits.warnings).default([]),
  /** What its advice rests on. */
  sources: z.array(sourceSchema).max(maxSources).default([]),
  features: z.array(eitherText(limits.featureText)).max(limits.features),
  status: z.enum(nutritionStatuses).default('draft'),
  tags: z.array(eitherText(limits.tagText)).max(limits.tags),
  featured: z.boolean().default(false),
  /** Out of 5; null while nobody has rated the plan. */
  rating: z.number().min(0).max(limits.rating).nullable().default(null),
  reviewCount: z.int().nonnegative().default(0),
});
export type NutritionPlan = z.infer<typeof nutritionPlanSchema>;
