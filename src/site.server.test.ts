import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { freePort, startProduct, type Product } from '#test/product.ts';
import type { Pack } from './features/plans/pack/schema.ts';
import type { OpenDatabase } from './server/database.server.ts';

let database: OpenDatabase;
let product: Product;
const friend = 'https://app.birtu.example';
const dataDir = mkdtempSync(join(tmpdir(), 'birtu-site-'));

beforeAll(async () => {
  database = await createTestDatabase('bundled');
  product = await startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    ALLOWED_ORIGINS: friend,
  });
}, 120_000);
afterAll(async () => {
  await product.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });

describe('what a plan is kept with', () => {
  test.each(['fitness/back-and-desk', 'nutrition/light-mesob'])(
    '%s: every address is there, in the bytes that are told',
    async (plan) => {
      const answer = await get(`/api/plans/${plan}/pack?language=am`);
      const { items, total, bytes } = (await answer.json()) as Pack;
      expect(items).toHaveLength(total);
      expect(bytes).toBe(items.reduce((sum, each) => sum + each.bytes, 0));
      for (const kind of [/^\/am\/.+\?day=2$/, /^\/api\/plans\//, /^\/figures\//])
        expect(items.some(({ address }) => kind.test(address))).toBe(true);
      const weighed = [];
      for (const { address } of items) {
        const { status, headers } = await get(address, { 'accept-encoding': 'br' });
        weighed.push({ address, bytes: status === 200 ? Number(headers.get('content-length')) : 0 });
      }
      expect(weighed).toEqual(items);
    },
  );

  test('a plan that is not there has none', async () => {
    expect((await get('/api/plans/fitness/nope/pack')).status).toBe(404);
    expect((await get('/api/plans/fitness/back-and-desk/pack?language=fr')).status).toBe(422);
  });
});

describe('health', () => {
  test.each(['/healthz', '/readyz'])('%s answers 200', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test('metrics are in Prometheus text, without addresses as typed', async () => {
    await get('/some/address?token=abc');
    const text = await (await get('/metrics')).text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",kind="page",status="404"}');
    expect(text).not.toContain('some/address');
    expect(text).toContain('\ndatabase_up 1\n');
  });

  test.each(['x-forwarded-for', 'forwarded'])(
    'metrics are given to nobody whom a proxy names (%s)',
    async (name) => {
      expect((await get('/metrics', { [name]: '203.0.113.7' })).status).toBe(404);
    },
  );

  test('a page is counted as one request, whatever it asks of the API while it is rendered', async () => {
    const counted = async (kind: string) => {
      const text = await (await get('/metrics')).text();
      const lines = text.matchAll(
        new RegExp(`duration_seconds_count{method="GET",kind="${kind}",[^}]*} (\\d+)`, 'g'),
      );
      return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const before = { pages: await counted('page'), calls: await counted('/api') };
    // No other test asks for it, so it is rendered now.
    await get('/services/nutrition?counted=1');
    await get('/services/fitness-and-nutrition-plans?min=1234');
    expect({ pages: await counted('page'), calls: await counted('/api') }).toEqual({
      pages: before.pages + 2,
      calls: before.calls,
    });
  });
});

describe('what everybody gets alike', () => {
  const answerOf = async (path: string, headers: Record<string, string>) => {
    const answer = await get(path, headers);
    const { date: _date, 'x-request-id': request, ...told } = Object.fromEntries(answer.headers);
    expect(request).toMatch(/^[\da-f-]{36}$/);
    return { status: answer.status, told, body: await answer.text() };
  };

  const destination = (name: string) => ({ 'sec-fetch-dest': name });

  test.each([
    ['a page', '/am/services/fitness-and-nutrition-plans?tab=nutrition', {}],
    ['a page that is opened', '/am/services/nutrition', destination('document')],
    ['a member’s document that is opened', '/am/today', destination('document')],
    ['one that the service worker keeps', '/am/today', destination('empty')],
    ['a file', '/favicon.svg', {}],
    ['the service worker', '/service-worker.js', {}],
  ])('%s is the same from memory as from the framework, header by header', async (_, path, sent) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding, ...sent };
      await get(path, headers);
      const atOnce = await answerOf(path, headers);
      expect(atOnce.status).toBe(200);
      // Whoever sends a cookie is answered by the framework.
      expect(await answerOf(path, { ...headers, cookie: 'a=1' })).toEqual(atOnce);
      const asked = { ...headers, 'if-none-match': atOnce.told['etag']! };
      const unchanged = await answerOf(path, asked);
      expect(unchanged).toMatchObject({ status: 304, body: '' });
      expect(await answerOf(path, { ...asked, cookie: 'a=1' })).toEqual(unchanged);
    }
  });

  test('the API is asked by the framework where other origins may read what it says', async () => {
    for (let count = 0; count < 2; count += 1)
      expect((await get('/api/plans/fitness')).headers.get('vary'), `time ${count}`).toContain('Origin');
  });

  test('a page whose address tells of somebody’s health is kept by nobody, from memory either', async () => {
    const path = '/plans/find?mind=pressure';
    for (const headers of [{}, {}, destination('document')])
      expect((await get(path, headers)).headers.get('cache-control')).toBe('no-store');
  });

  test('is counted and logged once', async () => {
    const before = product.output().length;
    const { headers } = await get('/favicon.svg');
    const id = headers.get('x-request-id')!;
    await expect.poll(() => product.output().slice(before)).toContain(id);
    expect(product.output().split(`"${id}"`)).toHaveLength(2);
  });
});

test.each(['/api/plans/fitness', '/api/profile', '/auth/v1/settings', '/auth/v1/user'])(
  '%s may be asked by a front end of a listed origin, and by no other',
  async (path) => {
    const ask = async (origin: string, method: string) => {
      const preflight = { 'access-control-request-method': 'GET' };
      const answer = await fetch(product.url + path, { method, headers: { origin, ...preflight } });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };
    expect(await ask(friend, 'OPTIONS')).toEqual([204, friend]);
    expect((await ask(friend, 'GET'))[1]).toBe(friend);
    expect((await ask(friend, 'GET'))[1]).toBe(friend);
    for (const method of ['OPTIONS', 'GET'])
      expect((await ask('https://elsewhere.example', method))[1]).toBeNull();
    expect((await get('/', { origin: friend })).headers.has('access-control-allow-origin')).toBe(false);
  },
);

describe('a page', () => {
  test('starts late: the framework’s start script is found and made inert', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('<script type="text/plain" id="app-start">');
    expect(html).toContain('<head><meta charSet="utf-8"/><script id="boot" data-preload="/assets/');
    expect(html).not.toContain('<script type="module"');
    expect(html).not.toContain('rel="modulepreload"');
  });

  test('runs no inline script that its policy does not name, and names none that it has not', async () => {
    const answer = await get('/');
    const scripts = [
      ...(await answer.text()).matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
    ];
    const hashes = scripts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect([...policy.matchAll(/'sha256-([^']+)'/g)].map((match) => match[1] ?? '').toSorted()).toEqual(
      [...new Set(hashes)].toSorted(),
    );
    expect(/script-src [^;]*unsafe/.test(policy)).toBe(false);
  });

  test('is the same for everyone, and not sent again to who has it', async () => {
    const first = await get('/', { cookie: 'a=1', authorization: 'Bearer x' });
    const etag = first.headers.get('etag') ?? '';
    expect(await first.text()).toBe(await (await get('/')).text());
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  });

  test.each(['br', 'gzip'])('comes compressed with %s', async (encoding) => {
    expect((await get('/', { 'accept-encoding': encoding })).headers.get('content-encoding')).toBe(encoding);
  });

  test('speaks the language of its address', async () => {
    expect(await (await get('/')).text()).toContain('<html lang="en"');
    expect(await (await get('/am')).text()).toContain('<html lang="am"');
  });

  test('that does not exist answers 404 with the words for it', async () => {
    const answer = await get('/no/such/page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  });
});

describe('an address that is written oddly', () => {
  test.each([
    ['//', '/'],
    ['//evil.example/bmi', '/evil.example/bmi'],
    ['/about/', '/about'],
    ['/BMI?height=170', '/bmi?height=170'],
  ])('%s leads to %s, never to another site', async (asked, plain) => {
    const { status, headers } = await requestAsWritten(asked);
    expect([status, headers.location]).toEqual([301, plain]);
  });

  test.each(['/%', '/%00', '/am/%E0%A4%A', '/services/fitness-plans/%00', '/bmi?height=%00&weight=%FF'])(
    '%s is never a failure of the server',
    async (asked) => {
      expect((await requestAsWritten(asked)).status).toBeLessThan(500);
    },
  );
});

describe('no path leaves the site or fails', () => {
  const odd = [
    '/%5Cevil.example/',
    '/%5cevil.example',
    '/%5C%5Cevil.example/',
    '/\\evil.example/',
    '/\\\\evil.example',
    '/%09/evil.example/',
    '/%0a/evil.example/',
    '/%0d%0aX:1/',
    '/%0d%0a/evil.example/',
    '/%00/',
    '/%00/evil.example/',
    '/%2F%2Fevil.example/',
    '/%2F/evil.example/',
    '//evil.example/',
    '///evil.example//',
    '/%2e%2e//evil.example/',
    '/.%2e/%5Cevil.example/',
    '/.//evil.example/',
    '/@evil.example/',
    '//user@evil.example/',
    '/:80/',
    '/%ff/',
    '/%c3%28/',
    '/%/',
    '/%E2%80%AE/',
    '/https:%2F%2Fevil.example/',
    '/?/%5Cevil.example/',
  ];

  test.each(odd.flatMap((path) => [path, `/am${path}`]))('%s', async (path) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = [
      await requestAsWritten(path),
      await requestAsWritten(path, { method: 'POST', headers: form }),
      // As a proxy, or a hostile client, may write it.
      await requestAsWritten(product.url + path),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBeLessThan(500);
      const { location } = headers;
      if (status < 300 || status >= 400 || location === undefined) continue;
      expect(new URL(location, product.url).origin).toBe(product.url);
      expect(location).toMatch(/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/);
      expect((await requestAsWritten(location)).status).not.toBe(301);
    }
  });

  test.each(['/%5Cevil.example/', '/%09/evil.example/', '//evil.example/set-new-password'])(
    'a reset mail that shall lead to %s leads to the page for the new password',
    async (redirectTo) => {
      const email = `${randomUUID()}@birtu.test`;
      await postJson('/auth/v1/signup', { email, password: 'Injera-Wot-12', data: { full_name: 'Selam' } });
      await postJson(`/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`, { email });
      const [mail] = await database.sql<{ text: string }[]>`
        select text from mails where recipient = ${email} order by created_at desc limit 1`;
      const link = new URL(/http\S+\/auth\/v1\/verify\S+/.exec(mail!.text)![0]);
      expect(link.searchParams.get('redirect_to')).toBe(`${product.url}/set-new-password`);
      // Also where somebody writes the link anew.
      link.searchParams.set('redirect_to', redirectTo);
      const { status, headers } = await requestAsWritten(link.pathname + link.search);
      const landing = new URL(headers.location!);
      expect([status, landing.origin + landing.pathname]).toEqual([303, `${product.url}/set-new-password`]);
      expect(landing.hash).toContain('access_token=');
    },
  );
});

const postJson = (path: string, body: object) =>
  fetch(product.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** `fetch` would tidy the path before it asks. */
async function requestAsWritten(path: string, options: RequestOptions = {}) {
  const { hostname, port } = new URL(product.url);
  const asked = request({ hostname, port, path, ...options });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode ?? 0, headers: answer.headers };
}

describe('the outbox', () => {
  test('is read at this machine', async () => {
    expect((await get('/dev/mail')).status).toBe(200);
  });

  test.each([
    { 'x-forwarded-for': '192.0.2.1' },
    { forwarded: 'for=192.0.2.1' },
    { via: '1.1 proxy' },
    { host: 'rebound.example' },
  ])('is not read through a proxy, or under a name of elsewhere: %o', async (headers) => {
    for (const path of ['/dev/mail', '/dev/mail/', '/dev/mail/00000000-0000-4000-8000-000000000000/html'])
      expect((await requestAsWritten(path, { headers })).status).toBe(403);
  });
});

describe('bad input to the API is named, and is never a 500', () => {
  const post = (path: string, body: string, type = 'application/json') =>
    fetch(product.url + path, { method: 'POST', body, headers: { 'content-type': type } });

  test.each([
    ['an unknown address', () => get('/api/nothing'), 404, 'not_found'],
    ['a body that is not JSON', () => post('/api/feedback', '{"name":'), 400, 'malformed_body'],
    [
      'a body of another type',
      () => post('/api/feedback', 'name=a', 'text/plain'),
      415,
      'unsupported_media_type',
    ],
    ['fields that are missing', () => post('/api/feedback', '{}'), 422, 'invalid_input'],
    [
      'fields of the wrong type',
      () => post('/api/feedback', '{"name":[1],"email":{}}'),
      422,
      'invalid_input',
    ],
    [
      'a body over its limit',
      () => post('/api/feedback', JSON.stringify({ a: 'x'.repeat(300_000) })),
      413,
      'too_large',
    ],
    ['a member’s address without a session', () => get('/api/profile'), 401, 'not_signed_in'],
    [
      'a token that is none',
      () => get('/api/profile', { authorization: 'Bearer x.y.z' }),
      401,
      'invalid_token',
    ],
  ])('%s', async (_, ask, status, code) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status,
      code,
      title: expect.any(String),
      detail: expect.any(String),
    });
  });

  const odd = [
    '\0',
    '\ud800',
    'a\0b',
    '{"a":1}',
    "'; drop table x; --",
    '\u202e',
    'ሀ'.repeat(300),
    '%',
    '\\',
  ];

  test.each(odd)('%j anywhere is refused or taken, and never a failure of the server', async (text) => {
    const query = encodeURIComponent(text.toWellFormed());
    const message = { name: text, email: `${text}@b.et`, subject: text, message: text };
    const answers = await Promise.all([
      post('/api/feedback', JSON.stringify(message)),
      post('/api/feedback', JSON.stringify({ ...message, email: 'a@b.et' })),
      get(`/api/plans/fitness?q=${query}&category=${query}&page=${query}`),
      get(`/api/plans/nutrition?q=${query}&min=${query}`),
      get(`/api/plans/fitness/${query}`),
      get(`/api/plans/nutrition/${query}`),
      get(`/services/fitness-and-nutrition-plans?q=${query}`),
      get(`/services/fitness-plans/${query}?day=${query}`),
      get(`/api/content?q=${query}&type=${query}&page=${query}`),
      get(`/api/content/${query}`),
      get(`/services/motivational-content/${query}`),
      get(`/bmi?height=${query}&weight=${query}`),
      get(`/figures/${query}.svg`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  });

  test.each(['', 'plan-', 'scene-', 'recipe-', 'platter-', 'meal-', 'dish-', 'tray-'])(
    'there is no drawing %sconstructor, though every object has something of that name',
    async (kind) => expect((await get(`/figures/${kind}constructor.svg`)).status).toBe(404),
  );

  test('wrong fields are listed one by one', async () => {
    const { errors } = await (await post('/api/feedback', '{}')).json();
    expect(errors.map((error: { path: string[] }) => error.path[0])).toEqual(
      expect.arrayContaining(['name', 'email', 'subject', 'message']),
    );
  });

  test('an address that can only be read refuses to be written', async () => {
    const answer = await post('/about', '{}');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each([
    ['/am/login', '/am/login'],
    ['//elsewhere.example/login', '/elsewhere.example/login'],
  ])(
    'a form sent without scripts to %s leads back to the page, which says what it needs',
    async (path, page) => {
      const answer = await fetch(product.url + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email: 'a@b.et', password: 'secret' }),
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(page);
    },
  );
});

test('the OpenAPI document names every part of the public API', async () => {
  const { openapi, paths } = await (await get('/api/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/plans/fitness', '/plans/fitness/{id}', '/profile', '/activities', '/feedback']),
  );
});

test('files that the build names by their content may be kept for ever', async () => {
  const html = await (await get('/')).text();
  const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  const answer = await get(sheet, { 'accept-encoding': 'br' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  // It says nothing that only a document means: a page asks for a score of them.
  const said = ({ headers }: Response) =>
    ['x-content-type-options', 'cross-origin-opener-policy'].map((name) => headers.get(name));
  expect(said(answer)).toEqual(['nosniff', null]);
  expect(said(await get(sheet, { cookie: 'a=1' }))).toEqual(['nosniff', null]);
  expect(said(await get('/today'))).toEqual(['nosniff', 'same-origin']);
  expect((await get('/assets/none.js')).status).toBe(404);
});

test('log lines carry a request id and no secret', async () => {
  const secret = 'Sekret-word-1';
  await fetch(`${product.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email: 'nobody@example.et', password: secret }),
    headers: { 'content-type': 'application/json' },
  });
  await get('/about?access_token=abcdef');
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.some((line) => JSON.parse(line).request)).toBe(true);
  expect(product.output()).not.toContain(secret);
  expect(product.output()).not.toContain('abcdef');
});

/** Has a process tell at its end which modules of the old kind it has run. */
const tellModules = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  const run = () => Object.values(createRequire('file:///').cache).filter(({ loaded }) => loaded);
  process.on('exit', () => console.log(run().map(({ id }) => id).join('\\n')));`)}`;

/** A search for what there is nowhere. */
const inVain = (path: string) => `${path}.data?q=Wergmuzkl`;

/** What a person's browser says, where the application loads a page. */
const reader = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' };

describe('another node, which listens to the network', () => {
  let other: Product;
  beforeAll(async () => {
    await database.sql`
      insert into content_items (id, type, category, status, title, published_at, data, search_text)
      values ('at-its-time', 'educational', 'fitness', 'published', '{"en":"At its time"}', now() + interval '4 s',
        '{"summary":{"en":"A"},"body":{"en":"B"},"icon":"sun","image":null,"author":{"en":"C"},"sources":[]}', 'a')`;
    other = await startProduct({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      HOST: '0.0.0.0',
      STOP_DELAY_SECONDS: '300',
      NODE_OPTIONS: `--import=${tellModules}`,
    });
  });
  afterAll(() => other.kill());

  test('answers with the files of a release that it is not of', async () => {
    const path = '/assets/page-of-before-1.js';
    expect((await fetch(other.url + path)).status).toBe(404);
    await database.sql`
      insert into releases.files (path, body, kept_at) values (${path}, ${Buffer.from('export {}')}, now())`;
    const answer = await fetch(other.url + path);
    expect([answer.status, await answer.text()]).toEqual([200, 'export {}']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test('shows what is scheduled when its time comes, as one does that ran when it was written', async () => {
    const texts = async () =>
      await Promise.all(
        [product.url, other.url].flatMap((node) =>
          ['/services/educational-content', '/feed.xml', '/services/educational-content/at-its-time'].map(
            async (path) => (await (await fetch(node + path)).text()).includes('At its time'),
          ),
        ),
      );
    const early = await texts();
    const [clock] =
      await database.sql`select now() < published_at as early from content_items where id = 'at-its-time'`;
    // A slow machine may have come too late to see that it is not there yet.
    if (clock!['early']) expect(new Set(early)).toEqual(new Set([false]));
    await expect.poll(async () => new Set(await texts())).toEqual(new Set([true]));
  });

  test('renders a page anew once what it shows has changed, as every node does', async () => {
    const path = '/services/fitness-and-nutrition-plans';
    await Promise.all([get(path), fetch(other.url + path)]);
    await database.sql`
      update fitness_plans set title = jsonb_set(title, '{en}', '"Changed a moment ago"') where id = 'weight-loss-foundation'`;
    await expect.poll(async () => await (await get(path)).text()).toContain('Changed a moment ago');
    await expect
      .poll(async () => await (await fetch(other.url + path)).text())
      .toContain('Changed a moment ago');
  });

  const addresses = Object.values(networkInterfaces())
    .flatMap((each = []) => each)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

  test.each(addresses)('shows the outbox to nobody over the network at %s', async (address) => {
    const { port } = new URL(other.url);
    expect((await fetch(`http://${address}:${port}/healthz`)).status).toBe(200);
    const headers = { host: `localhost:${port}` };
    expect((await requestAsWritten('/dev/mail', { hostname: address, port, headers })).status).toBe(403);
  });

  test('tells proxies of SIGTERM first, lets a running request finish, keeps what was counted, and ends with 0', async () => {
    const plans = '/services/fitness-and-nutrition-plans';
    for (const path of [
      '/recipes/shiro-wat.data',
      ...['/foods', '/recipes', '/exercises', plans].map(inVain),
    ])
      expect((await fetch(other.url + path, { headers: reader })).status).toBe(200);
    await fetch(`${other.url}${inVain(plans)}&tab=nutrition`, { headers: reader });
    // Something is found.
    await fetch(`${other.url}/recipes.data?q=shiro`, { headers: reader });
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    const running = request(`${other.url}/api/feedback`, { method: 'POST', headers });
    const answered = once(running, 'response');
    running.flushHeaders();
    await once(running, 'continue');
    const ended = other.stop();
    // Proxies are told before anything is refused.
    await expect.poll(async () => (await fetch(`${other.url}/healthz`)).status).toBe(503);
    expect((await fetch(`${other.url}/recipes`)).status).toBe(200);
    other.process.kill('SIGINT');
    await expect.poll(() => fetch(`${other.url}/healthz`).catch(() => 'refused')).toBe('refused');
    running.end('{}');
    const [answer] = await answered;
    expect(answer.statusCode).toBe(422);
    expect(await ended).toBe(0);
    const counted = await database.sql`
      select what, kind, subject, count from daily_counts where subject <> '' order by what desc, kind`;
    expect(counted.map((row) => Object.values(row).join(' '))).toEqual([
      'opened recipe shiro-wat 1',
      ...['exercises', 'fitness-plans', 'foods', 'nutrition-plans', 'recipes'].map(
        (place) => `not-found ${place} wergmuzkl 1`,
      ),
    ]);
    // Pages are rendered by React's fast build, also where NODE_ENV is unset.
    expect(other.output()).toContain('react-dom-server.node.production.js');
    expect(other.output()).not.toMatch(/react\S*\.development\.js/);
  });
});

test('a wrong setting ends the start with one line that names it', async () => {
  const start = startProduct({ DATABASE_URL: database.url, DATA_DIR: dataDir, CODE_TTL_MINUTES: 'soon' });
  await expect(start).rejects.toThrow(/\nBirtu did not start\. CODE_TTL_MINUTES: expected [^\n]+\n$/);
});

test('a port that is taken is said in one line', async () => {
  const squatter = createServer((_, response) => response.writeHead(404).end());
  const port = await freePort();
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void squatter.close());
  const start = startProduct({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port) });
  await expect(start).rejects.toThrow(/\nBirtu did not start\. [^\n]*EADDRINUSE[^\n]*\n$/);
});

describe('the service worker', () => {
  test('is asked for anew each time, and may be replaced', async () => {
    const answer = await get('/service-worker.js');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('birtu-shells-');
  });

  test('keeps what is everybody’s: the server names the address of such a page only', async () => {
    const namedAt = async (path: string) => (await get(path)).headers.get('content-location');
    expect(await namedAt('/foods?utm_source=x')).toBe('/foods');
    for (const path of ['/bmi?height=170&weight=65', '/foods?q=teff', '/profile'])
      expect(await namedAt(path)).toBeNull();
  });
});
