import { z } from 'zod';
import { isStorable } from '#src/lib/text.ts';

/** Cards on one page of a public list. */
export const listPageSize = 12;

const longestQuery = 100;
const lastPage = 10_000;

/** What every list of plans can be asked for, as it stands in an address. */
export const listQuery = {
  q: z
    .string()
    .trim()
    .max(longestQuery)
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

/** One page of a list, and how much there is. */
export const pageOf = <Card extends z.ZodType>(card: Card) =>
  z.object({
    plans: z.array(card),
    total: z.int().describe('Exact; of what is searched for, counted up to a limit'),
    isCapped: z.boolean().describe('There are more than that'),
    page: z.int(),
    pages: z.int().describe('At least one'),
  });

/** How many pages some cards fill; an empty list has one. */
export const pageCount = (total: number, rowsAPage = listPageSize) =>
  Math.max(1, Math.ceil(total / rowsAPage));

/** The categories that a visitor may choose from. */
export const countedCategories = <Category extends z.ZodType>(category: Category) =>
  z
    .array(z.object({ category, plans: z.int().positive() }))
    .describe('Of all published plans, whatever is asked for: those that have any');
