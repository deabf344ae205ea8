import { problem, ProblemError, type Finding } from '#src/api/problem.ts';
import { asFieldErrors, blocking } from './finding.ts';
import { publishingMessages } from './messages.ts';

/** Lets pass what nothing is in the way of. @throws 422 `not_publishable` with everything that was found */
export function publishable(findings: readonly Finding[], ...root: string[]): void {
  const blocks = blocking(findings);
  if (blocks.length === 0) return;
  const faults = asFieldErrors(blocks, ...root);
  throw new ProblemError({
    ...problem(422, 'not_publishable', publishingMessages.notPublishable.id, faults),
    findings,
  });
}
