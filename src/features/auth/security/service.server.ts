import { and, desc, eq } from 'drizzle-orm';
import { sessions, users } from '#db/schema.ts';
import { refusals } from '#src/api/describe.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Queries } from '../account.server.ts';
import { takeBackEmail } from '../changes/email.server.ts';
import { refusalWithoutProof, unproven } from '../changes/proof.server.ts';
import { changeMessages } from '../messages.ts';
import { refuse as refusal } from '../refusal.ts';
import { withProof } from '../sessions/authentication.ts';
import { deviceOf } from './device.ts';
import { securityMessages } from './messages.ts';
import { maxSessionsShown, type AccountOverview, type SessionList } from './schema.ts';

export const refuse = refusals({ not_found: [404, securityMessages.sessionGone] });

/** @throws 404 where the account has just been deleted */
export async function readAccount({ sql, actor }: MemberContext): Promise<AccountOverview> {
  const [account] = await sql<AccountOverview[]>`
    select u.email, u.password_hash is not null as has_password, u.new_email,
           (select count(*)::int from auth.recovery_codes c
             where c.user_id = u.id and c.used_at is null) as recovery_codes_left,
           array(select i.provider from auth.identities i
             where i.user_id = u.id and i.provider <> 'email' order by i.created_at) as providers
    from auth.users u
    where u.id = ${actor.userId}`;
  if (!account) throw refuse('not_found');
  return account;
}

/** Where the person is logged in; what a reset link opened is no login. */
export const listSessions = ({ db, actor }: MemberContext): Promise<SessionList> =>
  sessionsOf(db, actor.userId, actor.sessionId);

/** Where somebody is logged in, first by the session that asks where that is theirs. */
export async function sessionsOf(db: Queries, userId: string, asking: string): Promise<SessionList> {
  const mine = and(eq(sessions.userId, userId), eq(sessions.recovery, false));
  const total = await db.$count(sessions, mine);
  const rows = await db
    .select()
    .from(sessions)
    .where(mine)
    .orderBy(desc(eq(sessions.id, asking)), desc(sessions.refreshedAt), sessions.id)
    .limit(maxSessionsShown);
  const shown = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent ?? ''),
    address: row.ip || null,
    started: row.createdAt.toISOString(),
    last_used: row.refreshedAt.toISOString(),
    current: row.id === asking,
  }));
  return { items: shown, total };
}

/** @throws 404 where it is not one of the person's own, or has ended already */
export async function endOwnSession({ db, actor }: MemberContext, id: string): Promise<void> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, actor.userId));
  const ended = await db.delete(sessions).where(own).returning({ id: sessions.id });
  if (ended.length === 0) throw refuse('not_found');
}

/**
 * Takes the password once more, for what asks for a fresh proof.
 *
 * @throws what the password lacks, with the account protocol's codes
 */
export async function provePassword(context: MemberContext, password: string): Promise<void> {
  const { db, actor, now } = context;
  const [user] = await db.select().from(users).where(eq(users.id, actor.userId));
  if (!user) throw refuse('not_found');
  const lacking =
    user.passwordHash === null
      ? refusal('reauthentication_needed', changeMessages.logInAgain)
      : await refusalWithoutProof(context, actor, user, { current: password });
  if (lacking) throw unproven(lacking);
  const proof = { method: 'password', timestamp: Math.floor(now().getTime() / 1000) };
  await db.transaction(async (tx) => {
    const own = eq(sessions.id, actor.sessionId);
    const [session] = await tx.select({ amr: sessions.amr }).from(sessions).where(own).for('update');
    if (session)
      await tx
        .update(sessions)
        .set({ amr: withProof(session.amr, proof) })
        .where(own);
  });
}

/** Takes back a change of e-mail that nobody has confirmed yet; its link is worth nothing from then on. */
export const cancelEmailChange = (context: MemberContext): Promise<void> =>
  context.db.transaction((tx) => takeBackEmail(context, tx, context.actor.userId));
