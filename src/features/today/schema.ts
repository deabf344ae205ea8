import { z } from 'zod';
import { activitySchema } from '#src/features/activity/schema.ts';
import { meals } from '#src/features/diary/kinds.ts';
import { aimsSchema, daySchemaAnswer, shownEntrySchema, type Meal } from '#src/features/diary/schema.ts';
import { mealTimes, planVariants } from '#src/features/plans/nutrition/kinds.ts';
import { measurementsSchema } from '#src/features/measurements/schema.ts';
import { preferencesSchema } from '#src/features/profile/preferences/schema.ts';
import { placeSchema, startedPlanSchema, trainingSchema } from '#src/features/training/schema.ts';
import { daySchema } from '#src/lib/day-schema.ts';
import { timeZoneText } from '#src/lib/time-zone.ts';
import { todayMessages } from './messages.ts';

export const todayQuerySchema = z.object({
  day: daySchema.describe('The person’s own calendar day'),
  timeZone: timeZoneText(todayMessages.timeZone)
    .optional()
    .describe('Where the person is; without it, Ethiopia'),
});
export type TodayQuery = z.infer<typeof todayQuerySchema>;

const nextDaySchema = startedPlanSchema.shape.blocks.element.shape.days.element.extend(placeSchema.shape);

const trainingOfDaySchema = z.object({
  session: trainingSchema.shape.session,
  plan: startedPlanSchema
    .pick({ id: true, planId: true, title: true, weeks: true, phase: true })
    .extend({ next: nextDaySchema.nullable().describe('The first day not yet done; null after the last') })
    .nullable()
    .describe('The plan that is followed'),
});

const dishSchema = z
  .array(shownEntrySchema.pick({ name: true, portions: true, source: true, figures: true }))
  .describe('All ways in which it can be eaten, what the plan means first');

const tableSchema = z.object(
  Object.fromEntries(meals.map((meal) => [meal, z.array(dishSchema)])) as Record<
    Meal,
    z.ZodArray<typeof dishSchema>
  >,
);

const plannedMealsSchema = z.object({
  plan: z.object({
    id: z.string(),
    title: startedPlanSchema.shape.title,
    mealTimes: z.enum(mealTimes).describe('Whose hours its meals keep'),
  }),
  leadingVariant: z.enum(planVariants),
  tables: z
    .record(z.enum(planVariants), tableSchema)
    .describe('The same table twice, where the plan’s day has but one'),
});
export type PlannedMeals = z.infer<typeof plannedMealsSchema>;

const weekDaySchema = z.object({
  day: z.iso.date(),
  workouts: z.int(),
  activities: z.int().describe('Others than workouts'),
  entries: z.int().describe('Written down in the food diary'),
  weighed: z.boolean(),
});
export type WeekDay = z.infer<typeof weekDaySchema>;

/** What waits for the member to decide. */
const waitingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('newer-plan'), title: startedPlanSchema.shape.title }),
  z.object({ kind: z.literal('new-email'), email: z.string() }),
]);
export type Waiting = z.infer<typeof waitingSchema>;

export const todaySchema = z.object({
  day: z.iso.date(),
  tsom: preferencesSchema.shape.tsom.unwrap().nullable().describe('How the member fasts; null: not chosen'),
  training: trainingOfDaySchema,
  activities: z.array(activitySchema).describe('Logged for the day, workouts among them'),
  meals: plannedMealsSchema.nullable().describe('Of the nutrition plan that was saved last'),
  diary: daySchemaAnswer,
  aims: aimsSchema,
  weight: z.object({
    latest: z
      .object({ date: z.iso.date(), weight: z.number(), height: z.number().nullable() })
      .nullable()
      .describe('kg and cm'),
    isDue: z.boolean().describe('A week has gone by; never for whom no weight is aimed at'),
  }),
  measured: measurementsSchema.shape.latest.describe(
    'The newest of each kind that the member measures: of the last 90 days',
  ),
  week: z.array(weekDaySchema).length(7).describe('From Monday to Sunday'),
  streak: z
    .int()
    .nullable()
    .describe(
      'Weeks in which one trained as often as one meant to, of which one missed is forgiven; null where nothing was meant',
    ),
  meant: z
    .int()
    .nullable()
    .describe(
      'Workouts that one means to do in the week, by the plan or the reminder; null where nothing says',
    ),
  asksForReminder: z
    .boolean()
    .describe(
      'After the first workouts, where nothing was said of it: whether to remind of the next is asked',
    ),
  waiting: z.array(waitingSchema),
});
export type Today = z.infer<typeof todaySchema>;
export type Measured = Today['measured'];
export type TrainingOfDay = Today['training'];
