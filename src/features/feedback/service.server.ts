import { randomUUID } from 'node:crypto';
import { feedback } from '#db/schema.ts';
import { refusals } from '#src/api/describe.server.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import { takeFromBoth, type PairOfLimits } from '#src/server/limits.server.ts';
import { contactMessages } from './messages.ts';
import type { ContactMessage, Feedback } from './schema.ts';
import { noteArrival } from './staff/notice/service.server.ts';

export const refuse = refusals({ over_request_rate_limit: [429, contactMessages.tooMany] });

const contactLimits: PairOfLimits = {
  account: { name: 'contact:sender', max: 5, windowSeconds: 900 },
  client: { name: 'contact:client', max: 100, windowSeconds: 900 },
};

/** Stores a message, under the sender's account if there is one. @throws 429 `over_request_rate_limit` */
export async function leaveFeedback(context: RequestContext, input: ContactMessage): Promise<Feedback> {
  const { db, actor, language, now } = context;
  await checkLimits(context, input.email);
  const row = {
    id: randomUUID(),
    // A session that only a reset opened, or that still owes its second factor, speaks for nobody.
    userId: actor && !actor.recovery && !actor.needsSecondFactor ? actor.userId : null,
    fullName: input.name,
    email: input.email,
    subject: input.subject,
    content: input.message,
    language,
    createdAt: now(),
  };
  // A machine is told the same as a person, and nothing is kept.
  if (!input.website)
    await db.transaction(async (tx) => {
      await tx.insert(feedback).values(row);
      await noteArrival(tx, row.id);
    });
  return {
    id: row.id,
    user_id: row.userId,
    full_name: row.fullName,
    email: row.email,
    subject: row.subject,
    content: row.content,
    rating: null,
    is_resolved: false,
    created_at: row.createdAt.toISOString(),
  };
}

async function checkLimits(context: RequestContext, email: string): Promise<void> {
  const taken = await takeFromBoth(context, contactLimits, email.toLowerCase());
  if (!taken.allowed) throw refuse('over_request_rate_limit', {}, taken.retryAfterSeconds);
}
