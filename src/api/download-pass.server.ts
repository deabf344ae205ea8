import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnvironment } from '#src/server/context.server.ts';

/**
 * A browser that saves a file as it arrives sends no `Authorization` header, and a script that reads the file first
 * must hold all of it. So the caller's token is lent to one address, for one download, as a cookie that no script can
 * read. It opens what the token itself opens: the session and the role are looked at as ever.
 */
const cookieName = 'birtu-download';
const passSeconds = 60;

type ApiContext = Context<ApiEnvironment>;

const bearer = /^Bearer +(\S+)$/i;

/** Another site's page cannot use it: the cookie comes along from our own pages only. */
const cookieFor = (c: ApiContext, path: string) => ({
  path,
  httpOnly: true,
  sameSite: 'Strict' as const,
  secure: c.get('context').settings.publicUrl.startsWith('https:'),
});

/** Lends the caller's token to a path, for a minute. */
export function lendPass(c: ApiContext, path: string): { readonly seconds: number } {
  const token = bearer.exec(c.req.header('authorization') ?? '')?.[1];
  if (token) setCookie(c, cookieName, token, { ...cookieFor(c, path), maxAge: passSeconds });
  return { seconds: passSeconds };
}

/** The request in the name of whoever sends it: what can only be read may come with a pass instead of a token. */
export function withPass(c: ApiContext): Request {
  const { raw } = c.req;
  const isRead = raw.method === 'GET' && !raw.headers.has('authorization');
  const token = isRead ? getCookie(c, cookieName) : undefined;
  if (!token) return raw;
  const headers = new Headers(raw.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(raw, { headers });
}

/** It was good for one download. */
export const takePass = (c: ApiContext, path: string): void =>
  void deleteCookie(c, cookieName, cookieFor(c, path));
