import type { factors, identities, users } from '#db/auth-schema.ts';
import { appMetadata, authenticatedAudience } from './sessions/access-token.ts';

/** An account as it stands in the database. */
export type UserRecord = Omit<
  typeof users.$inferSelect,
  'passwordHash' | 'language' | 'bannedUntil' | 'banReason'
>;
export type IdentityRecord = typeof identities.$inferSelect;
export type FactorRecord = Pick<
  typeof factors.$inferSelect,
  'id' | 'factorType' | 'status' | 'friendlyName' | 'phone' | 'createdAt' | 'updatedAt'
>;

const instant = (date: Date | null) => date?.toISOString();

const emailIn = ({ identityData: { email } }: IdentityRecord) =>
  typeof email === 'string' ? email : undefined;

/** The provider's id of the person is `id` in the protocol, the row's own id `identity_id`. */
const identityJson = (identity: IdentityRecord) => ({
  identity_id: identity.id,
  id: identity.providerId,
  user_id: identity.userId,
  identity_data: { email_verified: false, phone_verified: false, ...identity.identityData },
  email: emailIn(identity),
  provider: identity.provider,
  last_sign_in_at: instant(identity.lastSignInAt),
  created_at: instant(identity.createdAt),
  updated_at: instant(identity.createdAt),
});

/** Never the secret. */
const factorJson = (factor: FactorRecord) => ({
  id: factor.id,
  factor_type: factor.factorType,
  status: factor.status,
  friendly_name: factor.friendlyName ?? undefined,
  phone: factor.phone ?? undefined,
  created_at: factor.createdAt.toISOString(),
  updated_at: factor.updatedAt.toISOString(),
});

interface AccountRecord {
  readonly user: UserRecord;
  readonly identities: readonly IdentityRecord[];
  readonly factors: readonly FactorRecord[];
}

/** What clients keep with the account, and what the server says of it in the same place. */
export const metadataJson = ({ id, email, emailConfirmedAt, userMetadata }: UserRecord) => ({
  ...userMetadata,
  sub: id,
  email,
  email_verified: emailConfirmedAt !== null,
  phone_verified: false,
});

/** The protocol's user object. What is unset is left out. */
export const userJson = ({ user, identities, factors }: AccountRecord) => ({
  id: user.id,
  aud: authenticatedAudience,
  role: authenticatedAudience,
  email: user.email,
  email_confirmed_at: instant(user.emailConfirmedAt),
  confirmed_at: instant(user.emailConfirmedAt),
  confirmation_sent_at: instant(user.confirmationSentAt),
  recovery_sent_at: instant(user.recoverySentAt),
  new_email: user.newEmail ?? undefined,
  email_change_sent_at: instant(user.emailChangeSentAt),
  reauthentication_sent_at: instant(user.reauthenticationSentAt),
  phone: '',
  last_sign_in_at: instant(user.lastSignInAt),
  app_metadata: appMetadata(identities.map((identity) => identity.provider)),
  user_metadata: metadataJson(user),
  identities: identities.map(identityJson),
  factors: factors.map(factorJson),
  created_at: user.createdAt.toISOString(),
  updated_at: user.updatedAt.toISOString(),
  is_anonymous: false,
});

export type UserJson = ReturnType<typeof userJson>;
