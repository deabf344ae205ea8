import { z } from 'zod';
import {
  activityLevels,
  figureLimits,
  genders,
  isFigure,
  pressureFault,
  wholeFigures,
  type AssessmentForm,
  type FigureName,
} from './answers.ts';
import { assessmentMessages, errorMessages } from './messages.ts';
import { components, ratings, type Result } from './scoring.ts';

/** How many assessments a member can keep. */
export const maxAssessments = 200;

const figure = (name: FigureName) => {
  const error = errorMessages[name].id;
  const { min: minimum, max: maximum } = figureLimits[name];
  const type = wholeFigures.includes(name) ? 'integer' : 'number';
  return z
    .number({ error })
    .refine((value) => isFigure(name, value), { error })
    .meta({ type, minimum, maximum });
};

const choice = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: assessmentMessages.choice.id });

const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

/** An assessment as the wizard and every other client sends it; the server rates it. */
export const assessmentFormSchema = z.object({
  age: figure('age'),
  gender: choice(genders),
  activityLevel: choice(activityLevels),
  height: figure('height'),
  weight: figure('weight'),
  restingHeartRate: figure('restingHeartRate'),
  bloodPressure: z
    .string()
    .nullable()
    .default(null)
    .superRefine((text, context) => {
      const fault = text === null ? null : pressureFault(text);
      if (fault) context.addIssue({ code: 'custom', message: fault.id });
    }),
  pushUps: figure('pushUps'),
  sitUps: figure('sitUps'),
  flexibility: figure('flexibility'),
  cardio: figure('cardio').refine(isTenth, { error: errorMessages.cardio.id }),
}) satisfies z.ZodType<AssessmentForm>;

const resultSchema = z.object({
  component: z.enum(components),
  score: z.number(),
  rating: z.enum(ratings),
}) satisfies z.ZodType<Result>;

/** A member's assessment as it is kept. */
export const assessmentSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  form: assessmentFormSchema,
  results: z.array(resultSchema),
});
export type Assessment = z.infer<typeof assessmentSchema>;

const text = z.string().trim().min(1).max(600);
const localized = z.strictObject({ en: text, am: text });

const howToSchema = z.strictObject({
  title: localized,
  /** In the order of doing. */
  steps: z.array(localized).min(1).readonly(),
  note: localized.exactOptional(),
});

export const guidanceSchema = z.strictObject({
  safety: z.strictObject({
    title: localized,
    intro: localized,
    points: z.array(localized).min(1).readonly(),
    note: localized,
  }),
  body: z.array(howToSchema).readonly(),
  warmUp: localized,
  /** To whom the heart rate at rest speaks against testing. */
  wait: localized,
  tests: z.record(z.enum(components), howToSchema),
});
export type Guidance = z.infer<typeof guidanceSchema>;

export const recommendationsSchema = z.record(
  z.enum(components),
  z.record(z.enum(ratings), z.array(localized).length(2).readonly()),
);
export type Recommendations = z.infer<typeof recommendationsSchema>;

export const gentleRecommendationsSchema = z.record(
  z.enum(components),
  z.array(localized).length(2).readonly(),
);
export type GentleRecommendations = z.infer<typeof gentleRecommendationsSchema>;

export const sourceSchema = z.strictObject({
  citation: text,
  /** Left out for a work that is only printed. */
  url: z.url({ protocol: /^https?$/ }).exactOptional(),
});
export type Source = z.infer<typeof sourceSchema>;
