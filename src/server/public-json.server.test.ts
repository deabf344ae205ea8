import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { publicJson } from './public-json.server.ts';

const foods = { items: Array.from({ length: 40 }, (_, number) => ({ name: `Food ${number}` })) };
let asked: string[] = [];
let now = 0;
const json = publicJson(() => now);
const api = new Hono().get('/api/*', json.answer).get('/api/:what', (c) => {
  asked.push(c.req.param('what') + new URL(c.req.url).search);
  const caching = { 'cache-control': c.req.param('what') === 'profile' ? 'no-store' : 'public, max-age=60' };
  return c.req.param('what') === 'gone' ? c.json({}, 404, caching) : c.json(foods, 200, caching);
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  api.request(path, { method, headers });

beforeEach(() => {
  asked = [];
  now += 24 * 60 * 60 * 1000;
  json.forget();
});

test('what is public is asked for once, each question for itself, and comes compressed', async () => {
  const first = await get('/api/foods', { 'accept-encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(JSON.parse(brotliDecompressSync(await first.arrayBuffer()).toString())).toEqual(foods);
  expect(await (await get('/api/foods')).json()).toEqual(foods);
  await get('/api/foods?q=shiro');
  expect(asked).toEqual(['foods', 'foods?q=shiro']);
});

test('who has it already is told so without a body, and HEAD gets none', async () => {
  const etag = (await get('/api/foods')).headers.get('etag') ?? '';
  const again = await get('/api/foods', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(await (await get('/api/foods', {}, 'HEAD')).text()).toBe('');
  expect(asked).toEqual(['foods']);
});

test.each([
  ['who says who they are', '/api/foods', { authorization: 'Bearer x' }],
  ['who comes with a cookie', '/api/foods', { cookie: 'pass=1' }],
  ['what is not for everyone', '/api/profile', {}],
  ['what is not there', '/api/gone', {}],
])('%s is answered anew each time', async (_, path, headers) => {
  await get(path, headers);
  await get(path, headers);
  expect(asked).toHaveLength(2);
});

test('who says who they are gets it compressed as well, by the copy where it says the same', async () => {
  const named = { authorization: 'Bearer x', 'accept-encoding': 'br' };
  const alone = await get('/api/foods', named);
  expect(alone.headers.get('content-encoding')).toBe('br');
  const { headers } = await get('/api/foods', { 'accept-encoding': 'br' });
  expect(headers.get('etag')).toBe(alone.headers.get('etag'));
  expect((await get('/api/foods', { ...named, 'if-none-match': headers.get('etag')! })).status).toBe(304);
  expect(asked).toHaveLength(3);
});

test('is forgotten when something public changes, after an hour, and where it changes while it is answered', async () => {
  await get('/api/foods');
  json.forget();
  await get('/api/foods');
  now += 60 * 60 * 1000 + 1;
  await get('/api/foods');
  expect(asked).toHaveLength(3);
  const answering = get('/api/foods?slow');
  json.forget();
  await answering;
  await get('/api/foods?slow');
  expect(asked).toHaveLength(5);
});
