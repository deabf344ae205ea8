import { changedMeanwhile, refusals } from '#src/api/describe.server.ts';
import { staffFeedbackRefusals as messages } from './messages.ts';
import { staffFeedbackSchema } from './schema.ts';

/** Why a message is not shown, changed or answered. */
export const refuse = refusals({
  not_found: [404, messages.notFound],
  no_address: [409, messages.noAddress],
  not_assignable: [422, messages.notAssignable],
  changed_meanwhile: changedMeanwhile(staffFeedbackSchema),
});
