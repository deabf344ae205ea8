import { z } from 'zod';
import { nameSchema } from '#src/features/auth/schema.ts';
import { bmiOf, heightLimits, weightLimits } from '#src/lib/bmi.ts';
import { measureMessages } from '#src/features/bmi/messages.ts';
import { daySchema } from '#src/lib/day-schema.ts';
import type { Day } from '#src/lib/day.ts';
import { profileFieldMessages } from './messages.ts';

/** The member's own record, and what was counted from their activities. */
export const profileSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  role: z.string(),
  height: z.number().nullable().describe('cm'),
  weight: z.number().nullable().describe('kg'),
  bmi: z.number().nullable().describe('kg/m², one decimal'),
  blood_pressure: z
    .object({
      reading: z.string().describe('As 120/80, in mmHg'),
      gender: z.string().describe('As answered with it, or to the diary; empty where it is not known'),
      from: z.enum(['assessment', 'measurement']),
      measured_at: z
        .union([z.iso.datetime(), z.iso.date()])
        .describe('When the assessment was kept; of a measurement the person’s own day'),
    })
    .nullable()
    .describe('The newest, measured by itself or in a kept assessment'),
  updated_at: z.iso.datetime(),
  workouts: z.int().describe('Logged activities of type Workout'),
  calories: z.number().describe('Kilocalories of all logged activities that state them'),
  this_week: z
    .object({ workouts: z.int(), calories: z.number() })
    .describe('Of these, what was logged since Monday'),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileQuestionSchema = z.object({
  today: daySchema
    .optional()
    .describe('The last day that counts: today, where the person is; left out, it is the day in Addis Ababa'),
});

const within = ({ min, max }: { min: number; max: number }, { id: error }: { id: string }) =>
  z.number({ error }).min(min, { error }).max(max, { error });

/** cm */
export const heightSchema = within(heightLimits, measureMessages.height);
/** kg */
export const weightSchema = within(weightLimits, measureMessages.weight);

/**
 * What a member may change: the name, or height and weight together. The BMI follows from the two and is computed
 * here, whatever was sent. A role is not among the fields, and so is dropped.
 */
export const profileChangeSchema = z
  .object({
    full_name: nameSchema,
    height: heightSchema,
    weight: weightSchema,
    date: daySchema.describe('The day on which height and weight were measured, where the person is'),
  })
  .partial()
  .refine(({ full_name, height, weight }) => (full_name ?? height ?? weight) !== undefined, {
    error: profileFieldMessages.nothing.id,
  })
  .refine(({ height, weight }) => (height === undefined) === (weight === undefined), {
    path: ['height'],
    error: profileFieldMessages.heightWithWeight.id,
  })
  .transform(({ full_name, height, weight, date }) => ({
    ...(full_name !== undefined && { fullName: full_name }),
    ...(height !== undefined &&
      weight !== undefined && {
        body: { height, weight, bmi: bmiOf({ height, weight }) },
        ...(date !== undefined && { date: date as Day }),
      }),
  }));
export type ProfileChange = z.output<typeof profileChangeSchema>;
