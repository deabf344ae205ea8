import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, sql as raw } from 'drizzle-orm';
import { oneTimeTokens, users } from '#db/schema.ts';
import { pathIn } from '#src/lib/language.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/jobs.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { findUserByEmail, type Queries, type UserRow } from './account.server.ts';
import { confirmationMailLimits, takeFromBoth } from './limits.server.ts';
import { confirmationMessages } from './messages.ts';
import { allowedRedirect } from './redirect.ts';
import { refuse, type Refusal } from './refusal.ts';
import { secretsOf } from './secrets.server.ts';
import { openSession, sessionJson, type SessionJson } from './session.server.ts';

/** Mails a link that confirms the e-mail. A link that was mailed before dies. */
export async function sendConfirmation(
  context: RequestContext,
  tx: Queries & Transaction,
  user: UserRow,
  redirectTo: string | undefined,
): Promise<void> {
  const { settings, language } = context;
  const token = randomBytes(32).toString('base64url');
  const [hash] = await tokenHashes(context, token);
  const minutes = settings.codeTtlMinutes;
  const fresh = {
    form: 'link',
    hash,
    tries: 0,
    usedAt: null,
    createdAt: context.now(),
    expiresAt: new Date(context.now().getTime() + minutes * 60_000),
  };
  await tx
    .insert(oneTimeTokens)
    .values({ userId: user.id, purpose: 'signup', ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: fresh });

  const link = new URL(`${settings.publicUrl}/auth/v1/verify`);
  const target = allowedRedirect(redirectTo, settings.publicUrl, pathIn(language, '/login'));
  link.search = new URLSearchParams({ token, type: 'signup', redirect_to: target.href }).toString();
  const name =
    typeof user.userMetadata['full_name'] === 'string' ? user.userMetadata['full_name'] : user.email;
  const values = { name, link: link.href, minutes };
  await queueMail(context, tx, { kind: 'confirm-signup', to: user.email, language, values });
}

const tokenHashes = async (context: RequestContext, token: string) =>
  (await secretsOf(context)).macs('one-time-tokens', `signup:${token}`);

/** Mails a new link where there is an account that waits for one; the answer is the same where there is none. */
export async function resendConfirmation(
  context: RequestContext,
  email: string,
  redirectTo: string | undefined,
): Promise<Refusal | null> {
  const taken = await takeFromBoth(context, confirmationMailLimits, email);
  if (!taken.allowed) return refuse('over_email_send_rate_limit', confirmationMessages.tooMany, taken);
  const user = await findUserByEmail(context.db, email);
  if (user && !user.emailConfirmedAt)
    await context.db.transaction((tx) => sendConfirmation(context, tx, user, redirectTo));
  return null;
}

/**
 * Confirms by a visit to the mailed link. It opens no session, so a mail scanner that visits first takes nothing
 * away: as long as the link lives, it answers the person's own visit alike.
 */
export async function confirmByVisit(context: RequestContext, token: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const userId = await useToken(context, tx, token, 'visit');
    if (userId) await confirm(context, tx, userId);
    return userId !== null;
  });
}

/** Confirms and signs in, by the token of the mailed link; once. */
export async function confirmAndSignIn(
  context: RequestContext,
  token: string,
): Promise<SessionJson | Refusal> {
  const opened = await context.db.transaction(async (tx) => {
    const userId = await useToken(context, tx, token, 'sign-in');
    if (!userId) return null;
    await confirm(context, tx, userId);
    return openSession(context, tx, userId, 'otp');
  });
  return opened ? sessionJson(context, opened) : refuse('otp_expired', confirmationMessages.linkExpired);
}

/** Whose token it is; null where it is unknown, expired or, for a sign-in, used before. */
async function useToken(
  context: RequestContext,
  tx: Queries,
  token: string,
  use: 'visit' | 'sign-in',
): Promise<string | null> {
  const now = context.now();
  const [used] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        inArray(oneTimeTokens.hash, await tokenHashes(context, token)),
        eq(oneTimeTokens.purpose, 'signup'),
        gt(oneTimeTokens.expiresAt, now),
        use === 'sign-in' ? isNull(oneTimeTokens.usedAt) : undefined,
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId ?? null;
}

async function confirm({ now }: RequestContext, tx: Queries, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: now(), updatedAt: now() })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}

/** Forgets links and codes that have died; run by a job. */
export async function forgetDeadTokens({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  await db.delete(oneTimeTokens).where(raw`${oneTimeTokens.expiresAt} < now()`);
}
