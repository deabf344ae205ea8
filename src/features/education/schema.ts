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
  /** Where the normal values lie on a line from one end to the other, for what is drawn. */
  scale: z
    .strictObject({ from: z.number(), to: z.number(), low: z.number(), high: z.number() })
    .exactOptional(),
  description: localized,
  source: sourceSchema,
  /** Where more than one stands behind it. */
  furtherSources: z.array(sourceSchema).min(1).exactOptional(),
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

export const definitionSchema = z.strictObject({ term: localized, text: localized, source: sourceSchema });

/** What was found, with the figure to look at first. */
export const findingSchema = z.strictObject({ figure: localized, text: localized, source: sourceSchema });

const girth = z.strictObject({ cm: text, inches: text });
export const waistRiskSchema = z.strictObject({ risk: localized, women: girth, men: girth });

/** A line that others draw, in cm. */
export const waistLineSchema = z.strictObject({
  line: localized,
  women: text,
  men: text,
  source: sourceSchema,
});

/** mL of oxygen per kilogram and minute. */
export const oxygenByAgeSchema = z.strictObject({ ages: text, men: z.number(), women: z.number() });

/** How a result is judged. A row's first cell is its head, so it has one cell fewer than there are columns. */
export const scoringSchema = z
  .strictObject({
    caption: localized,
    columns: z.array(localized).min(2),
    rows: z.array(z.strictObject({ head: localized, cells: z.array(text) })).min(1),
    source: sourceSchema,
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1));

export const fitnessTestSchema = z.strictObject({
  /** Also the fragment of the address that leads to it. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: localized,
  measures: localized,
  equipment: z.array(localized).min(1),
  steps: z.array(localized).min(3),
  formula: localized.exactOptional(),
  scoring: scoringSchema.exactOptional(),
  /** What the figures do not say, and for whom they are not. */
  note: localized.exactOptional(),
  sources: z.array(sourceSchema).min(1),
});

const termId = z.string().regex(/^[a-z][a-z0-9-]*$/);

export const glossaryTermSchema = z.strictObject({
  /** Also the fragment of the address that leads to it. */
  id: termId,
  term: localized,
  definition: localized,
  /** Of a figure or an agreed definition; what bears none is a plain description. */
  source: sourceSchema.exactOptional(),
  /** Terms to read next. */
  see: z.array(termId).min(1).exactOptional(),
});

export type Source = z.infer<typeof sourceSchema>;
export type FitnessComponents = z.infer<typeof fitnessComponentsSchema>;
export type HealthMeasure = z.infer<typeof healthMeasureSchema>;
export type BodyCompositionMethod = z.infer<typeof bodyCompositionMethodSchema>;
export type Definition = z.infer<typeof definitionSchema>;
export type Finding = z.infer<typeof findingSchema>;
export type WaistRisk = z.infer<typeof waistRiskSchema>;
export type WaistLine = z.infer<typeof waistLineSchema>;
export type OxygenByAge = z.infer<typeof oxygenByAgeSchema>;
export type FitnessTest = z.infer<typeof fitnessTestSchema>;
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;
