import { z } from 'zod';
import { sortOrders } from './sorting.ts';

/** `?sort=` and `?order=` of a list. @param names by what it can be sorted */
export const sortQuery = <const Name extends string>(names: readonly [Name, ...Name[]]) => ({
  sort: z.enum(names).optional(),
  order: z
    .enum(sortOrders)
    .optional()
    .describe('Left out, moments begin with the newest, all else with what comes first'),
});
