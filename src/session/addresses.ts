import { ownPath } from '#src/lib/own-path.ts';

/** The parameter in which the login finds the page that sent the person there. */
export const fromParameter = 'from';

/** The login that leads back to an address of this site; without language, as links are written. */
export const loginFor = (path: string): string => `/login?${new URLSearchParams({ [fromParameter]: path })}`;

/** The page to go back to, as a path of this site; null when there is none or it leads elsewhere. */
export function pathToReturnTo(search: string): string | null {
  const from = new URLSearchParams(search).get(fromParameter);
  return from === null ? null : ownPath(from);
}

/** Where one's data is, and where whoever's account is about to be deleted may think again. Without language. */
export const ownDataPath = '/profile/data';

/** The page that a reset link leads to, without language. */
export const resetPath = '/set-new-password';
/** Where a mailed code is entered; its mail is asked for by leading back here. */
export const codeEntryPath = '/verify-reset-otp';
/** The parameter that tells a page whose code is entered, or whose link was followed. */
export const emailParameter = 'email';
/** The parameter in which the redirect of a confirmation link says how it went. */
export const outcomeParameter = 'confirmation';
