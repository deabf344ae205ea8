import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** One body in the encodings that browsers ask for. */
export interface EncodedBody {
  readonly identity: Buffer;
  readonly gzip?: Buffer;
  readonly br?: Buffer;
}

/** Below so many bytes a compressed body is hardly smaller. */
const worthwhile = 200;
const compressible =
  /^(text\/|image\/svg|application\/(json|javascript|problem\+json|manifest\+json|xml|atom\+xml))/;

/** Compresses a body once, to be answered many times. `quality` is brotli's, 0 to 11. */
export async function encodeBody(
  identity: Buffer,
  contentType: string,
  quality: number,
): Promise<EncodedBody> {
  if (identity.length < worthwhile || !compressible.test(contentType)) return { identity };
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    brotli(identity, { params: parameters }),
    deflate(identity, { level: 9 }),
  ]);
  return { identity, br, gzip: zipped };
}

/** A body that is answered once, compressed as its client takes it, by its Accept-Encoding. */
export async function encodeOnce(
  identity: Buffer,
  accepted: string | undefined,
  quality: number,
): Promise<{ readonly data: Buffer; readonly encoding?: string }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  if (takesBr.test(accepted ?? '')) return { data: await brotli(identity, { params }), encoding: 'br' };
  if (takesGzip.test(accepted ?? '')) return { data: await deflate(identity), encoding: 'gzip' };
  return { data: identity };
}

/** The body that a client takes, by its Accept-Encoding. */
export function chooseEncoding(
  body: EncodedBody,
  accepted: string | undefined,
): { data: Buffer; encoding?: string } {
  if (body.br && takesBr.test(accepted ?? '')) return { data: body.br, encoding: 'br' };
  if (body.gzip && takesGzip.test(accepted ?? '')) return { data: body.gzip, encoding: 'gzip' };
  return { data: body.identity };
}

const accepting = (encoding: string) =>
  new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*([,;]|$)`);
const takesBr = accepting('br');
const takesGzip = accepting('gzip');
