import { z } from 'zod';
import { idText, localizedText } from '#src/lib/localized.ts';
import { isStorable, readable } from '#src/lib/text.ts';
import { textMessages } from '#src/lib/text-messages.ts';
import { listQuery } from '#src/lib/list-query.ts';
import { pageOf } from '../../listing.ts';
import {
  coversWeeks,
  exerciseSetSchema,
  fitnessCategories,
  fitnessPlanLimits as limits,
  fitnessPlanSchema,
  fitnessStatuses,
  progressionPhaseSchema,
  scheduleDaySchema,
  sourceSchema,
} from '../schema.ts';
import { levels, type Exercise } from '../../exercises/schema.ts';
import { planFieldMessages as messages } from './messages.ts';

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

const text = localizedText(limits.text);
const title = localizedText(limits.title);
const texts = z.array(text).max(limits.list, messages.tooMany.id);
const atLeastOne = (missing: Message) =>
  z.array(text, missing.id).min(1, missing.id).max(limits.list, messages.tooMany.id);

const setFields = exerciseSetSchema.shape;
const draftSetSchema = z
  .object({
    setType: setFields.setType,
    reps: within(messages.reps, 1, limits.reps).nullable(),
    durationSeconds: within(messages.seconds, 1, limits.setDuration).exactOptional(),
    eachSide: setFields.eachSide,
    restTime: within(messages.rest, 0, limits.rest),
    rpe: z
      .number(messages.rpe.id)
      .min(limits.rpe.min, messages.rpe.id)
      .max(limits.rpe.max, messages.rpe.id)
      .exactOptional(),
    notes: setFields.notes,
  })
  .refine((set) => set.reps !== null || set.durationSeconds !== undefined, {
    path: ['reps'],
    error: messages.reps.id,
  });
export type DraftSet = z.infer<typeof draftSetSchema>;

const draftExerciseSchema = z.object({
  exerciseId: z.string().refine((id) => idText.safeParse(id).success, messages.exercise.id),
  sets: z.array(draftSetSchema).min(1, messages.sets.id).max(limits.list, messages.tooMany.id),
});
export type DraftExercise = z.infer<typeof draftExerciseSchema>;

const dayFields = scheduleDaySchema.shape;
const draftDaySchema = z
  .object({
    day: dayFields.day,
    restDay: dayFields.restDay,
    exercises: z.array(draftExerciseSchema).max(limits.list, messages.tooMany.id),
    /** As staff have worded them; where there are none they follow from the exercises. */
    focusAreas: dayFields.focusAreas,
    notes: dayFields.notes,
  })
  .refine((day) => !day.restDay || day.exercises.length === 0, {
    path: ['exercises'],
    error: messages.restDay.id,
  });
export type DraftDay = z.infer<typeof draftDaySchema>;

const week = within(messages.week, 1, limits.duration.weeks);
const phaseSchema = progressionPhaseSchema.extend({ fromWeek: week, toWeek: week });

const stored = fitnessPlanSchema.shape;
const draftFields = z.object({
  title: localizedText(limits.title, messages.title),
  description: localizedText(limits.text, messages.description),
  category: z.enum(fitnessCategories, messages.category.id),
  level: z.enum(levels, messages.level.id),
  // By its unit more exactly, below.
  duration: whole(messages.minutes).meta({
    minimum: 1,
    maximum: Math.max(...Object.values(limits.duration)),
  }),
  durationUnit: stored.durationUnit,
  weeklyWorkouts: whole(messages.weeklyWorkouts)
    .min(limits.weeklyWorkouts.min, messages.weeklyWorkouts.id)
    .max(limits.weeklyWorkouts.max, messages.mostWorkouts.id),
  difficulty: within(messages.difficulty, limits.difficulty.min, limits.difficulty.max),
  estimatedCaloriesBurn: within(messages.calories, 0, limits.calories).nullable().default(null),
  targetAudience: text.nullable().default(null),
  prerequisites: atLeastOne(messages.prerequisites),
  equipment: atLeastOne(messages.equipment),
  goals: atLeastOne(messages.goals),
  schedule: z
    .array(draftDaySchema, messages.schedule.id)
    .min(1, messages.schedule.id)
    .max(limits.scheduleDays, messages.mostDays.id),
  progression: z.array(phaseSchema).max(limits.duration.weeks).default([]),
  tips: texts.default([]),
  mealSuggestion: stored.mealSuggestion,
  sources: z
    .array(
      sourceSchema.extend({
        citation: z
          .string()
          .overwrite(readable)
          .trim()
          .min(1, messages.citation.id)
          .max(limits.text)
          .refine(isStorable, textMessages.unreadable.id),
        url: z.url({ protocol: /^https$/, error: messages.url.id }).max(limits.text),
      }),
    )
    .max(limits.list, messages.tooMany.id)
    .default([]),
  tags: z.array(title).max(limits.list, messages.tooMany.id).default([]),
  imageUrl: stored.imageUrl,
  featured: stored.featured,
  equipmentRequired: stored.equipmentRequired.default(false),
  timeOfDay: stored.timeOfDay,
  location: stored.location,
  intensity: stored.intensity,
  status: stored.status,
});
type Draft = z.infer<typeof draftFields>;

/** Told beside all other faults, not only once those are gone. */
const withDuration = {
  when: ({ value }: { value: unknown }) =>
    typeof (value as Partial<Draft> | null)?.duration === 'number' &&
    (value as Partial<Draft>).durationUnit !== undefined,
};

/** A fitness plan as staff type and send it: all but what follows from the schedule and what they cannot set. */
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
  .refine(
    ({ progression, duration, durationUnit }) =>
      progression.length === 0 || (durationUnit === 'weeks' && coversWeeks(progression, duration)),
    { path: ['progression'], error: messages.progression.id },
  );
export type PlanDraft = z.infer<typeof planDraftSchema>;

export const planCreationSchema = z.object({ plan: planDraftSchema });
export const planUpdateSchema = z.object({
  /** The one that was read; where another one stands now, nothing is written. */
  version: z.int().min(1),
  plan: planDraftSchema,
});

/** Rows on one page of the staff's list. */
export const staffPageSize = 10;

export const staffListQuerySchema = z.object({
  q: listQuery.q,
  category: z.enum(fitnessCategories).optional(),
  level: z.enum(levels).optional(),
  status: z.enum(fitnessStatuses).optional(),
  page: listQuery.page.describe(
    `Of ${staffPageSize} plans each, from 1; beyond the last one comes the last one`,
  ),
});
export type StaffListQuery = z.infer<typeof staffListQuerySchema>;

export const staffPlanRowSchema = z.object({
  id: stored.id,
  title: stored.title,
  category: stored.category,
  level: stored.level,
  duration: stored.duration,
  durationUnit: stored.durationUnit,
  weeklyWorkouts: stored.weeklyWorkouts,
  status: stored.status,
});
/** What the list shows of a plan. */
export type StaffPlanRow = z.infer<typeof staffPlanRowSchema>;

export const staffPlanPageSchema = pageOf(staffPlanRowSchema);

/** One plan for the form, and who changed it last. */
export const staffPlanSchema = z.object({
  id: stored.id,
  version: z.int(),
  plan: planDraftSchema,
  updatedAt: z.iso.datetime(),
  /** Null where it was never changed here, or by somebody whose account is gone. */
  updatedBy: z.string().nullable(),
  /** Members who follow it, and stand in the way of deleting it. */
  followers: z.int(),
});
export type StaffPlan = z.infer<typeof staffPlanSchema>;

/** Where a plan's exercises are looked up. */
export type Library = ReadonlyMap<string, Exercise>;
