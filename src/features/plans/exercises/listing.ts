import { z } from 'zod';
import { pictureFactsSchema } from '#src/features/media/schema.ts';
import { listQuery } from '#src/lib/list-query.ts';
import { noGear } from './exercises-address.ts';
import { gear } from './gear.ts';
import { muscleGroups } from './muscles.ts';
import { patterns } from './patterns.ts';
import { exerciseSchema } from './schema.ts';

/** What the library can be asked for. */
export const exercisesQuerySchema = z.object({
  q: listQuery.q.describe(
    'Words in whatever spelling and script, all of them in name, muscles, kind of movement or what it needs',
  ),
  muscleGroup: z.enum(muscleGroups).optional(),
  pattern: z.enum(patterns).optional(),
  gear: z
    .enum([noGear, ...gear])
    .optional()
    .describe(`Something that it needs; \`${noGear}\`: what needs nothing`),
  ids: z
    .string()
    .max(6_000)
    .transform((ids) => ids.split(','))
    .optional()
    .describe('Of these alone, by their ids with commas between'),
});

const { id, name, image } = exerciseSchema.shape;
const relative = z.object({ id, name, image });

/** An exercise with what stands around it. */
export const exerciseDetailSchema = z.object({
  exercise: exerciseSchema,
  picture: pictureFactsSchema.exactOptional().describe('Of its image, where it was uploaded'),
  easier: relative.nullable().describe('The exercise of the library to go back to'),
  harder: relative.nullable().describe('The exercise of the library to go on to'),
  plans: z.array(z.object({ id, title: name })).describe('Published fitness plans that use it, newest first'),
});
export type ExerciseDetail = z.infer<typeof exerciseDetailSchema>;
