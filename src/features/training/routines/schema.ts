import { z } from 'zod';
import { fitnessPlanLimits as planLimits, setTypes } from '#src/features/plans/fitness/kinds.ts';
import { idText } from '#src/lib/localized.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { routineMessages as messages } from './messages.ts';

export const routineLimits = {
  /** Of one member. */
  routines: 50,
  name: 80,
  notes: 500,
  exercises: 30,
  /** Of one exercise. */
  sets: 20,
  /** Kilograms of one load. */
  load: { min: 0, max: 500 },
  supersets: 20,
} as const;
const limits = routineLimits;

interface Message {
  readonly id: string;
}

const whole = ({ id }: Message, min: number, max: number) => z.int(id).min(min, id).max(max, id);

const textOf = ({ id }: Message, max: number) =>
  z.string(id).overwrite(readable).trim().max(max, id).refine(isStorable, id);

/** One set as it is planned: in repetitions, of which there can be a range, or in seconds. */
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
  .refine(({ reps, seconds }) => (reps === null) !== (seconds === null), {
    path: ['reps'],
    error: messages.measure.id,
  })
  .refine(({ reps, repsMax }) => repsMax === null || (reps !== null && repsMax > reps), {
    path: ['repsMax'],
    error: messages.repsMax.id,
  });

export const routineExerciseSchema = z.object({
  exerciseId: idText,
  /** Exercises next to one another with the same number are done in turns; null: it is done alone. */
  superset: z.int().min(0).max(limits.supersets).nullable().default(null),
  notes: textOf(messages.notes, limits.notes).nullable().default(null),
  sets: z.array(routineSetSchema).min(1, messages.sets.id).max(limits.sets, messages.tooManySets.id),
});
type RoutineExercise = z.infer<typeof routineExerciseSchema>;

/**
 * Supersets counted from 0 in the order of their exercises. Only neighbours are done in turns: one that is left alone
 * is none, and a number that comes back further down is another superset.
 */
export function numberedSupersets<Exercise extends Pick<RoutineExercise, 'superset'>>(
  exercises: readonly Exercise[],
): Exercise[] {
  let count = 0;
  return exercises.map((exercise, index) => {
    const { superset } = exercise;
    const isLike = (other: Exercise | undefined) => superset !== null && other?.superset === superset;
    const follows = isLike(exercises[index - 1]);
    const leads = isLike(exercises[index + 1]);
    if (!follows && !leads) return { ...exercise, superset: null };
    if (!follows) count += 1;
    return { ...exercise, superset: count - 1 };
  });
}

/** A routine as its member writes it. */
export const routineDraftSchema = z.object({
  name: textOf(messages.name, limits.name).min(1, messages.name.id),
  exercises: z
    .array(routineExerciseSchema)
    .min(1, messages.exercises.id)
    .max(limits.exercises, messages.tooManyExercises.id)
    .overwrite(numberedSupersets),
});
export type RoutineDraft = z.infer<typeof routineDraftSchema>;
