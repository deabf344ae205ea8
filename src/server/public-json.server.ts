import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { answerCached, cachedAnswer, type CachedAnswer } from './cached-answer.server.ts';
import { encodeBody } from './encoding.server.ts';

const maxBytes = 16 * 1024 * 1024;
/** Milliseconds, as of pages. */
const maxAge = 60 * 60 * 1000;
/** Of brotli: anyone may ask for addresses that nobody asks for again. */
const quality = 5;

/**
 * What the API says to everyone alike (`publicCache`) is asked of the database once, until something public changes.
 * Whoever says who they are is answered by the database, and gets the copy where it says the same: it is compressed.
 */
export function publicJson(now: () => number = () => Date.now()) {
  const emptyCache = () =>
    new LRUCache<string, CachedAnswer>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: maxAge,
      ttlResolution: 0,
      perf: { now },
    });
  let cache = emptyCache();

  const answer: MiddlewareHandler = async (c, next) => {
    const { headers, url } = c.req.raw;
    const { pathname, search } = new URL(url);
    const key = pathname + search;
    const isNamed = headers.has('authorization') || headers.has('cookie');
    const known = isNamed ? undefined : cache.get(key);
    if (known) return answerCached(known, c.req.raw);
    // What changes while this is being answered empties the cache: then this one goes into the old.
    const into = cache;
    await next();
    const type = c.res.headers.get('content-type') ?? '';
    const caching = c.res.headers.get('cache-control') ?? '';
    if (c.req.method !== 'GET' || c.res.status !== 200) return;
    if (!type.startsWith('application/json') || !caching.startsWith('public')) return;
    const said = { 'content-type': type, 'cache-control': caching };
    const whole = Buffer.from(await c.res.arrayBuffer());
    const stands = into.get(key);
    const isAlike = stands?.body.identity.equals(whole) === true;
    const made = isAlike ? stands : cachedAnswer(200, await encodeBody(whole, type, quality), said);
    // What is said to somebody is said to nobody else, whatever it claims.
    if (!isNamed) into.set(key, made);
    // Not onto what was said before: its headers stand in `made`.
    c.res = undefined;
    c.res = answerCached(made, c.req.raw);
  };

  return {
    /** For `GET /api/*`. */
    answer,
    /** What is kept of an address, for who does not say who they are. */
    peek: (address: string) => cache.get(address),
    forget: () => void (cache = emptyCache()),
  };
}
