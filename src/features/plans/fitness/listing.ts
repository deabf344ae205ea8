import { z } from 'zod';
import { countedCategories, pageOf } from '../listing.ts';
import { pictureFactsSchema } from '#src/features/media/schema.ts';
import { listQuery } from '#src/lib/list-query.ts';
import { memberCount } from '../members.ts';
import { exerciseSchema } from '../exercises/schema.ts';
import { levels } from '../exercises/kinds.ts';
import { fitnessCategories, fitnessPlanLimits } from './kinds.ts';
import { fitnessPlanSchema } from './schema.ts';

export const fitnessListQuerySchema = z.object({
  ...listQuery,
  category: z.enum(fitnessCategories).optional(),
  level: z.enum(levels).optional(),
});
export type FitnessListQuery = z.infer<typeof fitnessListQuerySchema>;

const plan = fitnessPlanSchema.shape;

/** What a list shows of a plan: no schedule. */
const fitnessPlanCardSchema = z.object({
  id: plan.id,
  title: plan.title,
  description: plan.description,
  category: plan.category,
  level: plan.level,
  featured: plan.featured,
  duration: plan.duration,
  durationUnit: plan.durationUnit,
  weeklyWorkouts: plan.weeklyWorkouts,
  averageWorkoutTime: plan.averageWorkoutTime,
  difficulty: plan.difficulty,
  goals: plan.goals,
  imageUrl: plan.imageUrl,
  picture: pictureFactsSchema.exactOptional().describe('Of the image, where it was uploaded'),
  rating: plan.rating,
  reviewCount: plan.reviewCount,
  membersStarted: memberCount('have started it'),
  membersFinished: memberCount('have done all of its days'),
});
export type FitnessPlanCard = z.infer<typeof fitnessPlanCardSchema>;
export const fitnessPlanPageSchema = pageOf(fitnessPlanCardSchema).extend({
  categories: countedCategories(plan.category),
});

export const planWeekSchema = z.object({
  week: z.coerce
    .number()
    .int()
    .min(1)
    .max(fitnessPlanLimits.duration.weeks)
    .optional()
    .describe('The week whose schedule is asked for, from 1; beyond the last one comes the last one'),
});

/** A plan in one of its weeks, with the exercises of that week, each once. */
export const fitnessPlanDetailSchema = z.object({
  plan: fitnessPlanSchema,
  exercises: z.array(exerciseSchema),
  picture: pictureFactsSchema.exactOptional().describe('Of the plan’s image, where it was uploaded'),
});
export type FitnessPlanDetail = z.infer<typeof fitnessPlanDetailSchema>;
