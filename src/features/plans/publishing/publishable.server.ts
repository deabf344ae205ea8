import { z } from 'zod';
import { refusals } from '#src/api/describe.server.ts';
import type { Finding } from '#src/lib/finding.ts';
import type { ChangeAction } from '#src/lib/staff-changes.ts';
import { asFieldErrors, blocking, breaksFast } from './finding.ts';
import { publishingMessages as messages } from './messages.ts';

const findingSchema: z.ZodType<Finding> = z.object({
  code: z.string(),
  severity: z.enum(['blocks', 'warns']),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string().describe('In English; `{name}` stands for the value of that name'),
  values: z.record(
    z.string(),
    z.union([z.number(), z.object({ en: z.string(), am: z.string().exactOptional() })]),
  ),
});
const more = { findings: z.array(findingSchema) };

/** Why a plan is not stored, for the table of refusals of its kind: what stands in the way is told at its fields. */
export const publishingRefusals = {
  not_publishable: [422, messages.notPublishable, more],
  [breaksFast]: [422, messages.breaksFast, more],
} as const;
const refuse = refusals(publishingRefusals);

/**
 * Lets a plan pass that may be stored in the state that is asked for.
 *
 * @param findings in the plan
 * @throws 422 `breaks_fast`; where it is to be published `not_publishable`, also with what is only worth a look
 */
export function mayBeKept(status: string, findings: readonly Finding[]): void {
  const broken = findings.filter(({ code }) => code === breaksFast);
  if (broken.length > 0) throw refuse(breaksFast, { errors: asFieldErrors(broken), findings: broken });
  const blocks = blocking(findings);
  if (status === 'published' && blocks.length > 0)
    throw refuse('not_publishable', { errors: asFieldErrors(blocks), findings });
}

/** What a change of a plan is called by its status before and after. */
export function statusAction(
  { status: before }: { readonly status: string },
  { status: after }: { readonly status: string },
): ChangeAction {
  if (before === after) return 'update';
  if (after === 'published') return 'publish';
  if (after === 'archived') return 'archive';
  return before === 'published' ? 'unpublish' : 'update';
}
