import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { chooseEncoding, encodeBody, type EncodedBody } from './encoding.server.ts';

export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

interface Asset {
  readonly body: EncodedBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

export type Assets = ReadonlyMap<string, Asset>;

/** Reads the built files into memory, with the compressed forms that the build made beside them. */
export async function loadAssets(folder: string): Promise<Assets> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(
      (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.parentPath.includes('.vite'),
    )
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const assets = await Promise.all(
    names.map(async (name) => {
      const path = `/${name.split(sep).join('/')}`;
      const file = join(folder, name);
      const [identity, br, gzip] = await Promise.all([
        readFile(file),
        readIfThere(`${file}.br`),
        readIfThere(`${file}.gz`),
      ]);
      return [path, asset(path, { identity, ...(br && { br }), ...(gzip && { gzip }) })] as const;
    }),
  );
  return new Map(assets);
}

/** A file that the server makes itself, such as a drawing, served like the built ones. */
export async function madeAsset(path: string, text: string): Promise<Asset> {
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  return asset(path, await encodeBody(Buffer.from(text), type, 11));
}

function asset(path: string, body: EncodedBody): Asset {
  const immutable = path.startsWith('/assets/');
  // Weak, since one stands for the file in every encoding.
  const etag = `W/"${createHash('sha256').update(body.identity).digest('base64url').slice(0, 16)}"`;
  return {
    body,
    etag,
    headers: {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    },
  };
}

/** Answers a file, or nothing when there is none at this path. */
export function answerAsset(assets: Assets, request: Request, path: string): Response | null {
  const found = assets.get(path);
  if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  if (request.headers.get('if-none-match')?.includes(found.etag))
    return new Response(null, { status: 304, headers: found.headers });
  const { data, encoding } = chooseEncoding(found.body, request.headers.get('accept-encoding') ?? undefined);
  const headers = {
    ...found.headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(data.length),
  };
  return new Response(request.method === 'HEAD' ? null : (data as Uint8Array<ArrayBuffer>), { headers });
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return await readFile(file).catch(() => undefined);
}
