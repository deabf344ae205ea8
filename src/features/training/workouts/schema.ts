import { z } from 'zod';
import { uuidCursorSchema } from '#src/lib/paging.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { sources } from '../import/exports.ts';
import { measures, outcomes, records } from '../exercise-figures.ts';
import { trainingMessages } from '../messages.ts';
import { nameSchema } from '../routines/schema.ts';
import { estimateSchema, finishSchema, workoutSessionSchema, workoutSetSchema } from '../schema.ts';
import { workoutLimits } from '../limits.ts';

const title = workoutSessionSchema.shape.title;
const totals = { volume: z.number(), totalReps: z.int(), totalSeconds: z.int() };
const doneSchema = workoutSetSchema.pick({ reps: true, seconds: true, weight: true });

export const figuresSchema = z.object({
  sets: z.int().describe('How many were done'),
  best: doneSchema.describe('The heaviest set; at the same load the one with more repetitions'),
  ...totals,
  oneRepMax: z.number().nullable().describe('Estimated, in kg, by Brzycki’s formula'),
});

const comparedExerciseSchema = z.object({
  exerciseId: workoutSetSchema.shape.exerciseId,
  name: title.describe('Null once the exercise is deleted'),
  figures: figuresSchema.nullable().describe('Null where none of its sets was done'),
  before: figuresSchema
    .extend({ workoutId: z.uuid(), date: z.iso.date() })
    .nullable()
    .describe('The last workout before this one in which it was done'),
  comparison: z
    .object({ outcome: z.enum(outcomes), by: z.enum(['best', ...measures]) })
    .nullable()
    .describe('With the one before'),
  records: z
    .array(z.enum(records))
    .describe('What was never reached before: most weight, best set, most in all'),
});
export type ComparedExercise = z.infer<typeof comparedExerciseSchema>;

/** A finished workout. */
export const workoutSchema = workoutSessionSchema.omit({ finishedAt: true }).extend({
  finishedAt: z.iso.datetime(),
  date: z.iso.date().describe('The day of the workout, where the person was'),
  minutes: z.int().nullable(),
  estimate: estimateSchema.nullable(),
  source: z.enum(sources).nullable().describe('The app that it was brought over from'),
  isInCalendar: z.boolean().describe('False once its activity was removed there'),
  notes: z.string().nullable(),
  effort: z.int().nullable().describe('From 1 to 10'),
  exercises: z.array(comparedExerciseSchema).describe('In the order of the workout'),
});
export type Workout = z.infer<typeof workoutSchema>;

const listedWorkoutSchema = workoutSchema
  .pick({
    id: true,
    routineId: true,
    source: true,
    title: true,
    name: true,
    week: true,
    day: true,
    startedAt: true,
    date: true,
    minutes: true,
  })
  .extend({ sets: z.int().describe('How many were done') });
export type ListedWorkout = z.infer<typeof listedWorkoutSchema>;

export const workoutListSchema = z.object({
  items: z.array(listedWorkoutSchema),
  next: z.string().nullable().describe('Where the next page begins; null after the last one'),
});
export type WorkoutList = z.infer<typeof workoutListSchema>;

export const afterSchema = z.object({ after: uuidCursorSchema });

const notesMessage = { error: trainingMessages.notes.id };

/** What can be written of a finished workout; what is left out stays. Its sets have an address of their own. */
export const workoutPatchSchema = z.object({
  name: nameSchema
    .optional()
    .describe('Nothing takes it away: the workout is called as its plan is, or “Workout”'),
  minutes: finishSchema.shape.minutes.optional(),
  notes: z
    .string(notesMessage)
    .overwrite(readable)
    .max(workoutLimits.notes, notesMessage)
    .refine(isStorable, notesMessage)
    .optional(),
  effort: finishSchema.shape.effort.unwrap().nullable().optional(),
});
export type WorkoutPatch = z.infer<typeof workoutPatchSchema>;
