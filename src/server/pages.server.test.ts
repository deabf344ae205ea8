import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageCache } from './pages.server.ts';

const html = `<!doctype html>${Array.from({ length: 400 }, (_, i) => `<p>${i * 7919} of ${i}</p>`).join('')}`;

const compressed = (quality: number) =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  }).length;

test.each([
  { status: 200, uncacheable: false, quality: 10, why: 'is kept: compressed once, as small as can be' },
  { status: 200, uncacheable: true, quality: 5, why: 'is not to be kept: compressed quickly' },
  { status: 404, uncacheable: false, quality: 5, why: 'is not there: whoever asks for many costs little' },
  { status: 503, uncacheable: false, quality: 5, why: 'failed' },
])('a page of status $status that $why', async ({ status, uncacheable, quality }) => {
  const pages = pageCache(
    async () => new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ({ pathname, search }) => ({ pathname, search, uncacheable }),
  );
  const answer = await pages.answer(
    new Request('http://localhost/some/page', { headers: { 'accept-encoding': 'br' } }),
  );
  expect(answer.status).toBe(status);
  expect(compressed(5)).not.toBe(compressed(10));
  expect(answer.headers.get('content-length')).toBe(String(compressed(quality)));
});

test('a page is rendered once an hour, however often it is asked for', async () => {
  const hour = 60 * 60 * 1000;
  const begun = Date.UTC(2026, 10, 22);
  let now = begun;
  let renders = 0;
  const pages = pageCache(
    async () => new Response(`<p>${(renders += 1)}</p>`, { headers: { 'content-type': 'text/html' } }),
    ({ pathname, search }) => ({ pathname, search, uncacheable: false }),
    () => now,
  );
  const shown = async (at: number) => {
    now = begun + at;
    return await (await pages.answer(new Request('http://localhost/plans'))).text();
  };
  expect(await shown(0)).toBe('<p>1</p>');
  expect(await shown(hour - 1)).toBe('<p>1</p>');
  expect(await shown(hour + 1)).toBe('<p>2</p>');
  expect(await shown(2 * hour - 1)).toBe('<p>2</p>');
});

test.each([
  ['somebody’s own is kept by no cache, however often it is asked for', true, 'no-store'],
  ['everybody’s is kept, and asked after', false, 'public, max-age=0, must-revalidate'],
])('a page that is %s', async (_, personal, policy) => {
  const pages = pageCache(
    async () => new Response('<p>31.1</p>', { headers: { 'content-type': 'text/html' } }),
    ({ pathname, search }) => ({ pathname, search, uncacheable: personal, personal }),
  );
  for (const time of ['first', 'second']) {
    const answer = await pages.answer(new Request('http://localhost/bmi?weight=90'));
    expect(answer.headers.get('cache-control'), time).toBe(policy);
  }
});

test('while pages cannot be made, what was kept stands in, unless a change was heard of', async () => {
  let status = 200;
  let renders = 0;
  const pages = pageCache(
    async () =>
      new Response(`<p>${(renders += 1)}</p>`, { status, headers: { 'content-type': 'text/html' } }),
    ({ pathname, search }) => ({ pathname, search, uncacheable: false }),
  );
  const shown = async () => {
    const answer = await pages.answer(new Request('http://localhost/plans'));
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await shown()).toBe('200 <p>1</p>');
  status = 503;
  pages.forget(true);
  pages.forget(true);
  expect(await shown()).toBe('200 <p>1</p>');
  status = 200;
  expect(await shown()).toBe('200 <p>3</p>');
  status = 503;
  pages.forget();
  expect(await shown()).toBe('503 <p>4</p>');
});

const withoutFiles = [
  ['is kept by the service worker', { 'sec-fetch-dest': 'empty' }],
  ['is asked for by what says nothing', {}],
] as const;
const frugally = [
  ['is opened from another page', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }],
  ['is opened with Save-Data', { 'sec-fetch-dest': 'document', 'save-data': 'on' }],
] as const;

test.each([
  ['a member’s document', ' data-reads="/api/today"', withoutFiles],
  ['a public page', '', [...withoutFiles, ...frugally]],
] as const)('%s is opened with its styles, and without where they are there', async (_, reads, without) => {
  const html =
    `<head><script id="boot"${reads}>boot()</script><link rel="stylesheet" href="/assets/c.css"/></head>` +
    '<script type="module" async="">import "/assets/a.js";import("/assets/entry.js");</script>';
  let renders = 0;
  const pages = pageCache(
    async () => {
      renders += 1;
      return new Response(html, { headers: { 'content-type': 'text/html' } });
    },
    ({ pathname, search }) => ({ pathname, search, uncacheable: false }),
    undefined,
    undefined,
    (path) => (path === '/assets/c.css' ? 'p{color:red}' : undefined),
  );
  const asked = async (headers: Readonly<Record<string, string>>) =>
    await pages.answer(new Request('http://localhost/page', { headers }));
  const opening = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };
  const peek = (headers: Readonly<Record<string, string>>) => pages.peek('/page', (name) => headers[name]);
  const opened = await asked(opening);
  expect(peek(opening)?.etag).toBe(opened.headers.get('etag'));
  // A form that nobody asked for has cost nothing yet.
  expect(peek({})).toBeUndefined();
  expect(await opened.text()).toContain('<style>p{color:red}</style>');
  expect(opened.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']+';/);
  const answers = [opened];
  for (const [how, headers] of without) {
    const answer = await asked(headers);
    expect(await answer.text(), how).not.toContain('<style>');
    expect(answer.headers.get('content-security-policy'), how).toContain("style-src 'self';");
    expect(answer.headers.get('etag'), how).not.toBe(opened.headers.get('etag'));
    answers.push(answer);
  }
  for (const answer of answers)
    for (const name of ['accept-encoding', 'sec-fetch-dest', 'sec-fetch-site', 'save-data'])
      expect(answer.headers.get('vary')).toContain(name);
  expect(peek({})?.etag).toBe(answers[1]!.headers.get('etag'));
  expect(renders).toBe(1);
});

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip, deflate'],
  [null, 'identity'],
])(
  'a page is compressed as somebody takes it (%s), once it is asked for so, and rendered once',
  async (encoding, accepted) => {
    let renders = 0;
    const pages = pageCache(
      async () => {
        renders += 1;
        return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
      ({ pathname, search }) => ({ pathname, search, uncacheable: false }),
    );
    const asked = async (accepted: string) =>
      await pages.answer(new Request('http://localhost/page', { headers: { 'accept-encoding': accepted } }));
    const peek = (accepted: string) =>
      pages.peek('/page', (name) => (name === 'accept-encoding' ? accepted : undefined));
    const others = ['br', 'gzip', 'identity'].filter((each) => each !== (encoding ?? 'identity'));
    const answer = await asked(accepted);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(Object.keys(peek(accepted)!.body)).toEqual(['identity', ...(encoding ? [encoding] : [])]);
    for (const other of others) {
      expect(peek(other), other).toBeUndefined();
      expect((await asked(other)).headers.get('etag'), other).toBe(answer.headers.get('etag'));
      expect(peek(other), other).toBeDefined();
    }
    expect(renders).toBe(1);
  },
);
