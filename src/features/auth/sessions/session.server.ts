import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import { refreshTokens, sessions, users } from '#db/schema.ts';
import type { Actor, RequestContext, Runtime } from '#src/server/context.server.ts';
import { clearLimit, takeFromBoth } from '#src/server/limits.server.ts';
import {
  accessTokenClaims,
  accessTokenSeconds,
  issuerOf,
  type AuthenticationMethod,
} from './access-token.ts';
import { findAccount, findUserByEmail, type Account, type Queries, type UserRow } from '../account.server.ts';
import { attempt } from '../passwords/attempt.server.ts';
import { hashPassword, isOutdated, OverCapacity, passwordMatches } from '../passwords/hashing.server.ts';
import { costOfImportedHashes } from '../passwords/imported-hashes.server.ts';
import { signToken } from '../keys/keys.server.ts';
import { signInLimits } from '../limits.server.ts';
import { loginMessages } from '../messages.ts';
import { sessionMessages } from '#src/session/messages.ts';
import { readRefreshToken, rotationFor, type RefreshTokenParts } from './refresh-token.ts';
import { isGenuine, newRefreshToken, refreshTokenAgain, refreshTokenHash } from './refresh-tokens.server.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import type { Login } from '../schema.ts';
import { secretsOf, type Secrets } from '../keys/secrets.server.ts';
import { RefusedRequest } from '../refused-request.ts';
import { metadataJson, userJson, type UserJson } from '../user-json.ts';

/** The protocol's session object. */
export interface SessionJson {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** seconds */
  readonly expires_in: number;
  /** seconds since 1970 */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserJson;
}

export async function logIn(
  context: RequestContext,
  { email, password }: Login,
): Promise<SessionJson | Refusal> {
  const { db, sql, settings } = context;
  const taken = await takeFromBoth(context, signInLimits, email);
  if (!taken.allowed) return refuse('over_request_rate_limit', loginMessages.tooMany, taken);

  const user = await findUserByEmail(db, email);
  if (!user && !settings.hideAccountExistence) return refuse('user_not_found', loginMessages.noAccount);
  const importedCost = settings.hideAccountExistence ? await costOfImportedHashes(context) : null;
  const matches = await attempt(context, signInLimits.account, email, () =>
    passwordMatches(password, user?.passwordHash ?? null, importedCost),
  );
  if (!user || !matches) return refuse('invalid_credentials', loginMessages.invalidCredentials);
  if (!user.emailConfirmedAt) return refuse('email_not_confirmed', loginMessages.notConfirmed);

  const opened = await db.transaction(async (tx) => {
    const [now] = await tx.select().from(users).where(eq(users.id, user.id)).for('no key update');
    const isSame = now?.email === email && now.passwordHash === user.passwordHash;
    return isSame ? openSession(context, tx, user.id, { method: 'password' }) : null;
  });
  // A change of e-mail or password, which ends every other session, came first: what was given is held against it.
  if (!opened) return logIn(context, { email, password });
  await clearLimit(sql, signInLimits.account, email);
  await renewHash(db, user, password);
  return sessionJson(context, opened);
}

async function renewHash(db: Queries, { id, passwordHash }: UserRow, password: string): Promise<void> {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  // A busy moment is none to keep the person out: the next sign-in renews it as well.
  const renewed = await hashPassword(password).catch(unlessBusy);
  if (renewed === null) return;
  await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
}

function unlessBusy(error: unknown): null {
  if (error instanceof OverCapacity) return null;
  throw error;
}

/** A session as it stands in the database, and the token that continues it. */
export interface OpenSession {
  readonly account: Account;
  readonly session: {
    readonly id: string;
    readonly aal: string;
    readonly amr: readonly AuthenticationMethod[];
  };
  readonly refreshToken: string;
}

export interface Opening {
  /** How the person proved who they are, as the protocol's `amr` names it. */
  readonly method: 'password' | 'otp' | 'recovery' | 'oauth';
  /** True for a session that may set a new password and nothing else. */
  readonly recovery?: boolean;
}

/** @throws {RefusedRequest} `user_banned` where the account is suspended */
export async function openSession(
  context: RequestContext,
  tx: Queries,
  userId: string,
  { method, recovery = false }: Opening,
): Promise<OpenSession> {
  const now = context.now();
  const session = {
    id: randomUUID(),
    userId,
    amr: [{ method, timestamp: seconds(now) }],
    recovery,
    userAgent: context.userAgent.slice(0, 400),
    ip: context.clientAddress,
  };
  const refreshToken = newRefreshToken(await secretsOf(context), session.id, 1);
  const [opener] = await tx
    .update(users)
    .set({ lastSignInAt: now, language: context.language })
    // Together with what is written: whoever suspends the account meanwhile waits, and ends this session too.
    .where(and(eq(users.id, userId), or(isNull(users.bannedUntil), lte(users.bannedUntil, now))))
    .returning({ id: users.id });
  if (!opener) throw new RefusedRequest(refuse('user_banned', loginMessages.suspended));
  await tx.insert(sessions).values(session);
  await tx
    .insert(refreshTokens)
    .values({ sessionId: session.id, counter: 1, hash: refreshTokenHash(refreshToken) });
  const account = await findAccount(tx, userId);
  if (!account) throw new Error('the account of a new session is gone');
  return { account, session: { ...session, aal: 'aal1' }, refreshToken };
}

/** Signs the access token: after the transaction, since signing may have to read the keys over another connection. */
export async function sessionJson(context: RequestContext, open: OpenSession): Promise<SessionJson> {
  const { session, refreshToken } = open;
  const { user, identities } = open.account;
  const issuedAt = seconds(context.now());
  const subject = {
    userId: user.id,
    email: user.email,
    sessionId: session.id,
    aal: session.aal,
    amr: session.amr,
    providers: identities.map((identity) => identity.provider),
    userMetadata: metadataJson(user),
  };
  const issuer = issuerOf(context.settings);
  return {
    access_token: await signToken(context, accessTokenClaims(subject, issuer, issuedAt)),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: issuedAt + accessTokenSeconds,
    refresh_token: refreshToken,
    user: userJson(open.account),
  };
}

/**
 * What a page reads from its hash, which stays in the browser and reaches no server and no log.
 *
 * @param type of the mailed link that led there
 */
export const sessionInHash = (session: SessionJson, type?: string): string =>
  new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: String(session.expires_in),
    expires_at: String(session.expires_at),
    token_type: session.token_type,
    ...(type !== undefined && { type }),
  }).toString();

/** Since 1970, as the protocol counts. */
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The next pair of tokens; see `rotationFor`. */
export async function refreshSession(context: RequestContext, token: string): Promise<SessionJson | Refusal> {
  const presented = readRefreshToken(token);
  if (!presented) return refuse('refresh_token_not_found', sessionMessages.ended);
  const secrets = await secretsOf(context);
  const outcome = await context.db.transaction((tx) => rotate(context, tx, secrets, token, presented));
  return isRefusal(outcome) ? outcome : sessionJson(context, outcome);
}

async function rotate(
  context: RequestContext,
  tx: Queries,
  secrets: Secrets,
  token: string,
  presented: RefreshTokenParts,
): Promise<OpenSession | Refusal> {
  const unknown = refuse('refresh_token_not_found', sessionMessages.ended);
  // The session first, as a sign-out locks it.
  const row = await lockSession(tx, presented.sessionId);
  if (!row) return unknown;
  const { newest, session } = row;
  // The newest token stays good when the secret that derived it has left the list.
  if (refreshTokenHash(token) !== newest.hash && !isGenuine(secrets, token)) return unknown;

  const rotation = rotationFor(presented.counter, newest.counter);
  if (rotation === 'end') {
    await tx.delete(sessions).where(eq(sessions.id, session.id));
    return refuse('refresh_token_already_used', sessionMessages.ended);
  }
  const account = await findAccount(tx, session.userId);
  if (!account) return unknown;
  const again = rotation === 'repeat' && refreshTokenAgain(secrets, session.id, newest.counter, newest.hash);
  if (again) return { account, session, refreshToken: again };

  const counter = rotation === 'rotate' ? newest.counter + 1 : newest.counter;
  return { account, session, refreshToken: await turn(context, tx, session.id, counter) };
}

/** A session and its newest token, which nobody else turns until the transaction ends. */
async function lockSession(tx: Queries, sessionId: string) {
  const [row] = await tx
    .select({ newest: refreshTokens, session: sessions })
    .from(sessions)
    .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
    .where(eq(sessions.id, sessionId))
    .for('update')
    .prepare('session to refresh')
    .execute();
  return row;
}

/** New tokens for a session that goes on, asked for from within it; null where it has ended. */
export async function continueSession(
  context: RequestContext,
  tx: Queries,
  sessionId: string,
): Promise<OpenSession | null> {
  const row = await lockSession(tx, sessionId);
  const account = row && (await findAccount(tx, row.session.userId));
  if (!account) return null;
  const { session, newest } = row;
  const refreshToken = await turn(context, tx, session.id, newest.counter + 1);
  return { account, session, refreshToken };
}

/** Makes the token of a turn the newest of its session. */
async function turn(
  context: RequestContext,
  tx: Queries,
  sessionId: string,
  counter: number,
): Promise<string> {
  const now = context.now();
  const refreshToken = newRefreshToken(await secretsOf(context), sessionId, counter);
  const change = { counter, hash: refreshTokenHash(refreshToken), createdAt: now };
  const replace = tx.update(refreshTokens).set(change).where(eq(refreshTokens.sessionId, sessionId));
  const touch = tx.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, sessionId));
  await Promise.all([replace.prepare('refresh token').execute(), touch.prepare('session used').execute()]);
  return refreshToken;
}

/** A session that nobody has continued for so long is over. */
const maxIdleDays = 180;

/** Forgets sessions that nobody will continue, and those whose reset link has expired; run by a job. */
export async function forgetOldSessions({ sql, settings }: Pick<Runtime, 'sql' | 'settings'>): Promise<void> {
  await sql`
    delete from auth.sessions
    where refreshed_at < now() - make_interval(days => ${maxIdleDays})
       or (recovery and created_at < now() - make_interval(mins => ${settings.codeTtlMinutes}))`;
}

/** `local` ends the session that asks, `others` all but it, `global` every session of the person. */
export type SignOutScope = 'global' | 'local' | 'others';

export async function logOut({ db }: RequestContext, actor: Actor, scope: SignOutScope): Promise<void> {
  const mine = eq(sessions.userId, actor.userId);
  const asking = eq(sessions.id, actor.sessionId);
  const others = ne(sessions.id, actor.sessionId);
  await db.delete(sessions).where(and(mine, { global: undefined, local: asking, others }[scope]));
}
