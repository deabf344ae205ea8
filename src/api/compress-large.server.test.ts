import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { publicCache } from './public-cache.ts';
import { compressLarge } from './compress-large.server.ts';

const large = 'ዛሬ'.repeat(1_000);
let said = large;
const app = new Hono()
  .use(compressLarge)
  .get('/', (c) => c.json({ said }))
  .get('/public', (c) => c.json({ said }, 200, publicCache))
  .get('/missing', (c) => c.json({ said }, 404, { 'content-type': 'application/problem+json' }))
  .post('/', (c) => c.json({ said }, 201));
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const unpacked = async (answer: Response): Promise<unknown> =>
  JSON.parse(brotliDecompressSync(await answer.arrayBuffer()).toString());

test('an answer that one has is not sent again, however it was compressed, and one that has changed is', async () => {
  said = large;
  const first = await ask('/', { 'accept-encoding': 'br' });
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('vary')).toBe('accept-encoding');
  expect(await unpacked(first)).toEqual({ said });
  for (const encoding of ['br', 'identity']) {
    const again = await ask('/', { 'accept-encoding': encoding, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
  }
  said = large.replace('ዛሬ', 'ነገ');
  const changed = await ask('/', { 'accept-encoding': 'identity', 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  expect(await changed.json()).toEqual({ said });
});

test.each([
  ['a problem', '/missing', 'GET', 404, 'application/problem+json'],
  ['the answer to a change', '/', 'POST', 201, 'application/json'],
])('%s is compressed as what it is, and nobody asks by it again', async (_, path, method, status, type) => {
  said = large;
  const answer = await ask(path, { 'accept-encoding': 'br' }, method);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  expect(answer.headers.get('etag')).toBeNull();
  expect(await unpacked(answer)).toEqual({ said });
});

test.each([
  ['small', '/', 'ነገ', 'br'],
  ['for whoever takes nothing compressed', '/', large, undefined],
  ['public, of which there is a copy', '/public', large, 'br'],
])('what is %s stays as it is', async (_, path, text, encoding) => {
  said = text;
  const answer = await ask(path, encoding === undefined ? {} : { 'accept-encoding': encoding });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual({ said });
});
