import type { Context, MiddlewareHandler } from 'hono';
import { tagOf } from '#src/server/cached-answer.server.ts';
import { encodeOnce } from '#src/server/encoding.server.ts';

/** From so many characters on an answer is worth compressing for its one reader. */
const worthCompressing = 1_500;
/** Of brotli: a workout’s 65 kB are 3 % smaller than with 5, for a third of a millisecond; what is small takes the same. */
const quality = 7;

/** An answer as it was written, before anything reads it. */
interface Written {
  readonly text: string;
  readonly answer: Response;
}

/**
 * Large answers cross slow lines: compressed, and not at all to who has it already. Before all that answers by `c.json`.
 * What is public has a copy for everybody (src/server/public-json.server.ts).
 */
export const compressLarge: MiddlewareHandler = async (c, next) => {
  const written = followWritten(c);
  await next();
  const last = written();
  if (last === null || last.answer !== c.res) return;
  const { status, headers } = c.res;
  if (headers.get('cache-control')?.startsWith('public')) return;
  const body = Buffer.from(last.text);
  headers.set('vary', 'accept-encoding');
  if (/^(GET|HEAD)$/.test(c.req.method) && status === 200) {
    const etag = tagOf(body);
    headers.set('etag', etag);
    if (c.req.header('if-none-match')?.includes(etag)) return replace(c, null, 304, headers);
  }
  const { data, encoding } = await encodeOnce(body, c.req.header('accept-encoding'), quality);
  if (encoding !== undefined) headers.set('content-encoding', encoding);
  replace(c, new Uint8Array(data), status, headers);
};

/**
 * Read where it is written: to read it out of the answer again would cost each small one more than all else here.
 *
 * @returns the last large answer
 */
function followWritten(c: Context): () => Written | null {
  let last: Written | null = null;
  const write = (object: unknown, init?: never, headers?: Record<string, string>): Response => {
    const text = JSON.stringify(object);
    const answer = c.body(text, init, { 'Content-Type': 'application/json', ...headers });
    last = text.length < worthCompressing ? null : { text, answer };
    return answer;
  };
  c.json = write as typeof c.json;
  return () => last;
}

/** Not onto what was said before, whose headers would stay. */
function replace(c: Context, body: BodyInit | null, status: number, headers: Headers): void {
  c.res = undefined;
  c.res = new Response(body, { status, headers });
}
