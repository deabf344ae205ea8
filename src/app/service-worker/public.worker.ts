import { drawingsIn } from '#src/lib/drawings.ts';
import { bounds, cacheNames, packPrefix } from '#src/session/device/caches.ts';
import { answerMissing } from './documents.worker.ts';
import { isPublic, keptIn, putBounded, within } from './kept-cache.worker.ts';
import { release } from './release.worker.ts';

/** Milliseconds after which a page as it was is better than none. */
const maxWait = 4_000;

type After = (work: Promise<unknown>) => void;

/** What the API says to everybody, but files, and what somebody looked for. */
const answers = /^\/api\/(site|plans|exercises|foods|recipes|fasting|calendar|feasts|content)(\/[\w-]+)*$/;
export const isPublicRead = (request: Request, url: URL): boolean =>
  !request.headers.has('authorization') &&
  answers.test(url.pathname) &&
  !url.pathname.endsWith('/pdf') &&
  !url.searchParams.has('q');

export const isDrawing = ({ pathname }: URL): boolean =>
  /^\/(figures\/[\w./-]+\.svg|media\/[\w-]+\.(?:avif|webp)|favicon\.svg|default-image\.svg)$/.test(pathname);

/** Whether a navigation is to a page of the site, rather than to a file, a mail or a machine's answer. */
export const isPage = ({ pathname }: URL): boolean => !/^\/(api|auth|dev|assets)\/|\.\w+$/.test(pathname);

/** What a page loads of another one. */
export const isPageData = ({ pathname }: URL): boolean => pathname.endsWith('.data');

/** A public page: as the server has it, else as it was when it was last read here. */
export async function answerPage(request: Request, url: URL, after: After): Promise<Response> {
  const asking = fetch(request);
  after(asking.then((answer) => keepPage(url, answer.clone())).catch(() => undefined));
  const copy = (await keptPage(url)) ?? (await inPacks(addressOf(url)));
  const asked = await (copy ? within(asking, maxWait) : asking.catch(() => null));
  if (asked && (asked.status < 500 || !copy)) return asked;
  return copy ?? (await answerMissing(url));
}

/** What the application loads of a page when it is led there: the page itself is kept behind it. */
export async function answerPageData(request: Request, url: URL, after: After): Promise<Response> {
  const page = new URL(url);
  page.pathname = url.pathname.replace(/_?\.data$/, '');
  page.searchParams.delete('_routes');
  const answer = await fetch(request).catch(() => toDocument(page, request));
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (answer.headers.has('content-location') && !connection?.saveData)
    after(keepRead(page).catch(() => undefined));
  return answer;
}

/**
 * Without a connection the router is led to the page's document, which is here or says that it is not. Never from the
 * page itself: it would open itself without end.
 */
function toDocument({ pathname, search, href }: URL, { referrer }: Request): Response {
  if (referrer.split('#')[0] === href) return Response.error();
  const headers = { 'x-remix-redirect': pathname + search, 'x-remix-reload-document': 'true' };
  return new Response(null, { status: 204, headers });
}

/**
 * Under the address that the server names: what chooses nothing there is left out, and what is somebody's own has none.
 * An address that asks for nothing can mean what the day decides, such as this year; it is kept as well.
 */
async function keepPage({ pathname, search }: URL, answer: Response): Promise<void> {
  const named = answer.headers.get('content-location');
  if (named === null || !isPublic(answer)) return;
  const address = addressOf(new URL(named, location.origin));
  const also = search === '' && address !== pathname ? answer.clone() : null;
  await putBounded(cacheNames.pages, address, answer, bounds.pages);
  if (also) await putBounded(cacheNames.pages, pathname, also, bounds.pages);
}

/** A page's address as it is kept: in whatever order it asks. */
function addressOf({ pathname, search }: URL): string {
  const asked = new URLSearchParams(search);
  asked.sort();
  return asked.size > 0 ? `${pathname}?${asked}` : pathname;
}

const keptPage = (url: URL): Promise<Response | undefined> => keptIn(cacheNames.pages, addressOf(url));

/** What is kept on purpose, in whichever pack. */
async function inPacks(key: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(packPrefix)) continue;
    const kept = await keptIn(name, key);
    if (kept) return kept;
  }
  return undefined;
}

/** Milliseconds in which a kept page is as good as a new one. */
const fresh = 24 * 60 * 60 * 1000;

/**
 * A page that was read without its document's coming by here.
 *
 * @param named in the document, where one that does not is not good enough
 */
export async function keepRead(url: URL, named = ''): Promise<void> {
  const kept = await keptPage(url);
  const isFresh = kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < fresh;
  if (isFresh && (await kept.clone().text()).includes(named)) return;
  if (isPage(url)) await keepPage(url, await fetch(url.pathname + url.search));
}

/** A page that nobody has opened yet, with its drawings. Its files are there already. */
export async function keepAhead(url: URL): Promise<void> {
  await keepRead(url, release.entry);
  const kept = await keptPage(url);
  if (kept) await keepDrawings(drawingsIn(await kept.text()));
}

/** Drawings that were seen before there was a worker. */
export async function keepDrawings(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin || !isDrawing(url)) continue;
    if (await keptIn(cacheNames.drawings, url.href)) continue;
    const answer = await fetch(url);
    if (isPublic(answer)) await putBounded(cacheNames.drawings, url.href, answer, bounds.drawings);
  }
}

/** At once what was said before, and asked again behind: it changes seldom. */
export async function answerFromCopy(
  request: Request,
  kind: 'answers' | 'drawings',
  after: After,
): Promise<Response> {
  const name = cacheNames[kind];
  const { pathname, search } = new URL(request.url);
  const copy = (await keptIn(name, request.url)) ?? (await inPacks(pathname + search));
  const asking = fetch(request);
  const keep = async () => {
    const answer = (await asking).clone();
    if (isPublic(answer)) await putBounded(name, request.url, answer, bounds[kind]);
  };
  after(keep().catch(() => undefined));
  return copy ?? (await asking);
}
