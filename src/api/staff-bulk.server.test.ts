import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startedPlans } from '#db/schema.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { bulkAnswerSchema, maxBulk } from './bulk-change.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: ApiMember;
let dawit: ApiMember;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  hana = await api.member('admin_super', 'Hana Girma');
  dawit = await api.member('admin_super', 'Dawit Bekele');
});
afterAll(() => api.close());

interface Item {
  readonly id: string;
  readonly version: number;
}

async function bulk(area: string, action: string, items: readonly Item[], key?: string) {
  const { status, body } = await hana.call('POST', `/admin/${area}/bulk`, { action, items }, key);
  expect(status).toBe(200);
  return bulkAnswerSchema.parse(body).items;
}
const codes = (items: Awaited<ReturnType<typeof bulk>>) =>
  items.map(({ refusal }) => refusal?.code ?? 'done');

const tables = {
  'fitness-plans': 'fitness_plans',
  'nutrition-plans': 'nutrition_plans',
  content: 'content_items',
};
const rowsOf = async (table: string, ids: readonly string[]) =>
  await api.sql<(Item & { status: string })[]>`
    select id, version, status from ${api.sql(table)} where id = any(${[...ids]}) order by id`;
const some = async (table: string, count: number): Promise<Item[]> => [
  ...(await api.sql<Item[]>`
    select id, version from ${api.sql(table)} where status = 'published' order by id limit ${count}`),
];

test.each(Object.entries(tables))(
  '%s are taken back, published, deleted and brought back together',
  async (area, table) => {
    const items = await some(table, 3);
    const ids = items.map(({ id }) => id);
    const statuses = async () => (await rowsOf(table, ids)).map(({ status }) => status);
    const taken = await bulk(area, 'unpublish', items);
    expect(codes(taken)).toEqual(['done', 'done', 'done']);
    expect(await statuses()).toEqual(['draft', 'draft', 'draft']);
    const asIs = (answers: typeof taken) => answers.map(({ id, version }) => ({ id, version: version! }));
    const out = await bulk(area, 'publish', asIs(taken));
    expect(codes(out)).toEqual(['done', 'done', 'done']);
    expect(await statuses()).toEqual(['published', 'published', 'published']);
    // What is so already is not changed.
    expect(asIs(await bulk(area, 'publish', asIs(out)))).toEqual(asIs(out));
    const gone = await bulk(area, 'delete', asIs(out));
    expect(codes(gone)).toEqual(['done', 'done', 'done']);
    expect(gone.map(({ version }) => version)).toEqual([null, null, null]);
    expect(codes(await bulk(area, 'delete', asIs(out)))).toEqual(['not_found', 'not_found', 'not_found']);
    expect(codes(await bulk(area, 'restore', asIs(out)))).toEqual(['done', 'done', 'done']);
    expect(await statuses()).toEqual(['published', 'published', 'published']);
    const [line] = await api.sql`select action, actor_id from activity_log order by id desc limit 1`;
    expect(line).toEqual({ action: 'restore', actor_id: hana.id });
  },
);

test.each(['foods', 'recipes'])(
  '%s are retired and offered again together, and nothing else of them changes',
  async (area) => {
    const rows = async () =>
      await api.sql<(Item & { data: { retired?: true } })[]>`
        select id, version, data from ${api.sql(area)} where id = any(${ids}) order by id`;
    const ids = (
      await api.sql<Item[]>`
        select id from ${api.sql(area)} where not data ? 'retired' order by id limit 3`
    ).map(({ id }) => id);
    const before = await rows();
    const retired = async () => (await rows()).map(({ data }) => data.retired === true);
    const listed = async (state: string) => {
      const { total } = (await hana.call('GET', `/admin/${area}?state=${state}`)).body;
      return total as number;
    };
    const standing = await listed('retired');
    const [stale, ...others] = before.map(({ id, version }) => ({ id, version }));
    const taken = await bulk(area, 'retire', [
      { ...stale!, version: stale!.version + 1 },
      ...others,
      { id: 'nobody', version: 1 },
    ]);
    expect(codes(taken)).toEqual(['changed_meanwhile', 'done', 'done', 'not_found']);
    expect(await retired()).toEqual([false, true, true]);
    expect(await listed('retired')).toBe(standing + 2);
    const now = (await rows()).map(({ id, version }) => ({ id, version }));
    // What is offered already is not changed.
    const back = await bulk(area, 'offer', now);
    expect(codes(back)).toEqual(['done', 'done', 'done']);
    expect(back[0]!.version).toBe(stale!.version);
    expect((await rows()).map(({ data }) => data)).toEqual(before.map(({ data }) => data));
    const [line] = await api.sql`
      select subject_id, before, after from activity_log where actor_id = ${hana.id} order by id desc limit 1`;
    expect(line).toMatchObject({ before: { retired: true }, after: { retired: null } });
    expect(await hana.call('POST', `/admin/${area}/bulk`, { action: 'delete', items: now })).toMatchObject({
      status: 422,
    });
  },
);

test('each is refused or done for itself, with why', async () => {
  const [free, followed, changed] = await some('fitness_plans', 3);
  const member = await api.member();
  await api.db.insert(startedPlans).values({ userId: member.id, planId: followed!.id });
  const { plan } = (await dawit.call('GET', `/admin/fitness-plans/${changed!.id}`)).body;
  await dawit.call('PUT', `/admin/fitness-plans/${changed!.id}`, {
    ...plan,
    title: { en: 'Theirs' },
    version: changed!.version,
  });
  const [block] = plan.blocks;
  const empty = { ...block.schedule[0], day: 1, restDay: false, exercises: [] };
  const blocks = [{ ...block, schedule: [empty] }];
  const made = (await hana.call('POST', '/admin/fitness-plans', { ...plan, blocks, status: 'draft' })).body;
  expect(made).toHaveProperty('id');
  const answers = await bulk('fitness-plans', 'delete', [
    followed!,
    changed!,
    { id: 'nobody', version: 1 },
    free!,
  ]);
  expect(codes(answers)).toEqual(['followed', 'changed_meanwhile', 'not_found', 'done']);
  expect(answers[0]!.refusal).toMatchObject({ status: 409, followers: 1 });
  const unfinished = { id: made.id, version: made.version };
  expect(codes(await bulk('fitness-plans', 'publish', [unfinished]))).toEqual(['not_publishable']);
  expect(await rowsOf('fitness_plans', [followed!.id, changed!.id, made.id])).toHaveLength(3);
  expect(codes(await bulk('exercises', 'delete', [{ id: 'push-up', version: 1 }]))).toEqual(['in_use']);
});

test('a repeated attempt is answered as the first one, and does nothing again', async () => {
  const [item] = await some('content_items', 1);
  const key = randomUUID();
  const first = await bulk('content', 'unpublish', [item!], key);
  const again = await bulk('content', 'unpublish', [item!], key);
  expect(again).toEqual(first);
  expect(codes(again)).toEqual(['done']);
  expect(codes(await bulk('content', 'unpublish', [item!]))).toEqual(['changed_meanwhile']);
});

test('under a key, what is refused of many leaves the others done', async () => {
  const [first, second] = await some('nutrition_plans', 2);
  const answers = await bulk(
    'nutrition-plans',
    'archive',
    [{ ...first!, version: 99 }, second!],
    randomUUID(),
  );
  expect(codes(answers)).toEqual(['changed_meanwhile', 'done']);
  expect(
    (await rowsOf('nutrition_plans', [first!.id, second!.id])).map(({ status }) => status).toSorted(),
  ).toEqual(['archived', 'published']);
});

test.each([
  ['nothing', { action: 'delete', items: [] }],
  [
    'too many',
    {
      action: 'delete',
      items: Array.from({ length: maxBulk + 1 }, (_, at) => ({ id: `x-${at}`, version: 1 })),
    },
  ],
  [
    'one twice',
    {
      action: 'delete',
      items: [
        { id: 'x', version: 1 },
        { id: 'x', version: 2 },
      ],
    },
  ],
  ['no version', { action: 'delete', items: [{ id: 'x' }] }],
  ['an action of another kind', { action: 'archive', items: [{ id: 'x', version: 1 }] }],
  ['one of every object', { action: 'constructor', items: [{ id: 'x', version: 1 }] }],
  ['an id that cannot be', { action: 'delete', items: [{ id: 'a\u0000b', version: 1 }] }],
])('%s is refused as a whole', async (_name, body) => {
  expect(await hana.call('POST', '/admin/exercises/bulk', body)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input' },
  });
});

test('two who change the same ones at once do not wait for each other in a circle', async () => {
  const items = await some('content_items', 4);
  const [mine, theirs] = await Promise.all([
    hana.call('POST', '/admin/content/bulk', { action: 'unpublish', items }, randomUUID()),
    dawit.call(
      'POST',
      '/admin/content/bulk',
      { action: 'unpublish', items: items.toReversed() },
      randomUUID(),
    ),
  ]);
  const done = [mine, theirs].flatMap(({ body }) => codes(body.items)).filter((code) => code === 'done');
  expect([mine.status, theirs.status, done.length]).toEqual([200, 200, 4]);
});
