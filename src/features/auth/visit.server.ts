import type { RequestContext } from '#src/server/context.server.ts';
import type { CodeChallenge } from './mailed-link.ts';
import { confirmEmail } from './account.server.ts';
import { changeEmailAndSignIn, confirmEmailChange } from './changes/email.server.ts';
import { handOutCode } from './identities/flow.server.ts';
import { mailedBy } from './identities/service.server.ts';
import {
  changeMessages,
  confirmationMessages,
  recoveryMessages,
  resetMessages,
  type ConfirmationOutcome,
} from './messages.ts';
import { outcomeParameter, emailParameter } from '#src/session/addresses.ts';
import { findToken, leadsToExchange } from './one-time-token.server.ts';
import { recoverByToken } from './recovery/recovery.server.ts';
import { allowedRedirect, isOwnPage, type Errand } from './redirect.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { refusalThrown } from './refused-request.ts';
import { confirmAndSignIn, confirmByVisit } from './registration/confirmation.server.ts';
import { sessionInHash, type SessionJson } from './sessions/session.server.ts';

type LinkType = 'signup' | 'email' | 'email_change' | 'recovery';

interface Visit {
  readonly type: LinkType;
  readonly token: string;
  readonly redirect_to?: string | undefined;
}

const errandOf: Readonly<Record<LinkType, Errand>> = {
  signup: 'confirmation',
  email: 'confirmation',
  email_change: 'email change',
  recovery: 'reset',
};

/**
 * Where a visit to a mailed link ends. Our own pages say how it went, and sign nobody in; the one for a new password gets
 * a session that can do nothing else. Another front end gets what its client asked for: a code to exchange, or a session.
 */
export async function endOfVisit(
  context: RequestContext,
  { type, token, redirect_to: wanted }: Visit,
): Promise<URL> {
  const { settings, language } = context;
  const target = allowedRedirect(errandOf[type], wanted, { ...settings, language });
  if (type !== 'recovery' && isOwnPage(target, settings.publicUrl)) {
    const { outcome, email } = await outcomeOf(context, type, token);
    target.searchParams.set(outcomeParameter, outcome);
    // Nobody may be logged in there: the page says with what one logs in from then on.
    if (email !== undefined) target.searchParams.set(emailParameter, email);
    return target;
  }
  if (leadsToExchange(token)) {
    const code = await codeFor(context, type, token, target);
    if (isRefusal(code)) return withError(target, code, true);
    target.searchParams.set('code', code.code);
    return target;
  }
  const session = await sessionFor(context, type, token);
  if (isRefusal(session)) return withError(target, session, false);
  target.hash = sessionInHash(session, type);
  return target;
}

/**
 * Where a visit to a link ends that is not whole: at the page of the site that asks for a new mail of its kind, or that
 * leads there.
 */
export function endOfBrokenLink({ settings, language }: RequestContext, type: string | undefined): URL {
  if (type === 'recovery')
    return withError(
      allowedRedirect('reset', undefined, { ...settings, language }),
      refuse('validation_failed', resetMessages.invalidLink),
      false,
    );
  const target = allowedRedirect('confirmation', undefined, { ...settings, language });
  target.searchParams.set(outcomeParameter, 'broken' satisfies ConfirmationOutcome);
  return target;
}

async function outcomeOf(
  context: RequestContext,
  type: Exclude<LinkType, 'recovery'>,
  token: string,
): Promise<{ readonly outcome: ConfirmationOutcome; readonly email?: string | undefined }> {
  if (type === 'email_change') {
    const { outcome, email } = await confirmEmailChange(context, token);
    return { outcome: `email-${outcome}`, email };
  }
  return { outcome: (await confirmByVisit(context, token)) ? 'done' : 'expired' };
}

function sessionFor(context: RequestContext, type: LinkType, token: string): Promise<SessionJson | Refusal> {
  const opening = {
    recovery: recoverByToken,
    email_change: changeEmailAndSignIn,
    signup: confirmAndSignIn,
    email: confirmAndSignIn,
  }[type];
  return opening(context, token).catch(refusalThrown);
}

interface Proven {
  readonly userId: string;
  readonly challenge: CodeChallenge;
}

/**
 * Each visit gets a code of its own: a mail scanner's is worth nothing, since it has no answer to the challenge. What was
 * mailed is not used up by that, and a registration that somebody has signed in by leads nobody in any more.
 */
async function codeFor(
  context: RequestContext,
  type: LinkType,
  token: string,
  target: URL,
): Promise<{ readonly code: string } | Refusal> {
  const proven = await prove(context, type, token);
  if (isRefusal(proven)) return proven;
  const { userId, challenge } = proven;
  const flow = {
    provider: mailedBy(type === 'email' ? 'signup' : type),
    codeChallenge: challenge.challenge,
    codeChallengeMethod: challenge.method,
    redirectTo: target.href,
    linkTo: null,
  };
  return { code: await handOutCode(context, context.db, flow, userId) };
}

async function prove(context: RequestContext, type: LinkType, token: string): Promise<Proven | Refusal> {
  if (type === 'email_change') {
    const { outcome, userId, challenge } = await confirmEmailChange(context, token);
    if (outcome === 'taken') return refuse('email_exists', changeMessages.emailTaken);
    if (outcome === 'changed' && userId && challenge) return { userId, challenge };
    return refuse('otp_expired', changeMessages.linkExpired);
  }
  const purpose = type === 'email' ? 'signup' : type;
  const proven = await context.db.transaction(async (tx) => {
    const found = await findToken(context, tx, token, purpose);
    if (purpose === 'recovery' || !found) return found;
    await confirmEmail(context, tx, found.userId);
    return found.wasUsed ? null : found;
  });
  if (proven?.challenge) return { userId: proven.userId, challenge: proven.challenge };
  const { linkExpired } = purpose === 'signup' ? confirmationMessages : recoveryMessages;
  return refuse('otp_expired', linkExpired);
}

function withError(target: URL, { refused, message }: Refusal, isExchange: boolean): URL {
  const told = { error: 'access_denied', error_code: refused, error_description: message };
  if (isExchange) for (const [name, value] of Object.entries(told)) target.searchParams.set(name, value);
  target.hash = new URLSearchParams(told).toString();
  return target;
}
