import { z } from 'zod';
import { assessmentSchema } from '#src/features/assessment/schema.ts';
import { heightSchema, weightSchema } from '#src/features/profile/schema.ts';
import { weightTargetSchema } from '#src/features/profile/preferences/schema.ts';
import { maxStood } from '#src/session/device/queue/waiting.ts';
import { daySchema } from '#src/lib/day-schema.ts';
import { weeksShown } from './period.ts';

/** Assessments that are shown; all of them have a page of their own. */
export const maxAssessments = 24;

export const progressQuestionSchema = z.object({
  until: daySchema.describe('The last day that counts: today, where the person is, or an earlier one'),
  weeks: z
    .enum(weeksShown)
    .default('12')
    .describe('How many weeks, from Monday to Sunday; the one of `until` is the last'),
});
export type ProgressQuestion = z.output<typeof progressQuestionSchema>;

const weekSchema = z.object({
  start: z.iso.date().describe('Its Monday'),
  workouts: z.int(),
  sessions: z.int().describe('Of the workouts those that followed a plan, set by set'),
  minutes: z.number().describe('Of the workouts'),
  calories: z.number().describe('Kilocalories of those workouts that state them'),
});
export type Week = z.infer<typeof weekSchema>;

export const measurementSchema = z.object({
  date: z.iso.date().describe('The person’s own calendar day'),
  height: z.number().nullable().describe('cm'),
  weight: z.number().describe('kg'),
  bmi: z.number().nullable().describe('kg/m², one decimal'),
});
export type Measurement = z.infer<typeof measurementSchema>;

export const progressSchema = z.object({
  weeks: z.array(weekSchema).describe('Every week, the oldest first'),
  measurements: z.array(measurementSchema).describe('Of the days in these weeks, the oldest first'),
  latest: measurementSchema.nullable().describe('The newest measurement of all'),
  assessments: z
    .array(assessmentSchema.pick({ id: true, created_at: true, results: true }))
    .describe(`The newest ${maxAssessments} of all, the newest first`),
  target: weightTargetSchema.nullable().describe('The weight that the member wants to reach'),
  first_day: z.iso.date().nullable().describe('The first day with anything logged or measured'),
});
export type Progress = z.infer<typeof progressSchema>;

/** What was weighed on a day. */
export const measuredSchema = z.object({
  weight: weightSchema,
  height: heightSchema
    .nullable()
    .optional()
    .describe('cm; null where it is not known; left out, it is the one on the profile'),
});
export type Measured = z.output<typeof measuredSchema>;

/** What was weighed on a day, as it is sent. */
export const newMeasuredSchema = measuredSchema.extend({
  before: z
    .array(weightSchema.nullable())
    .max(maxStood)
    .optional()
    .describe(
      'All that may stand for the day, null for nothing, where this was written without a connection: over anything else it is refused',
    ),
});

export const measuredDaySchema = z.object({ date: daySchema });

/** What somebody wants to weigh. */
export const targetSchema = z.object({
  weight: weightSchema.describe('kg; rounded to a tenth'),
  day: daySchema.describe('Today, where the person is'),
  from: z
    .object({ day: daySchema, weight: weightSchema })
    .optional()
    .describe('What was weighed when it was set first; left out, it is what is weighed'),
});
export type WantedTarget = z.output<typeof targetSchema>;
