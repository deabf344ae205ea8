import { z } from 'zod';
import { eitherText } from '#src/lib/localized.ts';
import { missingList } from '#src/lib/missing-language.ts';
import { versionFields, versionRead } from '#src/lib/version.ts';
import { pageOf, staffListQuery } from '../../listing.ts';
import { nutritionCategories, nutritionPlanLimits as limits, nutritionStatuses } from '../kinds.ts';
import { nutritionPlanSchema } from '../schema.ts';
import { planFieldMessages as messages } from './messages.ts';

export const staffListQuerySchema = z.object({
  ...staffListQuery,
  category: z.enum(nutritionCategories).optional(),
  status: z.enum(nutritionStatuses).optional(),
});
export type StaffListQuery = z.output<typeof staffListQuerySchema>;

const plan = nutritionPlanSchema.shape;

/** What the staff's list shows of a plan. */
export const staffPlanRowSchema = z.object({
  id: plan.id,
  version: versionFields.version,
  title: plan.title,
  category: z.enum(nutritionCategories),
  duration: plan.duration,
  status: z.enum(nutritionStatuses),
  createdAt: z.iso.datetime(),
  missing: missingList,
});
export type StaffPlanRow = z.infer<typeof staffPlanRowSchema>;

export const staffPlanPageSchema = pageOf(staffPlanRowSchema);
export type StaffPlanPage = z.infer<typeof staffPlanPageSchema>;

const calories = z
  .int({
    error: ({ input }) =>
      typeof input === 'number' && !Number.isNaN(input) ? messages.calories.id : messages.calorieRange.id,
  })
  // A range of nothing is one that has not been given yet.
  .positive({ error: messages.calorieRange.id })
  .max(limits.calories, { error: messages.calories.id });

/** The rest of a plan (ratings) stays as it is. Messages are those of the form. */
const planFields = z.object({
  title: eitherText(limits.title, messages.title),
  description: eitherText(limits.description, messages.description),
  duration: z
    .number({ error: messages.duration.id })
    .positive({ error: messages.duration.id })
    .int({ error: messages.wholeDays.id })
    .max(limits.days, { error: messages.wholeDays.id }),
  category: z.enum(nutritionCategories, { error: messages.category.id }),
  imageUrl: plan.imageUrl,
  calorieRange: z
    .object({ min: calories, max: calories }, { error: messages.calorieRange.id })
    .refine(({ min, max }) => min <= max, { path: ['max'], error: messages.calorieOrder.id }),
  meals: plan.meals
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
      error: messages.daysTwice.id,
    })
    .default([]),
  leadingVariant: plan.leadingVariant,
  mealTimes: plan.mealTimes,
  warnings: plan.warnings,
  sources: plan.sources,
  features: plan.features.default([]),
  status: plan.status,
  tags: plan.tags.default([]),
  featured: plan.featured,
});

const fitsItsDays = ({ duration, meals }: { duration: number; meals: readonly unknown[] }) =>
  duration <= 0 || meals.length <= duration;
const tooManyDays = { path: ['meals'], error: messages.tooManyDays.id };

/** What staff write of a plan. */
export const nutritionPlanDraftSchema = planFields.refine(fitsItsDays, tooManyDays);
export type NutritionPlanDraft = z.output<typeof nutritionPlanDraftSchema>;

export const nutritionPlanChangeSchema = planFields.extend(versionRead).refine(fitsItsDays, tooManyDays);
export type NutritionPlanChange = z.output<typeof nutritionPlanChangeSchema>;

/** A plan as staff have it, published or not. */
export const storedNutritionPlanSchema = z.object({
  plan: nutritionPlanSchema,
  createdAt: z.iso.datetime(),
  ...versionFields,
  savedBy: z.int().describe('Members who have saved it'),
});
export type StoredNutritionPlan = z.infer<typeof storedNutritionPlanSchema>;
