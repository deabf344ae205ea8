import { z } from 'zod';
import { fastingVerdicts, nutrientNames } from '#src/features/foods/kinds.ts';
import { foodSchema } from '#src/features/foods/schema.ts';
import { pictureFactsSchema } from '#src/features/media/schema.ts';
import { countedCategories, pageOf } from '../listing.ts';
import { listQuery } from '#src/lib/list-query.ts';
import { memberCount } from '../members.ts';
import { calorieMessages } from './messages.ts';
import { nutritionCategories, nutritionPlanLimits } from './kinds.ts';
import { nutritionPlanSchema } from './schema.ts';

const calories = z.coerce.number().int().min(0).max(nutritionPlanLimits.calories).optional();

export const nutritionListQuerySchema = z
  .object({
    ...listQuery,
    category: z.enum(nutritionCategories).optional(),
    min: calories.describe('kcal a day that no plan may go below'),
    max: calories.describe('kcal a day that no plan may go above'),
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    path: ['max'],
    error: calorieMessages.order.id,
  });
export type NutritionListQuery = z.infer<typeof nutritionListQuerySchema>;

const plan = nutritionPlanSchema.shape;

/** What a list shows of a plan: no meals. */
const nutritionPlanCardSchema = z.object({
  id: plan.id,
  title: plan.title,
  description: plan.description,
  category: plan.category,
  featured: plan.featured,
  duration: plan.duration,
  calorieRange: plan.calorieRange,
  imageUrl: plan.imageUrl,
  picture: pictureFactsSchema.exactOptional().describe('Of the image, where it was uploaded'),
  tags: plan.tags,
  rating: plan.rating,
  reviewCount: plan.reviewCount,
  membersSaved: memberCount('keep it among their plans'),
});
export type NutritionPlanCard = z.infer<typeof nutritionPlanCardSchema>;
export const nutritionPlanPageSchema = pageOf(nutritionPlanCardSchema).extend({
  categories: countedCategories(plan.category),
});

const amount = z.object({
  estimate: z.object({ value: z.number(), min: z.number(), max: z.number() }).nullable(),
  complete: z.boolean(),
});

const daySums = z.object({
  fasting: z.enum(fastingVerdicts).describe('Whether all of it suits a fast'),
  nutrients: z.record(z.enum(nutrientNames), amount),
});

/** A plan with what each day adds up to, and the foods that its portions name, each once. */
export const nutritionPlanDetailSchema = z.object({
  plan: nutritionPlanSchema,
  days: z.array(
    daySums.extend({
      day: z.int(),
      fastingVariant: daySums
        .exactOptional()
        .describe('Of the fasting food, where the day has a table of it'),
    }),
  ),
  foods: z.array(foodSchema),
  picture: pictureFactsSchema.exactOptional().describe('Of the plan’s image, where it was uploaded'),
  recipes: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe('The ids of the recipes that make its foods, by the id of the food'),
});
export type NutritionPlanDetail = z.infer<typeof nutritionPlanDetailSchema>;

export const nutritionPlanQuerySchema = z.object({
  day: z.coerce
    .number()
    .int()
    .min(1)
    .max(366)
    .optional()
    .describe('Only this day of the plan, with the foods of it'),
});

/** A plan of which one day is read. */
export function onDay(detail: NutritionPlanDetail, day: number): NutritionPlanDetail {
  const isAsked = (each: { readonly day: number }) => each.day === day;
  const meals = detail.plan.meals.filter(isAsked);
  const used = new Set<unknown>();
  JSON.stringify(meals, (key, value: unknown) => {
    if (key === 'foodId') used.add(value);
    return value;
  });
  return {
    ...detail,
    plan: { ...detail.plan, meals },
    days: detail.days.filter(isAsked),
    foods: detail.foods.filter(({ id }) => used.has(id)),
    recipes: Object.fromEntries(Object.entries(detail.recipes ?? {}).filter(([id]) => used.has(id))),
  };
}
