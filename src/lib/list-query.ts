import { z } from 'zod';
import { maxCounted } from './capped-count.ts';
import { isStorable } from './text.ts';

/** Cards on one page of a public list. */
export const listPageSize = 12;

const maxQueryLength = 100;
const lastPage = 10_000;

/** How many rows a list of numbered pages has: no further than it is counted do its pages go. */
export const cappedTotal = {
  total: z.int().describe(`Counted up to ${maxCounted}`),
  isCapped: z.boolean().describe('There are more than that'),
};

/** What every searched list can be asked for, as it stands in an address. */
export const listQuery = {
  q: z
    .string()
    .trim()
    .max(maxQueryLength)
    .refine(isStorable)
    .default('')
    .describe('Words that must all be found in title, description, category, goals or tags'),
  featured: z
    .stringbool()
    .optional()
    .meta({ enum: ['true', 'false'], description: 'Only what stands out, or only the rest' }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(lastPage)
    .default(1)
    .describe(`Of ${listPageSize} items each, from 1`),
};
