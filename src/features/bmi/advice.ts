import { z } from 'zod';

const text = z.object({ en: z.string().min(1), am: z.string().min(1) });

/** A publication, named as it was published. */
const source = z.object({ text: z.string().min(1), url: z.url({ protocol: /^https$/ }) });
const sources = z.array(source).min(1);

/** What a band means for health. */
export const adviceSchema = z.object({
  risk: text,
  recommendations: z.array(text).min(1),
  sources,
});

export const nutritionTipSchema = z.object({
  /** The number of the advice, to be seen at a glance. */
  figure: text,
  text,
  /** What speaks against it, or how far it holds. */
  note: text.optional(),
  sources,
});

export type Source = Readonly<z.infer<typeof source>>;
export type Advice = Readonly<z.infer<typeof adviceSchema>>;
export type NutritionTip = Readonly<z.infer<typeof nutritionTipSchema>>;
