import { z } from 'zod';
import { eitherText, idText } from '#src/lib/localized.ts';
import { filmAddress, pictureAddress } from '#src/lib/media-address.ts';
import { cautions } from './cautions.ts';
import { gear } from './gear.ts';
import { exerciseCategories, exerciseLimits as limits, levels } from './kinds.ts';
import { muscleGroups, muscles } from './muscles.ts';
import { patterns } from './patterns.ts';

const title = eitherText(limits.title);
const text = eitherText(limits.text);
const texts = z.array(text).max(limits.list);

/** An exercise of the library, as it is bundled, typed into the staff form, sent and stored. */
export const exerciseSchema = z.object({
  id: idText,
  name: title,
  description: text,
  image: pictureAddress,
  gifUrl: pictureAddress,
  videoUrl: filmAddress,
  /** In the order of doing; shown numbered. */
  steps: z.array(text).min(1).max(limits.list),
  equipment: texts,
  targetMuscles: z.array(z.enum(muscles)),
  secondaryMuscles: z.array(z.enum(muscles)),
  difficulty: z.enum(levels).default('beginner'),
  category: z.enum(exerciseCategories).default('strength'),
  tips: texts,
  commonMistakes: texts,
  variations: z.object({ easier: text, harder: text }),
  /** Minutes of a usual round of all its sets, rests included. */
  estimatedTime: z.int().min(0).max(limits.minutes),
  caloriesBurn: z.int().min(0).max(limits.calories).nullable().default(null),
  muscleGroup: z.enum(muscleGroups).default('full-body'),
  pattern: z.enum(patterns).default('other'),
  /** Empty where nothing is needed but oneself. */
  gear: z.array(z.enum(gear)).default([]),
  cautions: z.array(z.enum(cautions)).default([]),
  /** The exercises of the library to go back to, and on to. */
  easierId: idText.nullable().default(null),
  harderId: idText.nullable().default(null),
});
export type Exercise = z.infer<typeof exerciseSchema>;
