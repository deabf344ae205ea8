import type { RequestContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { takeFromBoth } from '#src/server/limits.server.ts';
import { queueMail, queueNothing, type Mail } from '#src/server/mail.server.ts';
import { confirmEmail, findUserByEmail } from '../account.server.ts';
import { confirmationCodeLimits, confirmationMailLimits } from '../limits.server.ts';
import { confirmationMessages, resetCodeMessages } from '../messages.ts';
import { mailedLink, nobody, type Asking, type Recipient } from '../mailed-link.ts';
import { endCode, makeToken, newCode, tryCode, useToken } from '../one-time-token.server.ts';
import { allowedRedirect, isOwnPage } from '../redirect.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { openSession, sessionJson, type SessionJson } from '../sessions/session.server.ts';

/**
 * Mails a link that confirms the e-mail. A link that was mailed before dies. For a client that does not lead back to our
 * own log-in the mail holds a code, too, which such a client may ask for. For nobody the same is done, and not sent.
 */
export async function sendConfirmation(
  context: RequestContext,
  tx: Transaction,
  user: Recipient,
  { redirectTo, challenge = null }: Asking,
): Promise<void> {
  const { language, settings } = context;
  const target = allowedRedirect('confirmation', redirectTo, { ...settings, language });
  const isOurs = redirectTo !== undefined && isOwnPage(target, settings.publicUrl);
  const code = newCode();
  const token = await makeToken(context, tx, user.id, 'signup', { challenge, ...(!isOurs && { code }) });
  const values = mailedLink(settings, user, { token, type: 'signup', redirect_to: target.href });
  const kind = isOurs ? 'confirm-signup' : 'confirm-signup-code';
  const mail = { kind, to: user.email, language, values: { ...values, code } } as Mail;
  await (user.id === null ? queueNothing(context, tx, mail) : queueMail(context, tx, mail));
}

/**
 * Mails a new link where there is an account that waits for one; the answer is the same where there is none. Where
 * existence is hidden, as much is done and written, too.
 */
export async function resendConfirmation(
  context: RequestContext,
  email: string,
  asking: Asking,
): Promise<Refusal | null> {
  const taken = await takeFromBoth(context, confirmationMailLimits, email);
  if (!taken.allowed) return refuse('over_email_send_rate_limit', confirmationMessages.tooMany, taken);
  const user = await findUserByEmail(context.db, email);
  const waiting = user && !user.emailConfirmedAt ? user : null;
  if (waiting || context.settings.hideAccountExistence)
    await context.db.transaction((tx) => sendConfirmation(context, tx, waiting ?? nobody(email), asking));
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

/** Confirms and signs in, by the code that was mailed with the link; once, even where the link was visited before. */
export async function confirmByCode(
  context: RequestContext,
  email: string,
  code: string,
): Promise<SessionJson | Refusal> {
  const wrong = refuse('otp_expired', resetCodeMessages.wrong);
  const taken = await takeFromBoth(context, confirmationCodeLimits, email);
  if (!taken.allowed) return refuse('over_request_rate_limit', resetCodeMessages.tooMany, taken);
  const userId = await tryCode(context, { email, code, purpose: 'signup' });
  if (userId === null) return wrong;
  const opened = await context.db.transaction(async (tx) => {
    if (!(await endCode(context, tx, userId, 'signup'))) return null;
    await confirmEmail(context, tx, userId);
    return openSession(context, tx, userId, { method: 'otp' });
  });
  return opened ? sessionJson(context, opened) : wrong;
}
