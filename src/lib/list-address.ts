/** What of a list's address tells a place in it, and nothing of what is listed. */
const placeNames: ReadonlySet<string> = new Set(['page', 'after', 'before', 'shown', 'limit']);

/** What opens something over a list. */
const dialogNames = ['create', 'edit', 'reply', 'picture'];

export const isPlaceName = (name: string): boolean => placeNames.has(name);

/** The address of the same list from its beginning. */
export function fromItsBeginning(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of placeNames) next.delete(name);
  return next;
}

/** The address of the same list with nothing opened over it. */
export function withoutDialog(address: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(address);
  for (const name of dialogNames) list.delete(name);
  return list;
}

/** What of an address narrows a list down or sorts it. */
export function filterOf(address: URLSearchParams): URLSearchParams {
  const filter = withoutDialog(fromItsBeginning(address));
  return new URLSearchParams([...filter].filter(([, value]) => value.trim() !== ''));
}

/** Whether an address leaves out a part of the list. */
export function isNarrowed(address: URLSearchParams): boolean {
  return [...filterOf(address)].some(([name]) => name !== 'sort' && name !== 'order');
}

/** By how many choices a list is narrowed down, beside what it is searched for. */
export function filtersIn(address: URLSearchParams): number {
  const names = new Set([...filterOf(address)].map(([name]) => name));
  for (const name of ['q', 'sort', 'order']) names.delete(name);
  return names.size;
}
