import { eq } from 'drizzle-orm';
import { userProfiles, users } from '#db/schema.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { takeFromLimit } from '#src/server/limits.server.ts';
import { findAccount, type UserRow } from '../account.server.ts';
import { changeLimit } from '../limits.server.ts';
import type { Asking } from '../mailed-link.ts';
import { changeMessages, metadataMessages, recoveryMessages } from '../messages.ts';
import { endToken, lockTokens } from '../one-time-token.server.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { userJson, type UserJson } from '../user-json.ts';
import { mergeMetadata, nameIn, type Metadata } from '../user-metadata.ts';
import { askForEmail, limitOnEmails, refusalOfEmail, takeBackEmail } from './email.server.ts';
import { hashOfNewPassword, setPassword } from './password.server.ts';
import { nonceWrong, refusalWithoutProof } from './proof.server.ts';

/** What is to change, where it is given. */
export interface Change extends Asking {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly data?: Metadata | undefined;
  /** Shows that the account is the caller's. One of the two is needed for e-mail and password, but at a reset. */
  readonly current_password?: string | undefined;
  /** A code that was mailed for this. */
  readonly nonce?: string | undefined;
}

const gone = refuse('session_expired', recoveryMessages.sessionExpired);

/**
 * Changes password and metadata at once, and the e-mail when the new address has confirmed it: all that is asked for, or
 * nothing.
 */
export async function changeAccount(
  context: RequestContext,
  actor: Actor,
  change: Change,
): Promise<UserJson | Refusal> {
  const { db, sql } = context;
  if (actor.recovery && (change.email !== undefined || change.data !== undefined))
    return refuse('reauthentication_needed', changeMessages.resetOnly);
  const taken = await takeFromLimit(sql, changeLimit, actor.userId);
  if (!taken.allowed) return refuse('over_request_rate_limit', changeMessages.tooMany, taken);
  const account = await findAccount(db, actor.userId);
  if (!account) return gone;
  const prepared = await prepare(context, actor, account.user, change);
  if (isRefusal(prepared)) return prepared;
  const refused = await db.transaction(async (tx) => {
    await lockTokens(tx, actor.userId);
    const [user] = await tx.select().from(users).where(eq(users.id, actor.userId)).for('no key update');
    if (!user) return gone;
    // What the present password proved, it proves no more.
    if (user.passwordHash !== account.user.passwordHash)
      return refuse('current_password_invalid', changeMessages.wrongCurrent);
    const { passwordHash, newEmail } = prepared;
    const metadata = change.data && mergeMetadata(user.userMetadata, change.data);
    if (metadata === null) return refuse('validation_failed', metadataMessages.tooLarge);
    const unusable = newEmail === null ? null : await refusalOfEmail(context, tx, newEmail);
    if (unusable) return unusable;
    // What is used up stands before what is written, and what is refused before both.
    if (prepared.usesNonce && !(await endToken(context, tx, user.id, 'reauthentication'))) return nonceWrong;
    if (passwordHash !== null) {
      const hadReset = await endToken(context, tx, user.id, 'recovery');
      if (actor.recovery && !hadReset) return gone;
      await setPassword(context, tx, actor, user, passwordHash);
    }
    if (metadata) await setMetadata(context, tx, user, metadata);
    if (change.email === user.email) await takeBackEmail(context, tx, user.id);
    if (newEmail !== null) await askForEmail(context, tx, { ...user, newEmail }, { ...change, actor });
    return null;
  });
  if (refused) return refused;
  const changed = await findAccount(db, actor.userId);
  return changed ? userJson(changed) : gone;
}

interface Prepared {
  readonly passwordHash: string | null;
  readonly newEmail: string | null;
  readonly usesNonce: boolean;
}

/** What takes time or counts as an attempt, whatever becomes of the change. */
async function prepare(
  context: RequestContext,
  actor: Actor,
  user: UserRow,
  { email, password, current_password: current, nonce }: Change,
): Promise<Prepared | Refusal> {
  const newEmail = email === undefined || email === user.email ? null : email;
  const needsProof = !actor.recovery && (newEmail !== null || password !== undefined);
  const unproven = needsProof && (await refusalWithoutProof(context, actor, user, { current, nonce }));
  if (unproven) return unproven;
  const passwordHash = password === undefined ? null : await hashOfNewPassword(user, password);
  if (passwordHash !== null && typeof passwordHash !== 'string') return passwordHash;
  const limited = newEmail === null ? null : await limitOnEmails(context, user.id);
  return limited ?? { passwordHash, newEmail, usesNonce: needsProof && Boolean(nonce) };
}

async function setMetadata(
  { now }: RequestContext,
  tx: Pick<RequestContext['db'], 'update'>,
  { id, userMetadata: before }: UserRow,
  userMetadata: Metadata,
): Promise<void> {
  await tx.update(users).set({ userMetadata, updatedAt: now() }).where(eq(users.id, id));
  const fullName = nameIn(userMetadata);
  if (fullName === null || fullName === nameIn(before)) return;
  await tx.update(userProfiles).set({ fullName, updatedAt: now() }).where(eq(userProfiles.id, id));
}
