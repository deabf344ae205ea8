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

/** How a body may cross the network. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Below so many bytes a compressed body is hardly smaller. */
const worthwhile = 200;
const compressible =
  /^(text\/|image\/svg|application\/(json|javascript|problem\+json|manifest\+json|xml|atom\+xml))/;

/**
 * Compresses a body once, to be answered many times.
 *
 * @param quality brotli's, 0 to 11
 * @param encodings those that are wanted
 */
export async function encodeBody(
  identity: Buffer,
  contentType: string,
  quality: number,
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Promise<EncodedBody> {
  if (identity.length < worthwhile || !compressible.test(contentType)) return { identity };
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    encodings.includes('br') && brotli(identity, { params: parameters }),
    encodings.includes('gzip') && deflate(identity, { level: 9 }),
  ]);
  return { identity, ...(br && { br }), ...(zipped && { gzip: zipped }) };
}

/** A body that is answered once, compressed as its client takes it, by its Accept-Encoding. */
export async function encodeOnce(
  identity: Buffer,
  accepted: string | undefined,
  quality: number,
): Promise<{ readonly data: Buffer; readonly encoding?: string }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const encoding = encodingFor(accepted);
  if (encoding === 'identity') return { data: identity };
  return { data: await (encoding === 'br' ? brotli(identity, { params }) : deflate(identity)), encoding };
}

/** What a client takes best, by its Accept-Encoding. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (takesBr.test(accepted ?? '')) return 'br';
  return takesGzip.test(accepted ?? '') ? 'gzip' : 'identity';
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
