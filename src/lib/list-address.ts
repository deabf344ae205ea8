/** What of a list's address tells a place in it, and nothing of what is listed. */
const placeNames: ReadonlySet<string> = new Set(['page', 'after', 'before', 'shown', 'limit']);

export const isPlaceName = (name: string): boolean => placeNames.has(name);

/** The address of the same list from its beginning. */
export function fromItsBeginning(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of placeNames) next.delete(name);
  return next;
}
