import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldKeys } from '#src/server/idempotency.server.ts';
import { startApi } from '#test/api-caller.ts';

let stage: Awaited<ReturnType<typeof startApi>>;
let hana: Awaited<ReturnType<typeof stage.member>>;
let dawit: typeof hana;
beforeAll(async () => {
  stage = await startApi({}, 'bundled');
  [hana, dawit] = await Promise.all([
    stage.member('admin_super', 'Hana Girma'),
    stage.member('admin_super', 'Dawit Bekele'),
  ]);
});
afterAll(() => stage.close());

const read = async (path: string) => (await hana.call('GET', path)).body;
const count = async (table: string) =>
  (await stage.sql.unsafe(`select count(*)::int as n from ${table}`))[0]!['n'];
const article = (title: string) => ({
  type: 'educational',
  category: 'fitness',
  title: { en: title },
  summary: { en: 'In short' },
  body: { en: 'Sleep.' },
  icon: 'moon',
  image: null,
  author: { en: 'Hana' },
  sources: [],
  publication: { state: 'draft' },
});
let people = 0;
const user = () => ({
  email: `new${(people += 1)}@birtu.test`,
  password: 'Correct-horse-7',
  full_name: 'Selam Tesfaye',
  role: 'user',
});

/** A record of each kind that staff create, made of one that is there. */
const created: [path: string, table: string, body: () => Promise<object>][] = [
  ['/admin/users', 'user_profiles', async () => user()],
  ['/admin/content', 'content_items', async () => article(`Rest ${randomUUID()}`)],
  [
    '/admin/fitness-plans',
    'fitness_plans',
    async () => {
      const { plan } = await read('/admin/fitness-plans/weight-loss-foundation');
      return plan;
    },
  ],
  [
    '/admin/exercises',
    'exercises',
    async () => {
      const { items } = await read('/admin/exercises');
      const { exercise } = await read(`/admin/exercises/${items[0].id}`);
      return { ...exercise, id: undefined };
    },
  ],
  [
    '/admin/nutrition-plans',
    'nutrition_plans',
    async () => {
      const { items } = await read('/admin/nutrition-plans');
      const { plan } = await read(`/admin/nutrition-plans/${items[0].id}`);
      return { ...plan, id: undefined };
    },
  ],
];

test.each(created)('POST %s sent again after a lost answer makes nothing new', async (path, table, body) => {
  const [sent, key] = [await body(), randomUUID()];
  const before = await count(table);
  const first = await hana.call('POST', path, sent, key);
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  expect(await hana.call('POST', path, sent, key)).toEqual(first);
  expect(await count(table)).toBe(before + 1);
});

test('two attempts at the same moment make one record, and both are told of it', async () => {
  const [sent, key] = [article('Together'), randomUUID()];
  const before = await count('content_items');
  const answers = await Promise.all([1, 2, 3, 4].map(() => hana.call('POST', '/admin/content', sent, key)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.status).toBe(201);
  expect(await count('content_items')).toBe(before + 1);
});

test('another record under the same key is refused with what the first attempt made', async () => {
  const key = randomUUID();
  const first = await hana.call('POST', '/admin/content', article('Before'), key);
  const second = await hana.call('POST', '/admin/content', article('Before, mended'), key);
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'saved_before', current: { id: first.body.id, title: { en: 'Before' } } },
  });
});

test('a key is its user’s, and without one each request stands for itself', async () => {
  const key = randomUUID();
  const ids = await Promise.all([
    hana.call('POST', '/admin/content', article('Mine'), key),
    dawit.call('POST', '/admin/content', article('Mine'), key),
    hana.call('POST', '/admin/content', article('Mine')),
    hana.call('POST', '/admin/content', article('Mine')),
  ]);
  expect(new Set(ids.map(({ body }) => body.id)).size).toBe(4);
});

test('what was refused leaves no trace: the same key works once it is mended', async () => {
  const key = randomUUID();
  const { id } = (await hana.call('POST', '/admin/content', article('Taken'))).body;
  const before = await count('content_items');
  expect((await hana.call('POST', '/admin/content', article(''), key)).status).toBe(422);
  const taken = { ...article('Taken'), id };
  expect((await hana.call('POST', '/admin/content', taken, key)).status).toBe(409);
  expect(await count('content_items')).toBe(before);
  expect((await hana.call('POST', '/admin/content', article('Mended'), key)).status).toBe(201);
});

test('a change sent again is answered with what was saved, not with a conflict with oneself', async () => {
  const made = (await hana.call('POST', '/admin/content', article('Draft'))).body;
  const path = `/admin/content/${made.id}`;
  const [key, change] = [randomUUID(), { ...article('Changed'), id: made.id, version: made.version }];
  const first = await hana.call('PUT', path, change, key);
  expect(first).toMatchObject({ status: 200, body: { title: { en: 'Changed' } } });
  expect(await hana.call('PUT', path, change, key)).toEqual(first);
  // Without the key, or by somebody else, it is what it is: made from a version that stands no more.
  expect((await hana.call('PUT', path, change)).body.code).toBe('changed_meanwhile');
  expect((await dawit.call('PUT', path, change, key)).body.code).toBe('changed_meanwhile');
});

test('the same form saves again over what it has saved, and over what others have', async () => {
  const made = (await hana.call('POST', '/admin/content', article('Draft'))).body;
  const path = `/admin/content/${made.id}`;
  const key = randomUUID();
  const at = (version: number, title: string) => ({ ...article(title), id: made.id, version });
  const first = (await hana.call('PUT', path, at(made.version, 'One'), key)).body;
  const second = await hana.call('PUT', path, at(first.version, 'Two'), key);
  expect(second).toMatchObject({ status: 200, body: { title: { en: 'Two' } } });
  expect(await hana.call('PUT', path, at(first.version, 'Two'), key)).toEqual(second);
  expect((await hana.call('PUT', path, at(made.version, 'Three'), key)).body.code).toBe('changed_meanwhile');
  expect((await read(path)).title.en).toBe('Two');
});

test.each(['', 'x', '1'.repeat(40), 'c0ffee', `${randomUUID()} `.repeat(2)])(
  '%.20j is no key',
  async (key) => {
    const answer = await hana.call('POST', '/admin/content', article('No'), key);
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotency_key_invalid' } });
  },
);

test('what saves nothing takes no key: a preview is made anew each time, and nothing of it is kept', async () => {
  const sent = { markdown: 'Sleep.', language: 'en', sources: 0 };
  const before = await count('idempotency_keys');
  for (const key of [randomUUID(), 'no key'])
    expect((await hana.call('POST', '/admin/content/preview', sent, key)).status).toBe(200);
  expect(await count('idempotency_keys')).toBe(before);
});

test('what is kept does not say what was sent, goes with a deleted person, and is forgotten after a day', async () => {
  const [key, sent] = [randomUUID(), user()];
  const { body } = await hana.call('POST', '/admin/users', sent, key);
  const kept = async () => JSON.stringify(await stage.sql`select * from idempotency_keys`);
  expect(await kept()).toContain(sent.email);
  expect(await kept()).not.toContain(sent.password);
  expect(await kept()).not.toContain(key);
  await hana.call('DELETE', `/admin/users/${body.id}`);
  expect(await kept()).not.toContain(sent.email);
  await hana.call('POST', '/admin/content', article('Old'), key);
  await forgetOldKeys(stage.sql);
  expect(await count('idempotency_keys')).toBeGreaterThan(0);
  await stage.sql`update idempotency_keys set created_at = created_at - interval '25 hours'`;
  await forgetOldKeys(stage.sql);
  expect(await count('idempotency_keys')).toBe(0);
});
