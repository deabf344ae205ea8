import { z } from 'zod';
import { muscleGroups, muscles } from './muscles.ts';

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
export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const fitnessStatuses = ['draft', 'published'] as const;
export const durationUnits = ['weeks', 'minutes'] as const;
export const exerciseCategories = ['strength', 'cardio'] as const;
export const setTypes = ['warm-up', 'working', 'cardio'] as const;
export const timesOfDay = ['any', 'morning', 'afternoon', 'evening'] as const;
export const locations = ['any', 'home', 'gym', 'outdoors'] as const;
export const intensities = ['low', 'moderate', 'high'] as const;

export const titleLimit = 120;
export const textLimit = 2000;
export const listLimit = 30;
export const idLimit = 64;
export const difficultyRange = { min: 1, max: 5 } as const;
export const ratingRange = { min: 0, max: 5 } as const;
export const durationLimit = { weeks: 104, minutes: 600 } as const;
export const weeklyWorkoutsRange = { min: 1, max: 14 } as const;
export const scheduleLimit = 31;
export const repsLimit = 500;
/** Seconds. */
export const restLimit = 900;
/** Seconds of one timed set. */
export const setDurationLimit = 4 * 60 * 60;
/** Rate of perceived exertion, Borg's CR10 scale. */
export const rpeRange = { min: 1, max: 10 } as const;
const minutesADay = 24 * 60;
const caloriesLimit = 50_000;

/** A person may leave the Amharic out; readers then see the English. */
function localized(limit: number) {
  return z.object({
    en: z.string().trim().min(1).max(limit),
    am: z.string().trim().min(1).max(limit).exactOptional(),
  });
}
const title = localized(titleLimit);
const text = localized(textLimit);
const texts = z.array(text).max(listLimit);

/** Kebab-case for what is bundled, a UUID for what staff add. */
const id = z
  .string()
  .max(idLimit)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const mediaAddress = z.string().trim().min(1).max(textLimit).nullable().default(null);
const minutes = z.int().min(0).max(minutesADay);
const calories = z.int().min(0).max(caloriesLimit).nullable().default(null);

export const exerciseSetSchema = z
  .object({
    setNumber: z.int().min(1).max(listLimit),
    setType: z.enum(setTypes),
    /** Null where the set is held or kept up for a time. */
    reps: z.int().min(1).max(repsLimit).nullable(),
    durationSeconds: z.int().min(1).max(setDurationLimit).exactOptional(),
    /** The repetitions or seconds are those of one side; the other side does the same. */
    eachSide: z.boolean().exactOptional(),
    /** Seconds after the set. */
    restTime: z.int().min(0).max(restLimit),
    rpe: z.number().min(rpeRange.min).max(rpeRange.max).exactOptional(),
    notes: text.exactOptional(),
  })
  .refine((set) => set.reps !== null || set.durationSeconds !== undefined, {
    path: ['reps'],
    error: 'A set needs repetitions or a time',
  });
export type ExerciseSet = z.infer<typeof exerciseSetSchema>;

export const exerciseSchema = z.object({
  id,
  name: title,
  description: text,
  image: mediaAddress,
  gifUrl: mediaAddress,
  videoUrl: mediaAddress,
  /** In the order of doing; shown numbered. */
  steps: z.array(text).min(1).max(listLimit),
  equipment: texts,
  targetMuscles: z.array(z.enum(muscles)),
  secondaryMuscles: z.array(z.enum(muscles)),
  difficulty: z.enum(levels).default('beginner'),
  category: z.enum(exerciseCategories).default('strength'),
  tips: texts,
  commonMistakes: texts,
  variations: z.object({ easier: text, harder: text }),
  /** Minutes of a usual round of all its sets, rests included. */
  estimatedTime: minutes,
  caloriesBurn: calories,
  muscleGroup: z.enum(muscleGroups).default('full-body'),
});
export type Exercise = z.infer<typeof exerciseSchema>;

export const scheduledExerciseSchema = z.object({
  exerciseId: id,
  sets: z.array(exerciseSetSchema).min(1).max(listLimit),
  /** Minutes of all sets, rests included. */
  estimatedTime: minutes,
});
export type ScheduledExercise = z.infer<typeof scheduledExerciseSchema>;

export const scheduleDaySchema = z
  .object({
    day: z.int().min(1).max(scheduleLimit),
    restDay: z.boolean(),
    exercises: z.array(scheduledExerciseSchema).max(listLimit),
    /** Minutes. */
    totalEstimatedTime: minutes,
    totalCaloriesBurn: calories,
    focusAreas: z.array(title).max(listLimit),
    notes: text.exactOptional(),
  })
  .refine((day) => !day.restDay || day.exercises.length === 0, {
    path: ['exercises'],
    error: 'A rest day has no exercises',
  });
export type ScheduleDay = z.infer<typeof scheduleDaySchema>;

/** A stretch of weeks, first and last included, and how the training changes in it. */
export const progressionPhaseSchema = z.object({
  fromWeek: z.int().min(1).max(durationLimit.weeks),
  toWeek: z.int().min(1).max(durationLimit.weeks),
  title,
  text,
});
export type ProgressionPhase = z.infer<typeof progressionPhaseSchema>;

/** What is said, and the publication that says it. */
export const sourceSchema = z.object({
  claim: text,
  citation: z.string().trim().min(1).max(textLimit),
  url: z.url({ protocol: /^https$/ }),
});

const mealSchema = z.object({ text, foodIds: z.array(id).max(listLimit) });
export const mealSuggestionSchema = z.object({
  breakfast: mealSchema,
  lunch: mealSchema,
  snack: mealSchema,
  dinner: mealSchema,
  postWorkout: mealSchema,
  tips: texts,
});
export type MealSuggestion = z.infer<typeof mealSuggestionSchema>;

const fitnessPlanFields = z.object({
  id,
  title,
  description: text,
  category: z.enum(fitnessCategories),
  level: z.enum(levels),
  duration: z.int().min(1),
  durationUnit: z.enum(durationUnits),
  imageUrl: mediaAddress,
  thumbnailGifUrl: mediaAddress,
  fullGifUrl: mediaAddress,
  weeklyWorkouts: z.int().min(weeklyWorkoutsRange.min).max(weeklyWorkoutsRange.max),
  /** Kilocalories a week. */
  estimatedCaloriesBurn: calories,
  difficulty: z.int().min(difficultyRange.min).max(difficultyRange.max),
  targetAudience: text,
  prerequisites: z.array(text).min(1).max(listLimit),
  equipment: z.array(text).min(1).max(listLimit),
  goals: z.array(text).min(1).max(listLimit),
  /** One week, repeated for the whole plan. */
  schedule: z.array(scheduleDaySchema).min(1).max(scheduleLimit),
  /** Every week of the plan once, in order; empty where the plan is counted in minutes or not written yet. */
  progression: z.array(progressionPhaseSchema).max(durationLimit.weeks),
  tips: texts,
  mealSuggestion: mealSuggestionSchema.nullable().default(null),
  sources: z.array(sourceSchema).max(listLimit),
  status: z.enum(fitnessStatuses).default('draft'),
  tags: z.array(title).max(listLimit),
  featured: z.boolean().default(false),
  rating: z.number().min(ratingRange.min).max(ratingRange.max).nullable().default(null),
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
function coversWeeks(phases: readonly ProgressionPhase[], weeks: number): boolean {
  let next = 1;
  for (const phase of phases) {
    if (phase.fromWeek !== next || phase.toWeek < phase.fromWeek) return false;
    next = phase.toWeek + 1;
  }
  return next === weeks + 1;
}

/** A fitness plan as it is bundled, typed into the staff form, sent and stored. */
export const fitnessPlanSchema = fitnessPlanFields
  .refine((plan) => plan.duration <= durationLimit[plan.durationUnit], {
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
