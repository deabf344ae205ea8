import { durationLimits } from '#src/features/activity/kinds.ts';
import { fitnessPlanLimits as planLimits } from '#src/features/plans/fitness/kinds.ts';

export const trainingLimits = {
  week: planLimits.duration.weeks,
  day: planLimits.scheduleDays,
  reps: planLimits.reps,
  /** Of one set. */
  seconds: planLimits.setDuration,
  /** Kilograms of one load. */
  load: { min: 0, max: 500, step: 0.5 },
  /** Kilograms of a person, as the calculators have it. */
  bodyWeight: { min: 20, max: 500 },
  minutes: durationLimits,
  /** Sets of one workout, those taken out of it not counted: as many as a day of a plan can have. */
  sets: planLimits.list * planLimits.list,
  /** Sets that a workout keeps, with those taken out of it. */
  setsKept: 2 * planLimits.list * planLimits.list,
  /** Sets that are told of at once. */
  setsTold: 400,
  /** Exercises of one workout, those taken out of it counted too. */
  exercises: 2 * planLimits.list,
  /** Days after which a workout that was begun without a connection counts as begun later. */
  begunDaysAgo: 31,
  /** How often one set can be changed. */
  changes: 10_000,
  /** How often weeks of one started plan can be done once more. */
  rounds: 100,
} as const;

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

/** Of a member's own exercises; those that are retired count, since what was done names them. */
export const ownExerciseLimits = { kept: 200, name: 80 } as const;

export const workoutLimits = { notes: 1000, effort: { min: 1, max: 10 } } as const;

/** Workouts that a chart is drawn of: the newest. */
export const maxCharted = 200;
