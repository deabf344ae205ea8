import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { withoutLanguage } from '#src/lib/language.ts';
import {
  loginMessage,
  loginMessages,
  registrationMessages,
  sessionMessages,
  type Message,
} from './messages.ts';
import { resetPath } from './reset-link.ts';
import { hasStoredSession, rememberSession, sessionKey } from './session-storage.tsx';

/** The person as screens know them. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** cm */
  readonly height: number | null;
  /** kg */
  readonly weight: number | null;
  readonly bmi: number | null;
}

/** `signed-in` means both: a session, and its profile loaded. */
export interface SessionState {
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  readonly user: User | null;
  /** Why there is no user although there may be a session; texts are translated where they are shown. */
  readonly error: Message | null;
}

/** How a sign-in or a registration failed, with what the dialog shows behind Technical Details. */
export interface AuthFailure {
  readonly code: string | undefined;
  readonly message: Message;
  readonly details: { readonly message: string; readonly status: number | undefined; readonly time: string };
}

const authEventDelayMs = 100;
const profileRetries = 3;
const profileRetryPauseMs = 100;
/** No connection, a token that is only just valid or only just not, a database that is coming back. */
const passingStatuses: readonly number[] = [0, 401, 406, 503];

const loading: SessionState = { status: 'loading', user: null, error: null };
const signedOut: SessionState = { status: 'signed-out', user: null, error: null };

let state = loading;
const listeners = new Set<() => void>();

function show(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

let starting: Promise<GoTrueClient> | undefined;
let delayed: ReturnType<typeof setTimeout> | undefined;

/** Loads the account client once, and follows what it says about the session; a failed load may be tried again. */
function account(): Promise<GoTrueClient> {
  starting ??= startAccount().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function startAccount(): Promise<GoTrueClient> {
  const { createAuthClient } = await import('./auth-client.tsx');
  const client = createAuthClient();
  await client.initialize();
  client.onAuthStateChange((event) => {
    clearTimeout(delayed);
    // Whoever sets a new password is not to be signed in by the way, here or from another window.
    if (isSettingPassword() && (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED')) return void signOut();
    // Another window may have signed out of a session that is not this one's.
    if (event === 'SIGNED_OUT' && !hasStoredSession()) return show(signedOut);
    // Later in any case: the client must not be asked from within its own event.
    delayed = setTimeout(() => void follow(client), event === 'INITIAL_SESSION' ? 0 : authEventDelayMs);
  });
  return client;
}

const isSettingPassword = () => withoutLanguage(location.pathname) === resetPath;

let following: Promise<void> | undefined;

/** Brings the state up to the stored session. Calls that meet share one run. */
function follow(client: GoTrueClient): Promise<void> {
  following ??= loadUser(client).finally(() => (following = undefined));
  return following;
}

async function loadUser(client: GoTrueClient): Promise<void> {
  const { data, error } = await client.getSession();
  if (!data.session) return show(error && hasStoredSession() ? failed(sessionMessages.network) : signedOut);
  const { id } = data.session.user;
  if (!id) return show(failed(sessionMessages.invalidSession));
  if (state.status === 'signed-in' && state.user?.id === id) return;
  try {
    const user = await loadUserWithRetries();
    show({ status: 'signed-in', user, error: null });
  } catch (failure) {
    // The session may have ended while its profile was asked for.
    if (hasStoredSession()) show(failed(profileFailure(failure)));
  }
}

const failed = (error: Message): SessionState => ({ status: 'signed-out', user: null, error });

function profileFailure(failure: unknown): Message {
  if (failure instanceof ApiError && failure.problem.code === 'network') return sessionMessages.network;
  return sessionMessages.notEnsured;
}

async function loadUserWithRetries(): Promise<User> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readUser();
    } catch (error) {
      const passes = error instanceof ApiError && passingStatuses.includes(error.problem.status);
      if (!passes || attempt > profileRetries || !hasStoredSession()) throw error;
      await new Promise((resolve) => setTimeout(resolve, profileRetryPauseMs * attempt));
    }
  }
}

/** @throws {ApiError} */
async function readUser(): Promise<User> {
  const { full_name: name, ...profile } = await read(memberApi().profile.$get());
  const { id, email, role, height, weight, bmi } = profile;
  return { id, name, email, role, height, weight, bmi };
}

let isStarted = false;

/** Reads the stored session, if there is one; without one the account client is not even loaded. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const wake = () => {
    if (hasStoredSession() || comesFromProvider())
      account().catch(() => show(failed(sessionMessages.network)));
    else show(signedOut);
  };
  // Signing in in another tab; what follows there the client itself tells.
  addEventListener('storage', (event) => {
    if (event.key === sessionKey && state.status !== 'signed-in') wake();
  });
  wake();
}

/** A confirmation or social sign-in comes back with its session in the address. */
const comesFromProvider = () => /[?&#](code|access_token)=/.test(location.href);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  queueMicrotask(start);
  return () => listeners.delete(listener);
}

/** The session as every part of a page sees it. While it loads, and on the server, nobody is known yet. */
export const useSession = (): SessionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  );

/** The state once it is no longer loading, for loaders. Browser only. */
export function sessionSettled(): Promise<SessionState> {
  start();
  return new Promise((resolve) => {
    const check = () => {
      if (state.status === 'loading') return;
      listeners.delete(check);
      resolve(state);
    };
    listeners.add(check);
    check();
  });
}

/** Signs in. The outcome's user is complete: session and profile. */
export async function signIn(credentials: {
  readonly email: string;
  readonly password: string;
  /** Stay signed in when the browser is closed. */
  readonly remember: boolean;
}): Promise<{ readonly user: User } | { readonly failure: AuthFailure }> {
  const { email, password, remember } = credentials;
  try {
    const client = await account();
    rememberSession(remember);
    const { data, error } = await client.signInWithPassword({ email, password });
    if (error) return { failure: failureOf(error, loginMessage(error.code), loginMessages.unexpected) };
    if (!data.user) return { failure: failureOf(null, loginMessages.noUser, loginMessages.failed) };
    await follow(client);
    if (state.user) return { user: state.user };
    return { failure: failureOf(null, state.error, loginMessages.failed) };
  } catch (error) {
    return { failure: failureOf(error, null, sessionMessages.network) };
  }
}

/** Creates an account; where no confirmation by mail is asked for, signs in at once. */
export async function signUp(registration: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Where the link in the confirmation mail leads back to. */
  readonly returnTo: string;
}): Promise<
  | { readonly outcome: 'success' | 'confirm_email' }
  | { readonly outcome: 'existing_user' | 'failed'; readonly failure: AuthFailure }
> {
  const { name, email, password, returnTo } = registration;
  try {
    const client = await account();
    const { data, error } = await client.signUp({
      email,
      password,
      options: { data: { full_name: name, role: 'user' }, emailRedirectTo: returnTo },
    });
    if (error?.code === 'user_already_exists')
      return {
        outcome: 'existing_user',
        failure: failureOf(error, registrationMessages.exists, registrationMessages.failed),
      };
    if (error) return { outcome: 'failed', failure: failureOf(error, null, registrationMessages.failed) };
    if (!data.session) return { outcome: 'confirm_email' };
    await follow(client);
    return { outcome: 'success' };
  } catch (error) {
    return { outcome: 'failed', failure: failureOf(error, null, registrationMessages.unavailable) };
  }
}

/** Asks for the confirmation mail once more; null when it is on its way. */
export async function resendConfirmation(email: string, returnTo: string): Promise<AuthFailure | null> {
  const client = await account();
  const { error } = await client.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } });
  return error ? failureOf(error, null, registrationMessages.failed) : null;
}

/** `known` is the text for this error's code; without one the provider's own is shown, without that `fallback`. */
function failureOf(error: unknown, known: Message | null, fallback: Message): AuthFailure {
  const { code, status, message } = (error ?? {}) as Partial<AuthError>;
  const isOffline = error instanceof Error && error.name === 'AuthRetryableFetchError' && status === 0;
  const text =
    known ?? (isOffline ? sessionMessages.network : status && message ? { id: message } : fallback);
  return {
    code,
    message: text,
    details: { message: message ?? text.id, status, time: new Date().toISOString() },
  };
}

/** Ends this session, in every tab that has it; others of the same person go on. */
export async function signOut(): Promise<void> {
  const client = await account();
  await client.signOut({ scope: 'local' });
  show(signedOut);
}

/** `fetch` with the member's token. An answer of 401 is tried once more with a new token. */
export const memberFetch: typeof fetch = async (input, init) => {
  const send = (token?: string) => {
    const headers = new Headers(init?.headers);
    headers.set('accept-language', document.documentElement.lang);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  if (!hasStoredSession()) return await send();
  const client = await account();
  const { data } = await client.getSession();
  const answer = await send(data.session?.access_token);
  if (answer.status !== 401 || !data.session) return answer;
  const refreshed = await client.refreshSession();
  if (refreshed.data.session) return await send(refreshed.data.session.access_token);
  // The server has ended the session: then it is over here too, however long its token would have lasted.
  if (refreshed.error?.status && refreshed.error.status < 500 && refreshed.error.status !== 429)
    await client.signOut({ scope: 'local' });
  return answer;
};

/** The typed client of the API, speaking for the member. */
export const memberApi = () => apiClient(memberFetch);

/** After a reset: the session that was there before has ended on the server, and goes here too. */
export async function forgetSession(): Promise<void> {
  if (hasStoredSession()) await signOut();
}

/** Reads the profile again after something changed it elsewhere. @throws {ApiError} */
export async function refreshProfile(): Promise<void> {
  show({ status: 'signed-in', user: await readUser(), error: null });
}
