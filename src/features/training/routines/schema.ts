import { z } from 'zod';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { fitnessPlanLimits as planLimits, setTypes } from '#src/features/plans/fitness/kinds.ts';
import { idText } from '#src/lib/localized.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { versionRead } from '#src/lib/version.ts';
import { routineMessages as messages } from './messages.ts';
import { routineLimits as limits } from '../limits.ts';
import { numberedSupersets } from './supersets.ts';

interface Message {
  readonly id: string;
}

const whole = ({ id }: Message, min: number, max: number) => z.int(id).min(min, id).max(max, id);

const textOf = ({ id }: Message, max: number) =>
  z.string(id).overwrite(readable).trim().max(max, id).refine(isStorable, id);

/** What a member calls a routine or a workout; empty where nothing of it can be seen. */
export const nameSchema = textOf(messages.name, limits.name);

/** Told beside all other faults, not only once those are gone. */
const told = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** One set as it is planned: in repetitions, of which there can be a range, or in seconds, which go before them. */
export const routineSetSchema = z
  .object({
    setType: z.enum(setTypes),
    reps: whole(messages.reps, 1, planLimits.reps).nullable(),
    /** The upper end of a range; `reps` is the lower one. */
    repsMax: whole(messages.reps, 2, planLimits.reps).nullable().default(null),
    seconds: whole(messages.seconds, 1, planLimits.setDuration).nullable(),
    /** The repetitions or seconds are those of one side; the other side does the same. */
    eachSide: z.boolean().default(false),
    /** Kilograms; null where it is left to the day. */
    weight: z
      .number(messages.load.id)
      .min(limits.load.min, messages.load.id)
      .max(limits.load.max, messages.load.id)
      .nullable()
      .default(null),
    /** Seconds after the set. */
    restTime: whole(messages.rest, 0, planLimits.rest),
    /** Planned effort, of 10. */
    rpe: z
      .number(messages.rpe.id)
      .min(planLimits.rpe.min, messages.rpe.id)
      .max(planLimits.rpe.max, messages.rpe.id)
      .nullable()
      .default(null),
  })
  .refine(({ reps, seconds }) => reps !== null || seconds !== null, {
    ...told,
    path: ['reps'],
    error: messages.measure.id,
  })
  .refine(({ reps, repsMax }) => repsMax === null || (reps !== null && repsMax > reps), {
    ...told,
    path: ['repsMax'],
    error: messages.repsMax.id,
  });
export type RoutineSet = z.infer<typeof routineSetSchema>;

export const routineExerciseSchema = z.object({
  exerciseId: idText,
  /** Exercises next to one another with the same number are done in turns; null: it is done alone. */
  superset: z.int().min(0).max(limits.supersets).nullable().default(null),
  notes: textOf(messages.notes, limits.notes).nullable().default(null),
  sets: z.array(routineSetSchema).min(1, messages.sets.id).max(limits.sets, messages.tooManySets.id),
});
export type RoutineExercise = z.infer<typeof routineExerciseSchema>;

/** A routine as its member writes it. */
export const routineDraftSchema = z.object({
  name: nameSchema.min(1, messages.name.id),
  exercises: z
    .array(routineExerciseSchema)
    .min(1, messages.exercises.id)
    .max(limits.exercises, messages.tooManyExercises.id)
    .overwrite(numberedSupersets),
});
export type RoutineDraft = z.infer<typeof routineDraftSchema>;

export const newRoutineSchema = routineDraftSchema.extend({
  /** Chosen by the sender, so that what is sent twice is saved once. */
  id: z.uuid().optional(),
});
export type NewRoutine = z.infer<typeof newRoutineSchema>;

export const routineChangeSchema = routineDraftSchema.extend(versionRead);
export type RoutineChange = z.infer<typeof routineChangeSchema>;

const doneSchema = z.object({ workoutId: z.uuid(), date: z.iso.date() });

/** A routine with what was done of it. */
export const routineSchema = routineDraftSchema.extend({
  id: z.uuid(),
  version: z.int().min(1).describe('Counts up with each change'),
  done: z
    .array(doneSchema.extend({ minutes: z.int().nullable(), sets: z.int() }))
    .describe('The last finished workouts of it, the newest first'),
});
export type Routine = z.infer<typeof routineSchema>;

/** A routine as the list has it. */
export const listedRoutineSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  exercises: z.array(
    z.object({
      exerciseId: idText,
      name: exerciseSchema.shape.name.nullable().describe('Null where it is not in the library any more'),
      superset: z.int().nullable(),
      sets: z.int().describe('How many'),
    }),
  ),
  done: doneSchema.nullable().describe('The last finished workout of it'),
});
export type ListedRoutine = z.infer<typeof listedRoutineSchema>;
