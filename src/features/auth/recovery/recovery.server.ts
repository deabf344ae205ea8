import { and, eq, ne } from 'drizzle-orm';
import { sessions, users } from '#db/schema.ts';
import { pathIn } from '#src/lib/language.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { confirmEmail, findAccount, findUserByEmail, type Account } from '../account.server.ts';
import { isCommonPassword } from '../passwords/common-passwords.server.ts';
import { hashPassword, passwordMatches } from '../passwords/hashing.server.ts';
import { recoveryLimits, signInLimits, takeFromBoth } from '../limits.server.ts';
import { mailedLink } from '../mailed-link.ts';
import { loginMessages, recoveryMessages } from '../messages.ts';
import { endToken, makeToken, useToken } from '../one-time-token.server.ts';
import { allowedRedirect } from '../redirect.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { openSession, sessionJson, type SessionJson } from '../sessions/session.server.ts';
import { userJson, type UserJson } from '../user-json.ts';

/** Mails a link that opens a session which may set a new password. What an older link opened ends. */
export async function requestRecovery(
  context: RequestContext,
  email: string,
  redirectTo: string | undefined,
): Promise<Refusal | null> {
  const { db, settings, language } = context;
  const taken = await takeFromBoth(context, recoveryLimits, email);
  if (!taken.allowed)
    return taken.by === 'client'
      ? refuse('over_request_rate_limit', recoveryMessages.tooMany, taken)
      : refuse('over_email_send_rate_limit', recoveryMessages.tooManyMails, taken);
  const user = await findUserByEmail(db, email);
  if (!user) return settings.hideAccountExistence ? null : refuse('user_not_found', loginMessages.noAccount);

  const target = allowedRedirect(redirectTo, settings.publicUrl, pathIn(language, '/set-new-password'));
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), sessions.recovery));
    const token = await makeToken(context, tx, user.id, 'recovery');
    const values = mailedLink(settings, user, { token, type: 'recovery', redirect_to: target.href });
    await queueMail(context, tx, { kind: 'reset-password', to: user.email, language, values });
  });
  return null;
}

/** A session for whoever visits the mailed link, be it a mail scanner first: the token lives on until the reset. */
export async function recoverByVisit(context: RequestContext, token: string): Promise<SessionJson | null> {
  const opened = await context.db.transaction(async (tx) => {
    const used = await useToken(context, tx, token, 'recovery');
    return used && openSession(context, tx, used.userId, { method: 'recovery', recovery: true });
  });
  return opened && sessionJson(context, opened);
}

export interface NewPassword {
  readonly password: string;
  /** Needed by all but the session that a reset link opened. */
  readonly current_password?: string | undefined;
}

/** Sets a new password and ends the person's other sessions. */
export async function setPassword(
  context: RequestContext,
  actor: Actor,
  { password, current_password: current = '' }: NewPassword,
): Promise<UserJson | Refusal> {
  const { db } = context;
  const account = await findAccount(db, actor.userId);
  if (!account) return refuse('session_expired', recoveryMessages.sessionExpired);
  const refusal = actor.recovery ? null : await checkCurrent(context, account, current);
  if (refusal) return refusal;
  if (isCommonPassword(password))
    return refuse('weak_password', recoveryMessages.weak, { reasons: ['pwned'] });
  if (await passwordMatches(password, account.user.passwordHash))
    return refuse('same_password', recoveryMessages.same);

  const passwordHash = await hashPassword(password);
  const isSet = await db.transaction(async (tx) => {
    const hadToken = await endToken(context, tx, actor.userId, 'recovery');
    if (actor.recovery && !hadToken) return false;
    await tx.update(users).set({ passwordHash, updatedAt: context.now() }).where(eq(users.id, actor.userId));
    if (actor.recovery) await confirmEmail(context, tx, actor.userId);
    await tx.delete(sessions).where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId)));
    return true;
  });
  const changed = isSet && (await findAccount(db, actor.userId));
  if (!changed) return refuse('session_expired', recoveryMessages.sessionExpired);
  return userJson(changed);
}

/** Under the limit of sign-in: whoever finds a session open may not try passwords. */
async function checkCurrent(
  context: RequestContext,
  { user }: Account,
  password: string,
): Promise<Refusal | null> {
  const taken = await takeFromBoth(context, signInLimits, user.email);
  if (!taken.allowed) return refuse('over_request_rate_limit', loginMessages.tooMany, taken);
  const matches = await passwordMatches(password, user.passwordHash);
  return matches ? null : refuse('invalid_credentials', loginMessages.invalidCredentials);
}
