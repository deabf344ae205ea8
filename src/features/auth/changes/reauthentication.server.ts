import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { takeFromBoth } from '#src/server/limits.server.ts';
import { findAccount } from '../account.server.ts';
import { reauthenticationLimits } from '../limits.server.ts';
import { notify } from '../notice.server.ts';
import { confirmationMessages, loginMessages } from '../messages.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { makeCode } from '../one-time-token.server.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Mails a code that stands in the place of the present password at one change. */
export async function reauthenticate(
  context: RequestContext,
  { userId }: Actor,
): Promise<Refusal | Record<string, never>> {
  const { db, settings } = context;
  const account = await findAccount(db, userId);
  if (!account) return refuse('session_not_found', sessionMessages.ended);
  const { user } = account;
  if (!user.emailConfirmedAt)
    return refuse('email_not_confirmed', loginMessages.notConfirmed, { status: 422 });
  const taken = await takeFromBoth(context, reauthenticationLimits, userId);
  if (!taken.allowed) return refuse('over_email_send_rate_limit', confirmationMessages.tooMany, taken);
  await db.transaction(async (tx) => {
    const code = await makeCode(context, tx, userId, 'reauthentication');
    const minutes = settings.codeTtlMinutes;
    await notify(context, tx, user, 'reauthentication-code', { minutes, code });
  });
  return {};
}
