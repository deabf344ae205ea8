import { z } from 'zod';
import { trainingLimits as limits } from '../limits.ts';
import { finishSchema, openSessionSchema, placeSchema, workoutSetSchema } from '../schema.ts';
import { isTooOld, triedLimits } from './kept.ts';

const { exercises, planId, title } = openSessionSchema.shape;
/** Milliseconds since 1970 by the clock of the device. */
const moment = z.number().min(0);

/** A workout that a visitor goes through, as the device keeps it: whatever has become of that, it is whole or nothing. */
const triedSchema = z.object({
  savedAt: moment,
  copy: z.object({
    session: openSessionSchema.extend({
      planId: planId.unwrap(),
      startedPlanId: z.null(),
      routineId: z.null(),
      title: title.unwrap(),
      ...placeSchema.shape,
      sets: z.array(workoutSetSchema).max(limits.setsKept),
      exercises: exercises.max(limits.setsKept),
    }),
    begunAt: moment,
    pausedAt: moment.nullable(),
    pausedFor: moment,
    timer: z
      .object({
        of: z.enum(['rest', 'set']),
        seconds: z.number().min(0),
        run: z.union([z.object({ endsAt: moment }), z.object({ left: moment })]),
        setId: workoutSetSchema.shape.id.exactOptional(),
        side: z.literal(2).exactOptional(),
        walks: z.literal(true).exactOptional(),
        goesOn: z.literal(true).exactOptional(),
      })
      .nullable(),
    finish: finishSchema.nullable(),
    isLighter: z.boolean().exactOptional(),
  }),
});
export type TriedCopy = z.infer<typeof triedSchema>['copy'];

/** The workout in a text that this device has kept; null where that is none, is not whole, or is too old. */
export function triedIn(text: string, now: number): TriedCopy | null {
  if (text.length > triedLimits.length) return null;
  try {
    const { data } = triedSchema.safeParse(JSON.parse(text));
    return data && !isTooOld(data.savedAt, now) ? data.copy : null;
  } catch {
    return null;
  }
}
