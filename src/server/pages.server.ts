import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Counted } from '#src/lib/usage.ts';
import { answerCached, cachedAnswer, type CachedAnswer } from './cached-answer.server.ts';
import { encodeBody } from './encoding.server.ts';
import { contentSecurityPolicy, startLate, withFirstFiles, type LatePage } from './page-html.ts';

interface Meant {
  readonly request: Request;
  readonly uncacheable: boolean;
  readonly personal: boolean | undefined;
}

type Render = (request: Request) => Promise<Response>;
type Pages = LRUCache<string, CachedAnswer, Meant>;

/** What counts what is opened. */
interface Counting {
  /** What is done by opening a page. */
  readonly countedBy: (url: URL, page: Response) => Counted | undefined;
  readonly opened: (page: CachedAnswer, request: Request) => void;
}

/** Which page a request means, and whether it is one to keep. */
interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly uncacheable: boolean;
  /** Nobody keeps it. */
  readonly personal?: boolean;
}

/** Milliseconds. What many do changes a page a little, and nobody tells of each (docs/decisions/0065). */
const maxAge = 60 * 60 * 1000;
const maxBytes = 64 * 1024 * 1024;
/** Of brotli: what is kept is compressed once and sent often. */
const quality = { kept: 10, long: 11, uncacheable: 5 };
/** Bytes from which on a page is long: it takes a quarter of a second more to save a fiftieth. */
const longFrom = 128_000;

/**
 * Pages are the same for everyone, so each is rendered once and kept until what it shows changes. Renders of one page
 * that meet share one run. The least recently used go first when memory is full; none is kept for more than an hour.
 */
export function pageCache(
  render: Render,
  addressOf: (url: URL) => Address,
  now: () => number = () => Date.now(),
  counting?: Counting,
  fileText: (path: string) => string | undefined = () => undefined,
) {
  const emptyCache = (): Pages =>
    new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: maxAge,
      ttlResolution: 0,
      perf: { now },
      // Who waits for a page gets it, also where other pages took its place meanwhile.
      ignoreFetchAbort: true,
      async fetchMethod(key, _old, { context: { request, uncacheable, personal } }) {
        const rendered = await render(request);
        const known = rendered.status >= 500 ? before?.get(key) : undefined;
        if (known) return { ...known, bytes: maxBytes + 1 };
        const lasts = !uncacheable && rendered.status < 400;
        const counted = personal ? undefined : counting?.countedBy(new URL(request.url), rendered);
        const encoded = await encodePage(rendered, lasts, fileText);
        const page = personal ? unkept(encoded) : { ...encoded, ...(counted && { counted }) };
        return lasts ? page : { ...page, bytes: maxBytes + 1 };
      },
    });
  let pages = emptyCache();
  /** What nobody knows to be wrong: it stands in for pages that cannot be made. */
  let before: Pages | undefined;

  return {
    /**
     * Everything is rendered anew at the next request; what is being rendered is kept by nobody.
     *
     * @param isUnsure nothing is known to have changed, but a change may have been missed
     */
    forget(isUnsure = false) {
      const known = isUnsure ? (before ?? emptyCache()) : undefined;
      if (known) for (const [address, page] of pages.entries()) known.set(address, page);
      before = known;
      pages = emptyCache();
    },
    /** One person's page, made for this request alone: nobody keeps it. */
    async answerOnce(request: Request, rendered: Response): Promise<Response> {
      return answerCached(unkept(await encodePage(rendered, false)), request);
    },
    /** What is kept of an address that is written as pages' addresses are, for a request with these headers. */
    peek(address: string, header: Header): CachedAnswer | undefined {
      const known = pages.get(address);
      return known && formFor(known, header);
    },
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const { pathname, search, uncacheable, personal } = addressOf(url);
      const key = pathname + search;
      const known = pages.get(key);
      if (known) {
        counting?.opened(known, request);
        return answerCached(formFor(known, headerOf(request)), request);
      }
      url.pathname = pathname;
      url.search = search;
      const asked = new Request(url, { headers: { accept: 'text/html' } });
      const page = await pages.forceFetch(key, { context: { request: asked, uncacheable, personal } });
      counting?.opened(page, request);
      return answerCached(formFor(page, headerOf(request)), request);
    },
  };
}

type Header = (name: string) => string | undefined;

const headerOf =
  (request: Request): Header =>
  (name) =>
    request.headers.get(name) ?? undefined;

/** What `formFor` goes by. */
const formVary = 'accept-encoding, sec-fetch-dest, sec-fetch-site, save-data';

/**
 * Who opens a page gets it with its first files. Who has them gets it without: the service worker, and, but for a member's
 * document, who comes from another page of the site. So does who pays by the byte.
 */
function formFor(page: CachedAnswer, header: Header): CachedAnswer {
  const { whenOpened } = page;
  if (!whenOpened || header('sec-fetch-dest') !== 'document') return page;
  const isFrugal = header('sec-fetch-site') === 'same-origin' || header('save-data') === 'on';
  return isFrugal && !whenOpened.isOwn ? page : whenOpened.answer;
}

async function encodePage(
  response: Response,
  lasts: boolean,
  fileText?: (path: string) => string | undefined,
): Promise<CachedAnswer> {
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const text = await response.text();
  const headers: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' };
  for (const name of ['location', 'content-location', 'retry-after']) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const encoded = async (html: string, more: Readonly<Record<string, string>>) => {
    const body = Buffer.from(html);
    const kept = body.length < longFrom ? quality.kept : quality.long;
    return cachedAnswer(response.status, await encodeBody(body, type, lasts ? kept : quality.uncacheable), {
      ...headers,
      ...more,
      'content-type': type,
    });
  };
  if (!type.startsWith('text/html')) {
    for (const [name, value] of response.headers) if (name.startsWith('x-remix')) headers[name] = value;
    return await encoded(text, {});
  }
  const late = startLate(text);
  // Styles weigh less in their file than in a page that is compressed in passing.
  const whenOpened = fileText && (lasts || late.own) ? withFirstFiles(late, fileText) : null;
  const vary = { ...(whenOpened && { vary: formVary }) };
  const withPolicy = async (page: LatePage) => await encoded(page.html, { ...policyOf(page), ...vary });
  const [page, form] = await Promise.all([withPolicy(late), whenOpened && withPolicy(whenOpened)]);
  if (!form) return page;
  return { ...page, whenOpened: { answer: form, isOwn: late.own }, bytes: page.bytes + form.bytes };
}

const policyOf = ({ inlineScripts, inlineStyles }: LatePage) => ({
  'content-security-policy': contentSecurityPolicy(inlineScripts.map(sha256), inlineStyles.map(sha256)),
});

const unkept = ({ headers, whenOpened, ...page }: CachedAnswer): CachedAnswer => ({
  ...page,
  headers: { ...headers, 'cache-control': 'no-store' },
  ...(whenOpened && { whenOpened: { ...whenOpened, answer: unkept(whenOpened.answer) } }),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
