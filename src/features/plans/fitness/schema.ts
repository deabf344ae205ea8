import { z } from 'zod';
import { idText, localizedText } from '#src/lib/localized.ts';
import { pictureAddress } from '#src/lib/media-address.ts';
import { muscleGroups } from '../exercises/muscles.ts';
import { exerciseLimits, levels } from '../exercises/schema.ts';

/** The public list's order first, then what only the staff forms offer. */
export const fitnessCategories = [
  'weight-loss',
  'weight-gain',
  'maintenance',
  'muscle-building',
  'endurance-training',
  'endurance',
  'functional',
  'strength',
  'flexibility',
  'muscle-gain',
] as const;
export type FitnessCategory = (typeof fitnessCategories)[number];
export const fitnessStatuses = ['draft', 'published'] as const;
export const durationUnits = ['weeks', 'minutes'] as const;
export const setTypes = ['warm-up', 'working', 'cardio'] as const;
export const timesOfDay = ['any', 'morning', 'afternoon', 'evening'] as const;
export const locations = ['any', 'home', 'gym', 'outdoors'] as const;
export const intensities = ['low', 'moderate', 'high'] as const;

export const fitnessPlanLimits = {
  ...exerciseLimits,
  difficulty: { min: 1, max: 5 },
  rating: 5,
  /** By unit. */
  duration: { weeks: 104, minutes: 600 },
  weeklyWorkouts: { min: 1, max: 14 },
  scheduleDays: 31,
  reps: 500,
  /** Seconds. */
  rest: 900,
  /** Seconds of one timed set. */
  setDuration: 4 * 60 * 60,
  /** Rate of perceived exertion, Borg's CR10 scale. */
  rpe: { min: 1, max: 10 },
} as const;
const limits = fitnessPlanLimits;

const title = localizedText(limits.title);
const text = localizedText(limits.text);
const texts = z.array(text).max(limits.list);

const minutes = z.int().min(0).max(limits.minutes);
const calories = z.int().min(0).max(limits.calories).nullable().default(null);

export const exerciseSetSchema = z
  .object({
    setNumber: z.int().min(1).max(limits.list),
    setType: z.enum(setTypes),
    /** Null where the set is held or kept up for a time. */
    reps: z.int().min(1).max(limits.reps).nullable(),
    durationSeconds: z.int().min(1).max(limits.setDuration).exactOptional(),
    /** The repetitions or seconds are those of one side; the other side does the same. */
    eachSide: z.boolean().exactOptional(),
    /** Seconds after the set. */
    restTime: z.int().min(0).max(limits.rest),
    rpe: z.number().min(limits.rpe.min).max(limits.rpe.max).exactOptional(),
    notes: text.exactOptional(),
  })
  .refine((set) => set.reps !== null || set.durationSeconds !== undefined, {
    path: ['reps'],
    error: 'A set needs repetitions or a time',
  });
export type ExerciseSet = z.infer<typeof exerciseSetSchema>;

export const scheduledExerciseSchema = z.object({
  exerciseId: idText,
  sets: z.array(exerciseSetSchema).min(1).max(limits.list),
  /** Minutes of all sets, rests included. */
  estimatedTime: minutes,
});
export type ScheduledExercise = z.infer<typeof scheduledExerciseSchema>;

export const scheduleDaySchema = z
  .object({
    day: z.int().min(1).max(limits.scheduleDays),
    restDay: z.boolean(),
    exercises: z.array(scheduledExerciseSchema).max(limits.list),
    /** Minutes. */
    totalEstimatedTime: minutes,
    totalCaloriesBurn: calories,
    focusAreas: z.array(title).max(limits.list),
    notes: text.exactOptional(),
  })
  .refine((day) => !day.restDay || day.exercises.length === 0, {
    path: ['exercises'],
    error: 'A rest day has no exercises',
  });
export type ScheduleDay = z.infer<typeof scheduleDaySchema>;

/** A stretch of weeks, first and last included, and how the training changes in it. */
export const progressionPhaseSchema = z.object({
  fromWeek: z.int().min(1).max(limits.duration.weeks),
  toWeek: z.int().min(1).max(limits.duration.weeks),
  title,
  text,
});
export type ProgressionPhase = z.infer<typeof progressionPhaseSchema>;

/** What is said, and the publication that says it. */
export const sourceSchema = z.object({
  claim: text,
  citation: z.string().trim().min(1).max(limits.text),
  url: z.url({ protocol: /^https$/ }),
});

const mealSchema = z.object({ text, foodIds: z.array(idText).max(limits.list) });
export const mealSuggestionSchema = z.object({
  breakfast: mealSchema,
  lunch: mealSchema,
  snack: mealSchema,
  dinner: mealSchema,
  postWorkout: mealSchema,
  tips: texts,
});

const fitnessPlanFields = z.object({
  id: idText,
  title,
  description: text,
  category: z.enum(fitnessCategories),
  level: z.enum(levels),
  duration: z.int().min(1),
  durationUnit: z.enum(durationUnits),
  imageUrl: pictureAddress,
  thumbnailGifUrl: pictureAddress,
  fullGifUrl: pictureAddress,
  weeklyWorkouts: z.int().min(limits.weeklyWorkouts.min).max(limits.weeklyWorkouts.max),
  /** Kilocalories a week. */
  estimatedCaloriesBurn: calories,
  difficulty: z.int().min(limits.difficulty.min).max(limits.difficulty.max),
  targetAudience: text.nullable().default(null),
  prerequisites: z.array(text).min(1).max(limits.list),
  equipment: z.array(text).min(1).max(limits.list),
  goals: z.array(text).min(1).max(limits.list),
  /** One week, repeated for the whole plan. */
  schedule: z.array(scheduleDaySchema).min(1).max(limits.scheduleDays),
  /** Every week of the plan once, in order; empty where the plan is counted in minutes or not written yet. */
  progression: z.array(progressionPhaseSchema).max(limits.duration.weeks),
  tips: texts,
  mealSuggestion: mealSuggestionSchema.nullable().default(null),
  sources: z.array(sourceSchema).max(limits.list),
  status: z.enum(fitnessStatuses).default('draft'),
  tags: z.array(title).max(limits.list),
  featured: z.boolean().default(false),
  rating: z.number().min(0).max(limits.rating).nullable().default(null),
  reviewCount: z.int().min(0).default(0),
  /** Percent. */
  completionRate: z.number().min(0).max(100).nullable().default(null),
  /** Minutes. */
  averageWorkoutTime: minutes,
  muscleGroups: z.array(z.enum(muscleGroups)),
  equipmentRequired: z.boolean(),
  timeOfDay: z.enum(timesOfDay).default('any'),
  location: z.enum(locations).default('any'),
  intensity: z.enum(intensities).default('low'),
});

/** Whether the phases follow each other from week 1 to the last without gap or overlap. */
export function coversWeeks(phases: readonly ProgressionPhase[], weeks: number): boolean {
  let next = 1;
  for (const phase of phases) {
    if (phase.fromWeek !== next || phase.toWeek < phase.fromWeek) return false;
    next = phase.toWeek + 1;
  }
  return next === weeks + 1;
}

/** A fitness plan as it is bundled, typed into the staff form, sent and stored. */
export const fitnessPlanSchema = fitnessPlanFields
  .refine((plan) => plan.duration <= limits.duration[plan.durationUnit], {
    path: ['duration'],
    error: 'The duration is too long',
  })
  .refine(
    (plan) =>
      plan.progression.length === 0 ||
      (plan.durationUnit === 'weeks' && coversWeeks(plan.progression, plan.duration)),
    { path: ['progression'], error: 'The progression must cover every week once, in order' },
  );
export type FitnessPlan = z.infer<typeof fitnessPlanSchema>;
