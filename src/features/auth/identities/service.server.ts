import { and, eq, sql } from 'drizzle-orm';
import { identities, oneTimeTokens, sessions, userProfiles, users } from '#db/schema.ts';
import { defaultRole } from '#src/lib/roles.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import type { SignInProvider } from '#src/server/env.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { findAccount, findUserByEmail, insertAccount, type UserRow } from '../account.server.ts';
import { notify } from '../notice.server.ts';
import { lockTokens, type Purpose } from '../one-time-token.server.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import {
  continueSession,
  openSession,
  sessionJson,
  type Opening,
  type SessionJson,
} from '../sessions/session.server.ts';
import { handOutCode, takeCode, type Flow } from './flow.server.ts';
import { isLastWayIn, joiningOf, passwordProvider } from './joining.ts';
import { socialMessages } from './messages.ts';
import { identityDataOf, nameOfNewMember, type Person } from './person.ts';

/** Someone whom a provider has just recognised. */
interface Arrival {
  readonly provider: SignInProvider;
  readonly person: Person;
}

/**
 * Signs the person in, or links them, as the flow was begun for.
 *
 * @returns the code to exchange for the session; or the session, where the client takes it as it comes
 */
export async function finishFlow(
  context: RequestContext,
  flow: Flow,
  arrival: Arrival,
): Promise<{ readonly code: string } | SessionJson | Refusal> {
  const finished = await context.db.transaction(async (tx) => {
    await lockIdentity(tx, arrival);
    const { linkTo } = flow;
    const account = linkTo ? await link(context, tx, arrival, linkTo) : await admit(context, tx, arrival);
    if (isRefusal(account)) return account;
    if (!flow.codeChallenge) return openSession(context, tx, account.id, { method: 'oauth' });
    return { code: await handOutCode(context, tx, flow, account.id) };
  });
  return 'account' in finished ? sessionJson(context, finished) : finished;
}

/** The same person twice at once makes one account. */
async function lockIdentity(tx: Transaction, { provider, person }: Arrival): Promise<void> {
  const who = `identity ${provider.id} ${person.subject}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`);
}

/** Whose account it is: the one that has the identity, a new one, or the one that has the same, proven e-mail. */
async function admit(
  context: RequestContext,
  tx: Transaction,
  arrival: Arrival,
): Promise<Pick<UserRow, 'id'> | Refusal> {
  const { provider, person } = arrival;
  const identityData = identityDataOf(person, provider.issuer);
  const isTheirs = and(eq(identities.provider, provider.id), eq(identities.providerId, person.subject));
  const [owner] = await tx.select({ id: identities.userId }).from(identities).where(isTheirs);
  if (owner) await lockTokens(tx, owner.id);
  if (owner) await lockUser(tx, owner.id);
  const [known] = await tx
    .update(identities)
    .set({ identityData, lastSignInAt: context.now() })
    .where(isTheirs)
    .returning({ id: identities.userId });
  if (known) return known;

  const { email, isEmailVerified, subject: providerId } = person;
  if (email === null || !isEmailVerified)
    return refuse('provider_email_needs_verification', socialMessages.emailUnverified);
  const created = await insertAccount(tx, {
    email,
    metadata: { full_name: nameOfNewMember(person, email) },
    passwordHash: null,
    role: defaultRole,
    confirmedAt: context.now(),
    identity: { provider: provider.id, providerId, identityData, lastSignInAt: context.now() },
  });
  return created ? created.user : joinByEmail(context, tx, arrival, email);
}

async function joinByEmail(
  context: RequestContext,
  tx: Transaction,
  arrival: Arrival,
  email: string,
): Promise<Pick<UserRow, 'id'> | Refusal> {
  const user = await findUserByEmail(tx, email);
  if (user) await lockTokens(tx, user.id);
  if (user) await lockUser(tx, user.id);
  const account = user && (await findAccount(tx, user.id));
  if (account?.user.email !== email) return refuse('unavailable', socialMessages.away);
  const joining = joiningOf({ ...account.user, identities: account.identities });
  if (joining === 'refuse') return refuse('user_already_exists', socialMessages.accountExists);
  const owner =
    joining === 'take-over' ? await takeOver(context, tx, account.user, arrival.person) : account.user;
  await addIdentity(context, tx, owner, arrival);
  return owner;
}

/**
 * Gives an account that never confirmed its e-mail to the owner of the mailbox. Nothing of whoever registered it stays:
 * neither password nor name, session or mailed link.
 */
async function takeOver(
  context: RequestContext,
  tx: Transaction,
  user: UserRow,
  person: Person,
): Promise<UserRow> {
  const now = context.now();
  const fullName = nameOfNewMember(person, user.email);
  const owned = {
    passwordHash: null,
    emailConfirmedAt: now,
    userMetadata: { full_name: fullName },
    updatedAt: now,
  };
  await tx.update(users).set(owned).where(eq(users.id, user.id));
  await tx.update(userProfiles).set({ fullName, updatedAt: now }).where(eq(userProfiles.id, user.id));
  await tx.delete(sessions).where(eq(sessions.userId, user.id));
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  await tx
    .delete(identities)
    .where(and(eq(identities.userId, user.id), eq(identities.provider, passwordProvider)));
  return { ...user, ...owned };
}

/** For someone who is signed in, whatever e-mail the provider knows. */
async function link(
  context: RequestContext,
  tx: Transaction,
  arrival: Arrival,
  { userId, sessionId }: NonNullable<Flow['linkTo']>,
): Promise<Pick<UserRow, 'id'> | Refusal> {
  const [asking] = await tx
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (!asking) return refuse('session_expired', socialMessages.sessionEnded);
  const isAdded = await addIdentity(context, tx, asking.user, arrival);
  return isAdded ? asking.user : refuse('identity_already_exists', socialMessages.linkedAlready);
}

/** Adds it and tells the person. False where an account has the identity already. */
async function addIdentity(
  context: RequestContext,
  tx: Transaction,
  user: UserRow,
  { provider, person }: Arrival,
): Promise<boolean> {
  const added = await tx
    .insert(identities)
    .values({
      userId: user.id,
      provider: provider.id,
      providerId: person.subject,
      identityData: identityDataOf(person, provider.issuer),
      lastSignInAt: context.now(),
    })
    .onConflictDoNothing({ target: [identities.provider, identities.providerId] })
    .returning({ id: identities.id });
  if (added.length > 0) await notify(context, tx, user, 'identity-added', { provider: provider.name });
  return added.length > 0;
}

/** Called before a person's identities and sessions are changed. */
async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

/** Exchanges the code for a session: a new one, or, after a link, the one that asked for it. */
export async function redeemCode(
  context: RequestContext,
  {
    auth_code: code,
    code_verifier: verifier,
  }: { readonly auth_code: string; readonly code_verifier: string },
): Promise<SessionJson | Refusal> {
  const outcome = await context.db.transaction(async (tx) => {
    const taken = await takeCode(context, tx, code, verifier);
    if (taken === 'unknown') return refuse('flow_state_not_found', socialMessages.codeExpired);
    if (taken === 'expired') return refuse('flow_state_expired', socialMessages.codeExpired);
    if (taken === 'wrong-verifier') return refuse('bad_code_verifier', socialMessages.codeExpired);
    if (taken.sessionId === null) return openSession(context, tx, taken.userId, openingOf(taken.provider));
    const continued = await continueSession(context, tx, taken.sessionId);
    return continued ?? refuse('session_expired', socialMessages.sessionEnded);
  });
  return isRefusal(outcome) ? outcome : sessionJson(context, outcome);
}

/** What stands in a flow's provider where a mailed link began it: no provider that can be set up is called so. */
export const mailedBy = (purpose: Purpose) => `mail/${purpose}`;

const openingOf = (provider: string): Opening => {
  if (provider === mailedBy('recovery')) return { method: 'recovery', recovery: true };
  return { method: provider.startsWith('mail/') ? 'otp' : 'oauth' };
};

/** Takes an identity from the account; never the last way in. */
export async function unlink(
  context: RequestContext,
  actor: Actor,
  identityId: string,
): Promise<Refusal | null> {
  return context.db.transaction(async (tx) => {
    // Two at once would each leave the other's.
    await lockUser(tx, actor.userId);
    const account = await findAccount(tx, actor.userId);
    const identity = account?.identities.find(({ id }) => id === identityId);
    if (!account || !identity) return refuse('identity_not_found', socialMessages.notFound);
    if (identity.provider === passwordProvider)
      return refuse('single_identity_not_deletable', socialMessages.passwordStays);
    if (isLastWayIn(identityId, account.identities, account.user.passwordHash !== null))
      return refuse('single_identity_not_deletable', socialMessages.lastWayIn);
    await tx.delete(identities).where(eq(identities.id, identityId));
    const provider = nameOf(context, identity.provider);
    await notify(context, tx, account.user, 'identity-removed', { provider });
    return null;
  });
}

/** One that is no longer offered is called what the protocol called it. */
const nameOf = ({ settings }: RequestContext, provider: string): string =>
  settings.signInProviders.find(({ id }) => id === provider)?.name ?? provider;
