import { z } from 'zod';

export const quoteCategories = [
  'habits',
  'perseverance',
  'motivation',
  'mindset',
  'self-care',
  'progress',
] as const;
export type QuoteCategory = (typeof quoteCategories)[number];

const idText = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** A text of the page: always in both languages. */
const text = z.object({ en: z.string().min(1), am: z.string().min(1) });

/** A quotation with who said it and where it stands, so that a reader can look it up. */
export const quoteSchema = z.object({
  id: idText,
  text,
  author: text,
  said: text,
  /** The language of `text` that is the original, or the translation named in `said`. */
  original: z.enum(['en', 'am']),
  category: z.enum(quoteCategories),
  tags: z.array(text).min(1),
});

/** Numbers of the page's sources, from 1. */
const references = z.array(z.int().min(1));

/** Two blocks have this form: what it is about, and what to do. */
const adviceSchema = z.object({
  title: text,
  lead: text,
  points: z.array(text).min(3),
  sources: references,
});

export const motivationPageSchema = z.object({
  statistics: z
    .array(z.object({ figure: z.string(), claim: text, evidence: text, sources: references.min(1) }))
    .length(3),
  ways: z.array(z.object({ id: idText, title: text, text, sources: references })).min(4),
  comparison: z.array(z.object({ aspect: text, motivation: text, habit: text })).min(3),
  accountability: adviceSchema,
  mindset: adviceSchema,
  sources: z.array(z.object({ citation: z.string(), url: z.url() })),
});
