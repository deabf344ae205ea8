import { z } from 'zod';
import {
  finishedSchema,
  finishSchema,
  placeSchema,
  setChangesSchema,
  workoutSessionSchema,
} from './schema.ts';

/** The day of a plan, a routine, an earlier workout once more, or none of them: then it begins without any sets. */
const beginning = {
  startedPlanId: z.uuid().optional(),
  week: placeSchema.shape.week.optional(),
  day: placeSchema.shape.day.optional(),
  routineId: z.uuid().optional().describe('In place of the day of a plan'),
  repeatedId: z.uuid().optional().describe('In place of both: a finished workout that is done once more'),
};
const startedAt = z.iso
  .datetime()
  .describe('By the clock of the device; at the soonest 31 days ago, at the latest now');

function checkBeginning(
  { startedPlanId, week, day, routineId, repeatedId }: z.infer<z.ZodObject<typeof beginning>>,
  context: z.RefinementCtx,
): void {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (startedPlanId === undefined) {
    if (week !== undefined || day !== undefined) refuse('startedPlanId', 'Is needed with a day');
  } else {
    if (week === undefined) refuse('week', 'Is needed with a plan');
    if (day === undefined) refuse('day', 'Is needed with a plan');
    if (routineId !== undefined) refuse('routineId', 'Is not taken together with a plan');
  }
  if (repeatedId !== undefined && (startedPlanId ?? routineId) !== undefined)
    refuse('repeatedId', 'Is not taken together with a plan or a routine');
}

export const newSessionSchema = z
  .strictObject({
    ...beginning,
    id: z
      .uuid()
      .optional()
      .describe('Of the session, chosen by a device: asked for again, it is the same one, in whatever state'),
    startedAt: startedAt
      .optional()
      .describe('With an id: when it began. It begins even if its day is there no more, then without sets'),
  })
  .superRefine((asked, context) => {
    checkBeginning(asked, context);
    if (asked.startedAt !== undefined && asked.id === undefined)
      context.addIssue({ code: 'custom', path: ['id'], message: 'Is needed with a beginning' });
  });
export type NewSession = z.infer<typeof newSessionSchema>;

/** A workout as a device has kept it: how it began, what was done of it, and how it ended, where it did. */
export const keptWorkoutSchema = z
  .strictObject({
    ...beginning,
    startedAt,
    sets: setChangesSchema.shape.sets,
    finish: finishSchema.optional(),
  })
  .superRefine(checkBeginning);
export type KeptWorkout = z.infer<typeof keptWorkoutSchema>;

/** How a workout that a device has kept stands then. */
export const storedWorkoutSchema = z.object({
  session: workoutSessionSchema,
  finished: finishedSchema.omit({ session: true }).nullable().describe('Null while it goes on'),
});
export type StoredWorkout = z.infer<typeof storedWorkoutSchema>;
