import { z } from 'zod';
import type { Problem } from './problem.ts';

const path = z.array(z.union([z.string(), z.number()]));

/** `Problem` for the OpenAPI document. Apart from the type, so that pages which only read problems load no zod. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ path, message: z.string() })).exactOptional(),
  current: z.unknown().exactOptional(),
  usedBy: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .readonly()
    .exactOptional(),
  followers: z.number().int().exactOptional(),
}) satisfies z.ZodType<Problem>;
