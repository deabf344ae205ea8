import { z } from 'zod';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { maxCharted } from '../limits.ts';
import { workoutSetSchema } from '../schema.ts';
import { figuresSchema } from '../workouts/schema.ts';

const workout = { workoutId: z.uuid(), date: z.iso.date() };

const recordSchema = z.object({ ...workout, value: z.number() });

/** What a member did of an exercise so far. */
export const trainedExerciseSchema = z.object({
  id: exerciseSchema.shape.id,
  name: exerciseSchema.shape.name.nullable().describe('Null once the exercise is deleted'),
  workouts: z.int().describe('In how many workouts it was done'),
  charted: z
    .array(figuresSchema.extend(workout))
    .describe(`The newest ${maxCharted} of them, the oldest first`),
  records: z.object({
    best: recordSchema
      .omit({ value: true })
      .extend(figuresSchema.shape.best.shape)
      .nullable()
      .describe('The best set'),
    volume: recordSchema.nullable().describe('Of one workout: kg × repetitions, of all sets'),
    totalReps: recordSchema.nullable(),
    totalSeconds: recordSchema.nullable(),
    oneRepMax: recordSchema.nullable().describe('Estimated, in kg, by Brzycki’s formula'),
  }),
});
export type TrainedExercise = z.infer<typeof trainedExerciseSchema>;

const exerciseWorkoutSchema = z.object({
  ...workout,
  figures: figuresSchema,
  sets: z
    .array(workoutSetSchema.pick({ reps: true, seconds: true, weight: true, setType: true }))
    .describe('Those that were done'),
});
export type ExerciseWorkout = z.infer<typeof exerciseWorkoutSchema>;

export const exerciseHistorySchema = z.object({
  items: z.array(exerciseWorkoutSchema),
  next: z.string().nullable().describe('Where the next page begins; null after the last one'),
});
export type ExerciseHistory = z.infer<typeof exerciseHistorySchema>;
