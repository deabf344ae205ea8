import { eq } from 'drizzle-orm';
import { sessions } from '#db/schema.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { clearLimit, takeFromBoth } from '#src/server/limits.server.ts';
import type { UserRow } from '../account.server.ts';
import { signInLimits } from '../limits.server.ts';
import { changeMessages, loginMessages } from '../messages.ts';
import { attempt } from '../passwords/attempt.server.ts';
import { passwordMatches } from '../passwords/hashing.server.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { isFresh } from '../sessions/authentication.ts';

/**
 * Whoever changes how an account is entered shows that it is theirs: by its password, under the limit of sign-in, since
 * whoever finds a session open may not try passwords; or, where it has none, by having signed in just now.
 */
export async function refusalWithoutProof(
  context: RequestContext,
  actor: Actor,
  user: UserRow,
  current: string | undefined,
): Promise<Refusal | null> {
  if (user.passwordHash === null) return (await hasJustSignedIn(context, actor)) ? null : reauthenticate;
  const taken = await takeFromBoth(context, signInLimits, user.email);
  if (!taken.allowed) return refuse('over_request_rate_limit', loginMessages.tooMany, taken);
  const matches = await attempt(context, signInLimits.account, user.email, () =>
    passwordMatches(current ?? '', user.passwordHash),
  );
  if (!matches) return refuse('invalid_credentials', changeMessages.wrongCurrent);
  await clearLimit(context.sql, signInLimits.account, user.email);
  return null;
}

const reauthenticate = refuse('reauthentication_needed', changeMessages.logInAgain);

async function hasJustSignedIn({ db, now }: RequestContext, { sessionId }: Actor): Promise<boolean> {
  const [session] = await db.select({ amr: sessions.amr }).from(sessions).where(eq(sessions.id, sessionId));
  return isFresh(session?.amr ?? [], now());
}
