import { z } from 'zod';
import { figureLimits, pressureLimits } from '#src/features/assessment/answers.ts';
import { daySchema, rangeOfDays } from '#src/lib/day-schema.ts';
import { versionRead } from '#src/lib/version.ts';
import { arms, measurementLimits, type MeasurementKind } from './kinds.ts';
import { measurementMessages as messages } from './messages.ts';

const whole = ({ min, max }: { min: number; max: number }, { id: error }: { id: string }) =>
  z.int({ error }).min(min, { error }).max(max, { error });

const beats = () => whole(figureLimits.restingHeartRate, messages.pulse);

export const pressureSchema = z
  .object({
    systolic: whole(pressureLimits.systolic, messages.systolic).describe('mmHg'),
    diastolic: whole(pressureLimits.diastolic, messages.diastolic).describe('mmHg'),
    arm: z.enum(arms).nullable().default(null).describe('Null where it was not said'),
    pulse: beats().nullable().default(null).describe('Beats a minute, where the cuff showed it'),
  })
  .refine(({ systolic, diastolic }) => systolic > diastolic, {
    path: ['systolic'],
    error: messages.order.id,
  });

const when = {
  day: daySchema.describe('The person’s own calendar day; not one that has not begun'),
  time: z
    .string(messages.time.id)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.time.id)
    .meta({ format: 'time' })
    .nullable()
    .default(null)
    .describe('By the person’s own clock, as 07:30; null where it was not said'),
};

const bloodPressure = z.object({ kind: z.literal('blood_pressure'), ...when, figures: pressureSchema });
const pulse = z.object({
  kind: z.literal('pulse'),
  ...when,
  figures: z.object({ pulse: beats().describe('Beats a minute, at rest') }),
});
const waist = z.object({
  kind: z.literal('waist'),
  ...when,
  figures: z.object({
    waist: z
      .number(messages.waist.id)
      .min(measurementLimits.waist.min, messages.waist.id)
      .max(measurementLimits.waist.max, messages.waist.id)
      .describe('cm'),
  }),
});

/** With the same fields beside those of each kind. */
const ofEachKind = <const Fields extends z.ZodRawShape>(fields: Fields) =>
  z.discriminatedUnion('kind', [bloodPressure.extend(fields), pulse.extend(fields), waist.extend(fields)]);

export const newMeasurementSchema = ofEachKind({
  id: z.uuid().describe('Chosen by the sender, so that what is sent twice is kept once'),
});
export type NewMeasurement = z.infer<typeof newMeasurementSchema>;

export const measurementChangeSchema = ofEachKind(versionRead);
export type MeasurementChange = z.infer<typeof measurementChangeSchema>;

export const measurementSchema = ofEachKind({
  id: z.uuid(),
  version: z.int().min(1).describe('Counts up with each change'),
});
export type Measurement = z.infer<typeof measurementSchema>;
export type MeasurementOf<Kind extends MeasurementKind> = Extract<Measurement, { kind: Kind }>;

export const measurementsQuerySchema = rangeOfDays(measurementLimits.days, messages.range.id);

export const measurementsSchema = z.object({
  items: z
    .array(measurementSchema)
    .describe(`Of these days, the oldest first; the newest ${measurementLimits.listed} at most`),
  latest: z
    .object({
      blood_pressure: bloodPressure.extend({ id: z.uuid(), version: z.int() }).nullable(),
      pulse: pulse.extend({ id: z.uuid(), version: z.int() }).nullable(),
      waist: waist.extend({ id: z.uuid(), version: z.int() }).nullable(),
    })
    .describe('The newest of each kind, of all days'),
});
export type Measurements = z.infer<typeof measurementsSchema>;
