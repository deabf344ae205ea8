import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { answerCached, cachedAnswer, type CachedAnswer } from './cached-answer.server.ts';
import { encodeBody, type EncodedBody } from './encoding.server.ts';

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

export type Assets = ReadonlyMap<string, CachedAnswer>;

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
      return [path, builtFile(path, { identity, ...(br && { br }), ...(gzip && { gzip }) })] as const;
    }),
  );
  return new Map(assets);
}

/** The files that the browser's build made of sources whose paths begin so, by the rest of the path. */
export async function readFilesOf(folder: string, prefix: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, { readonly file: string }>>;
  return new Map(
    Object.entries(manifest)
      .filter(([source]) => source.startsWith(prefix))
      .map(([source, { file }]) => [source.slice(prefix.length, -extname(source).length), `/${file}`]),
  );
}

/** A file that the server makes itself, such as a drawing, served like the built ones. */
export async function madeAsset(path: string, text: string): Promise<CachedAnswer> {
  const type = contentTypes[extname(path)] ?? 'application/octet-stream';
  return builtFile(path, await encodeBody(Buffer.from(text), type, 11));
}

/** A file as it is answered: one whose name says what is in it, for ever. */
export function builtFile(path: string, body: EncodedBody): CachedAnswer {
  const immutable = path.startsWith('/assets/');
  // A worker that does harm must be replaced at the next visit.
  const caching = path === '/service-worker.js' ? 'no-cache' : 'public, max-age=86400';
  return cachedAnswer(200, body, {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : caching,
    'x-content-type-options': 'nosniff',
  });
}

/** Answers a file, or nothing when there is none at this path. */
export function answerAsset(assets: Assets, request: Request, path: string): Response | null {
  const found = assets.get(path);
  return found && ['GET', 'HEAD'].includes(request.method) ? answerCached(found, request) : null;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return await readFile(file).catch(() => undefined);
}
