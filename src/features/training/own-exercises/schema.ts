import { z } from 'zod';
import { muscleGroups } from '#src/features/plans/exercises/muscles.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { versionRead } from '#src/lib/version.ts';
import { ownExerciseLimits as limits } from '../limits.ts';
import { ownExerciseMessages as messages } from './messages.ts';

/** Fits where an id of the library does, in releases of before too, and is none: those are words or bare UUIDs. */
export const ownIdSchema = z.string().regex(/^own-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** What it is counted in. */
export const ownMeasures = ['reps', 'seconds'] as const;

/** An exercise as its member writes it. */
export const ownExerciseDraftSchema = z.object({
  name: z
    .string(messages.name.id)
    .overwrite(readable)
    .trim()
    .min(1, messages.name.id)
    .max(limits.name, messages.name.id)
    .refine(isStorable, messages.name.id),
  measure: z.enum(ownMeasures),
  isLoaded: z.boolean().describe('Whether it is done with a load'),
  muscleGroup: z.enum(muscleGroups).nullable().default(null),
});
export type OwnExerciseDraft = z.infer<typeof ownExerciseDraftSchema>;

export const newOwnExerciseSchema = ownExerciseDraftSchema.extend({
  /** Chosen by the sender, so that what is sent twice is kept once. */
  id: ownIdSchema.optional(),
});
export type NewOwnExercise = z.infer<typeof newOwnExerciseSchema>;

export const ownExerciseChangeSchema = ownExerciseDraftSchema.extend({
  isRetired: z.boolean().describe('Not offered any more; what was done of it keeps its name'),
  ...versionRead,
});
export type OwnExerciseChange = z.infer<typeof ownExerciseChangeSchema>;

export const ownExerciseSchema = ownExerciseDraftSchema.extend({
  id: ownIdSchema,
  isRetired: z.boolean(),
  version: z.int().min(1).describe('Counts up with each change'),
});
export type OwnExercise = z.infer<typeof ownExerciseSchema>;
