/** The parameter in which the login finds the page that sent the person there. */
export const fromParameter = 'from';

/** The login that leads back to an address of this site; without language, as links are written. */
export const loginFor = (path: string): string => `/login?${new URLSearchParams({ [fromParameter]: path })}`;

/** The page to go back to, as a path of this site; null when there is none or it leads elsewhere. */
export function pathToReturnTo(search: string): string | null {
  const from = new URLSearchParams(search).get(fromParameter);
  // A browser takes `//host` and `/\host` for another site's address, and drops tabs and line breaks first.
  return from && /^\/(?![/\\])[^\s\\]*$/.test(from) ? from : null;
}

/** Where one's data is, and where whoever's account is about to be deleted may think again. Without language. */
export const ownDataPath = '/profile/data';
