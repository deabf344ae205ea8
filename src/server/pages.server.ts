import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Counted } from '#src/lib/usage.ts';
import { answerCached, cachedAnswer, type CachedAnswer } from './cached-answer.server.ts';
import { encodeBody, encodingFor, type Encoding } from './encoding.server.ts';
import { contentSecurityPolicy, startLate, withFirstFiles, type LatePage } from './page-html.ts';

interface Meant {
  readonly request: Request;
  readonly uncacheable: boolean;
  readonly personal: boolean | undefined;
}

type Render = (request: Request) => Promise<Response>;
type Pages = LRUCache<string, Page, Meant>;
type Header = (name: string) => string | undefined;

/** One rendering, in the forms in which it is asked for. */
interface Page {
  readonly formFor: (header: Header) => Form;
  /** About as many as all of its forms take. */
  readonly bytes: number;
}

/** Compressed when somebody asks for it first, and once. */
interface Form {
  readonly known: () => CachedAnswer | undefined;
  readonly make: () => Promise<CachedAnswer>;
}

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
/** Of a text's own bytes, itself and compressed in both ways: a page says more often what it said than it weighs here. */
const inAllEncodings = 1.5;

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
        const page = await pageOf(rendered, { lasts, personal, counted }, fileText);
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
      const page = await pageOf(rendered, { lasts: false, personal: true });
      return answerCached(await page.formFor(headerOf(request)).make(), request);
    },
    /** What is kept of an address that is written as pages' addresses are, for a request with these headers. */
    peek(address: string, header: Header): CachedAnswer | undefined {
      return pages.get(address)?.formFor(header).known();
    },
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const { pathname, search, uncacheable, personal } = addressOf(url);
      const key = pathname + search;
      const header = headerOf(request);
      const known = pages.get(key)?.formFor(header).known();
      if (known) {
        counting?.opened(known, request);
        return answerCached(known, request);
      }
      url.pathname = pathname;
      url.search = search;
      const asked = new Request(url, { headers: { accept: 'text/html' } });
      const page = await pages.forceFetch(key, { context: { request: asked, uncacheable, personal } });
      const form = await page.formFor(header).make();
      counting?.opened(form, request);
      return answerCached(form, request);
    },
  };
}

const headerOf =
  (request: Request): Header =>
  (name) =>
    request.headers.get(name) ?? undefined;

/** What `isWithoutFiles` goes by. */
const formVary = 'accept-encoding, sec-fetch-dest, sec-fetch-site, save-data';

/**
 * Who opens a page gets it with its first files. Who has them gets it without: the service worker, and, but for a member's
 * document, who comes from another page of the site. So does who pays by the byte.
 */
function isWithoutFiles(header: Header, isOwn: boolean): boolean {
  if (header('sec-fetch-dest') !== 'document') return true;
  return !isOwn && (header('sec-fetch-site') === 'same-origin' || header('save-data') === 'on');
}

interface Kind {
  /** Many are to get it, so that it is compressed well. */
  readonly lasts: boolean;
  /** Nobody keeps it. */
  readonly personal: boolean | undefined;
  readonly counted?: Counted | undefined;
}

async function pageOf(
  response: Response,
  { lasts, personal, counted }: Kind,
  fileText?: (path: string) => string | undefined,
): Promise<Page> {
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const text = await response.text();
  const headers: Record<string, string> = {};
  for (const name of ['location', 'content-location', 'retry-after']) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const bodyOf = (html: string, more: Readonly<Record<string, string>>) => {
    const identity = Buffer.from(html);
    const kept = identity.length < longFrom ? quality.kept : quality.long;
    const formIn = (encoding: Encoding) =>
      makeForm(async () => {
        const body = await encodeBody(identity, type, lasts ? kept : quality.uncacheable, [encoding]);
        const caching = personal ? 'no-store' : 'public, max-age=0, must-revalidate';
        const answer = cachedAnswer(response.status, body, {
          'cache-control': caching,
          ...headers,
          ...more,
          'content-type': type,
        });
        return counted ? { ...answer, counted } : answer;
      });
    // Each encoding is made for the first who takes it: most pages are asked for in one of them.
    const forms = new Map<Encoding, Form>();
    const formFor = (header: Header) => {
      const encoding = encodingFor(header('accept-encoding'));
      const form = forms.get(encoding) ?? formIn(encoding);
      forms.set(encoding, form);
      return form;
    };
    return { formFor, bytes: 1 + Math.round(identity.length * inAllEncodings) };
  };
  if (!type.startsWith('text/html')) {
    for (const [name, value] of response.headers) if (name.startsWith('x-remix')) headers[name] = value;
    return bodyOf(text, {});
  }
  const late = startLate(text);
  const filed = fileText ? withFirstFiles(late, fileText) : null;
  const vary = { ...(filed && { vary: formVary }) };
  const plain = bodyOf(late.html, { ...policyOf(late), ...vary });
  if (!filed) return plain;
  const opened = bodyOf(filed.html, { ...policyOf(filed), ...vary });
  return {
    formFor: (header) => (isWithoutFiles(header, late.own) ? plain : opened).formFor(header),
    bytes: plain.bytes + opened.bytes,
  };
}

function makeForm(make: () => Promise<CachedAnswer>): Form {
  let known: CachedAnswer | undefined;
  let making: Promise<CachedAnswer> | undefined;
  const once = async () => {
    try {
      return (known = await make());
    } finally {
      making = undefined;
    }
  };
  return { known: () => known, make: async () => known ?? (await (making ??= once())) };
}

const policyOf = ({ inlineScripts, inlineStyles }: LatePage) => ({
  'content-security-policy': contentSecurityPolicy(inlineScripts.map(sha256), inlineStyles.map(sha256)),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
