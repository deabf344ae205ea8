import type { Actor, RequestContext } from '#src/server/context.server.ts';
import { findAccount } from '../account.server.ts';
import { recoveryMessages } from '../messages.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { userJson, type UserJson } from '../user-json.ts';
import { requestEmailChange } from './email.server.ts';
import { setPassword } from './password.server.ts';
import { refusalWithoutProof } from './proof.server.ts';

/** What is to change, where it is given. */
interface Change {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  /** Needed by all but the session that a reset opened. */
  readonly current_password?: string | undefined;
  /** Where the link in the mail to a new address ends. */
  readonly redirectTo?: string | undefined;
}

/** Changes the password at once, and the e-mail when the new address has confirmed it. */
export async function changeAccount(
  context: RequestContext,
  actor: Actor,
  { email, password, current_password: current, redirectTo }: Change,
): Promise<UserJson | Refusal> {
  const gone = refuse('session_expired', recoveryMessages.sessionExpired);
  const account = await findAccount(context.db, actor.userId);
  if (!account) return gone;
  const { user } = account;
  const unproven = actor.recovery ? null : await refusalWithoutProof(context, actor, user, current);
  if (unproven) return unproven;
  const refused =
    (password !== undefined && (await setPassword(context, actor, user, password))) ||
    (email !== undefined &&
      !actor.recovery &&
      (await requestEmailChange(context, actor, user, { email, redirectTo })));
  if (refused) return refused;
  const changed = await findAccount(context.db, actor.userId);
  return changed ? userJson(changed) : gone;
}
