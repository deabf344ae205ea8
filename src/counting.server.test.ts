import { request } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAccountNode, type AccountNode } from '#test/account-server.ts';
import { createTestDatabase } from '#test/database.ts';
import { openSession, sessionJson } from '#src/features/auth/sessions/session.server.ts';
import type { OpenDatabase } from './server/database.server.ts';
import { createSite } from './site.server.ts';

/** A page that whoever opens it gets in a form of its own. */
const html =
  '<head><script id="boot">boot()</script></head><p>Page</p><script type="module" async="">import "/assets/a.js";</script>';

let database: OpenDatabase;
let node: AccountNode;
let server: Server;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase('bundled');
  node = await startAccountNode(database);
  const { fetch, answerAtOnce } = createSite({
    runtime: node.runtime,
    assets: new Map(),
    isReady: async () => true,
    async render(asked, _fetchApi, tellNothingFound) {
      const { pathname, searchParams } = new URL(asked.url);
      if (searchParams.get('q') === 'pizza') tellNothingFound?.('recipes', ' Pizza ');
      const status = pathname.includes('no-such') ? 404 : 200;
      return new Response(html, { status, headers: { 'content-type': 'text/html' } });
    },
  });
  const withMemory = (_: object, listener: RequestListener) =>
    createServer((incoming, outgoing) => {
      if (!answerAtOnce(incoming, outgoing)) listener(incoming, outgoing);
    });
  server = createAdaptorServer({
    fetch,
    createServer: withMemory as typeof createServer,
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await node.close();
  await database.close();
});
beforeEach(async () => {
  await node.counted();
  await database.sql`truncate daily_counts`;
});

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const reading = {
  'user-agent': phone,
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  accept: 'text/html',
};

/** Not `fetch`, which has a mode of its own to tell. */
const get = async (
  path: string,
  headers: Record<string, string> = reading,
  method = 'GET',
): Promise<number> =>
  await new Promise((resolve, reject) => {
    const asked = request(origin + path, { method, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode!));
    });
    asked.on('error', reject).end();
  });

async function counted() {
  await node.counted();
  const rows = await database.sql<{ kind: string; subject: string; what: string; count: number }[]>`
    select kind, subject, what, count from daily_counts where subject <> ''`;
  return rows.map(({ kind, subject, what, count }) => `${count} ${kind} ${subject} ${what}`);
}

test('a page counts each time that it is opened: rendered, from memory, unchanged, in either language', async () => {
  expect(await get('/recipes/shiro')).toBe(200);
  await get('/recipes/shiro');
  await get('/recipes/shiro', { ...reading, 'if-none-match': '"x"' });
  // Whoever sends a cookie is answered by the framework.
  await get('/recipes/shiro', { ...reading, cookie: 'a=1' });
  await get('/am/recipes/shiro');
  await get('/recipes/shiro.data', { 'user-agent': phone, 'sec-fetch-mode': 'cors' });
  expect(await counted()).toEqual(['6 recipe shiro opened']);
});

test.each([
  ['a page that there is not', '/recipes/no-such-dish', reading],
  ['a page of no record', '/about', reading],
  ['a search engine', '/recipes/shiro', { ...reading, 'user-agent': 'Googlebot/2.1' }],
  ['what is fetched ahead', '/recipes/shiro', { ...reading, 'sec-purpose': 'prefetch' }],
  ['the device’s copy', '/recipes/shiro', { ...reading, 'sec-fetch-mode': 'cors' }],
  [
    'another part of what is open',
    '/recipes/shiro',
    { ...reading, referer: 'https://birtu.test/recipes/shiro' },
  ],
])('%s does not count', async (_, path, headers) => {
  for (let time = 0; time < 2; time += 1) await get(path, headers);
  await get(path, { ...headers, cookie: 'a=1' });
  expect(await counted()).toEqual([]);
});

test('asking for the head of a page does not count', async () => {
  await get('/recipes/shiro', reading, 'HEAD');
  expect(await counted()).toEqual([]);
});

test('a search without a result counts by its words, where nothing else was chosen', async () => {
  for (const path of [
    '/recipes?q=pizza',
    '/recipes?q=pizza&group=',
    '/recipes?q=pizza&group=wat',
    '/recipes?q=shiro',
  ])
    await get(path);
  expect(await counted()).toEqual(['2 recipes pizza not-found']);
});

test('what visitors open and look for stands on the dashboard of staff from five on, and nothing of whoever did', async () => {
  const email = 'hana@birtu.test';
  const [{ id }] = await database.sql<[{ id: string }]>`
    insert into auth.users (email, email_confirmed_at) values (${email}, now()) returning id`;
  await database.sql`
    insert into user_profiles (id, full_name, email, role) values (${id}, 'Hana', ${email}, 'admin_fitness')`;
  const visit = {
    ...node.runtime,
    requestId: '',
    clientAddress: '',
    userAgent: '',
    language: 'en',
    actor: null,
  } as const;
  const open = await openSession(visit, node.runtime.db, id, { method: 'password' });
  const { access_token: token } = await sessionJson(visit, open);
  const dashboard = async () => {
    await node.counted();
    const answer = await fetch(`${origin}/api/admin/usage`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { weeks: object[]; mostOpened: object[]; searches: object[] };
  };
  // Of one address and name, as a proxy would tell of it.
  const visitor = { ...reading, 'x-forwarded-for': '192.0.2.77', referer: 'https://search.example/?q=selam' };
  for (let time = 0; time < 4; time += 1) {
    await get('/recipes/misir-wat', visitor);
    await get('/recipes?q=pizza', visitor);
  }
  expect(await dashboard()).toMatchObject({
    weeks: [{ opened: 'few' }, {}, {}, {}],
    mostOpened: [],
    searches: [],
  });

  // What was searched on one day alone may be one person's.
  await database.sql`update daily_counts set day = day - 1 where what = 'not-found'`;
  await get('/recipes/misir-wat', visitor);
  await get('/recipes?q=pizza', visitor);
  expect(await dashboard()).toMatchObject({
    weeks: [{ opened: 5 }, {}, {}, {}],
    mostOpened: [{ kind: 'recipe', id: 'misir-wat', opened: 5 }],
    searches: [{ place: 'recipes', text: 'pizza', count: 5 }],
  });
  const kept = await database.sql`select to_jsonb(each)::text as row from daily_counts as each`;
  expect(kept.map(({ row }) => Object.keys(JSON.parse(row as string) as object).toSorted())).toEqual(
    kept.map(() => ['count', 'day', 'kind', 'subject', 'what']),
  );
});
