import { TrieRouter } from 'hono/router/trie-router';
import { expect, test } from 'vitest';
import { KeptRoutes } from './kept-routes.server.ts';

const routes = [
  ['ALL', '*', 'all'],
  ['GET', '/api/*', 'kept'],
  ['GET', '/api/foods', 'foods'],
  ['GET', '/api/foods/:id', 'food'],
  ['POST', '/api/foods/bulk', 'bulk'],
  ['ALL', '/api/foods/bulk', 'other methods'],
  ['DELETE', '/api/foods/:id', 'delete'],
  ['ALL', '/api/:rest{.+}', 'rest'],
] as const;

const asked = [
  'GET /api/foods',
  'POST /api/foods',
  'GET /api/foods/bulk',
  'POST /api/foods/bulk',
  'DELETE /api/foods/bulk',
  'GET /api/foods/teff',
  'GET /api/foods/barley',
  'GET /api/foods/',
  'GET /api/foods/teff/more',
  'GET /elsewhere',
  'GET /api/foods/:id',
].map((line) => line.split(' ') as [string, string]);

test('finds what Hono’s own router finds, however often it is asked', () => {
  const kept = new KeptRoutes<string>();
  const plain = new TrieRouter<string>();
  for (const [method, path, handler] of routes)
    for (const router of [kept, plain]) router.add(method, path, handler);
  for (const [method, path] of [...asked, ...asked, ...asked.toReversed()])
    expect(kept.match(method, path), `${method} ${path}`).toEqual(plain.match(method, path));
});

test('an address that was asked for has the route that is added later', () => {
  const kept = new KeptRoutes<string>();
  kept.add('GET', '/api/foods', 'first');
  kept.match('GET', '/api/foods');
  kept.add('GET', '/api/foods', 'second');
  expect(kept.match('GET', '/api/foods')[0].map(([handler]) => handler)).toEqual(['first', 'second']);
});
