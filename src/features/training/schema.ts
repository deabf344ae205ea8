import { z } from 'zod';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { exerciseCategories, levels } from '#src/features/plans/exercises/kinds.ts';
import { dayChanges, exerciseChanges, setChanges } from '#src/features/plans/fitness/kinds.ts';
import { fitnessPlanLimits, setTypes } from '#src/features/plans/fitness/kinds.ts';
import { daySchema } from '#src/lib/day-schema.ts';
import { trainingMessages } from './messages.ts';
import { routineDraftSchema } from './routines/schema.ts';
import { trainingLimits as limits, workoutLimits } from './limits.ts';

const { id: planId, name: title, description: text } = exerciseSchema.shape;
const planLimits = fitnessPlanLimits;
/** `dropped` is a set that was taken out of the workout: it counts for nothing, and can come back. */
export const setStates = ['open', 'done', 'skipped', 'dropped'] as const;
export type SetState = (typeof setStates)[number];

/** What became of a set. Of two records of one set the one with more changes is the newer (`mergeSets`). */
const setRecord = {
  /** How often it was changed; 0: it stands as it was planned. */
  changes: z.int().min(0).max(limits.changes),
  state: z.enum(setStates),
  /** Done; of each side, where the set has sides. Null where it is counted in seconds, or is not done. */
  reps: z.int().min(0).max(limits.reps).nullable(),
  /** Held or kept up; null where it is counted in repetitions, or is not done. */
  seconds: z.int().min(0).max(limits.seconds).nullable(),
  /** Kilograms; null without a load. */
  weight: z.number().min(limits.load.min).max(limits.load.max).nullable(),
  /** When it was done or skipped, by the clock of the device; null while it is neither. */
  at: z.iso.datetime().nullable(),
};

/**
 * Where a set stands in the workout. Counted on its own, so that an exercise that one device moves and another does is
 * both.
 */
const setPlace = {
  /** How often it was moved. */
  moves: z.int().min(0).max(limits.changes).default(0),
  /** Sets are done in this order; those of one place in that of their ids. */
  place: z.number().min(-1e9).max(1e9),
  /** Exercises of one number are done in turns; null: by itself. */
  superset: z.int().min(0).max(limits.exercises).nullable().default(null),
};

/**
 * One set of a session, as `workout_sessions.sets` keeps it: all sets of the workout in their order, with what was
 * planned when the session began or the set was added, so that later changes of the plan change nothing here. A day that
 * was only marked as done (a rest day, or one passed over) has none.
 */
export const workoutSetSchema = z.object({
  /** Within the workout. */
  id: z.string().regex(/^[a-z0-9-]{1,36}$/u),
  ...setPlace,
  exerciseId: exerciseSchema.shape.id,
  category: z.enum(exerciseCategories),
  /** Which of the workout's exercises: one can come twice. From 0. */
  exercise: z.int().min(0).max(limits.exercises),
  /** Within the exercise, from 1, those that were taken out not counted. */
  setNumber: z.int().min(1).max(limits.setsKept),
  setType: z.enum(setTypes),
  /** Planned; one of the two is a number. */
  targetReps: z.int().min(1).max(limits.reps).nullable(),
  /** The upper end, where a range is planned. Sessions of before ranges have none, as they have no effort. */
  targetRepsMax: z.int().min(1).max(limits.reps).nullable().default(null),
  targetSeconds: z.int().min(1).max(limits.seconds).nullable(),
  /** Planned kilograms. */
  targetWeight: z.number().min(limits.load.min).max(limits.load.max).nullable().default(null),
  /** Planned effort, of 10. */
  targetRpe: z.number().min(planLimits.rpe.min).max(planLimits.rpe.max).nullable().default(null),
  eachSide: z.boolean(),
  /** Planned seconds of rest after it. */
  rest: z.int().min(0).max(planLimits.rest),
  /** The rest is walked. */
  walkRest: z.boolean().optional(),
  ...setRecord,
});
export type WorkoutSet = z.infer<typeof workoutSetSchema>;

const recordNames = {
  changes: true,
  state: true,
  reps: true,
  seconds: true,
  weight: true,
  at: true,
} as const;
const plannedParts = workoutSetSchema
  .omit({ id: true, moves: true, category: true, setNumber: true, ...recordNames })
  .partial();
const plannedNames = Object.keys(
  plannedParts.omit({ walkRest: true }).shape,
) as (keyof typeof plannedParts.shape)[];

/**
 * What a device tells of a set: all of it, since it may have been added, moved or swapped there. A page opened before
 * sets had ids tells only what became of one.
 */
export const setChangeSchema = z
  .object({
    id: workoutSetSchema.shape.id.optional(),
    position: z
      .int()
      .min(0)
      .max(limits.sets - 1)
      .optional()
      .describe('In place of an id: its place among the sets that the session began with, from 0'),
    moves: setPlace.moves,
    ...plannedParts.shape,
    ...setRecord,
  })
  .superRefine((change, context) => {
    const needed = change.id === undefined ? [] : plannedNames;
    for (const name of needed)
      if (change[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'Is needed' });
    if (change.id === undefined && change.position === undefined)
      context.addIssue({ code: 'custom', path: ['id'], message: 'Is needed' });
  });
export type SetChange = z.infer<typeof setChangeSchema>;

export const setChangesSchema = z.object({ sets: z.array(setChangeSchema).max(limits.setsTold) });

/** A day of a plan, in the round of its week. */
const place = {
  week: z.int().min(1).max(limits.week),
  day: z.int().min(1).max(limits.day),
};
export const placeSchema = z.object(place);
export type Place = z.infer<typeof placeSchema>;

const planDaySchema = z.object({
  day: place.day,
  restDay: z.boolean(),
  minutes: z.int(),
  exercises: z.int().describe('How many'),
  focusAreas: z.array(title),
  notes: text.nullable(),
});

/** A plan that a member began, with all that its page tells. */
export const startedPlanSchema = z.object({
  id: z.uuid(),
  planId,
  title,
  level: z.enum(levels),
  published: z.boolean().describe('Whether the plan can still be read by everyone'),
  version: z.int().nullable().describe('Of the plan, as it was started'),
  newer: z.int().nullable().describe('A newer version of the plan, which the member can go on with'),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable().describe('When its last day was done, or the member left it'),
  weeks: z.int(),
  blocks: z
    .array(z.object({ fromWeek: place.week, toWeek: place.week, days: z.array(planDaySchema) }))
    .describe('Every week of the plan once, in order; weeks of one block are alike'),
  done: z
    .array(z.object({ ...place, trained: z.boolean(), finishedAt: z.iso.datetime() }))
    .describe('The days behind; not trained are rest days and days that were passed over'),
  next: placeSchema.nullable().describe('The first day not yet done; null after the last'),
  swaps: z
    .array(z.object({ exerciseId: planId, name: title, insteadId: planId, insteadName: title }))
    .describe('Exercises of the plan that the member does others in place of'),
  phase: z.object({ title, text }).nullable().describe('What is different in the week of the next day'),
});
export type StartedPlan = z.infer<typeof startedPlanSchema>;

/** The plan that a member follows, in short. */
export const currentPlanSchema = startedPlanSchema
  .pick({
    id: true,
    planId: true,
    title: true,
    weeks: true,
    next: true,
  })
  .extend({ workoutsAWeek: z.int().describe('How many it means for the week of the next day') });
export type CurrentPlan = z.infer<typeof currentPlanSchema>;

/** What was done of an exercise the last time, set by set. */
const lastSetsSchema = z.array(
  workoutSetSchema.pick({ setNumber: true, reps: true, seconds: true, weight: true }),
);
export type LastSet = z.infer<typeof lastSetsSchema>[number];

/** Why what is proposed is proposed. */
export const proposalReasons = [
  'more',
  'longer',
  'heavier',
  'first',
  'load',
  'harder',
  'lighter',
  'easier',
  'gap',
] as const;
export type ProposalReason = (typeof proposalReasons)[number];

const proposalSchema = z.object({
  exercise: workoutSetSchema.shape.exercise,
  exerciseId: workoutSetSchema.shape.exerciseId,
  sets: lastSetsSchema,
  lighter: lastSetsSchema.describe('For a day on which the member wants less'),
  why: z.object({
    reason: z.enum(proposalReasons),
    reps: z.int().nullable().describe('Reached, missed or aimed at; null where the sets differ'),
    seconds: z.int().nullable(),
    kilograms: z.number().nullable(),
    days: z.int().nullable(),
  }),
  relative: title.nullable().describe('The harder or easier exercise that is named'),
  isOlder: z.boolean().describe('What it follows from is older than the last workout, but was planned alike'),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** How the library does an exercise; of a member's own nothing is said. */
const saidText = z.object({ en: z.string(), am: z.string().exactOptional() }).describe('Empty of one’s own');

export const shownExerciseSchema = exerciseSchema
  .pick({
    id: true,
    name: true,
    image: true,
    gifUrl: true,
    steps: true,
    tips: true,
    equipment: true,
    category: true,
    gear: true,
    pattern: true,
    variations: true,
  })
  .extend({
    steps: exerciseSchema.shape.tips.describe('None of one’s own'),
    variations: z.object({ easier: saidText, harder: saidText }),
  });
export type ShownExercise = z.infer<typeof shownExerciseSchema>;

/** A session that goes on or is done. */
export const workoutSessionSchema = z.object({
  id: z.uuid(),
  /** Null once the plan is deleted. */
  planId: planId.nullable(),
  startedPlanId: z.uuid().nullable(),
  routineId: z.uuid().nullable(),
  title: title.nullable().describe('Of the plan'),
  name: z.string().nullable().describe('Its own, as the member wrote it; goes before the title'),
  week: place.week.nullable().describe('Of the plan; null without one, as the day'),
  day: place.day.nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  sets: z.array(workoutSetSchema),
});
export type WorkoutSession = z.infer<typeof workoutSessionSchema>;

const setNoteSchema = z.object({
  setId: workoutSetSchema.shape.id,
  exerciseId: planId.describe('To which it is said, and to none that takes its place'),
  text,
});
export type SetNote = z.infer<typeof setNoteSchema>;

/** The session going on, with all that is needed to go through it without a connection. */
export const openSessionSchema = workoutSessionSchema.extend({
  exercises: z
    .array(shownExerciseSchema)
    .describe(
      'Those of the sets, and those that can take their places, as they are now; those deleted are missing',
    ),
  alternatives: z
    .record(z.string(), z.array(exerciseSchema.shape.id))
    .describe('By exercise: a few of the same movement that can be done in its place, the fitting first'),
  last: z
    .record(z.string(), lastSetsSchema)
    .describe('By exercise: what was done the last time, of workouts that were planned alike'),
  proposals: z.array(proposalSchema).describe('By exercise of the day, where something was done before'),
  bodyWeight: z.number().nullable().describe('Kilograms, from the profile'),
  notes: z.array(setNoteSchema).describe('What the plan says to its sets'),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** What a session would begin with. */
export const comingSessionSchema = openSessionSchema.omit({ id: true, finishedAt: true });
export type ComingSession = z.infer<typeof comingSessionSchema>;
export const comingDaysSchema = z.object({
  session: comingSessionSchema
    .nullable()
    .describe('The day that is next; null on a rest day and without a plan'),
  following: z.array(comingSessionSchema).describe('The days of training after it'),
});
export type ComingDays = z.infer<typeof comingDaysSchema>;

export const trainingSchema = z.object({
  plans: z.array(startedPlanSchema).describe('Those going on first, then those that ended; the newest first'),
  session: workoutSessionSchema.omit({ sets: true }).nullable().describe('The one going on'),
});
export type Training = z.infer<typeof trainingSchema>;

const minutesMessage = { error: trainingMessages.minutes.id };
const weightMessage = { error: trainingMessages.weight.id };
const effortMessage = { error: trainingMessages.effort.id };

export const finishSchema = z.object({
  minutes: z
    .int(minutesMessage)
    .min(limits.minutes.min, minutesMessage)
    .max(limits.minutes.max, minutesMessage),
  date: daySchema.describe('The day of the workout, where the person is'),
  name: routineDraftSchema.shape.name.optional().describe('What the workout is called from now on'),
  bodyWeight: z
    .number(weightMessage)
    .min(limits.bodyWeight.min, weightMessage)
    .max(limits.bodyWeight.max, weightMessage)
    .optional()
    .describe('Kilograms, for this estimate only; left out, it is the one on the profile'),
  effort: z
    .int(effortMessage)
    .min(workoutLimits.effort.min, effortMessage)
    .max(workoutLimits.effort.max, effortMessage)
    .optional()
    .describe('How hard it was, from 1 to 10'),
});
export type Finish = z.infer<typeof finishSchema>;

/** An estimate of energy with all that it was made from. */
export const estimateSchema = z.object({
  met: z.number().describe('Metabolic equivalent of the kind of training, from the Compendium'),
  bodyWeight: z.number().describe('kg'),
  minutes: z.int(),
  calories: z.int().describe('kcal = MET × kg × h'),
});
export type Estimate = z.infer<typeof estimateSchema>;

export const finishedSchema = z.object({
  session: workoutSessionSchema,
  minutes: z.int(),
  estimate: estimateSchema.nullable().describe('Null where no weight is known'),
});
export type Finished = z.infer<typeof finishedSchema>;

/** What a newer version of a plan changes, without what was only worded anew. */
export const planDifferencesSchema = z.object({
  version: z.int(),
  weeks: z.object({ before: z.int(), after: z.int() }),
  days: z.array(
    z.object({
      fromWeek: place.week,
      toWeek: place.week,
      day: place.day,
      change: z.enum(dayChanges),
      exercises: z
        .array(
          z.object({
            name: title,
            change: z.enum(exerciseChanges),
            sets: z
              .array(z.enum(setChanges))
              .describe('What is otherwise in the sets of one that is changed'),
          }),
        )
        .describe('Of a day that is changed'),
    }),
  ),
});
export type PlanDifferences = z.infer<typeof planDifferencesSchema>;

/** Which version of its plan a member goes on with. */
export const versionTakenSchema = z.object({
  version: z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});

/** The plan that is left where it stands, so that another one can go on: a member follows one at a time. */
const replace = z.uuid().describe('The started plan that is left for it, where one goes on').optional();
export const replacingSchema = z.object({ replace });

/** What is done instead from now on. */
export const swapSchema = z.object({ exerciseId: exerciseSchema.shape.id });

/** Which plan is to be started. */
export const planStartSchema = z.object({ planId, replace });
export type PlanStart = z.infer<typeof planStartSchema>;

/** Whether a started plan is left, or taken up again. */
export const planLeavingSchema = z.object({ left: z.boolean(), replace });
export type PlanLeaving = z.infer<typeof planLeavingSchema>;

/** Where the member is, for every screen that tells. */
export const whereaboutsSchema = z.object({
  plan: currentPlanSchema.nullable().describe('The plan that goes on'),
  left: z.array(planId).describe('Plans that were left on the way, and are taken up there'),
  session: trainingSchema.shape.session,
});
export type Whereabouts = z.infer<typeof whereaboutsSchema>;
