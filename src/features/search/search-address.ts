import { isStorable } from '#src/lib/text.ts';

export const searchPath = '/search';

/** Characters of what is looked for, as the lists take them. */
export const maxSearched = 60;

/** What an address looks for; empty where nothing. */
export function searchedIn(asked: URLSearchParams): string {
  const typed = asked.get('q')?.replaceAll(/\s+/g, ' ').trim().slice(0, maxSearched).trim() ?? '';
  return isStorable(typed) ? typed : '';
}

export const searchAddress = (q: string): string =>
  q === '' ? searchPath : `${searchPath}?${new URLSearchParams({ q })}`;

/**
 * What of an address the search shows, and whether somebody typed it: such pages have no end of variants. Null where the
 * path is not its own.
 */
export function searchSearch(
  path: string,
  asked: URLSearchParams,
): { readonly search: string; readonly isTyped: boolean } | null {
  if (path !== searchPath) return null;
  const q = searchedIn(asked);
  return { search: searchAddress(q).slice(searchPath.length), isTyped: q !== '' };
}
