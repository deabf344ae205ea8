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
