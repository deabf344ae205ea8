import { and, eq, sql } from 'drizzle-orm';
import { sessions } from '#db/schema.ts';
import { pathIn, withoutLanguage } from '#src/lib/language.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { clientNetwork } from '#src/server/client-network.ts';
import { takeFromBoth } from '#src/server/limits.server.ts';
import { queueMail, queueNothing, type Mail } from '#src/server/mail.server.ts';
import { findUserByEmail, type Queries, type UserRow } from '../account.server.ts';
import { recoveryLimits, resetCodeLimits } from '../limits.server.ts';
import type { CodeChallenge } from '../mailed-link.ts';
import { mailedLink, nobody, type Asking, type Recipient } from '../mailed-link.ts';
import { loginMessages, recoveryMessages, resetCodeMessages } from '../messages.ts';
import { makeCode, makeToken, tryCode, useToken } from '../one-time-token.server.ts';
import { allowedRedirect } from '../redirect.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { openSession, sessionJson, type SessionJson } from '../sessions/session.server.ts';
import { codeEntryPath, resetPath } from '#src/session/addresses.ts';

/** What is mailed: a link that opens the page for the new password, or a code to type where it was asked for. */
type Form = 'link' | 'code';

/** Which of the two is wanted, the address says that it leads back to. */
const formFor = (target: URL): Form => (withoutLanguage(target.pathname) === codeEntryPath ? 'code' : 'link');

const limitMessages = {
  link: { client: recoveryMessages.tooMany, account: recoveryMessages.tooManyMails },
  code: { client: resetCodeMessages.tooMany, account: resetCodeMessages.tooManyMails },
} as const;

/**
 * Mails what opens a session that may set a new password. What was mailed before dies, and what it opened ends. Where
 * existence is hidden, as much is done and written for an e-mail that has no account.
 */
export async function requestRecovery(
  context: RequestContext,
  email: string,
  { redirectTo, challenge = null }: Asking,
): Promise<Refusal | null> {
  const { db, settings, language } = context;
  const target = allowedRedirect('reset request', redirectTo, { ...settings, language });
  const form = formFor(target);
  const taken = await takeFromBoth(context, recoveryLimits, email);
  if (!taken.allowed) {
    const code = taken.by === 'client' ? 'over_request_rate_limit' : 'over_email_send_rate_limit';
    return refuse(code, limitMessages[form][taken.by], taken);
  }
  const user = await findUserByEmail(db, email);
  if (!user && !settings.hideAccountExistence) return refuse('user_not_found', loginMessages.noAccount);
  await db.transaction(async (tx) => {
    const recipient = user ?? nobody(email);
    // Tokens, the account, its sessions: in the order in which a change of the account takes them.
    const values = await valuesOf(context, tx, recipient, { form, target, challenge });
    await tx.delete(sessions).where(and(eq(sessions.userId, sql`${recipient.id}::uuid`), sessions.recovery));
    const kind = form === 'link' ? 'reset-password' : 'reset-code';
    const mail = { kind, to: email, language, values } as Mail;
    await (user ? queueMail(context, tx, mail) : queueNothing(context, tx, mail));
  });
  return null;
}

/** Mails somebody a link for a new password that others ask for. What was mailed before dies, and what it opened ends. */
export async function sendPasswordLink(
  context: RequestContext,
  tx: Transaction,
  user: UserRow,
): Promise<void> {
  const { settings, language } = context;
  const target = new URL(pathIn(language, resetPath), settings.publicUrl);
  const values = await valuesOf(context, tx, user, { form: 'link', target, challenge: null });
  await tx.delete(sessions).where(and(eq(sessions.userId, user.id), sessions.recovery));
  await queueMail(context, tx, { kind: 'password-by-staff', to: user.email, language, values });
}

interface Wanted {
  readonly form: Form;
  readonly target: URL;
  readonly challenge: CodeChallenge | null;
}

async function valuesOf(
  context: RequestContext,
  tx: Queries,
  user: Recipient,
  { form, target, challenge }: Wanted,
) {
  const { settings } = context;
  if (form === 'code') {
    const code = await makeCode(context, tx, user.id, 'recovery');
    target.searchParams.set('email', user.email);
    return { ...mailedLink(settings, user, {}), link: target.href, code };
  }
  const token = await makeToken(context, tx, user.id, 'recovery', { challenge });
  return mailedLink(settings, user, { token, type: 'recovery', redirect_to: target.href });
}

/**
 * A session for whoever visits the mailed link, be it a mail scanner first, or whose client read its token: it lives on
 * until the reset.
 */
export async function recoverByToken(context: RequestContext, token: string): Promise<SessionJson | Refusal> {
  const opened = await context.db.transaction(async (tx) => {
    const used = await useToken(context, tx, token, 'recovery');
    return used && openSession(context, tx, used.userId, { method: 'recovery', recovery: true });
  });
  return opened ? sessionJson(context, opened) : refuse('otp_expired', recoveryMessages.linkExpired);
}

/** A session for whoever knows the mailed code. It can be tried five times in all, right or wrong. */
export async function recoverByCode(
  context: RequestContext,
  email: string,
  code: string,
): Promise<SessionJson | Refusal> {
  const wrong = refuse('otp_expired', resetCodeMessages.wrong);
  const subject = `${clientNetwork(context.clientAddress)} ${email}`;
  const taken = await takeFromBoth(context, resetCodeLimits, subject);
  if (!taken.allowed) return refuse('over_request_rate_limit', resetCodeMessages.tooMany, taken);
  const userId = await tryCode(context, { email, code, purpose: 'recovery' });
  if (userId === null) return wrong;
  const opened = await context.db.transaction((tx) =>
    openSession(context, tx, userId, { method: 'recovery', recovery: true }),
  );
  return sessionJson(context, opened);
}
