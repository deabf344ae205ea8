import { draftParameter } from '#src/lib/draft-link.ts';
import { publicPages, type PublicPage } from '#content/public-pages.ts';

const isKind = (address: string) => address.includes('/:id');
const pathOf = (address: string) => address.split('?', 1)[0] ?? '';

/** Whether a path is that of an address, or one of its kind. */
function isAt(address: string, path: string): boolean {
  return isKind(address) ? idIn(address, path) !== null : pathOf(address) === path;
}

/** What stands in a path for the `:id` of an address; null where the path is none of its kind. */
function idIn(address: string, path: string): string | null {
  const [before = '', after = ''] = address.split(':id');
  if (!path.startsWith(before) || !path.endsWith(after)) return null;
  const id = path.slice(before.length, path.length - after.length);
  return /^[^/]+$/.test(id) ? id : null;
}

/** How many parameters an address asks for, if all of them are asked for; otherwise null. */
function asksFor(address: string, asked: URLSearchParams): number | null {
  const wanted = [...new URLSearchParams(address.slice(pathOf(address).length))];
  return wanted.every(([name, value]) => asked.get(name) === value) ? wanted.length : null;
}

/** The public page that an address without language shows; nothing where it is none. */
export function publicPageAt(path: string, asked = new URLSearchParams()): PublicPage | undefined {
  const other = publicPages.find(({ also }) => also?.some((address) => isAt(address, path)));
  if (other) return other;
  const named = publicPages.filter(({ address }) => !isKind(address) && isAt(address, path));
  // Of several views of a page the one that asks for most.
  const view = named.findLast(({ address }) => asksFor(address, asked) !== null);
  return view ?? publicPages.find(({ address }) => isKind(address) && isAt(address, path));
}

/**
 * The one address, without language, that search engines keep for what an address shows: without the days, tabs and
 * filters of the same page. Only the further pages of a whole list are pages of their own.
 */
export function canonicalAddress(path: string, asked: URLSearchParams): string {
  const page = publicPageAt(path, asked);
  if (!page) return path;
  const { address, also = [] } = page;
  if (isKind(address)) {
    const [id = ''] = [address, ...also].flatMap((each) => idIn(each, path) ?? []);
    return address.replace(':id', id);
  }
  const number = Number(asked.get('page'));
  const isWhole = [...asked].every(([name]) => name === 'tab' || name === 'page');
  if (!(number > 1) || !isWhole) return address;
  return `${address}${address.includes('?') ? '&' : '?'}page=${number}`;
}

const folderOf = (address: string) =>
  address === '/' ? null : pathOf(address).replace(/\/[^/]*$/, '') || '/';

/** The pages above a page, from the home page down. */
export function wayTo(page: PublicPage): PublicPage[] {
  const way: PublicPage[] = [];
  let address = page.above ?? folderOf(page.address);
  while (address !== null) {
    const found = publicPages.find((each) => each.address === address);
    if (found) way.unshift(found);
    address = found?.above ?? folderOf(address);
  }
  return way;
}

/** Steps of an account, screens of members, and the day of a plan to be gone through, which its page shows. */
const nobodysFind =
  /^\/(fitness-plans\/[^/]+\/try|search|profile|offline|admin|reset-password|reset-password-otp|verify-reset-otp|set-new-password)(\/|$)/;

/** Whether a search engine shall keep what an address shows; what somebody looked for is for them alone. */
export const isForSearch = (path: string, asked: URLSearchParams): boolean =>
  !nobodysFind.test(path) && !asked.has('q') && !asked.has(draftParameter);
