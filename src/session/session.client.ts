import { useSyncExternalStore } from 'react';
import { networkMessage } from '#src/lib/network.ts';
import type { Message } from './messages.ts';
import { hasStoredSession, sessionKey, sessionStorageArea } from './storage.client.ts';

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

/**
 * `signed-in` means both: a session, and its profile loaded. `second-factor`: a session that may do nothing until the
 * login has asked for the account's factor. `leaving`: one whose account is about to be deleted, and whose owner may think
 * again. `failed`: it could not be found out who it is.
 */
export interface SessionState {
  readonly status: 'loading' | 'signed-out' | 'second-factor' | 'leaving' | 'signed-in' | 'failed';
  readonly user: User | null;
  /** Why there is no user although there may be a session; texts are translated where they are shown. */
  readonly error: Message | null;
}

export const loading: SessionState = { status: 'loading', user: null, error: null };
export const signedOut: SessionState = { status: 'signed-out', user: null, error: null };
export const failed = (error: Message): SessionState => ({ status: 'failed', user: null, error });

let state = loading;
const listeners = new Set<() => void>();

/** The state at this moment; for the account, which changes it. Screens use `useSession`. */
export const sessionState = (): SessionState => state;

/** Changes the state for every part of the page; for the account only. */
export function showSession(next: SessionState): void {
  state = next;
  // As the boot script found it when the page came: what greets visitors gives way to what members need, and back.
  if (next.status !== 'loading')
    document.documentElement.toggleAttribute('data-member', next.status !== 'signed-out');
  for (const listener of listeners) listener();
}

type Account = Pick<typeof import('./account.client.ts'), 'settleSession' | 'logOut'>;

let account: Account | undefined;

/** Said by the account where it is part of the page already: then there is nothing to load. */
export const accountIsHere = (here: Account): void => void (account = here);

let bringing: Promise<unknown> | undefined;

/** Said by who loads what the account is a part of. */
export const accountComes = (coming: Promise<unknown>): void => void (bringing = coming);

/** What a page needs once there is an account; most visitors have none, and never load it. */
async function loadAccount(): Promise<Account> {
  await (account ?? bringing?.catch(() => undefined));
  return account ?? (await import('./account.client.ts'));
}

/** Reads the stored session, if there is one; without one nothing about accounts is even loaded. */
function wake(): void {
  if (!hasStoredSession() && !comesFromProvider()) return showSession(signedOut);
  loadAccount()
    .then(({ settleSession }) => settleSession())
    .catch(() => showSession(failed(networkMessage)));
}

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Signing in in another tab; what follows there the client itself tells.
  addEventListener('storage', (event) => {
    if (event.key === sessionKey && event.newValue) wake();
  });
  wake();
}

/** Social sign-in comes back with what its session is fetched with in the address. */
const comesFromProvider = () => /[?&]code=/.test(location.search);

/** Calls back at each change; screens use `useSession`. @returns ends that */
export function subscribe(listener: () => void): () => void {
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

/** The state once it is no longer loading, for loaders; what failed before is tried again. Browser only. */
export function sessionSettled(): Promise<SessionState> {
  start();
  if (state.status === 'failed') {
    showSession(loading);
    wake();
  }
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

/**
 * Ends this session, in every tab that has it; others of the same person go on. The device forgets whose it was.
 */
export async function signOut(): Promise<void> {
  try {
    const { logOut } = await loadAccount();
    await logOut();
  } catch {
    // Where there is no connection the server cannot be told; on this device the session ends all the same.
    sessionStorageArea.removeItem(sessionKey);
    showSession(signedOut);
  }
}
