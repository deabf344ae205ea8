import { and, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { accountDeletions, factors, feedback, idempotencyKeys, userProfiles, users } from '#db/schema.ts';
import { literal } from '#src/lib/search.ts';
import type { Transaction } from '#src/server/database.server.ts';
import type { Queries } from '../account.server.ts';
import { lockTokens } from '../one-time-token.server.ts';

const superAdmin = 'admin_super';

/** Whatever adds, changes or deletes accounts waits here for its turn, on all nodes, until its transaction ends. */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('birtu users'))`);
}

/** Whether there would be no super admin without this one; those who are about to leave or suspended count as gone. */
export async function isLastSuperAdmin(tx: Transaction, id: string): Promise<boolean> {
  const [own] = await tx
    .select({ role: userProfiles.role })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
  if (own?.role !== superAdmin) return false;
  const others = await tx
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.id))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, userProfiles.id))
    .where(
      and(
        eq(userProfiles.role, superAdmin),
        ne(userProfiles.id, id),
        isNull(accountDeletions.userId),
        or(isNull(users.bannedUntil), lte(users.bannedUntil, sql`now()`)),
      ),
    )
    .limit(1);
  return others.length === 0;
}

/**
 * Deletes an account and all that belongs to the person, whoever asked for it. What they wrote to Birtu stays, without
 * name and address.
 *
 * @returns what the person was called; null where there is no such account
 */
export async function deleteAccount(
  tx: Transaction,
  id: string,
): Promise<{ readonly name: string; readonly role: string } | null> {
  await lockTokens(tx, id);
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) return null;
  const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, id));
  await forgetMails(tx, await provenAddresses(tx, user));
  await tx.update(feedback).set({ userId: null, fullName: '', email: '' }).where(writtenBy(user));
  // What staff were answered who added or changed them.
  const about = sql`${idempotencyKeys.body}->>'id' = ${id}`;
  const among = sql`${idempotencyKeys.body}->'items' @> ${JSON.stringify([{ id }])}::text::jsonb`;
  await tx.delete(idempotencyKeys).where(or(about, among));
  // Everything else of the person's hangs on this row, and goes with it.
  await tx.delete(users).where(eq(users.id, id));
  return { name: profile?.fullName ?? '', role: profile?.role ?? '' };
}

/**
 * Where mail reaches the person for certain, in lower case: an e-mail address that waits for its confirmation and a phone
 * that never answered may be somebody else's.
 */
export async function provenAddresses(
  db: Queries,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<readonly string[]> {
  const phones = await db
    .select({ phone: factors.phone })
    .from(factors)
    .where(and(eq(factors.userId, id), eq(factors.status, 'verified')));
  return [email, ...phones.map(({ phone }) => phone)].flatMap((address) => address?.toLowerCase() || []);
}

/** Those to the person, sent or not, and those that name one of the addresses: alone, not within a longer one. */
async function forgetMails(tx: Transaction, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const anywhere = addresses.map((address) => sql`${`%${literal(address)}%`}`);
  const escaped = addresses.map((address) => address.replaceAll(/[^\p{L}\p{M}\p{N}@]/gu, String.raw`\$&`));
  const alone = `(^|[^a-z0-9_.+'-])'?(${escaped.join('|')})($|[^a-z0-9_.-]|\\.($|[^a-z0-9]))`;
  // Most texts are told apart without the second pattern, which takes longer.
  await tx.execute(sql`
    delete from mails where lower(recipient) in ${addresses}
      or lower(text) like any(array[${sql.join(anywhere, sql`, `)}]) and lower(text) ~ ${alone}`);
}

/** What the person wrote, also with the same address before logging in; the search index finds it. */
export function writtenBy({ id, email }: { readonly id: string; readonly email: string }): SQL | undefined {
  const pattern = `%${email.replace(/[\\%_]/g, '\\$&')}%`;
  const written = sql`lower(${feedback.fullName} || ' ' || ${feedback.email} || ' ' || ${feedback.content})`;
  return or(
    eq(feedback.userId, id),
    and(
      isNull(feedback.userId),
      sql`${written} like lower(${pattern})`,
      eq(sql`lower(${feedback.email})`, email.toLowerCase()),
    ),
  );
}
