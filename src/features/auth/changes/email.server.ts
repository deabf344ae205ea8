import { and, eq, inArray, ne } from 'drizzle-orm';
import { oneTimeTokens, sessions, userProfiles, users } from '#db/schema.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { isTaken } from '#src/server/database.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { takeFromBoth } from '#src/server/limits.server.ts';
import { queueMail, queueNothing } from '#src/server/mail.server.ts';
import { confirmEmail, findUserByEmail, type Queries, type UserRow } from '../account.server.ts';
import { emailChangeLimits } from '../limits.server.ts';
import { mailedLink, nobody, type Asking, type Recipient } from '../mailed-link.ts';
import { notify } from '../notice.server.ts';
import { changeMessages, confirmationMessages } from '../messages.ts';
import { endToken, makeToken, useToken, type LivingToken } from '../one-time-token.server.ts';
import { allowedRedirect } from '../redirect.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { openSession, sessionJson, type SessionJson } from '../sessions/session.server.ts';

/** Takes one of the mails that an account may ask for; a refusal where it has had its share. */
export async function limitOnEmails(context: RequestContext, subject: string): Promise<Refusal | null> {
  const taken = await takeFromBoth(context, emailChangeLimits, subject);
  return taken.allowed ? null : refuse('over_email_send_rate_limit', confirmationMessages.tooMany, taken);
}

/** Why an address cannot become that of an account; where existence is hidden only its mailbox learns. */
export async function refusalOfEmail(
  { settings }: RequestContext,
  tx: Queries,
  email: string,
): Promise<Refusal | null> {
  const isTaken = (await findUserByEmail(tx, email)) !== null;
  return isTaken && !settings.hideAccountExistence ? refuse('email_exists', changeMessages.emailTaken) : null;
}

type Moving = UserRow & { readonly newEmail: string };

/** Mails a link to the new address, and word of it to the present one, which stays until the link is opened. */
export async function askForEmail(
  context: RequestContext,
  tx: Transaction,
  user: Moving,
  { actor, ...asking }: Asking & { readonly actor: Actor },
): Promise<void> {
  const { newEmail: email } = user;
  await tx.update(users).set({ newEmail: email, updatedAt: context.now() }).where(eq(users.id, user.id));
  await mailLink(context, tx, user, { ...asking, sessionId: actor.sessionId });
  await notify(context, tx, user, 'email-change-asked', { email });
}

/** To ask for the present address is to take a change back. */
export async function takeBackEmail(context: RequestContext, tx: Queries, userId: string): Promise<void> {
  await endToken(context, tx, userId, 'email_change');
  await tx.update(users).set({ newEmail: null, updatedAt: context.now() }).where(eq(users.id, userId));
}

async function mailLink(
  context: RequestContext,
  tx: Transaction,
  user: Recipient & Pick<Moving, 'newEmail'>,
  { sessionId, redirectTo, challenge }: Asking & { readonly sessionId: string | null },
): Promise<void> {
  const { settings, language } = context;
  const target = allowedRedirect('email change', redirectTo, { ...settings, language });
  const token = await makeToken(context, tx, user.id, 'email_change', { sessionId, challenge });
  const link = mailedLink(settings, user, { token, type: 'email_change', redirect_to: target.href });
  const values = { ...link, email: user.newEmail };
  const mail = { kind: 'confirm-email-change', to: user.newEmail, language, values } as const;
  await (user.id === null ? queueNothing(context, tx, mail) : queueMail(context, tx, mail));
}

/**
 * Mails a new link to the address that waits to be confirmed. The answer is the same where none does; where existence is
 * hidden, as much is done and written, too.
 *
 * @param email the account's present one
 */
export async function resendEmailChange(
  context: RequestContext,
  email: string,
  asking: Asking,
): Promise<Refusal | null> {
  const limited = await limitOnEmails(context, email);
  if (limited) return limited;
  await context.db.transaction(async (tx) => {
    const [waiting] = await tx
      .select({ user: users, sessionId: oneTimeTokens.sessionId })
      .from(users)
      .innerJoin(
        oneTimeTokens,
        and(eq(oneTimeTokens.userId, users.id), eq(oneTimeTokens.purpose, 'email_change')),
      )
      .where(eq(users.email, email));
    const newEmail = waiting?.user.newEmail;
    if (waiting && newEmail)
      await mailLink(context, tx, { ...waiting.user, newEmail }, { ...asking, sessionId: waiting.sessionId });
    else if (context.settings.hideAccountExistence)
      await mailLink(context, tx, { ...nobody(email), newEmail: email }, { ...asking, sessionId: null });
  });
  return null;
}

/** How a visit to the mailed link went: `taken` where somebody registered the address in the meantime. */
export type EmailChange = 'changed' | 'expired' | 'taken';

/**
 * Moves the account to the address whose owner visits. It opens no session, so a mail scanner that visits first takes
 * nothing away: as long as the link lives, it answers the person's own visit alike.
 */
export async function confirmEmailChange(
  context: RequestContext,
  token: string,
): Promise<
  {
    readonly outcome: EmailChange;
    /** With which the person logs in, where the change has been made. */
    readonly email?: string;
  } & Partial<LivingToken>
> {
  return context.db.transaction(async (tx) => {
    const used = await useToken(context, tx, token, 'email_change');
    if (!used) return { outcome: 'expired' };
    const { userId, wasUsed } = used;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || wasUsed || user.newEmail === null)
      return user && wasUsed
        ? { outcome: 'changed', email: user.email, ...used }
        : { outcome: 'expired', ...used };
    // A savepoint: that the address is taken must not undo that the change is over.
    const isMoved = await tx.transaction((inner) => move(context, inner, user)).catch(ifTaken);
    if (!isMoved) {
      await takeBackEmail(context, tx, userId);
      return { outcome: 'taken' };
    }
    const mine = eq(sessions.userId, userId);
    await tx.delete(sessions).where(used.sessionId ? and(mine, ne(sessions.id, used.sessionId)) : mine);
    await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, ['recovery', 'signup'])));
    await notify(context, tx, user, 'email-changed', { email: user.newEmail }, '/contact');
    return { outcome: 'changed', email: user.newEmail, ...used };
  });
}

/** Moves the account and signs in, by the token of the mailed link; once. */
export async function changeEmailAndSignIn(
  context: RequestContext,
  token: string,
): Promise<SessionJson | Refusal> {
  const { outcome, userId, wasUsed } = await confirmEmailChange(context, token);
  if (outcome === 'taken') return refuse('email_exists', changeMessages.emailTaken);
  if (outcome === 'expired' || !userId || wasUsed) return refuse('otp_expired', changeMessages.linkExpired);
  const opened = await context.db.transaction((tx) => openSession(context, tx, userId, { method: 'otp' }));
  return sessionJson(context, opened);
}

async function move(context: RequestContext, tx: Queries, { id, newEmail }: UserRow): Promise<true> {
  const updatedAt = context.now();
  const email = newEmail!;
  await tx
    .update(users)
    .set({ email, newEmail: null, emailConfirmedAt: updatedAt, updatedAt })
    .where(eq(users.id, id));
  await tx.update(userProfiles).set({ email, updatedAt }).where(eq(userProfiles.id, id));
  await confirmEmail(context, tx, id);
  return true;
}

function ifTaken(error: unknown): false {
  if (isTaken(error)) return false;
  throw error;
}
