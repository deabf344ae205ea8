import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { builtFile } from './assets.server.ts';
import { filesOfReleases, forgetOldFiles, keepFiles } from './release-files.server.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const script = Buffer.from('export const word = "ሰላም";');
const font = Buffer.from([0, 1, 2, 255]);
const before = new Map(
  Object.entries({
    '/assets/page-1.js': { identity: script, br: brotliCompressSync(script) },
    '/assets/font-1.woff2': { identity: font },
    '/robots.txt': { identity: Buffer.from('of this release') },
  }).map(([path, body]) => [path, builtFile(path, body)]),
);

const ask = async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  await filesOfReleases(database.sql).answer(new Request(`http://x${path}`, { method, headers }), path);

test('a node answers with the files of another release, as that one does', async () => {
  await keepFiles(database.sql, before);
  await keepFiles(database.sql, before);
  const plain = (await ask('/assets/page-1.js'))!;
  expect(await plain.text()).toBe(script.toString());
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(plain.headers.get('cache-control')).toContain('immutable');
  const compressed = (await ask('/assets/page-1.js', 'GET', { 'accept-encoding': 'br, gzip' }))!;
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(Buffer.from(await compressed.arrayBuffer())).toEqual(brotliCompressSync(script));
  const { etag } = before.get('/assets/page-1.js')!;
  expect((await ask('/assets/page-1.js', 'GET', { 'if-none-match': etag }))!.status).toBe(304);
  expect(Buffer.from(await (await ask('/assets/font-1.woff2'))!.arrayBuffer())).toEqual(font);
  expect(await (await ask('/assets/page-1.js', 'HEAD'))!.text()).toBe('');
});

test('what no release has, or is the same file in each, is not found there', async () => {
  await keepFiles(database.sql, before);
  for (const path of ['/assets/page-2.js', '/robots.txt', '/assets/', '/assets/../robots.txt', '/assets/\0'])
    expect(await ask(path)).toBeNull();
  expect(await ask('/assets/page-1.js', 'POST')).toBeNull();
});

test('files go a month after a node of their release ran last', async () => {
  await keepFiles(database.sql, before);
  await database.sql`update releases.files set kept_at = now() - interval '40 days'`;
  await keepFiles(database.sql, new Map([...before].slice(0, 1)));
  await forgetOldFiles(database.sql);
  expect(await database.sql`select path from releases.files`).toEqual([{ path: '/assets/page-1.js' }]);
});
