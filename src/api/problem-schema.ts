import { z } from 'zod';

const path = z.array(z.union([z.string(), z.number()]));

/** `Problem`. In a file of its own, so that pages which only read problems load no zod. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ path, message: z.string() })).exactOptional(),
  /** With `changed_meanwhile`: the record as it stands now, as the same address answers it. */
  current: z.unknown().exactOptional(),
  /** With `in_use`: what uses it, by its English title, so that it cannot be deleted; not always all of it. */
  usedBy: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .readonly()
    .exactOptional(),
  /** With `followed`: how many members follow the plan. */
  followers: z.number().int().exactOptional(),
});
