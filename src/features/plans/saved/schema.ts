import { z } from 'zod';
import { idText } from '#src/lib/localized.ts';
import { fitnessPlanSchema } from '../fitness/schema.ts';
import { levels } from '../exercises/kinds.ts';
import { nutritionPlanSchema } from '../nutrition/schema.ts';

const planKinds = ['fitness', 'nutrition'] as const;

/** How many plans a member can keep. */
export const maxSavedPlans = 100;

/** Which plan is meant, as it stands in an address. */
export const planReferenceSchema = z.object({ kind: z.enum(planKinds), planId: idText });
export type PlanReference = z.infer<typeof planReferenceSchema>;

const fitness = fitnessPlanSchema.shape;
const nutrition = nutritionPlanSchema.shape;

const savedPlan = {
  planId: idText,
  savedAt: z.iso.datetime(),
};

/** A saved plan with what a list tells of it. `null` in place of the plan's facts: it is published no longer. */
export const savedPlanSchema = z.discriminatedUnion('kind', [
  z.object({
    ...savedPlan,
    kind: z.literal('fitness'),
    title: fitness.title.nullable(),
    plan: z
      .object({
        level: z.enum(levels),
        duration: fitness.duration,
        durationUnit: fitness.durationUnit,
        weeklyWorkouts: fitness.weeklyWorkouts,
      })
      .nullable(),
  }),
  z.object({
    ...savedPlan,
    kind: z.literal('nutrition'),
    title: nutrition.title.nullable(),
    plan: z.object({ duration: nutrition.duration, calorieRange: nutrition.calorieRange }).nullable(),
  }),
]);
export type SavedPlan = z.infer<typeof savedPlanSchema>;
