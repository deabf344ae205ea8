import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { answerCached, cachedAnswer, type CachedAnswer } from './cached-answer.server.ts';
import { contentSecurityPolicy, startLate } from './kept-page.ts';

type Render = (request: Request) => Promise<Response>;

/** Which page a request means, and whether it is one to keep. */
interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly passing: boolean;
}

/** Milliseconds. What many do changes a page a little, and nobody tells of each (docs/decisions/0065). */
const longestKept = 60 * 60 * 1000;
const mostBytes = 64 * 1024 * 1024;
/** Of brotli: what is kept is compressed once and sent often. */
const quality = { kept: 11, passing: 5 };

/**
 * Pages are the same for everyone, so each is rendered once and kept until what it shows changes. Renders of one page
 * that meet share one run. The least recently used go first when memory is full; none is kept for more than an hour.
 */
export function keptPages(
  render: Render,
  addressOf: (url: URL) => Address,
  now: () => number = () => Date.now(),
) {
  const emptyCache = () =>
    new LRUCache<string, CachedAnswer, { readonly request: Request; readonly passing: boolean }>({
      maxSize: mostBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: longestKept,
      ttlResolution: 0,
      perf: { now },
      // Who waits for a page gets it, also where other pages took its place meanwhile.
      ignoreFetchAbort: true,
      async fetchMethod(_key, _old, { context: { request, passing } }) {
        const rendered = await render(request);
        const lasts = !passing && rendered.status < 400;
        const page = await encodePage(rendered, lasts ? quality.kept : quality.passing);
        return lasts ? page : { ...page, bytes: mostBytes + 1 };
      },
    });
  let pages = emptyCache();

  return {
    /** Everything is rendered anew at the next request; what is being rendered is kept by nobody. */
    forget() {
      pages = emptyCache();
    },
    /** One person's page, made for this request alone: nobody keeps it. */
    async answerOnce(request: Request, rendered: Response): Promise<Response> {
      const { headers, ...page } = await encodePage(rendered, quality.passing);
      return answerCached({ ...page, headers: { ...headers, 'cache-control': 'no-store' } }, request);
    },
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const { pathname, search, passing } = addressOf(url);
      url.pathname = pathname;
      url.search = search;
      const asked = new Request(url, { headers: { accept: 'text/html' } });
      const page = await pages.forceFetch(pathname + search, { context: { request: asked, passing } });
      return answerCached(page, request);
    },
  };
}

async function encodePage(response: Response, quality: number): Promise<CachedAnswer> {
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const text = await response.text();
  const headers: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' };
  const location = response.headers.get('location');
  if (location) headers.location = location;
  let html = text;
  if (type.startsWith('text/html')) {
    const late = startLate(text);
    html = late.html;
    headers['content-security-policy'] = contentSecurityPolicy(late.inlineScripts.map(sha256));
  } else {
    for (const [name, value] of response.headers) if (name.startsWith('x-remix')) headers[name] = value;
  }
  return await cachedAnswer(response.status, html, { ...headers, 'content-type': type }, quality);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
