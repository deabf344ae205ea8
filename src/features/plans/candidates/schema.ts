import { z } from 'zod';
import { conditions } from '../exercises/cautions.ts';
import { gear } from '../exercises/gear.ts';
import { fitnessPlanSchema } from '../fitness/schema.ts';
import { nutritionPlanSchema } from '../nutrition/schema.ts';

/** Of each category, and of fitness plans also of each level, only so many of the newest are looked at. */
export const maxCandidates = 8;

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
      tags: fitness.tags,
      isGentle: z.boolean().describe('Light efforts only, without jumps, fast bouts or long holds'),
      duration: fitness.duration,
      durationUnit: fitness.durationUnit,
      weeklyWorkouts: fitness.weeklyWorkouts,
      minutes: fitness.averageWorkoutTime.describe('Of a workout in the first weeks'),
      gear: z.array(z.enum(gear)).describe('All that its exercises need'),
      suits: fitness.suits,
      concerns: z.array(z.enum(conditions)).describe('Whom cautions of its exercises concern'),
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
