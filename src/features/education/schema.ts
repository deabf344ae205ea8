import { z } from 'zod';

const textLimit = 1200;
const text = z.string().trim().min(1).max(textLimit);
/** Every text of the guide is written in both languages. */
const localized = z.strictObject({ en: text, am: text });

/** Where a claim comes from, as it was published. `year` is left out where a page bears none. */
export const sourceSchema = z.strictObject({
  author: text,
  title: text,
  year: z.int().min(1900).max(2100).exactOptional(),
  url: z.url({ protocol: /^https$/ }).exactOptional(),
});

export const fitnessComponentsSchema = z.strictObject({
  category: localized,
  components: z.array(localized).min(1),
  description: localized,
  source: sourceSchema,
});

export const healthMeasureSchema = z.strictObject({
  measure: localized,
  normal: localized,
  description: localized,
  source: sourceSchema,
});

export const bodyCompositionMethodSchema = z.strictObject({
  method: localized,
  formula: localized,
  description: localized,
  accuracy: localized,
  source: sourceSchema,
  /** Who measured the accuracy, where that is someone else. */
  accuracySource: sourceSchema.exactOptional(),
});

export type Source = z.infer<typeof sourceSchema>;
export type FitnessComponents = z.infer<typeof fitnessComponentsSchema>;
export type HealthMeasure = z.infer<typeof healthMeasureSchema>;
export type BodyCompositionMethod = z.infer<typeof bodyCompositionMethodSchema>;
