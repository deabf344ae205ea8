import { GoTrueClient } from '@supabase/auth-js';
import { withoutLanguage } from '#src/lib/language.ts';
import { sessionKey, sessionStorageArea } from './session-storage.tsx';

/** The reset screens read the tokens in their address themselves, with a client of their own. */
const readsItsOwnAddress = '/set-new-password';

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
      withoutLanguage(url.pathname) !== readsItsOwnAddress &&
      Boolean(parameters['access_token'] || parameters['error_description']),
    fetch: speakingFetch,
  });
