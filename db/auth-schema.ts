import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Language } from '#src/lib/language.ts';
import { createdAt, instant } from './columns.ts';

/** The account tables. Secrets stand here only hashed (tokens, codes, passwords) or encrypted (factors, keys). */
export const auth = pgSchema('auth');

const id = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);

export const users = auth.table(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull(),
    /** argon2id in PHC form, or the bcrypt hash of an imported account until its first sign-in; null without password. */
    passwordHash: text('password_hash'),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** The address that a change of e-mail waits to confirm. */
    newEmail: text('new_email'),
    /** When each was mailed last. */
    confirmationSentAt: instant('confirmation_sent_at'),
    recoverySentAt: instant('recovery_sent_at'),
    emailChangeSentAt: instant('email_change_sent_at'),
    reauthenticationSentAt: instant('reauthentication_sent_at'),
    /** What clients keep with the account; nothing here is trusted for anything. */
    userMetadata: jsonb('user_metadata').notNull().default({}).$type<Record<string, unknown>>(),
    lastSignInAt: instant('last_sign_in_at'),
    /** Of the screen that was last logged in from: mails that nobody asked for are written in it. */
    language: text('language').$type<Language>(),
    /** Until then nobody logs in, as the protocol calls it; `never` of `suspension.ts` stands for no end. */
    bannedUntil: instant('banned_until'),
    /** As the person was told. */
    banReason: text('ban_reason'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('users_email_key').on(t.email)],
);

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const identities = auth.table(
  'identities',
  {
    id: id(),
    userId: userId(),
    provider: text('provider').notNull(),
    /** The provider's own id of the person (`sub`); for `email` the user's id. */
    providerId: text('provider_id').notNull(),
    identityData: jsonb('identity_data').notNull().default({}).$type<Record<string, unknown>>(),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('identities_provider_key').on(t.provider, t.providerId),
    index('identities_user').on(t.userId),
  ],
);

export const sessions = auth.table(
  'sessions',
  {
    id: id(),
    userId: userId(),
    /** The factor that was shown in it last; with the factor goes the level. */
    factorId: uuid('factor_id').references((): AnyPgColumn => factors.id, { onDelete: 'set null' }),
    aal: text('aal')
      .notNull()
      .generatedAlwaysAs(sql`case when factor_id is null then 'aal1' else 'aal2' end`)
      .$type<'aal1' | 'aal2'>(),
    /** How the person proved who they are, newest first: `[{ method, timestamp }]`. */
    amr: jsonb('amr').notNull().$type<{ method: string; timestamp: number }[]>(),
    /** True for the one session that a reset link opens: it may change the password or log out, nothing else. */
    recovery: boolean('recovery').notNull().default(false),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: createdAt(),
    refreshedAt: instant('refreshed_at').notNull().defaultNow(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_refreshed').on(t.refreshedAt),
    index('sessions_factor')
      .on(t.factorId)
      .where(sql`factor_id is not null`),
  ],
);

/** The newest refresh token of each session. Tokens are derived from session and counter, so only a hash is kept. */
export const refreshTokens = auth.table('refresh_tokens', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  counter: integer('counter').notNull(),
  /** SHA-256 of the token, hex. */
  hash: text('hash').notNull(),
  createdAt: createdAt(),
});

export const oneTimeTokens = auth.table(
  'one_time_tokens',
  {
    id: id(),
    /** Null: made for nobody, only so that as much is written as for somebody. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** `signup`, `recovery`, `email_change`, `reauthentication`. */
    purpose: text('purpose').notNull(),
    /** `link` or `code`. */
    form: text('form').notNull(),
    /** Keyed hash of the token or code, base64url. */
    hash: text('hash').notNull(),
    /** Of a code in the same mail as a link. */
    codeHash: text('code_hash'),
    tries: smallint('tries').notNull().default(0),
    /** Of a client that exchanges a code for its session: the link leads back with one. */
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    /** The session that asked for it, where that matters: the one that a change of e-mail does not end. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('one_time_tokens_user_purpose').on(t.userId, t.purpose),
    index('one_time_tokens_hash').on(t.hash),
    index('one_time_tokens_expiry').on(t.expiresAt),
  ],
);

export const factors = auth.table(
  'factors',
  {
    id: id(),
    userId: userId(),
    factorType: text('factor_type').notNull(),
    status: text('status').notNull().default('unverified'),
    friendlyName: text('friendly_name'),
    /** Encrypted TOTP secret. */
    secret: text('secret'),
    phone: text('phone'),
    /** The last TOTP step used: a code works once. */
    lastStep: integer('last_step'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    pausedUntil: instant('paused_until'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('factors_user_name').on(t.userId, t.friendlyName)],
);

export const challenges = auth.table(
  'challenges',
  {
    id: id(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    /** Keyed hash of the code that was sent, hex; null for TOTP. */
    codeHash: text('code_hash'),
    ip: text('ip'),
    expiresAt: instant('expires_at').notNull(),
    verifiedAt: instant('verified_at'),
    createdAt: createdAt(),
  },
  (t) => [index('challenges_factor').on(t.factorId), index('challenges_expiry').on(t.expiresAt)],
);

export const recoveryCodes = auth.table(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** What a PKCE or social sign-in keeps between its two halves. */
export const flowStates = auth.table(
  'flow_states',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method'),
    /** SHA-256 of the code handed to the browser, hex. */
    authCodeHash: text('auth_code_hash'),
    /** Encrypted state towards the provider: nonce, verifier. */
    providerState: text('provider_state'),
    redirectTo: text('redirect_to').notNull(),
    linkTo: uuid('link_to').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('flow_states_code').on(t.authCodeHash),
    index('flow_states_expiry').on(t.expiresAt),
    index('flow_states_user').on(t.userId),
    index('flow_states_link').on(t.linkTo),
  ],
);

export const signingKeys = auth.table(
  'signing_keys',
  {
    kid: text('kid').primaryKey(),
    publicJwk: jsonb('public_jwk').notNull().$type<Record<string, unknown>>(),
    /** The private JWK, encrypted with `AUTH_SECRET`; empty once the key signs no more. */
    privateJwk: text('private_jwk').notNull(),
    /** `current` signs; `previous` is still published until its last token has expired. */
    status: text('status').notNull(),
    createdAt: createdAt(),
    retiredAt: instant('retired_at'),
  },
  (t) => [
    uniqueIndex('signing_keys_current')
      .on(t.status)
      .where(sql`status = 'current'`),
  ],
);
