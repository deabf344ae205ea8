import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mapError } from '#src/api/errors.server.ts';
import { createApi } from '#src/api/mount.server.ts';
import { docsPage } from '#src/api/docs-page.ts';
import { answerPublishedKeys, authApi } from '#src/features/auth/api.server.ts';
import { answerError } from '#src/features/auth/protocol.server.ts';
import { createPictureFiles } from '#src/features/media/files.server.ts';
import { createDrawings } from '#src/features/plans/drawings.server.ts';
import { sitemap } from '#src/features/site/sitemap.server.ts';
import { isOpening, isWordsAlone, recordAt, searchedText } from '#src/features/usage/openings.ts';
import { problem } from '#src/api/problem.ts';
import { answerProblem } from '#src/api/respond.server.ts';
import { awayMessage } from '#src/api/server-faults.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import {
  isDraftLink,
  isMailersForm,
  keepableAddress,
  pageAddress,
  plainPath,
  takesForms,
} from '#src/app/page-address.ts';
import { languageOf, languages } from '#src/lib/language.ts';
import type { Counted, SearchPlace } from '#src/lib/usage.ts';
import { answerAsset, type Assets } from '#src/server/assets.server.ts';
import { filesOfReleases } from '#src/server/release-files.server.ts';
import type { CachedAnswer } from '#src/server/cached-answer.server.ts';
import { clientAddressReader } from '#src/server/client-address.server.ts';
import type { ApiEnvironment, Runtime } from '#src/server/context.server.ts';
import { crossOrigin } from '#src/server/cross-origin.server.ts';
import { isDatabaseAway, noteAway } from '#src/server/database.server.ts';
import { isArriving, orAfter, readingTwice, withinDeadline } from '#src/server/deadline.server.ts';
import { answerFromMemory, type Answered } from '#src/server/front.server.ts';
import { childWhenUsed } from '#src/server/log.server.ts';
import { loggable, loggablePath } from '#src/server/loggable.ts';
import { maxWait } from '#src/server/mail.server.ts';
import { createMetrics } from '#src/server/metrics.server.ts';
import { Overloaded, watchLoad } from '#src/server/overload.server.ts';
import { outbox } from '#src/server/outbox.server.ts';
import { KeptRoutes } from '#src/server/kept-routes.server.ts';
import { publicJson } from '#src/server/public-json.server.ts';
import { pageCache } from '#src/server/pages.server.ts';
import { isFromThisMachine, isPassedOn } from '#src/server/this-machine.ts';

type Render = (
  request: Request,
  fetchApi: typeof globalThis.fetch,
  /** Nothing was found by what was typed. */
  tellNothingFound?: (place: SearchPlace, typed: string) => void,
) => Promise<Response>;

interface Parts {
  readonly runtime: Runtime;
  readonly assets: Assets;
  /** Renders a page; `fetchApi` reaches the API in process. */
  readonly render: Render;
  /** True when the database answers and its schema is this code's. */
  readonly isReady: () => Promise<boolean>;
  /** True once it was asked to stop: proxies hear of it while it still serves. */
  readonly isStopping?: () => boolean;
}

/** Everything that the process answers: health, files, the API, the account protocol, and all else is a page. */
export function createSite({ runtime, assets, render, isReady, isStopping = () => false }: Parts) {
  const site = new Hono<ApiEnvironment>({ router: new KeptRoutes() });
  const load = watchLoad(async () => await runtime.sql`select 1`, runtime.log);
  const isReadySoon = async () => await orAfter(readyWithin, isReady(), false);
  const metrics = createMetrics({
    isDatabaseUp: isReadySoon,
    mailWait: async () => await orAfter(readyWithin, maxWait(runtime.sql, runtime.settings), Number.NaN),
    requestWait: () => load.wait() / 1000,
  });
  const clientAddress = clientAddressReader(runtime.settings.trustedProxies);
  const fetchApi: typeof globalThis.fetch = async (input, init) =>
    await site.request(input, init, { isInProcess: true });
  const visit = async (address: string, encoding = 'br') =>
    await site.request(address, { headers: { 'accept-encoding': encoding } }, { isInProcess: true });
  /** For what is asked in the name of whoever sent this request: limits see that client. */
  const fetchFor =
    (c: Context): typeof globalThis.fetch =>
    async (input, init) => {
      const headers = new Headers(init?.headers);
      const forwarded = c.req.header('x-forwarded-for');
      if (forwarded) headers.set('x-forwarded-for', forwarded);
      return await site.request(input, { ...init, headers }, { ...c.env, isInProcess: true });
    };
  const drawings = createDrawings(runtime);
  const pictures = createPictureFiles(runtime);
  const others = filesOfReleases(runtime.sql);
  const homeDay = () => today(runtime.now(), homeTimeZone);
  /** What is missing of a page since the database is away can be had later, whatever the page makes of it. */
  const renderWith: Render = async (request, fetchData, tellNothingFound) => {
    const over = load.admit();
    if (!over) return laterAsText();
    let isAway = false;
    const watched: typeof fetchData = async (input, init) => {
      const answer = await fetchData(input, init);
      if (answer.status === 503) isAway = true;
      return answer;
    };
    const page = await render(request, watched, tellNothingFound).finally(over);
    if (!isAway || page.status < 500) return page;
    const headers = new Headers(page.headers);
    headers.set('retry-after', '2');
    return new Response(page.body, { status: 503, headers });
  };
  /** Searches without a result, by the page that says so. */
  const searched = new WeakMap<Response, Counted>();
  const opened = (page: CachedAnswer, pathname: string, header: Parameters<typeof isOpening>[2]) => {
    if (page.counted && isOpening(page.counted, pathname, header)) runtime.counter.count(page.counted);
  };
  const pages = pageCache(
    async (request) => {
      const url = new URL(request.url);
      if (url.pathname === docsPath) return await docs();
      let search: Counted | undefined;
      const page = await renderWith(request, fetchApi, (kind, typed) => {
        const subject = isWordsAlone(url.searchParams) ? searchedText(typed) : null;
        if (subject !== null) search = { what: 'not-found', kind, subject };
      });
      if (search) searched.set(page, search);
      const keepable = page.status === 200 ? keepableAddress(url, homeDay) : null;
      // Read by the service worker, which keeps what has one.
      if (keepable !== null) page.headers.set('content-location', keepable);
      return page;
    },
    (url) => pageAddress(url, homeDay),
    () => runtime.now().getTime(),
    {
      countedBy(url, page) {
        if (page.status !== 200) return undefined;
        const record = recordAt(url.pathname);
        return record ? { what: 'opened', ...record } : searched.get(page);
      },
      opened(page, request) {
        const { pathname } = new URL(request.url);
        if (request.method === 'GET') opened(page, pathname, (name) => request.headers.get(name));
      },
    },
    (path) => assets.get(path)?.body.identity.toString(),
  );
  const json = publicJson(() => runtime.now().getTime());
  const docs = async () =>
    new Response(docsPage(runtime.settings.publicUrl), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });

  const secure = secureHeaders(runtime.settings.publicUrl.startsWith('https:'));
  site.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(secure(c.req.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });

  site.get('/healthz', (c) => (isStopping() ? c.text('stopping', 503) : c.text('ok')));
  site.get('/readyz', async (c) => ((await isReadySoon()) ? c.text('ready') : c.text('not ready', 503)));
  site.get('/metrics', async (c) => {
    // For the operator: nobody is to read them through a proxy that hands everything on.
    if (isPassedOn((name) => c.req.header(name))) return c.text('Not found', 404);
    return c.text(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });

  const answered = ({ method, path, status, seconds, requestId }: Answered, log = runtime.log) => {
    metrics.observe(method, kindOf(path), status, seconds);
    if (!runtime.log.isLevelEnabled('debug')) return;
    // The path without its query: addresses may carry tokens.
    const answer = { method, path: loggablePath(path), status, ms: Math.round(seconds * 1000) };
    log.debug(log === runtime.log ? { request: requestId, ...answer } : answer, 'Answered');
  };

  site.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    const url = new URL(c.req.url);
    const log = childWhenUsed(runtime.log, { request: requestId });
    c.set('context', {
      ...runtime,
      log,
      requestId,
      clientAddress: clientAddress(peerOf(c), c.req.header('x-forwarded-for')),
      userAgent: c.req.header('user-agent') ?? '',
      language: languageOfRequest(c, url),
      actor: null,
      visit,
    });
    await next();
    const seconds = (performance.now() - started) / 1000;
    c.res.headers.set('x-request-id', requestId);
    // What a page asks of the API while it is rendered is part of that page.
    if (isInProcess(c)) return;
    answered({ method: c.req.method, path: url.pathname, status: c.res.status, seconds, requestId }, log);
  });

  site.use(withinDeadline(runtime.settings.requestTimeoutSeconds));
  for (const part of ['/api/*', '/auth/v1/*']) site.use(part, crossOrigin(runtime.settings.allowedOrigins));
  site.get('/api/*', json.answer);
  for (const part of ['/api/*', '/auth/v1/*'])
    site.use(part, async (c, next) => {
      if (isInProcess(c)) return await next();
      const over = load.admit(() => isArriving(c));
      if (!over) throw new Overloaded();
      try {
        await next();
      } finally {
        over();
      }
    });
  site.get(docsPath, async (c) => await pages.answer(c.req.raw));
  site.route('/api', createApi());
  site.route('/auth/v1', authApi());
  site.get('/.well-known/jwks.json', answerPublishedKeys);
  if (!runtime.settings.production) {
    site.use('/dev/mail/*', async (c, next) => {
      if (isFromThisMachine(peerOf(c), (name) => c.req.header(name))) return await next();
      return c.text('Mails can be read on the machine that Birtu runs on, and only there.', 403);
    });
    site.route('/', outbox(runtime.sql));
  }
  site.route('/', sitemap);

  site.get(
    '/figures/*',
    async (c) => (await drawings.answer(c.req.raw, c.req.path)) ?? c.text('Not found', 404),
  );

  site.get(
    '/media/*',
    async (c) => (await pictures.answer(c.req.raw, c.req.path)) ?? c.text('Not found', 404),
  );

  site.post('*', bodyLimit({ maxSize: maxFormBytes, onError: (c) => c.text('The form is too large.', 413) }));
  if (!runtime.settings.serviceWorker) site.get(workerPath, (c) => c.body(leavingWorker, 200, workerHeaders));
  site.all('*', async (c) => {
    const file = answerAsset(assets, c.req.raw, c.req.path);
    if (file) return file;
    if (c.req.path.startsWith('/assets/')) {
      const over = others.isKnown(c.req.path) ? () => undefined : load.admit();
      if (!over) return laterAsText();
      const answer = await others.answer(c.req.raw, c.req.path).finally(over);
      return answer ?? c.text('Not found', 404);
    }
    // Not `c.req.path`, which is decoded: as an address that could lead to another site.
    const url = new URL(c.req.url);
    const { pathname, search } = url;
    // A browser without scripts sent a form: the page takes it, or says itself what it needs.
    if (isForm(c) || (c.req.method === 'POST' && isMailersForm(pathname)))
      return takesForms(pathname)
        ? await pages.answerOnce(c.req.raw, await renderWith(c.req.raw, fetchFor(c)))
        : c.redirect(plainPath(pathname) ?? pathname, 303);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return answerProblem(c, problem(405, 'method_not_allowed', 'This address can only be read.'), {
        allow: 'GET, HEAD',
      });
    const plain = plainPath(pathname);
    if (plain !== null) return c.redirect(plain + search, 301);
    if (!isDraftLink(url)) return await pages.answer(c.req.raw);
    const draft = await pages.answerOnce(c.req.raw, await renderWith(c.req.raw, fetchFor(c)));
    for (const [name, value] of Object.entries(ofDrafts)) draft.headers.set(name, value);
    return draft;
  });

  site.onError((error, c) => {
    if (/^\/api(\/|$)/.test(c.req.path)) return mapError(error, c);
    if (/^\/auth\/v1(\/|$)/.test(c.req.path)) return answerError(error, c);
    const { log } = c.get('context');
    if (isDatabaseAway(error)) {
      noteAway(log, error);
      return laterAsText();
    }
    log.error({ failure: loggable(error) }, 'A page failed');
    return c.text('Unexpected Application Error!', 500);
  });

  const forgetPages = (isUnsure?: boolean) => {
    drawings.forget();
    pictures.forget();
    pages.forget(isUnsure);
    json.forget();
  };
  // An answer that other origins may read says so.
  const isForOthers = runtime.settings.allowedOrigins.length > 0;
  const answerAtOnce = answerFromMemory({
    find: (address, header) => {
      if (address.startsWith('/api/') && isForOthers) return undefined;
      if (address === workerPath && !runtime.settings.serviceWorker) return undefined;
      return assets.get(address) ?? pages.peek(address, header) ?? json.peek(address);
    },
    headersOf: secure,
    answered,
    opened,
  });
  return { fetch: readingTwice(site.fetch, load.isTooMuch), forgetPages, answerAtOnce };
}

const workerPath = '/service-worker.js';
const workerHeaders = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
/** In the place of one that does harm: it forgets all that was kept, and takes itself away (docs/operations.md). */
const leavingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  })()),
);
`;

/** Milliseconds. Whoever asks that waits a second, not more. */
const readyWithin = 800;

const maxFormBytes = 256 * 1024;

const laterAsText = () =>
  new Response(awayMessage.id, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' },
  });

/** Whoever was sent a link shall not hand it on to sites that the draft leads to, or to search engines. */
const ofDrafts = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

const isForm = (c: Context): boolean =>
  c.req.method === 'POST' &&
  c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true;

const isInProcess = (c: Context): boolean => Boolean(c.env && 'isInProcess' in c.env);

function peerOf(c: Context): string | undefined {
  // A request that the server makes of itself comes over no connection.
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}

/** An API call says which language its texts (mails) shall have; a page's address says it by itself. */
function languageOfRequest(c: Context, url: URL) {
  const wanted = c.req.header('accept-language')?.slice(0, 2);
  return languages.find((language) => language === wanted) ?? languageOf(url.pathname);
}

function secureHeaders(overTls: boolean) {
  const ofAll = {
    'x-content-type-options': 'nosniff',
    ...(overTls && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
  const ofDocuments = {
    ...ofAll,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  // What speaks of documents says nothing on the files of the build, of which a page asks for a score.
  return (address: string): Readonly<Record<string, string>> =>
    address.startsWith('/assets/') ? ofAll : ofDocuments;
}

/** A page, though it stands among the API's addresses. */
const docsPath = '/api/docs';

/** A short, fixed set: what a visitor types makes no label of its own. */
const kinds = ['/api', '/auth', '/assets', '/figures', '/media'] as const;

const kindOf = (path: string): string => kinds.find((kind) => path.startsWith(`${kind}/`)) ?? 'page';
