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
const quality = { kept: 10, uncacheable: 5 };

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
        const encoded = await encodePage(rendered, lasts ? quality.kept : quality.uncacheable, fileText);
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
      return answerCached(unkept(await encodePage(rendered, quality.uncacheable)), request);
    },
    /** What is kept of an address that is written as pages' addresses are, for a request with this header. */
    peek(address: string, destination: string | undefined): CachedAnswer | undefined {
      const known = pages.get(address);
      return known && formFor(known, destination);
    },
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const { pathname, search, uncacheable, personal } = addressOf(url);
      const key = pathname + search;
      const known = pages.get(key);
      if (known) {
        counting?.opened(known, request);
        return answerCached(formFor(known, destinationOf(request)), request);
      }
      url.pathname = pathname;
      url.search = search;
      const asked = new Request(url, { headers: { accept: 'text/html' } });
      const page = await pages.forceFetch(key, { context: { request: asked, uncacheable, personal } });
      counting?.opened(page, request);
      return answerCached(formFor(page, destinationOf(request)), request);
    },
  };
}

const destinationOf = (request: Request) => request.headers.get('sec-fetch-dest') ?? undefined;

/** Who opens a member's document gets it with its first files; the service worker keeps it without them, as it has them. */
const formFor = (page: CachedAnswer, destination: string | undefined): CachedAnswer =>
  (destination === 'document' && page.whenOpened) || page;

async function encodePage(
  response: Response,
  quality: number,
  fileText?: (path: string) => string | undefined,
): Promise<CachedAnswer> {
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const text = await response.text();
  const headers: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' };
  for (const name of ['location', 'content-location', 'retry-after']) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const encoded = async (html: string, more: Readonly<Record<string, string>>) =>
    cachedAnswer(response.status, await encodeBody(Buffer.from(html), type, quality), {
      ...headers,
      ...more,
      'content-type': type,
    });
  if (!type.startsWith('text/html')) {
    for (const [name, value] of response.headers) if (name.startsWith('x-remix')) headers[name] = value;
    return await encoded(text, {});
  }
  const late = startLate(text);
  const whenOpened = fileText && withFirstFiles(late, fileText);
  const vary = { ...(whenOpened && { vary: 'accept-encoding, sec-fetch-dest' }) };
  const withPolicy = async (page: LatePage) => await encoded(page.html, { ...policyOf(page), ...vary });
  const page = await withPolicy(late);
  if (!whenOpened) return page;
  const form = await withPolicy(whenOpened);
  return { ...page, whenOpened: form, bytes: page.bytes + form.bytes };
}

const policyOf = ({ inlineScripts, inlineStyles }: LatePage) => ({
  'content-security-policy': contentSecurityPolicy(inlineScripts.map(sha256), inlineStyles.map(sha256)),
});

const unkept = ({ headers, ...page }: CachedAnswer): CachedAnswer => ({
  ...page,
  headers: { ...headers, 'cache-control': 'no-store' },
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
