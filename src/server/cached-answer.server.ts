import { createHash } from 'node:crypto';
import type { Counted } from '#src/lib/usage.ts';
import { chooseEncoding, type EncodedBody } from './encoding.server.ts';

/** An answer that is the same for everyone, in the encodings that clients ask for. */
export interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedBody;
  readonly etag: string;
  /** Of all its forms. */
  readonly bytes: number;
  /** What whoever opens it has done by that. */
  readonly counted?: Counted;
}

/** By what an answer says. Weak, since one stands for it in every encoding. */
export const tagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64').slice(0, 22)}"`;

export function cachedAnswer(
  status: number,
  body: EncodedBody,
  headers: Readonly<Record<string, string>>,
): CachedAnswer {
  const etag = tagOf(body.identity);
  // Never none: a redirect without a body takes its place in a cache, too.
  const bytes = 1 + body.identity.length + (body.br?.length ?? 0) + (body.gzip?.length ?? 0);
  return { status, headers: { vary: 'accept-encoding', ...headers, etag }, body, etag, bytes };
}

/** The answer as a request wants it: compressed, without its body, or that nothing has changed. */
export function answerCached(cached: CachedAnswer, request: Request): Response {
  if (cached.status === 200 && request.headers.get('if-none-match')?.includes(cached.etag))
    return new Response(null, { status: 304, headers: cached.headers });
  const { data, encoding } = chooseEncoding(cached.body, request.headers.get('accept-encoding') ?? undefined);
  const headers = {
    ...cached.headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(data.length),
  };
  return new Response(request.method === 'HEAD' ? null : (data as Uint8Array<ArrayBuffer>), {
    status: cached.status,
    headers,
  });
}
