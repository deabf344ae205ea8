import { z } from 'zod';
import { languages } from '#src/lib/language.ts';
import { isStorable } from '#src/lib/text.ts';
import { maxSearched } from './search-address.ts';

/** What there is to find, in the order in which kinds stand that fit alike. */
export const foundKinds = [
  'fitness-plans',
  'nutrition-plans',
  'exercises',
  'foods',
  'recipes',
  'articles',
  'glossary',
  'pages',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** As many of each kind are told. */
export const maxOfKind = 6;

export const searchQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(maxSearched)
    .refine(isStorable)
    .describe('Words in whatever spelling and in either script'),
  language: z.enum(languages).default('en').describe('In whose order things stand that fit alike'),
});

const text = z.object({ en: z.string(), am: z.string().exactOptional() });

const foundItemSchema = z.object({
  id: z.string(),
  address: z.string().describe('Of its page, without language'),
  name: text,
  about: text.nullable(),
  picture: z.string().nullable().describe('Address of a small picture'),
});
export type FoundItem = z.infer<typeof foundItemSchema>;

const foundGroupSchema = z.object({
  kind: z.enum(foundKinds),
  items: z.array(foundItemSchema).describe(`What fits best, at most ${maxOfKind}`),
  total: z.int().describe('Counted up to a limit'),
  isCapped: z.boolean().describe('There are more than that'),
});
export type FoundGroup = z.infer<typeof foundGroupSchema>;

export const foundSchema = z.object({
  by: z.string().describe('What it was found by: one of the words, where nothing has all of them'),
  groups: z.array(foundGroupSchema).describe('The kind that fits best first; none that has nothing'),
});
export type Found = z.infer<typeof foundSchema>;
