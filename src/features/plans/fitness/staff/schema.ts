import { z } from 'zod';
import { missingList } from '#src/lib/missing-language.ts';
import { versionFields, versionRead } from '#src/lib/version.ts';
import { levels } from '#src/features/plans/exercises/kinds.ts';
import { pageOf, staffListQuery } from '../../listing.ts';
import { fitnessCategories, fitnessStatuses } from '../kinds.ts';
import { planDraftSchema, writtenPlanSchema } from '../schema.ts';

export const planChangeSchema = planDraftSchema.safeExtend(versionRead);
export type PlanChange = z.output<typeof planChangeSchema>;

export const staffListQuerySchema = z.object({
  ...staffListQuery,
  category: z.enum(fitnessCategories).optional(),
  level: z.enum(levels).optional(),
  status: z.enum(fitnessStatuses).optional(),
});
export type StaffListQuery = z.infer<typeof staffListQuerySchema>;

/** What the list shows of a plan. */
const staffPlanRowSchema = z
  .object(writtenPlanSchema.shape)
  .pick({
    id: true,
    title: true,
    category: true,
    level: true,
    duration: true,
    durationUnit: true,
    weeklyWorkouts: true,
    status: true,
  })
  .extend({ version: versionFields.version, missing: missingList });
export type StaffPlanRow = z.infer<typeof staffPlanRowSchema>;

export const staffPlanPageSchema = pageOf(staffPlanRowSchema);
export type StaffPlanPage = z.infer<typeof staffPlanPageSchema>;

/** A plan as staff have it. */
export const storedPlanSchema = z.object({
  id: writtenPlanSchema.shape.id,
  plan: planDraftSchema,
  ...versionFields,
  /** Members who follow it, and stand in the way of deleting it. */
  followers: z.int(),
  savedBy: z.int().describe('Members who have saved it'),
});
export type StoredPlan = z.infer<typeof storedPlanSchema>;
