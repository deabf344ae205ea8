const site = 'http://site.invalid';

/**
 * A path with its query, as a browser on this site reads it; null where it would take it for another site's address:
 * `//host`, `/\host`, also once the tabs and line breaks are dropped that a browser drops first, or `/.//host`.
 */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, site)) return null;
  const { origin, pathname, search, hash } = new URL(address, site);
  return origin === site && !pathname.startsWith('//') ? pathname + search + hash : null;
}
