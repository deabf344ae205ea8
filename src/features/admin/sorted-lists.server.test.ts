import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '#test/api-caller.ts';

/** More than two pages of each list; names, roles and kinds that several share, and moments too. */
const rows = 60;

let api: Awaited<ReturnType<typeof startApi>>;
let hana: Awaited<ReturnType<typeof api.member>>;

beforeAll(async () => {
  api = await startApi();
  hana = await api.member('admin_super', 'Hana Girma');
  const moment = (column: string) =>
    api.sql`timestamptz '2026-10-01' + i / 4 * interval '1 microsecond' as ${api.sql(column)}`;
  await api.sql`
    with accounts as (
      insert into auth.users (email) select i || '_one@birtu.test' from generate_series(1, ${rows}) as i returning id, email)
    insert into user_profiles (id, full_name, email, role, created_at)
    select id, (array['Selam_Ayele', 'selam_ayele', 'ዳዊት በቀለ'])[i % 3 + 1], email,
      (array['user', 'planner']::text[])[i % 2 + 1], created_at
    from accounts join (select i, ${moment('created_at')} from generate_series(1, ${rows}) as i) as numbered
      on email = i || '_one@birtu.test'`;
  await api.sql`
    insert into pictures (id, name, width, height, bytes, search_text, created_at, updated_at)
    select md5(i::text), (array['b_c.jpg', 'B_c.jpg', 'ሽሮ.jpg'])[i % 3 + 1], 1, 1, 1, 'ሽሮ', created_at, created_at - i * interval '1 second'
    from (select i, ${moment('created_at')} from generate_series(1, ${rows}) as i) as numbered`;
  await api.sql`
    insert into activity_log (actor_id, action, subject_kind, subject_id, after, timestamp)
    select ${hana.id}, 'update', (array['food', 'recipe'])[i % 2 + 1], i, '{"name": {"en": "Shiro"}}', timestamp
    from (select i, ${moment('timestamp')} from generate_series(1, ${rows}) as i) as numbered`;
});
afterAll(() => api.close());

interface Page {
  readonly items: readonly { readonly id: string | number }[];
  readonly previous: string | null;
  readonly next: string | null;
}

async function read(address: string): Promise<Page> {
  const { status, body } = await hana.call('GET', address);
  expect(status).toBe(200);
  return body as Page;
}

const idsOf = (page: Page) => page.items.map(({ id }) => String(id));

/** `word` is found in each row but that of whoever asks. */
const lists = {
  users: { table: 'user_profiles', moment: 'created_at', word: '_one@' },
  pictures: { table: 'pictures', moment: 'created_at', word: 'ሽሮ' },
  log: { table: 'activity_log', moment: 'timestamp', word: 'shiro' },
};

const sorts = [
  ['users', 'created', []],
  ['users', 'name', ['lower(full_name)']],
  ['users', 'email', ['lower(email)']],
  ['users', 'role', ['role']],
  ['pictures', 'created', []],
  ['pictures', 'name', ['lower(name)']],
  ['log', 'created', []],
  ['log', 'kind', ['subject_kind']],
] as const;

test.each(
  sorts.flatMap(([list, sort, keys]) =>
    (['asc', 'desc'] as const).flatMap((order) =>
      [false, true].map((isSearched) => ({ list, sort, order, keys, isSearched })),
    ),
  ),
)(
  '$list by $sort, $order, searched: $isSearched: each row once, in its order, on and back',
  async ({ list, sort, order, keys, isSearched }) => {
    const { table, moment, word } = lists[list];
    const columns = [...keys, moment, `${table}.id`].map((column) => `${column} ${order}`).join(', ');
    const sorted = await api.sql.unsafe<{ id: string }[]>(
      `select ${table}.id::text from ${table} ${isSearched ? `where id::text <> '${hana.id}'` : ''} order by ${columns}`,
    );
    const address = `/admin/${list}?sort=${sort}&order=${order}${isSearched ? `&q=${encodeURIComponent(word)}` : ''}`;
    const pages = [await read(address)];
    for (let { next } = pages[0]!; next !== null; { next } = pages.at(-1)!)
      pages.push(await read(`${address}&after=${encodeURIComponent(next)}`));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flatMap(idsOf)).toEqual(sorted.map(({ id }) => id));
    let page = pages.pop()!;
    for (const before of pages.toReversed()) {
      page = await read(`${address}&before=${encodeURIComponent(page.previous!)}`);
      expect(idsOf(page)).toEqual(idsOf(before));
    }
    expect(page.previous).toBeNull();
  },
);

test('pictures by their last change, the latest first', async () => {
  const { items } = await read('/admin/pictures?sort=changed&order=desc');
  const [latest] = await api.sql<{ id: string }[]>`select id from pictures order by updated_at desc limit 1`;
  expect(items[0]).toMatchObject({ id: latest!.id });
});

test.each(['users', 'pictures'])(
  'a place among %s by name is none by their time, nor the other way',
  async (list) => {
    for (const [of, at] of [
      ['name', 'created'],
      ['created', 'name'],
    ]) {
      const { next } = await read(`/admin/${list}?sort=${of}`);
      const { status } = await hana.call(
        'GET',
        `/admin/${list}?sort=${at}&after=${encodeURIComponent(next!)}`,
      );
      expect(status).toBe(422);
    }
  },
);
