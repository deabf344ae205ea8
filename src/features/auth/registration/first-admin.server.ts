import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { sessions, userProfiles, users } from '#db/schema.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { findUserByEmail, insertAccount, type Queries } from '../account.server.ts';
import { hashPassword } from '../passwords/hashing.server.ts';

const role = 'admin_super';
const defaultEmail = 'admin@birtu.local';

/** How the first super admin logs in. */
export interface FirstAdmin {
  readonly email: string;
  /** It is nowhere else. */
  readonly generatedPassword: string;
}

/**
 * Where there is no super admin, makes one from `ADMIN_EMAIL` and `ADMIN_PASSWORD`, or with a generated password.
 *
 * @param tell tells who starts Birtu a generated password; where it throws, there is no account, and the next start
 *   makes another password
 */
export async function ensureFirstAdmin(
  { db, settings, now }: Runtime,
  tell: (admin: FirstAdmin) => void,
): Promise<void> {
  if (await hasSuperAdmin(db)) return;
  const generatedPassword = settings.admin ? null : randomBytes(15).toString('base64url');
  const email = settings.admin?.email.trim().toLowerCase() ?? defaultEmail;
  const passwordHash = await hashPassword(settings.admin?.password ?? generatedPassword!);
  await db.transaction(async (tx) => {
    // Nodes that start together take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('birtu first admin'))`);
    if (await hasSuperAdmin(tx)) return;
    const account = { email, metadata: { full_name: 'Birtu Admin' }, passwordHash, role, confirmedAt: now() };
    if (!(await insertAccount(tx, account))) await promote(tx, email, passwordHash, now());
    if (generatedPassword !== null) tell({ email, generatedPassword });
  });
}

async function hasSuperAdmin(db: Queries): Promise<boolean> {
  const found = await db
    .select({ id: userProfiles.id })
    .from(userProfiles)
    .where(eq(userProfiles.role, role))
    .limit(1);
  return found.length > 0;
}

/** Whoever registered that e-mail before is shut out: only the operator's password opens the account from now on. */
async function promote(tx: Queries, email: string, passwordHash: string, now: Date): Promise<void> {
  const user = await findUserByEmail(tx, email);
  if (!user) throw new Error('the e-mail of the first admin is taken by no account');
  await tx.update(users).set({ passwordHash, emailConfirmedAt: now }).where(eq(users.id, user.id));
  await tx.delete(sessions).where(eq(sessions.userId, user.id));
  await tx.update(userProfiles).set({ role, updatedAt: now }).where(eq(userProfiles.id, user.id));
}
