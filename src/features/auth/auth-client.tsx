import { GoTrueClient } from '@supabase/auth-js';
import { withoutLanguage } from '#src/lib/language.ts';
import { resetPath } from './recovery/reset-link.ts';
import { sessionKey, sessionStorageArea } from './session-storage.tsx';

/** The language of the page, so that mails come in the one that was being read. */
const speakingFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('accept-language', document.documentElement.lang);
  return fetch(input, { ...init, headers });
};

/** The official client of the account protocol. It owns the session: storage, refresh, and telling other tabs. */
export const createAuthClient = () =>
  new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    storageKey: sessionKey,
    storage: sessionStorageArea,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: (url, parameters) =>
      // That page reads the tokens in its address itself, with the client below.
      withoutLanguage(url.pathname) !== resetPath &&
      Boolean(parameters['access_token'] || parameters['error_description']),
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
