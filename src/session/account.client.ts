import type { GoTrueClient } from '@supabase/auth-js';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/lib/network.ts';
import { withoutLanguage } from '#src/lib/language.ts';
import { sessionMessages, type Message } from './messages.ts';
import { codeEntryPath, resetPath } from './addresses.ts';
import {
  accountIsHere,
  failed,
  sessionState,
  showSession,
  signedOut,
  type SessionState,
  type User,
} from './session.client.ts';
import { noteCopy } from './device/copies.client.ts';
import { earlyOrNow, forgetEarly } from './early.client.ts';
import { noServer } from './passing.client.ts';
import { isAnythingWaiting, loadQueue } from './writes.client.ts';
import {
  areaOf,
  hasStoredSession,
  rememberSession,
  sessionKey,
  sessionStorageArea,
} from './storage.client.ts';
import { storedSession } from './stored.client.ts';

const authEventDelayMs = 100;
const profileRetries = 3;
const profileRetryPauseMs = 100;
/** No connection, a token that is only just valid or only just not, a database that is coming back. */
const passingStatuses: readonly number[] = [0, 401, 406, 503];
/** Sessions that may do nothing yet, by the API's refusal: the second factor is owed; the account is about to go. */
const holds: ReadonlyMap<unknown, SessionState> = new Map([
  ['second_factor_required', { status: 'second-factor', user: null, error: null }],
  ['account_leaving', { status: 'leaving', user: null, error: null }],
]);
const isHeld = () => [...holds.values()].includes(sessionState());
/** Signed out, but not by whoever sits here. */
const ended: SessionState = { ...signedOut, error: sessionMessages.ended };
/** What the device has of people, which is needed when it is to go. */
const device = () => import('./device/device.client.ts');
function showEnded(): void {
  showSession(ended);
  void device().then(
    ({ forgetAnswers }) => forgetAnswers(),
    () => undefined,
  );
}

/** Between windows, when the server has ended a session: the client tells them of a sign-out before it has. */
const endings = new BroadcastChannel(`${sessionKey}-ended`);

let starting: Promise<GoTrueClient> | undefined;
let delayed: ReturnType<typeof setTimeout> | undefined;
/** While this tab signs out: that needs no explanation here. */
let isLeaving = false;

/** Loads the account client once, and follows what it says about the session; a failed load may be tried again. */
export function openAccount(): Promise<GoTrueClient> {
  starting ??= startAccount().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function startAccount(): Promise<GoTrueClient> {
  const { createAuthClient } = await import('./auth-client.client.ts');
  // Remember me, as it was chosen before the visit to a provider: what that visit needs was kept in the same area.
  if (!hasStoredSession() && areaOf('sessionStorage').getItem(`${sessionKey}-code-verifier`) !== null)
    rememberSession(false);
  const hadSession = hasStoredSession();
  const client = createAuthClient();
  const initialized = client.initialize().then(() => {
    if (hadSession && !hasStoredSession()) showEnded();
  });
  // It tries for half a minute to renew a session whose time is over, with nobody there to ask.
  await Promise.race([initialized, ...(hadSession ? [noServer()] : [])]);
  client.onAuthStateChange((event) => {
    // Whoever sets a new password is not to be signed in by the way, here or from another window.
    if (isSettingPassword() && (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED'))
      return void endSession();
    if (event === 'SIGNED_OUT') {
      if (!hasStoredSession()) return isLeaving ? showSession(signedOut) : showEnded();
      // No other event may take the place of this look.
      return void setTimeout(() => void lookAfterSignOut(), authEventDelayMs);
    }
    const userId = storedSession()?.user.id;
    // The worker must not come with one that is older than the last but one.
    if (event === 'TOKEN_REFRESHED' && userId !== undefined && isAnythingWaiting(userId))
      void loadQueue()
        .then(({ handOver }) => handOver(userId))
        .catch(() => undefined);
    clearTimeout(delayed);
    // Later in any case: the client must not be asked from within its own event.
    delayed = setTimeout(() => void follow(), event === 'INITIAL_SESSION' ? 0 : authEventDelayMs);
  });
  return client;
}

/** No more often than that, however often a window is left and come back to. */
const lookPauseMs = 10_000;
let lookedAt = 0;

/** The session may have been ended on another device while nobody looked at this one: then it says so at once. */
function lookOnReturn(): void {
  const isIdle = sessionState().status !== 'signed-in' || !hasStoredSession();
  if (document.visibilityState === 'hidden' || isIdle || Date.now() - lookedAt < lookPauseMs) return;
  lookedAt = Date.now();
  void refreshProfile().catch(() => undefined);
}

/**
 * Another window has signed out: of a session that is not this one's, or of the one that this tab has a copy of, or the
 * word of it is here before the change of the storage is.
 */
async function lookAfterSignOut(): Promise<void> {
  if (!hasStoredSession()) return showEnded();
  await refreshProfile().catch(() => undefined);
}

const isSettingPassword = () => [resetPath, codeEntryPath].includes(withoutLanguage(location.pathname));

let isWatching = false;

/** What happens to the session elsewhere: in other windows, and on other devices. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  endings.addEventListener('message', () => void lookAfterSignOut());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey && newValue === null) void lookAfterSignOut();
  });
  document.addEventListener('visibilitychange', lookOnReturn);
  addEventListener('focus', lookOnReturn);
}

/** Finds out who is signed in. */
export async function settleSession(): Promise<void> {
  watch();
  // A visit to a provider ends with the client, and where a password is set it keeps everybody else out.
  if (/[?&]code=/.test(location.search) || isSettingPassword()) await openAccount();
  await follow();
}

let following: Promise<void> | undefined;

/** Brings the state up to the stored session. Calls that meet share one run. */
function follow(): Promise<void> {
  following ??= loadUser().finally(() => (following = undefined));
  return following;
}

async function loadUser(): Promise<void> {
  const held = await heldSession();
  if (!held) return showSession(sessionState() === ended ? ended : signedOut);
  const { userId: id } = held;
  if (!id) return showSession(failed(sessionMessages.invalidSession));
  if (sessionState().status === 'signed-in' && sessionState().user?.id === id) return;
  try {
    const user = await loadUserWithRetries();
    if (hasStoredSession()) showSession({ status: 'signed-in', user, error: null });
    if (isAnythingWaiting(id))
      void loadQueue().then(
        ({ sendWaiting }) => sendWaiting(id),
        () => undefined,
      );
  } catch (failure) {
    if (isHeld()) return;
    // The session may have ended while its profile was asked for.
    if (hasStoredSession()) showSession(failed(profileFailure(failure)));
  }
}

/** As long before its end the client takes a token for over, and renews it. */
const renewalMarginMs = 90_000;

/**
 * The session as it can be used: renewed where its time was over, and as it is where nobody is there to renew it. That
 * logs nobody out: without a connection the device answers for the server, and once there is one, the server says whether
 * the session still counts. While its token lasts it speaks for itself, and the client need not be loaded. Null where
 * there is none.
 */
async function heldSession(): Promise<{ token: string; userId: string } | null> {
  if (!hasStoredSession()) return null;
  const stored = storedSession();
  const isFresh = !starting && stored && stored.expires_at * 1000 - Date.now() > renewalMarginMs;
  const held = isFresh ? stored : ((await renewed()) ?? storedSession());
  return held && { token: held.access_token, userId: held.user.id };
}

async function renewed() {
  const client = await openAccount();
  const asked = client.getSession().then(({ data: { session } }) => session);
  return (await Promise.race([asked, ...(hasStoredSession() ? [noServer()] : [])])) ?? null;
}

function profileFailure(failure: unknown): Message {
  if (!(failure instanceof ApiError)) return sessionMessages.notEnsured;
  const { code, detail } = failure.problem;
  if (code === 'network') return networkMessage;
  return code === 'profile_missing' ? { id: detail } : sessionMessages.notEnsured;
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
  const { $get } = memberApi().profile;
  // A screen that asks for the profile at the same time shares its answer.
  const asked = [...reads.keys()].find((path) => path.startsWith('/api/profile?'));
  const { full_name: name, ...profile } = await read(
    asked === undefined ? $get({ query: {} }) : (memberFetch(asked) as ReturnType<typeof $get>),
  );
  const { id, email, role, height, weight, bmi } = profile;
  // A registration by another front end may leave the name open.
  return { id, name: name || email, email, role, height, weight, bmi };
}

/** Ends this session, and tells the other windows. */
export async function endSession(): Promise<void> {
  const client = await openAccount();
  isLeaving = true;
  // Where nobody is there to be told, the session ends on this device all the same.
  await Promise.race([client.signOut({ scope: 'local' }), noServer()]).finally(() => (isLeaving = false));
  sessionStorageArea.removeItem(sessionKey);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  endings.postMessage(null);
  showSession(signedOut);
}

/** Ends this session as whoever sits here wants it: the device forgets whose it was. */
export async function logOut(): Promise<void> {
  const forget = async (what: 'forgetEverything' | 'forgetAnswers') =>
    await device().then(
      (known) => known[what](),
      () => undefined,
    );
  await Promise.all([endSession(), forget('forgetEverything')]);
  // What was asked for until the session had ended was kept behind it.
  await forget('forgetAnswers');
}

/** What is being read: parts of a screen that ask for the same share one answer. */
const reads = new Map<string, Promise<Response>>();

/** What was sent to, and need not answer a question. */
export const changedPaths = new Set<string>();

/** Browsers let at most 64 kB outlast a page, all requests together. What is no text has no length, and does not. */
const maxOutlasting = 4096;

type Line = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/**
 * `fetch` with the member's token. An answer of 401 is tried once more with a new token.
 *
 * @param line what sends it, where that is watched
 */
export const memberFetch = async (
  input: RequestInfo | URL,
  init?: RequestInit,
  line?: Line,
): Promise<Response> => {
  const isRead = (init?.method ?? 'GET') === 'GET';
  if (!isRead && typeof input === 'string') changedPaths.add(input);
  if (!isRead || init?.signal || typeof input !== 'string') {
    // What is asked for after a change must tell of it.
    reads.clear();
    forgetEarly();
    // What is shown as done is done: a short change is sent to its end although the page is left.
    const keepalive = !isRead && ((init?.body ?? '') as string).length < maxOutlasting;
    return await fetchAsMember(input, { ...init, keepalive }, line).finally(() => reads.clear());
  }
  const under = reads.get(input);
  const answer = under ?? fetchAsMember(input, init, earlyOrNow);
  if (!under) {
    reads.set(input, answer);
    const forget = () => void (reads.get(input) === answer && reads.delete(input));
    answer.then(forget, forget);
  }
  return (await answer).clone();
};

const fetchAsMember = async (
  input: RequestInfo | URL,
  init?: RequestInit,
  line: Line = fetch,
): Promise<Response> => {
  const send = (token?: string) => {
    const headers = new Headers(init?.headers);
    headers.set('accept-language', document.documentElement.lang);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return line(input, { ...init, headers });
  };
  if (!hasStoredSession()) return await send();
  const held = await heldSession();
  const answer = await send(held?.token);
  noteCopy(answer);
  // At sign-in, or because of what was done on another device since. Who has left meanwhile owes nothing.
  const hold = answer.status === 403 ? holds.get(await codeOf(answer)) : undefined;
  if (hold && hasStoredSession()) showSession(hold);
  if (answer.status !== 401 || !held) return answer;
  const client = await openAccount();
  const refreshed = await client.refreshSession();
  if (refreshed.data.session) return await send(refreshed.data.session.access_token);
  // The server has ended the session: then it is over here too, however long its token would have lasted. Where it was
  // ended here, by a log-out while this answer was on its way, nobody needs to be told.
  const isRefused = refreshed.error?.status && refreshed.error.status < 500 && refreshed.error.status !== 429;
  if (isRefused && hasStoredSession()) await client.signOut({ scope: 'local' });
  return answer;
};

const codeOf = async (answer: Response): Promise<unknown> =>
  (
    (await answer
      .clone()
      .json()
      .catch(() => null)) as { code?: unknown } | null
  )?.code;

/** The typed client of the API, speaking for the member. */
export const memberApi = () => apiClient(memberFetch);

/** After a reset: the session that was there before has ended on the server, and goes here too. */
export async function forgetSession(): Promise<void> {
  if (hasStoredSession()) await endSession();
}

/** Reads the profile again after something changed it elsewhere. @throws {ApiError} */
export async function refreshProfile(): Promise<void> {
  const user = await readUser();
  // The session may have ended here while its profile was asked for.
  if (hasStoredSession()) showSession({ status: 'signed-in', user, error: null });
}

accountIsHere({ settleSession, logOut });
