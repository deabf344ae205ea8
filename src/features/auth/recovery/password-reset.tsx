import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { networkMessage } from '#src/api/network.ts';
import { newPasswordMessage, resetMessages, resetRequestMessage, type Message } from '../messages.ts';
import type { ResetTokens } from './reset-link.ts';

let client: GoTrueClient | undefined;

/**
 * A client of the reset screens' own: it reads links in the implicit form, since a reset link is often opened in
 * another browser than the one that asked for it, and it keeps nothing.
 */
async function resetClient(): Promise<GoTrueClient> {
  const { createResetClient } = await import('../auth-client.tsx');
  client ??= createResetClient();
  return client;
}

const isOffline = (error: AuthError) => error.name === 'AuthRetryableFetchError';

/** Asks for a reset link that leads to `returnTo`. @returns what went wrong, or null when the mail is on its way */
export async function requestResetLink(email: string, returnTo: string): Promise<Message | null> {
  try {
    const client = await resetClient();
    const { error } = await client.resetPasswordForEmail(email, { redirectTo: returnTo });
    if (!error) return null;
    return isOffline(error) ? networkMessage : resetRequestMessage(error.code);
  } catch {
    return networkMessage;
  }
}

/** The session of one reset link: it may set the password, and nothing else. */
export interface ResetSession {
  /** @returns what went wrong, or null when the password is set and the session has ended */
  setPassword(password: string): Promise<Message | null>;
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
    if (!data.session) return resetMessages.noSession;
    return { setPassword: (password) => setPassword(client, password) };
  } catch {
    return resetMessages.notValidated;
  }
}

async function setPassword(client: GoTrueClient, password: string): Promise<Message | null> {
  const { error } = await client.updateUser({ password });
  if (!error) {
    await client.signOut({ scope: 'local' });
    return null;
  }
  if (isOffline(error)) return networkMessage;
  if (error.status === 401 || error.name === 'AuthSessionMissingError')
    return newPasswordMessage('session_expired');
  return newPasswordMessage(error.code) ?? (error.code ? { id: error.message } : resetMessages.failed);
}
