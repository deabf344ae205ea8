import type { RequestContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/jobs.server.ts';
import { takeFromBoth } from '#src/server/limits.server.ts';
import { queueMail, queueNothing } from '#src/server/mail.server.ts';
import { confirmEmail, findUserByEmail, type Queries } from '../account.server.ts';
import { confirmationMailLimits } from '../limits.server.ts';
import { confirmationMessages } from '../messages.ts';
import { mailedLink, nobody, type Recipient } from '../mailed-link.ts';
import { makeToken, useToken } from '../one-time-token.server.ts';
import { allowedRedirect } from '../redirect.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { openSession, sessionJson, type SessionJson } from '../sessions/session.server.ts';

/** Mails a link that confirms the e-mail. A link that was mailed before dies. For nobody the same is done, and not sent. */
export async function sendConfirmation(
  context: RequestContext,
  tx: Queries & Transaction,
  user: Recipient,
  redirectTo: string | undefined,
): Promise<void> {
  const { language, settings } = context;
  const token = await makeToken(context, tx, user.id, 'signup');
  const target = allowedRedirect('confirmation', redirectTo, { ...settings, language });
  const values = mailedLink(settings, user, { token, type: 'signup', redirect_to: target.href });
  const mail = { kind: 'confirm-signup', to: user.email, language, values } as const;
  await (user.id === null ? queueNothing(context, tx, mail) : queueMail(context, tx, mail));
}

/**
 * Mails a new link where there is an account that waits for one; the answer is the same where there is none. Where
 * existence is hidden, as much is done and written, too.
 */
export async function resendConfirmation(
  context: RequestContext,
  email: string,
  redirectTo: string | undefined,
): Promise<Refusal | null> {
  const taken = await takeFromBoth(context, confirmationMailLimits, email);
  if (!taken.allowed) return refuse('over_email_send_rate_limit', confirmationMessages.tooMany, taken);
  const user = await findUserByEmail(context.db, email);
  const waiting = user && !user.emailConfirmedAt ? user : null;
  if (waiting || context.settings.hideAccountExistence)
    await context.db.transaction((tx) => sendConfirmation(context, tx, waiting ?? nobody(email), redirectTo));
  return null;
}

/**
 * Confirms by a visit to the mailed link. It opens no session, so a mail scanner that visits first takes nothing
 * away: as long as the link lives, it answers the person's own visit alike.
 */
export async function confirmByVisit(context: RequestContext, token: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const used = await useToken(context, tx, token, 'signup');
    if (used) await confirmEmail(context, tx, used.userId);
    return used !== null;
  });
}

/** Confirms and signs in, by the token of the mailed link; once. */
export async function confirmAndSignIn(
  context: RequestContext,
  token: string,
): Promise<SessionJson | Refusal> {
  const opened = await context.db.transaction(async (tx) => {
    const used = await useToken(context, tx, token, 'signup');
    if (!used || used.wasUsed) return null;
    await confirmEmail(context, tx, used.userId);
    return openSession(context, tx, used.userId, { method: 'otp' });
  });
  return opened ? sessionJson(context, opened) : refuse('otp_expired', confirmationMessages.linkExpired);
}
