import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { chooseEncoding, encodeBody, type EncodedBody } from './encoding.server.ts';
import { contentSecurityPolicy, startLate } from './kept-page.ts';

type Render = (request: Request) => Promise<Response>;

/** Which page a request means, and whether it is one to keep. */
interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly passing: boolean;
}

interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody;
  readonly etag: string;
  /** Of all its forms; what is not to be kept counts as larger than all memory. */
  readonly bytes: number;
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
    new LRUCache<string, KeptPage, { readonly request: Request; readonly passing: boolean }>({
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
      return answerPage({ ...page, headers: { ...headers, 'cache-control': 'no-store' } }, request);
    },
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const { pathname, search, passing } = addressOf(url);
      url.pathname = pathname;
      url.search = search;
      const asked = new Request(url, { headers: { accept: 'text/html' } });
      const page = await pages.forceFetch(pathname + search, { context: { request: asked, passing } });
      return answerPage(page, request);
    },
  };
}

async function encodePage(response: Response, quality: number): Promise<KeptPage> {
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const text = await response.text();
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  };
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
  const body = await encodeBody(Buffer.from(html), type, quality);
  // Weak, since one stands for the page in every encoding.
  const etag = `W/"${sha256(html).slice(0, 22)}"`;
  const bytes = body.identity.length + (body.br?.length ?? 0) + (body.gzip?.length ?? 0);
  return { status: response.status, headers: { ...headers, etag }, body, etag, bytes };
}

function answerPage(page: KeptPage, request: Request): Response {
  if (page.status === 200 && request.headers.get('if-none-match')?.includes(page.etag))
    return new Response(null, { status: 304, headers: page.headers });
  const { data, encoding } = chooseEncoding(page.body, request.headers.get('accept-encoding') ?? undefined);
  const headers = {
    ...page.headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(data.length),
  };
  return new Response(request.method === 'HEAD' ? null : (data as Uint8Array<ArrayBuffer>), {
    status: page.status,
    headers,
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
