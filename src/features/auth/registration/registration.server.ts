import { randomUUID } from 'node:crypto';
import { defaultRole } from '#src/lib/roles.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import { takeFromBoth } from '#src/server/limits.server.ts';
import { findUserByEmail, insertAccount, passwordIdentityData } from '../account.server.ts';
import type { Asking } from '../mailed-link.ts';
import { notify } from '../notice.server.ts';
import { isCommonPassword } from '../passwords/common-passwords.server.ts';
import { sendConfirmation } from './confirmation.server.ts';
import { attempt } from '../passwords/attempt.server.ts';
import { hashPassword } from '../passwords/hashing.server.ts';
import { registrationLimits } from '../limits.server.ts';
import { fieldMessages, metadataMessages, registrationMessages } from '../messages.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Login } from '../schema.ts';
import { openSession, sessionJson, type SessionJson } from '../sessions/session.server.ts';
import { userJson, type UserJson } from '../user-json.ts';
import { mergeMetadata, type Metadata } from '../user-metadata.ts';

/**
 * Makes an account with role `user`.
 *
 * @param given what the client keeps with the account, with its name where it has one
 * @param asking for the confirmation mail
 * @returns a session; or, where the e-mail is to be confirmed first, only the user
 */
export async function register(
  context: RequestContext,
  { email, password }: Login,
  given: Metadata,
  asking: Asking,
): Promise<SessionJson | UserJson | Refusal> {
  const { db, settings } = context;
  const metadata = mergeMetadata({}, given);
  if (!metadata) return refuse('validation_failed', metadataMessages.tooLarge);
  if (isCommonPassword(password))
    return refuse('weak_password', fieldMessages.passwordCommon, { reasons: ['pwned'] });
  const taken = await takeFromBoth(context, registrationLimits, email);
  if (!taken.allowed) return refuse('over_request_rate_limit', registrationMessages.tooMany, taken);

  const passwordHash = await attempt(context, registrationLimits.account, email, () =>
    hashPassword(password),
  );
  const confirmedAt = settings.emailConfirmation ? null : context.now();
  const opened = await db.transaction(async (tx) => {
    const account = await insertAccount(tx, {
      email,
      metadata,
      passwordHash,
      role: defaultRole,
      confirmedAt,
      language: context.language,
    });
    if (!account) return null;
    if (confirmedAt) return openSession(context, tx, account.user.id, { method: 'password' });
    await sendConfirmation(context, tx, account.user, asking);
    return userJson({ ...account, user: { ...account.user, confirmationSentAt: context.now() } });
  });
  if (opened) return 'session' in opened ? sessionJson(context, opened) : opened;
  if (settings.hideAccountExistence && settings.emailConfirmation) {
    await tellOwner(context, email);
    return unknowableUser(context, email, metadata);
  }
  return refuse('user_already_exists', registrationMessages.exists);
}

/** Only the mailbox learns that there is an account. */
async function tellOwner(context: RequestContext, email: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user) await notify(context, tx, user, 'sign-up-attempt', {}, '/login');
  });
}

/** What a new account would have been answered with, for an e-mail that has one: the mailbox alone may know. */
function unknowableUser({ now }: RequestContext, email: string, userMetadata: Metadata): UserJson {
  const [id, at] = [randomUUID(), now()];
  const record = { lastSignInAt: null, createdAt: at };
  const identityData = passwordIdentityData(id, email, userMetadata);
  const user = {
    id,
    email,
    emailConfirmedAt: null,
    newEmail: null,
    confirmationSentAt: at,
    recoverySentAt: null,
    emailChangeSentAt: null,
    reauthenticationSentAt: null,
    userMetadata,
    updatedAt: at,
  };
  const identity = { id: randomUUID(), userId: id, provider: 'email', providerId: id, identityData };
  return userJson({ user: { ...user, ...record }, identities: [{ ...identity, ...record }], factors: [] });
}
