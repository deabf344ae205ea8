import { and, eq, ne } from 'drizzle-orm';
import { sessions, users } from '#db/schema.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { confirmEmail, type UserRow } from '../account.server.ts';
import { notify } from '../notice.server.ts';
import { recoveryMessages } from '../messages.ts';
import { isCommonPassword } from '../passwords/common-passwords.server.ts';
import { hashPassword, passwordMatches } from '../passwords/hashing.server.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** What is kept of a password that may take the place of the present one. */
export async function hashOfNewPassword(user: UserRow, password: string): Promise<string | Refusal> {
  if (isCommonPassword(password))
    return refuse('weak_password', recoveryMessages.weak, { reasons: ['pwned'] });
  if (await passwordMatches(password, user.passwordHash))
    return refuse('same_password', recoveryMessages.same);
  return hashPassword(password);
}

/** Sets a new password, ends the person's other sessions and tells them by mail. */
export async function setPassword(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  user: UserRow,
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: context.now() }).where(eq(users.id, user.id));
  if (actor.recovery) await confirmEmail(context, tx, user.id);
  await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, actor.sessionId)));
  await notify(context, tx, user, 'password-changed', {}, '/reset-password');
}
