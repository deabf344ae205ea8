import type { AuthError, Provider } from '@supabase/auth-js';
import { networkMessage } from '#src/lib/network.ts';
import { openAccount, settleSession } from '#src/session/account.client.ts';
import { giveTried } from '#src/session/device/tried-owner.client.ts';
import type { Message } from '#src/session/messages.ts';
import { sessionState, type User } from '#src/session/session.client.ts';
import { rememberSession } from '#src/session/storage.client.ts';
import {
  loginMessage,
  loginMessages,
  protocolMessages,
  registrationMessage,
  registrationMessages,
} from './messages.ts';

/** How a sign-in or a registration failed, with what the dialog shows behind Technical Details. */
export interface AuthFailure {
  readonly code: string | undefined;
  readonly message: Message;
  readonly details: { readonly message: string; readonly status: number | undefined; readonly time: string };
}

/** Signs in. The outcome's user is complete: session and profile; where a second factor is needed there is none yet. */
export async function signIn(credentials: {
  readonly email: string;
  readonly password: string;
  /** Stay signed in when the browser is closed. */
  readonly remember: boolean;
}): Promise<{ readonly user: User | null } | { readonly failure: AuthFailure }> {
  const { email, password, remember } = credentials;
  try {
    const client = await openAccount();
    rememberSession(remember);
    const { data, error } = await client.signInWithPassword({ email, password });
    if (error) return { failure: failureOf(error, loginFailure(error), loginMessages.unexpected) };
    if (!data.user) return { failure: failureOf(null, loginMessages.noUser, loginMessages.failed) };
    await settleSession();
    const { status, user, error: reason } = sessionState();
    if (user || status === 'second-factor' || status === 'leaving') return { user };
    // What has ended meanwhile, on another device, was not this attempt's fault; it did not succeed either.
    return { failure: failureOf(null, status === 'failed' ? reason : null, loginMessages.failed) };
  } catch (error) {
    return { failure: failureOf(error, null, networkMessage) };
  }
}

const loginFailure = ({ name, code }: AuthError): Message | null =>
  // The official client's word for an answer without a session.
  name === 'AuthInvalidTokenResponseError' ? loginMessages.noUser : loginMessage(code);

/** Leaves for a provider, which leads back to `returnTo`. @returns why it could not be left */
export async function signInWith(
  provider: string,
  { remember, returnTo }: { readonly remember: boolean; readonly returnTo: string },
): Promise<AuthFailure | null> {
  try {
    const client = await openAccount();
    rememberSession(remember);
    // The client's own list names the providers of a hosted service; ours come from the settings.
    const { error } = await client.signInWithOAuth({
      provider: provider as Provider,
      options: { redirectTo: returnTo },
    });
    return error ? failureOf(error, null, loginMessages.failed) : null;
  } catch (error) {
    return failureOf(error, null, networkMessage);
  }
}

/** Creates an account; where no confirmation by mail is asked for, signs in at once. */
export async function signUp(registration: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Where the link in the confirmation mail leads back to. */
  readonly returnTo: string;
}): Promise<{ readonly outcome: 'success' | 'confirm_email' } | { readonly failure: AuthFailure }> {
  const { name, email, password, returnTo } = registration;
  try {
    const client = await openAccount();
    const { data, error } = await client.signUp({
      email,
      password,
      options: { data: { full_name: name, role: 'user' }, emailRedirectTo: returnTo },
    });
    if (error) {
      // An answer that cannot be read has no status.
      const otherwise = error.status ? registrationMessages.unexpected : registrationMessages.failed;
      return { failure: failureOf(error, registrationMessage(error.code), otherwise) };
    }
    // Before the session is there: whoever follows it finds whose it is.
    if (data.user) giveTried(data.user.id);
    if (!data.session) return { outcome: 'confirm_email' };
    await settleSession();
    return { outcome: 'success' };
  } catch (error) {
    return { failure: failureOf(error, null, registrationMessages.unavailable) };
  }
}

/** Asks for the confirmation mail once more; null when it is on its way. */
export async function resendConfirmation(email: string, returnTo: string): Promise<AuthFailure | null> {
  const client = await openAccount();
  const { error } = await client.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } });
  return error ? failureOf(error, null, registrationMessages.failed) : null;
}

/**
 * `known` is the text for this error's code; without one the server's own is shown, without that `fallback`. What a
 * gateway says in the server's stead is not for people.
 */
function failureOf(error: unknown, known: Message | null, fallback: Message): AuthFailure {
  const { code, status, message } = (error ?? {}) as Partial<AuthError>;
  const isOffline = error instanceof Error && error.name === 'AuthRetryableFetchError' && status === 0;
  const isOwn =
    status !== undefined &&
    (status < 500 || Object.values(protocolMessages).some(({ id }) => id === message));
  const text = known ?? (isOffline ? networkMessage : isOwn && message ? { id: message } : fallback);
  return {
    code,
    message: text,
    details: { message: message ?? text.id, status, time: new Date().toISOString() },
  };
}
