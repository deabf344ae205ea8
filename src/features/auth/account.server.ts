import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { factors, identities, userProfiles, users } from '#db/schema.ts';
import type { Language } from '#src/lib/language.ts';
import type { Runtime } from '#src/server/context.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { FactorRecord, IdentityRecord } from './user-json.ts';
import { nameIn, type Metadata } from './user-metadata.ts';

/** Drizzle, inside a transaction or not. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | '$count'>;

export type UserRow = typeof users.$inferSelect;

export interface Account {
  readonly user: UserRow;
  /** Oldest first. */
  readonly identities: readonly IdentityRecord[];
  /** Oldest first; those that were never verified too. */
  readonly factors: readonly FactorRecord[];
}

/** @param email in lower case */
export async function findUserByEmail(db: Queries, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .prepare('user by e-mail')
    .execute();
  return user ?? null;
}

/** Every sign-in and refresh asks for it, so its queries are prepared and sent together. */
export async function findAccount(db: Queries, userId: string): Promise<Account | null> {
  const own = db.select().from(users).where(eq(users.id, userId));
  const ownIdentities = db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
  const ownFactors = db
    .select()
    .from(factors)
    .where(eq(factors.userId, userId))
    .orderBy(asc(factors.createdAt));
  const [[user], identityRows, factorRows] = await Promise.all([
    own.prepare('user').execute(),
    ownIdentities.prepare('identities').execute(),
    ownFactors.prepare('factors').execute(),
  ]);
  return user ? { user, identities: identityRows, factors: factorRows } : null;
}

export interface NewAccount {
  readonly email: string;
  readonly metadata: Metadata;
  readonly passwordHash: string | null;
  readonly role: string;
  /** Null: the e-mail is still to be confirmed. */
  readonly confirmedAt: Date | null;
  /** Of what is mailed to the person before they log in. */
  readonly language?: Language;
  /** Who vouches for the person where that is not their password. */
  readonly identity?: Pick<
    typeof identities.$inferInsert,
    'provider' | 'providerId' | 'identityData' | 'lastSignInAt'
  >;
}

/**
 * Writes user, identity and profile; belongs in a transaction. Null where the e-mail has an account already, even
 * one that another request is just making.
 */
export async function insertAccount(tx: Queries, account: NewAccount): Promise<Account | null> {
  const { email, metadata, passwordHash, role, confirmedAt, language } = account;
  const [user] = await tx
    .insert(users)
    .values({ email, passwordHash, emailConfirmedAt: confirmedAt, userMetadata: metadata, language })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!user) return null;
  const identity = account.identity ?? {
    provider: 'email',
    providerId: user.id,
    identityData: passwordIdentityData(user.id, email, metadata),
  };
  const inserted = await tx
    .insert(identities)
    .values({ ...identity, userId: user.id })
    .returning();
  await tx.insert(userProfiles).values({ id: user.id, fullName: nameIn(metadata) ?? '', email, role });
  return { user, identities: inserted, factors: [] };
}

/** What is kept beside the password, in the protocol's words. */
export const passwordIdentityData = (userId: string, email: string, metadata: Metadata) => ({
  ...metadata,
  sub: userId,
  email,
});

/**
 * Keeps a person's name in the account's metadata, where mails and other front ends find it. Called before the profile is
 * written: whatever changes both locks them in this order.
 */
export async function keepName(tx: Pick<Queries, 'update'>, userId: string, name: string): Promise<void> {
  const userMetadata = sql`${users.userMetadata} || jsonb_build_object('full_name', ${name}::text)`;
  await tx.update(users).set({ userMetadata }).where(eq(users.id, userId));
}

/**
 * For someone who has shown that mail to their address reaches them. The identity of their password says so, too: where
 * `EMAIL_CONFIRMATION` is off an account counts as confirmed without that.
 */
export async function confirmEmail(
  { now }: Pick<Runtime, 'now'>,
  tx: Queries,
  userId: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: now(), updatedAt: now() })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
  const proven = sql`identity_data || jsonb_build_object('email', ${users.email}, 'email_verified', true)`;
  await tx
    .update(identities)
    .set({ identityData: proven })
    .from(users)
    .where(and(eq(users.id, userId), eq(identities.userId, users.id), eq(identities.provider, 'email')));
}
