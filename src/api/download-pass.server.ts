import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnvironment } from '#src/server/context.server.ts';

/**
 * A browser that saves a file as it arrives sends no `Authorization` header, and a script that reads the file first
 * must hold all of it. So the caller's token is lent to one address, for a minute, as a cookie that no script can read
 * and that the browser drops with the first download. It opens nothing else, and there what the token itself opens: the
 * session and the role are looked at as ever.
 */
const cookieName = 'birtu-download';
const passSeconds = 60;

/** Paths as browsers ask for them: whole ones, and those of files in a folder. */
export type Download = '/api/admin/feedback.csv' | `/api/takeout/${string}`;
const isDownload = (path: string): path is Download =>
  path === '/api/admin/feedback.csv' || /^\/api\/takeout\/[a-z.-]+$/.test(path);

type ApiContext = Context<ApiEnvironment>;

const bearer = /^Bearer +(\S+)$/i;

/** Another site's page cannot use it: the cookie comes along from our own pages only. */
const cookieFor = (c: ApiContext, path: Download) => ({
  path,
  httpOnly: true,
  sameSite: 'Strict' as const,
  secure: c.get('context').settings.publicUrl.startsWith('https:'),
});

/** Lends the caller's token to a download, for a minute. */
export function lendPass(c: ApiContext, path: Download): { readonly seconds: number } {
  const token = bearer.exec(c.req.header('authorization') ?? '')?.[1];
  if (token) setCookie(c, cookieName, token, { ...cookieFor(c, path), maxAge: passSeconds });
  return { seconds: passSeconds };
}

/** The request in the name of whoever sends it: a download may come with a pass instead of a token. */
export function withPass(c: ApiContext): Request {
  const { raw } = c.req;
  const isPassed = raw.method === 'GET' && isDownload(c.req.path) && !raw.headers.has('authorization');
  const token = isPassed ? getCookie(c, cookieName) : undefined;
  if (!token) return raw;
  const headers = new Headers(raw.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(raw, { headers });
}

/** Has the browser drop the pass: one download is all that it was for. */
export const takePass = (c: ApiContext, path: Download): void =>
  void deleteCookie(c, cookieName, cookieFor(c, path));
