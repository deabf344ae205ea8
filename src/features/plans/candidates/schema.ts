import { z } from 'zod';
import { fitnessPlanSchema } from '../fitness/schema.ts';
import { nutritionPlanSchema } from '../nutrition/schema.ts';

/** Of each category, and of fitness plans also of each level, only so many of the newest are looked at. */
export const maxCandidates = 4;

const fitness = fitnessPlanSchema.shape;
const nutrition = nutritionPlanSchema.shape;

/** Plans of every kind among which one can be chosen for somebody. */
export const candidatesSchema = z.object({
  fitness: z.array(
    z.object({
      id: fitness.id,
      title: fitness.title,
      description: fitness.description,
      category: fitness.category,
      level: fitness.level,
      isGentle: z.boolean().describe('Light efforts only, without jumps, fast bouts or long holds'),
    }),
  ),
  nutrition: z.array(
    z.object({
      id: nutrition.id,
      title: nutrition.title,
      description: nutrition.description,
      category: nutrition.category,
      tags: nutrition.tags,
    }),
  ),
});
export type Candidates = z.infer<typeof candidatesSchema>;
