import { z } from 'zod';

const text = z.string().trim().min(1).max(600);
/** Every text of the guidance is written in both languages. */
const localized = z.strictObject({ en: text, am: text });

/** As it was published. */
const sourceSchema = z.strictObject({ citation: text, url: z.url({ protocol: /^https?$/ }) });
export type GuidanceSource = z.infer<typeof sourceSchema>;

/** One thing to know, with the names of its sources; without any it is our advice. */
const point = z.strictObject({ text: localized, sources: z.array(z.string()) });

/** Which figure of a food's a section speaks of. */
export const figureNames = ['protein', 'iron'] as const;

const section = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: localized,
  points: z.array(point).min(1),
});

const nutrient = section.extend({
  /** Foods that bring it, by their id in the table of foods. */
  foods: z.strictObject({ figure: z.enum(figureNames), ids: z.array(z.string()).min(3) }).exactOptional(),
});

/** What stands on the page beside the choice. */
export const guidanceSchema = z.strictObject({
  intro: localized,
  exempt: section,
  nutrients: z.array(nutrient).min(1),
  /** What the advice for training can and cannot rest on. */
  trainingIntro: localized,
  training: z.array(section).min(1),
});
export type Guidance = z.infer<typeof guidanceSchema>;
export const sourcesSchema = z.record(z.string(), sourceSchema);
