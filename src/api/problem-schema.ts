import { z } from 'zod';
import type { Problem } from './problem.ts';

/** `Problem` for the OpenAPI document. Apart from the type, so that pages which only read problems load no zod. */
export const problemSchema: z.ZodType<Problem> = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  errors: z
    .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
    .exactOptional(),
  current: z.unknown().exactOptional(),
  usedBy: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .readonly()
    .exactOptional(),
  followers: z.number().int().exactOptional(),
});
