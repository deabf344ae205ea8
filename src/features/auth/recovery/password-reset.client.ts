import type { AuthError, GoTrueClient, Session } from '@supabase/auth-js';
import { networkMessage } from '#src/lib/network.ts';
import {
  newPasswordMessage,
  recoveryMessages,
  resetCodeMessage,
  resetCodeMessages,
  resetCodeRequestMessage,
  resetMessages,
  resetRequestMessage,
  type SendFailure,
} from '../messages.ts';
import type { Message } from '#src/session/messages.ts';
import type { ResetTokens } from './reset-link.ts';

let client: GoTrueClient | undefined;

/**
 * A client of the reset screens' own: it reads links in the implicit form, since a reset link is often opened in
 * another browser than the one that asked for it, and it keeps nothing.
 */
export async function resetClient(): Promise<GoTrueClient> {
  const { createResetClient } = await import('#src/session/auth-client.client.ts');
  client ??= createResetClient();
  return client;
}

const isOffline = (error: AuthError) => error.name === 'AuthRetryableFetchError' && error.status === 0;

/** Asks for a mail that leads to `returnTo`. @returns what went wrong, or null when the mail is on its way */
type Request = (email: string, returnTo: string) => Promise<Message | null>;

/** @param otherwise what is said where `messageOf` knows nothing */
const requestOf =
  (messageOf: (code: string | undefined) => Message | null, otherwise: Message): Request =>
  async (email, returnTo) => {
    try {
      const client = await resetClient();
      const { error } = await client.resetPasswordForEmail(email, { redirectTo: returnTo });
      if (!error) return null;
      return isOffline(error) ? networkMessage : (messageOf(error.code) ?? otherwise);
    } catch {
      return networkMessage;
    }
  };

/** A reset link. */
export const requestResetLink = requestOf(resetRequestMessage, resetMessages.notSent);
/** A code, to be entered at `returnTo`. */
export const requestResetCode = requestOf(resetCodeRequestMessage, resetCodeMessages.notSent);
/** Another code; the one before is of no use any more. */
export const requestAnotherCode = requestOf(resetCodeRequestMessage, resetCodeMessages.notResent);

/** The session of one reset: it may set the password, and nothing else. */
export interface ResetSession {
  /** Whose password it is. */
  readonly email: string;
  /** The account's second factor comes first. */
  readonly needsFactor: boolean;
  /** @returns what went wrong, or null when the password is set and the session has ended */
  setPassword(password: string): Promise<SendFailure | null>;
}

/** Opens the session of a link. @returns what is wrong with it, where it is of no use */
export async function openResetSession(tokens: ResetTokens): Promise<ResetSession | Message> {
  try {
    const client = await resetClient();
    const { data, error } = await client.setSession({
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
    });
    if (error) return isOffline(error) ? networkMessage : resetMessages.noSession;
    return data.session ? opened(client, data.session) : resetMessages.noSession;
  } catch {
    return resetMessages.notValidated;
  }
}

/** Opens a session by a mailed code. @returns why it does not open */
export async function openResetByCode(email: string, code: string): Promise<ResetSession | SendFailure> {
  try {
    const client = await resetClient();
    const { data, error } = await client.verifyOtp({ email, token: code, type: 'recovery' });
    if (error && isOffline(error)) return { message: networkMessage };
    if (error) return codeFailure(error);
    return data.session ? opened(client, data.session) : { message: resetMessages.noSession };
  } catch {
    return { message: networkMessage };
  }
}

/** What is said of the code itself stands at its field. */
function codeFailure({ code, message: said }: AuthError): SendFailure {
  const message = resetCodeMessage(code) ?? { id: said };
  return message === resetCodeMessages.wrong ? { message, field: 'code' } : { message };
}

/** Both ways in bring the account's factors along, and begin below them. */
const opened = (client: GoTrueClient, { user }: Session): ResetSession => ({
  email: user.email ?? '',
  needsFactor: user.factors?.some(({ status }) => status === 'verified') ?? false,
  setPassword: (password) => setPassword(client, password),
});

async function setPassword(client: GoTrueClient, password: string): Promise<SendFailure | null> {
  // Renews the tokens where the form stood open for longer than they live.
  const { data, error: notRenewed } = await client.getSession();
  if (notRenewed) return passwordFailure(notRenewed);
  // They went when the server last refused them.
  if (!data.session) return { message: resetMessages.noTokens };
  const { error } = await client.updateUser({ password });
  if (error) return passwordFailure(error);
  await client.signOut({ scope: 'local' });
  return null;
}

/** What is said of the password itself stands at its field. */
function passwordFailure(error: AuthError): SendFailure {
  if (isOffline(error)) return { message: networkMessage };
  const isOver = error.status === 401 || error.name === 'AuthSessionMissingError';
  const known = newPasswordMessage(isOver ? 'session_expired' : error.code);
  const message = known ?? (error.code ? { id: error.message } : resetMessages.failed);
  return message === recoveryMessages.weak || message === recoveryMessages.same
    ? { message, field: 'password' }
    : { message };
}
