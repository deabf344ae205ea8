import { z } from 'zod';
import type { Finding, Problem } from './problem.ts';

const path = z.array(z.union([z.string(), z.number()]));

const findingSchema: z.ZodType<Finding> = z.object({
  code: z.string(),
  severity: z.enum(['blocks', 'warns']),
  path,
  message: z.string().describe('In English; `{name}` stands for the value of that name'),
  values: z.record(
    z.string(),
    z.union([z.number(), z.object({ en: z.string(), am: z.string().exactOptional() })]),
  ),
});

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
  findings: z.array(findingSchema).readonly().exactOptional(),
}) satisfies z.ZodType<Problem>;
