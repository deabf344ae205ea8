import { and, eq, inArray, ne } from 'drizzle-orm';
import { oneTimeTokens, sessions, userProfiles, users } from '#db/schema.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { isTaken } from '#src/server/database.server.ts';
import type { Transaction } from '#src/server/jobs.server.ts';
import { takeFromBoth } from '#src/server/limits.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { confirmEmail, findUserByEmail, type Queries, type UserRow } from '../account.server.ts';
import { emailChangeLimits } from '../limits.server.ts';
import { mailedLink, noticeValues } from '../mailed-link.ts';
import { changeMessages, confirmationMessages } from '../messages.ts';
import { endToken, makeToken, useToken } from '../one-time-token.server.ts';
import { allowedRedirect } from '../redirect.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { openSession, sessionJson, type SessionJson } from '../sessions/session.server.ts';

type Tx = Queries & Transaction;

/**
 * Mails a link to the new address, and word of it to the present one, which stays until the link is opened. To ask for
 * the present address is to take the change back.
 */
export async function requestEmailChange(
  context: RequestContext,
  actor: Actor,
  user: UserRow,
  { email, redirectTo }: { readonly email: string; readonly redirectTo: string | undefined },
): Promise<Refusal | null> {
  const { db, settings, language, now } = context;
  if (email === user.email) return takeBack(context, user.id);
  const taken = await takeFromBoth(context, emailChangeLimits, user.id);
  if (!taken.allowed) return refuse('over_email_send_rate_limit', confirmationMessages.tooMany, taken);
  const isTaken = (await findUserByEmail(db, email)) !== null;
  if (isTaken && !settings.hideAccountExistence) return refuse('email_exists', changeMessages.emailTaken);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ newEmail: email, updatedAt: now() }).where(eq(users.id, user.id));
    await mailLink(context, tx, { ...user, newEmail: email }, { sessionId: actor.sessionId, redirectTo });
    const values = { ...noticeValues(context, user), email };
    await queueMail(context, tx, { kind: 'email-change-asked', to: user.email, language, values });
  });
  return null;
}

async function takeBack(context: RequestContext, userId: string): Promise<null> {
  await context.db.transaction(async (tx) => {
    await endToken(context, tx, userId, 'email_change');
    await tx.update(users).set({ newEmail: null, updatedAt: context.now() }).where(eq(users.id, userId));
  });
  return null;
}

async function mailLink(
  context: RequestContext,
  tx: Tx,
  user: UserRow & { readonly newEmail: string },
  { sessionId, redirectTo }: { readonly sessionId: string | null; readonly redirectTo: string | undefined },
): Promise<void> {
  const { settings, language } = context;
  const target = allowedRedirect('email change', redirectTo, { ...settings, language });
  const token = await makeToken(context, tx, user.id, 'email_change', sessionId);
  const link = mailedLink(settings, user, { token, type: 'email_change', redirect_to: target.href });
  const values = { ...link, email: user.newEmail };
  await queueMail(context, tx, { kind: 'confirm-email-change', to: user.newEmail, language, values });
}

/** Mails a new link to an address that waits to be confirmed; the answer is the same where none does. */
export async function resendEmailChange(
  context: RequestContext,
  email: string,
  redirectTo: string | undefined,
): Promise<Refusal | null> {
  const taken = await takeFromBoth(context, emailChangeLimits, email);
  if (!taken.allowed) return refuse('over_email_send_rate_limit', confirmationMessages.tooMany, taken);
  await context.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ user: users, sessionId: oneTimeTokens.sessionId })
      .from(users)
      .innerJoin(
        oneTimeTokens,
        and(eq(oneTimeTokens.userId, users.id), eq(oneTimeTokens.purpose, 'email_change')),
      )
      .where(eq(users.newEmail, email));
    for (const { user, sessionId } of waiting)
      await mailLink(context, tx, { ...user, newEmail: email }, { sessionId, redirectTo });
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
): Promise<{ readonly outcome: EmailChange; readonly userId?: string; readonly wasUsed?: boolean }> {
  return context.db.transaction(async (tx) => {
    const used = await useToken(context, tx, token, 'email_change');
    if (!used) return { outcome: 'expired' };
    const { userId, wasUsed } = used;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || wasUsed || user.newEmail === null)
      return { outcome: wasUsed ? 'changed' : 'expired', userId, wasUsed };
    // A savepoint: that the address is taken must not undo that the change is over.
    const isMoved = await tx.transaction((inner) => move(context, inner, user)).catch(ifTaken);
    if (!isMoved) {
      await endToken(context, tx, userId, 'email_change');
      await tx.update(users).set({ newEmail: null, updatedAt: context.now() }).where(eq(users.id, userId));
      return { outcome: 'taken' };
    }
    const mine = eq(sessions.userId, userId);
    await tx.delete(sessions).where(used.sessionId ? and(mine, ne(sessions.id, used.sessionId)) : mine);
    await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, ['recovery', 'signup'])));
    const { language } = context;
    const values = { ...noticeValues(context, user, '/contact'), email: user.newEmail };
    await queueMail(context, tx, { kind: 'email-changed', to: user.email, language, values });
    return { outcome: 'changed', userId, wasUsed };
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
