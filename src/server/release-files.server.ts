import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { builtFile, type Assets } from './assets.server.ts';
import { answerCached, type CachedAnswer } from './cached-answer.server.ts';
import type { Sql } from './database.server.ts';

const inflate = promisify(brotliDecompress);

/** Days for which files are kept after a node of their release ran last. */
const keptDays = 30;
const maxMemory = 8_000_000;
const named = /^\/assets\/[\w.-]+$/;

/** Puts the files of this release where nodes of every other one find them. */
export async function keepFiles(sql: Sql, assets: Assets): Promise<void> {
  const own = [...assets].filter(([path]) => named.test(path));
  const paths = own.map(([path]) => path);
  const known = await sql<{ path: string }[]>`select path from releases.files where path = any(${paths})`;
  const there = new Set(known.map(({ path }) => path));
  const missing = own
    .filter(([path]) => !there.has(path))
    .map(([path, { body }]) => ({
      path,
      body: body.br ?? body.identity,
      encoding: body.br ? 'br' : null,
      kept_at: new Date().toISOString(),
    }));
  if (missing.length > 0) await sql`insert into releases.files ${sql(missing)} on conflict (path) do nothing`;
  await sql`
    update releases.files set kept_at = now()
    where path = any(${paths}) and kept_at < now() - interval '1 day'`;
}

/** Those of releases that are gone for weeks. */
export async function forgetOldFiles(sql: Sql): Promise<void> {
  await sql`delete from releases.files where kept_at < now() - make_interval(days => ${keptDays})`;
}

/**
 * Files of other releases than this one: while two of them run, a page is of one node and its files are asked of
 * another; and who holds a page of the release before goes on with it.
 */
export function filesOfReleases(sql: Sql) {
  const memory = new LRUCache<string, CachedAnswer>({
    maxSize: maxMemory,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const read = async (path: string): Promise<CachedAnswer | undefined> => {
    const [found] = await sql<{ body: Buffer; encoding: string | null }[]>`
      select body, encoding from releases.files where path = ${path}`;
    if (!found) return undefined;
    const { body, encoding } = found;
    const file = builtFile(path, encoding ? { identity: await inflate(body), br: body } : { identity: body });
    memory.set(path, file);
    return file;
  };
  /** Who ask for one file at once wait for one reading of it. */
  const reading = new Map<string, Promise<CachedAnswer | undefined>>();
  const readOnce = (path: string) => {
    const shared = reading.get(path) ?? read(path).finally(() => reading.delete(path));
    reading.set(path, shared);
    return shared;
  };
  return {
    /** What needs no reading of the database. */
    isKnown: (path: string) => memory.has(path) || !named.test(path),
    /** @returns nothing where no release has it */
    async answer(request: Request, path: string): Promise<Response | null> {
      if (!named.test(path) || !['GET', 'HEAD'].includes(request.method)) return null;
      const file = memory.get(path) ?? (await readOnce(path));
      return file ? answerCached(file, request) : null;
    },
  };
}
