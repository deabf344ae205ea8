import { z } from 'zod';
import { missingQuery } from '#src/lib/missing-language.ts';
import { listQuery } from '#src/lib/list-query.ts';
import { sortQuery } from '#src/lib/sort-query.ts';

/** One page of a list, and how much there is. */
export const pageOf = <Card extends z.ZodType>(card: Card) =>
  z.object({
    items: z.array(card),
    total: z.int().describe('Exact; of what is searched for, counted up to a limit'),
    isCapped: z.boolean().describe('There are more than that'),
    page: z.int(),
    pages: z.int().describe('At least one'),
  });

/** The categories that a visitor may choose from. */
export const countedCategories = <Category extends z.ZodType>(category: Category) =>
  z
    .array(z.object({ category, plans: z.int().positive() }))
    .describe('Of all published plans, whatever is asked for: those that have any');

/** Rows on one page of a list of the staff. */
export const staffPageSize = 10;

const planSorts = ['title', 'status', 'changed', 'created'] as const;
export type PlanSort = (typeof planSorts)[number];

/** What every list of plans of the staff can be asked for, as it stands in an address. */
export const staffListQuery = {
  ...sortQuery(planSorts),
  q: listQuery.q,
  missing: missingQuery,
  page: listQuery.page.describe(
    `Of ${staffPageSize} plans each, from 1; beyond the last one comes the last one`,
  ),
};
