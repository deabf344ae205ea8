import { z } from 'zod';
import { idText, eitherText } from '#src/lib/localized.ts';
import { conditions } from '../exercises/cautions.ts';
import { muscleGroups } from '../exercises/muscles.ts';
import { levels } from '../exercises/kinds.ts';
import { pictureAddress } from '#src/lib/media-address.ts';
import {
  durationUnits,
  fitnessCategories,
  fitnessPlanLimits as limits,
  fitnessStatuses,
  intensities,
  locations,
  setTypes,
  timesOfDay,
} from './kinds.ts';
import { sourceSchema } from '../source-schema.ts';
import { planFieldMessages as messages } from './staff/messages.ts';

interface Message {
  readonly id: string;
}

/** A whole number. What is no number at all fails the field's own rule, as the 0 that the form makes of it does. */
const whole = (rule: Message) =>
  z.int({
    error: ({ input }) =>
      typeof input === 'number' && Number.isFinite(input) ? messages.wholeNumber.id : rule.id,
  });

const within = (rule: Message, min: number, max: number) => whole(rule).min(min, rule.id).max(max, rule.id);

const title = eitherText(limits.title);
const text = eitherText(limits.text);
const atMost = <Item extends z.ZodType>(item: Item) => z.array(item).max(limits.list, messages.tooMany.id);
const atLeastOne = (missing: Message) =>
  z.array(text, missing.id).min(1, missing.id).max(limits.list, messages.tooMany.id);

export const exerciseSetSchema = z
  .object({
    setType: z.enum(setTypes),
    /** Null where the set is held or kept up for a time. */
    reps: within(messages.reps, 1, limits.reps).nullable(),
    /** The upper end, where a range of repetitions is asked for; `reps` is the lower one. */
    repsMax: within(messages.reps, 2, limits.reps).exactOptional(),
    durationSeconds: within(messages.seconds, 1, limits.setDuration).exactOptional(),
    /** The repetitions or seconds are those of one side; the other side does the same. */
    eachSide: z.boolean().exactOptional(),
    /** Seconds after the set. */
    restTime: within(messages.rest, 0, limits.rest),
    /** One walks through the rest: between two runs. */
    walkRest: z.boolean().exactOptional(),
    rpe: z
      .number(messages.rpe.id)
      .min(limits.rpe.min, messages.rpe.id)
      .max(limits.rpe.max, messages.rpe.id)
      .exactOptional(),
    notes: text.exactOptional(),
  })
  .refine((set) => set.reps !== null || set.durationSeconds !== undefined, {
    path: ['reps'],
    error: messages.reps.id,
  })
  .refine(({ reps, repsMax }) => repsMax === undefined || (reps !== null && repsMax > reps), {
    path: ['repsMax'],
    error: messages.repsMax.id,
  });
export type ExerciseSet = z.infer<typeof exerciseSetSchema>;

const scheduledExerciseSchema = z.object({
  exerciseId: z.string().refine((id) => idText.safeParse(id).success, messages.exercise.id),
  sets: atMost(exerciseSetSchema).min(1, messages.sets.id),
});
export type ScheduledExercise = z.infer<typeof scheduledExerciseSchema>;

/** A day as staff write it: what follows from its sets and exercises is told by `schedule.ts`. */
export const scheduleDaySchema = z
  .object({
    day: z.int().min(1).max(limits.scheduleDays),
    restDay: z.boolean(),
    exercises: atMost(scheduledExerciseSchema),
    /** In staff's own words; where there are none they follow from the exercises. */
    focusAreas: z.array(title).max(limits.list),
    notes: text.exactOptional(),
  })
  .refine((day) => !day.restDay || day.exercises.length === 0, {
    path: ['exercises'],
    error: messages.restDay.id,
  });
export type ScheduleDay = z.infer<typeof scheduleDaySchema>;

const weeks = within(messages.week, 1, limits.duration.weeks);

/** Weeks that are trained alike, one after the other. */
const blockSchema = z.object({
  weeks,
  title: title.nullable().default(null),
  /** What changes against the weeks before. */
  text: text.nullable().default(null),
  /** One week of it. */
  schedule: z
    .array(scheduleDaySchema, messages.schedule.id)
    .min(1, messages.schedule.id)
    .max(limits.scheduleDays, messages.maxDays.id),
});
export type Block = z.infer<typeof blockSchema>;

const mealSchema = z.object({ text, foodIds: z.array(idText).max(limits.list) });
const mealSuggestionSchema = z.object({
  breakfast: mealSchema,
  lunch: mealSchema,
  snack: mealSchema,
  dinner: mealSchema,
  postWorkout: mealSchema,
  tips: z.array(text).max(limits.list),
});

const draftFields = z.object({
  title: eitherText(limits.title, messages.title),
  description: eitherText(limits.text, messages.description),
  category: z.enum(fitnessCategories, messages.category.id),
  level: z.enum(levels, messages.level.id),
  // By its unit more exactly, below.
  duration: whole(messages.minutes).meta({
    minimum: 1,
    maximum: Math.max(...Object.values(limits.duration)),
  }),
  durationUnit: z.enum(durationUnits),
  weeklyWorkouts: whole(messages.weeklyWorkouts)
    .min(limits.weeklyWorkouts.min, messages.weeklyWorkouts.id)
    .max(limits.weeklyWorkouts.max, messages.maxWorkouts.id),
  difficulty: within(messages.difficulty, limits.difficulty.min, limits.difficulty.max),
  /** Kilocalories a week. */
  estimatedCaloriesBurn: within(messages.calories, 0, limits.calories).nullable().default(null),
  targetAudience: text.nullable().default(null),
  prerequisites: atLeastOne(messages.prerequisites),
  equipment: atLeastOne(messages.equipment),
  goals: atLeastOne(messages.goals),
  /** One where every week is like the first, or the plan is counted in minutes. */
  blocks: z
    .array(blockSchema, messages.schedule.id)
    .min(1, messages.schedule.id)
    .max(limits.blocks, messages.maxBlocks.id),
  tips: atMost(text).default([]),
  mealSuggestion: mealSuggestionSchema.nullable().default(null),
  sources: atMost(sourceSchema).default([]),
  tags: atMost(title).default([]),
  /** Whom it is made for with care, so that it may be suggested to them. */
  suits: z.array(z.enum(conditions)).max(conditions.length).default([]),
  imageUrl: pictureAddress,
  featured: z.boolean().default(false),
  equipmentRequired: z.boolean().default(false),
  timeOfDay: z.enum(timesOfDay).default('any'),
  location: z.enum(locations).default('any'),
  intensity: z.enum(intensities).default('low'),
  status: z.enum(fitnessStatuses).default('draft'),
});
type Draft = z.infer<typeof draftFields>;

/** Told beside all other faults, not only once those are gone. */
const withDuration = {
  when: ({ value }: { value: unknown }) =>
    typeof (value as Partial<Draft> | null)?.duration === 'number' &&
    (value as Partial<Draft>).durationUnit !== undefined,
};

/** Whether several blocks last as long as their plan; a single one lasts as long as it does. */
const fillsWeeks = ({
  blocks,
  duration,
  durationUnit,
}: Pick<Draft, 'blocks' | 'duration' | 'durationUnit'>) =>
  blocks.length <= 1 ||
  (durationUnit === 'weeks' && blocks.reduce((sum, block) => sum + block.weeks, 0) === duration);

/** A fitness plan as staff write and send it: all but what they cannot set, and what follows from its schedule. */
export const planDraftSchema = draftFields
  .refine(({ duration, durationUnit }) => durationUnit === 'weeks' || duration >= 1, {
    ...withDuration,
    path: ['duration'],
    error: messages.minutes.id,
  })
  .refine(({ duration, durationUnit }) => durationUnit === 'minutes' || duration >= 1, {
    ...withDuration,
    path: ['duration'],
    error: messages.weeks.id,
  })
  .refine(({ duration, durationUnit }) => duration <= limits.duration[durationUnit], {
    ...withDuration,
    path: ['duration'],
    error: messages.longest.id,
  })
  .refine(fillsWeeks, { path: ['blocks'], error: messages.blocks.id });
export type PlanDraft = z.infer<typeof planDraftSchema>;

/** A fitness plan as it is bundled and stored: with what staff cannot set. */
export const writtenPlanSchema = planDraftSchema.safeExtend({
  id: idText,
  thumbnailGifUrl: pictureAddress,
  fullGifUrl: pictureAddress,
  rating: z.number().min(0).max(limits.rating).nullable().default(null),
  reviewCount: z.int().min(0).default(0),
  /** Percent. */
  completionRate: z.number().min(0).max(100).nullable().default(null),
});
export type WrittenPlan = z.infer<typeof writtenPlanSchema>;

const minutes = z.int().min(0).max(limits.minutes);

const shownExerciseSchema = scheduledExerciseSchema.extend({
  sets: z.array(exerciseSetSchema.safeExtend({ setNumber: z.int().min(1).max(limits.list) })),
  /** Minutes of all sets, rests included. */
  estimatedTime: minutes,
});

const shownDaySchema = scheduleDaySchema.safeExtend({
  exercises: z.array(shownExerciseSchema),
  /** Minutes. */
  totalEstimatedTime: minutes,
  totalCaloriesBurn: z.int().min(0).max(limits.calories).nullable(),
});

/** Where a block stands in its plan, first and last week included. */
const stretchSchema = blockSchema
  .pick({ title: true, text: true })
  .extend({ fromWeek: weeks, toWeek: weeks });
export type Stretch = z.infer<typeof stretchSchema>;

const { blocks: _, ...written } = writtenPlanSchema.shape;

/** A fitness plan as everybody reads it: one of its weeks, and all that follows from it and the exercises in it. */
export const fitnessPlanSchema = z.object({
  ...written,
  week: weeks.describe('Which week of the plan the schedule is that of'),
  schedule: z.array(shownDaySchema),
  progression: z.array(stretchSchema).describe('Every week of the plan once, in order'),
  /** Minutes. */
  averageWorkoutTime: minutes,
  muscleGroups: z.array(z.enum(muscleGroups)),
});
export type FitnessPlan = z.infer<typeof fitnessPlanSchema>;
