import { eq } from 'drizzle-orm';
import { sessions } from '#db/schema.ts';
import { refusals } from '#src/api/describe.server.ts';
import type { ProblemError } from '#src/api/problem.ts';
import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { clearLimit, takeFromBoth } from '#src/server/limits.server.ts';
import type { UserRow } from '../account.server.ts';
import { signInLimits } from '../limits.server.ts';
import { changeMessages, loginMessages } from '../messages.ts';
import { attempt } from '../passwords/attempt.server.ts';
import { passwordMatches } from '../passwords/hashing.server.ts';
import { tryCode } from '../one-time-token.server.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { isFresh } from '../sessions/authentication.ts';

/** What shows that an account is somebody's; one of the two is enough. */
export interface Proof {
  readonly current?: string | undefined;
  readonly nonce?: string | undefined;
}

export const nonceWrong = refuse('reauthentication_not_valid', changeMessages.nonceWrong);

/**
 * Whoever changes how an account is entered shows that it is theirs: by its password, under the limit of sign-in, since
 * whoever finds a session open may not try passwords; by a code mailed for this; or, where there is no password, by
 * having signed in just now.
 */
export async function refusalWithoutProof(
  context: RequestContext,
  actor: Actor,
  user: UserRow,
  { current, nonce }: Proof,
): Promise<Refusal | null> {
  if (nonce) {
    const tried = { email: user.email, code: nonce, purpose: 'reauthentication' } as const;
    return (await tryCode(context, tried)) === user.id ? null : nonceWrong;
  }
  if (user.passwordHash === null) return (await hasJustSignedIn(context, actor)) ? null : reauthenticate;
  if (!current) return refuse('current_password_required', changeMessages.currentRequired);
  const taken = await takeFromBoth(context, signInLimits, user.email);
  if (!taken.allowed) return refuse('over_request_rate_limit', loginMessages.tooMany, taken);
  const matches = await attempt(context, signInLimits.account, user.email, () =>
    passwordMatches(current, user.passwordHash),
  );
  if (!matches) return refuse('current_password_invalid', changeMessages.wrongCurrent);
  await clearLimit(context.sql, signInLimits.account, user.email);
  return null;
}

const lacking = {
  current_password_invalid: [400, changeMessages.wrongCurrent],
  current_password_required: [400, changeMessages.currentRequired],
  reauthentication_needed: [400, changeMessages.logInAgain],
  over_request_rate_limit: [429, loginMessages.tooMany],
} as const;
const refuseProof = refusals(lacking);

/** What `/api` answers where a password is asked for once more. */
export const proofRefusals = refuseProof.of(
  'current_password_invalid',
  'current_password_required',
  'reauthentication_needed',
  'over_request_rate_limit',
);

/** What a proof by password lacks, as `/api` answers it. */
export const unproven = ({ refused, retryAfterSeconds }: Refusal): ProblemError =>
  refuseProof(refused as keyof typeof lacking, {}, retryAfterSeconds);

const reauthenticate = refuse('reauthentication_needed', changeMessages.logInAgain);

async function hasJustSignedIn({ db, now }: RequestContext, { sessionId }: Actor): Promise<boolean> {
  const [session] = await db.select({ amr: sessions.amr }).from(sessions).where(eq(sessions.id, sessionId));
  return isFresh(session?.amr ?? [], now());
}
