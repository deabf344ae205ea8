import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './context.server.ts';

/** What a front end may send along. */
const requestHeaders = [
  'accept-language',
  'apikey',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'x-client-info',
  'x-supabase-api-version',
].join(', ');
/** What its script may read of an answer beside the body. */
const answerHeaders = [
  'content-disposition',
  'etag',
  'location',
  'retry-after',
  'x-request-id',
  'x-sb-error-code',
  'x-supabase-api-version',
].join(', ');
const methods = 'GET, POST, PUT, PATCH, DELETE';
const preflightSeconds = 600;

/**
 * Lets the pages of other origins call. A member is known by a token in a header, never by a cookie, so no credentials
 * are allowed; to an origin that is not listed nothing is said, and its browser keeps the answer from it.
 */
export const crossOrigin = (allowed: readonly string[]) =>
  createMiddleware<ApiEnvironment>(async (c, next) => {
    if (allowed.length === 0) return next();
    const origin = c.req.header('origin') ?? '';
    const isAllowed = allowed.includes(origin);
    if (isAllowed && c.req.method === 'OPTIONS' && c.req.header('access-control-request-method'))
      return c.body(null, 204, {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': methods,
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': String(preflightSeconds),
        vary: 'Origin',
      });
    await next();
    const { headers } = c.res;
    headers.append('vary', 'Origin');
    if (!isAllowed) return;
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', answerHeaders);
  });
