import { GoTrueClient } from '@supabase/auth-js';
import { tellLine } from './passing.client.ts';
import { sessionKey, sessionStorageArea } from './storage.client.ts';

/** The language of the page, so that mails come in the one that was being read. */
const speakingFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('accept-language', document.documentElement.lang);
  const answer = await fetch(input, { ...init, headers }).catch((error: unknown) => {
    tellLine(false);
    throw error;
  });
  // What stands before the server answers for it.
  tellLine(![502, 503, 504].includes(answer.status));
  const wait = answer.headers.get('retry-after');
  if (wait) lastWait = Number(wait);
  return answer.ok && answer.status !== 204 ? await withoutClock(answer) : answer;
};

/**
 * Many a phone's clock is hours off. Told until when a token counts, the client of one that is ahead would renew each
 * token at once, and again; told only how long, it reckons by the clock that it has.
 */
async function withoutClock(answer: Response): Promise<Response> {
  const { expires_at: _, ...body } = (await answer.json()) as { expires_at?: number };
  return Response.json(body, answer);
}

let lastWait: number | null = null;

/** How long the last refusal asked to wait: the client's errors do not carry it. */
export const secondsToWait = (): number | null => lastWait;

/** The official client of the account protocol. It owns the session: storage, refresh, and telling other tabs. */
export const createAuthClient = () =>
  new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionKey,
    storage: sessionStorageArea,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    // A code that this browser asked for is exchanged. Tokens in an address are never taken up: by such a link anyone
    // could be signed in to a stranger's account. The reset page reads its own, with the client below.
    detectSessionInUrl: () => false,
    fetch: speakingFetch,
  });

/** For the reset screens: what it holds is gone with the page, and never mixes with the member's session. */
export const createResetClient = () =>
  new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: `${sessionKey}-reset`,
    flowType: 'implicit',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    fetch: speakingFetch,
  });
