import { and, eq, ne } from 'drizzle-orm';
import { sessions, users } from '#db/schema.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { queueMail } from '#src/server/mail.server.ts';
import { confirmEmail, type UserRow } from '../account.server.ts';
import { noticeValues } from '../mailed-link.ts';
import { recoveryMessages } from '../messages.ts';
import { endToken } from '../one-time-token.server.ts';
import { isCommonPassword } from '../passwords/common-passwords.server.ts';
import { hashPassword, passwordMatches } from '../passwords/hashing.server.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Sets a new password, ends the person's other sessions and tells them by mail. */
export async function setPassword(
  context: RequestContext,
  actor: Actor,
  user: UserRow,
  password: string,
): Promise<Refusal | null> {
  const { db, language, now } = context;
  if (isCommonPassword(password))
    return refuse('weak_password', recoveryMessages.weak, { reasons: ['pwned'] });
  if (await passwordMatches(password, user.passwordHash))
    return refuse('same_password', recoveryMessages.same);

  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const hadToken = await endToken(context, tx, actor.userId, 'recovery');
    if (actor.recovery && !hadToken) return refuse('session_expired', recoveryMessages.sessionExpired);
    await tx.update(users).set({ passwordHash, updatedAt: now() }).where(eq(users.id, actor.userId));
    if (actor.recovery) await confirmEmail(context, tx, actor.userId);
    await tx.delete(sessions).where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId)));
    const values = noticeValues(context, user, '/reset-password');
    await queueMail(context, tx, { kind: 'password-changed', to: user.email, language, values });
    return null;
  });
}
