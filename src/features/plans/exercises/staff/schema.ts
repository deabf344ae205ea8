import { z } from 'zod';
import { cappedTotal, listQuery } from '#src/lib/list-query.ts';
import { missingList, missingQuery } from '#src/lib/missing-language.ts';
import { sortQuery } from '#src/lib/sort-query.ts';
import { versionFields, versionRead } from '#src/lib/version.ts';
import { muscleGroups } from '../muscles.ts';
import { patterns } from '../patterns.ts';
import { exerciseSchema } from '../schema.ts';
import { exerciseCategories, exerciseLimits as limits, levels } from '../kinds.ts';
import { exerciseMessages as messages } from './messages.ts';

/** Rows on one page of the library. */
export const exercisesPageSize = 20;

/** What the library can be asked for, as it stands in an address. */
export const exerciseListQuerySchema = z.object({
  ...sortQuery(['name', 'changed']),
  q: listQuery.q.describe('Words that must all be found in name, description, muscles or equipment'),
  category: z.enum(exerciseCategories).optional(),
  difficulty: z.enum(levels).optional(),
  muscleGroup: z.enum(muscleGroups).optional(),
  pattern: z.enum(patterns).optional(),
  missing: missingQuery,
  page: listQuery.page.describe(
    `Of ${exercisesPageSize} exercises each, from 1; beyond the last one comes the last one`,
  ),
});
export type ExerciseListQuery = z.infer<typeof exerciseListQuerySchema>;

const wholeNumber = (max: number, message: { readonly id: string }) =>
  z.int({ error: message.id }).min(0, { error: message.id }).max(max, { error: message.id });

/** What staff write of an exercise. */
export const exerciseDraftSchema = exerciseSchema.omit({ id: true }).extend({
  steps: z
    .array(exerciseSchema.shape.steps.element)
    .min(1, { error: messages.noSteps.id })
    .max(limits.list, { error: messages.tooMany.id }),
  estimatedTime: wholeNumber(limits.minutes, messages.minutes),
  caloriesBurn: wholeNumber(limits.calories, messages.calories).nullable().default(null),
});
export type ExerciseDraft = z.infer<typeof exerciseDraftSchema>;

export const exerciseChangeSchema = exerciseDraftSchema.extend(versionRead);
export type ExerciseChange = z.infer<typeof exerciseChangeSchema>;

/** An exercise as staff have it. */
export const storedExerciseSchema = z.object({
  exercise: exerciseSchema,
  ...versionFields,
  usedBy: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .describe('Plans that stand in the way of deleting it; not always all of them'),
});
export type StoredExercise = z.infer<typeof storedExerciseSchema>;

/** What a row of the library shows. */
export const exerciseRowSchema = exerciseSchema
  .pick({
    id: true,
    name: true,
    category: true,
    difficulty: true,
    muscleGroup: true,
    image: true,
    gifUrl: true,
    estimatedTime: true,
    caloriesBurn: true,
  })
  .extend({
    version: versionFields.version,
    missing: missingList,
  });
export type ExerciseRow = z.infer<typeof exerciseRowSchema>;

export const exercisePageSchema = z.object({
  items: z.array(exerciseRowSchema),
  ...cappedTotal,
  page: z.int(),
  pages: z.int(),
});
export type ExercisePage = z.infer<typeof exercisePageSchema>;
