import { z } from 'zod';
import { trainingLimits } from './limits.ts';
import type { Estimate } from './schema.ts';

const { bodyWeight } = trainingLimits;
const loggedSchema = z.object({
  met: z.number().positive(),
  bodyWeight: z.number().min(bodyWeight.min).max(bodyWeight.max),
  duration: z.int(),
  calories: z.number(),
});

/** The estimate that an activity was logged with; null where it has none: a member can bring one back with anything in it. */
export function loggedEstimate(details: unknown): Estimate | null {
  const logged = loggedSchema.safeParse(details);
  if (!logged.success) return null;
  const { met, bodyWeight: kilograms, duration, calories } = logged.data;
  return { met, bodyWeight: kilograms, minutes: duration, calories: Math.round(calories) };
}
