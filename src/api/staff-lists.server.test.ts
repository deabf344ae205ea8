import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type ApiMember } from '#test/api-caller.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: ApiMember;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  hana = await api.member('admin_super', 'Hana Girma');
  // As staff leave them: changed one after the other, in no other order that a list has.
  for (const { table } of Object.values(lists))
    await api.sql`update ${api.sql(table)} set updated_at = timestamptz '2026-01-01' + hashtext(id) * interval '1 second'`;
});
afterAll(() => api.close());

// oxlint-disable-next-line typescript/no-explicit-any -- rows of every kind
type Body = any;

/** Each list that can be sorted: its table, and what it is sorted by in SQL. */
const lists = {
  'fitness-plans': {
    table: 'fitness_plans',
    sorts: { title: `lower(title->>'en')`, status: 'status', changed: 'updated_at', created: 'created_at' },
  },
  'nutrition-plans': {
    table: 'nutrition_plans',
    sorts: { title: `lower(title->>'en')`, status: 'status', changed: 'updated_at', created: 'created_at' },
  },
  exercises: { table: 'exercises', sorts: { name: `lower(data->'name'->>'en')`, changed: 'updated_at' } },
  foods: { table: 'foods', sorts: { name: `lower(data->'name'->>'en')`, changed: 'updated_at' } },
  recipes: { table: 'recipes', sorts: { name: `lower(data->'name'->>'en')`, changed: 'updated_at' } },
  content: {
    table: 'content_items',
    sorts: {
      title: `lower(title->>'en')`,
      author: `lower(data->'author'->>'en')`,
      published: 'published_at',
      status: 'status',
      changed: 'updated_at',
      created: 'created_at',
    },
  },
} as const;
type Area = keyof typeof lists;
const areas = Object.keys(lists) as Area[];

const idOf = (row: Body): string => row.id ?? row.food?.id ?? row.recipe?.id;

async function read(area: Area, query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { status, body } = await hana.call('GET', `/admin/${area}?${query}&page=${page}`);
    expect(status).toBe(200);
    ids.push(...body.items.map(idOf));
    pages = body.pages;
  }
  return ids;
}

describe.each(areas)('the list of %s', (area) => {
  const { table, sorts } = lists[area];

  test.each(Object.entries(sorts))('is sorted by %s, either way, page after page', async (sort, column) => {
    const rows = await api.sql.unsafe(`select id from ${table} order by ${column}, id`);
    const wanted = rows.map(({ id }) => id as string);
    expect(await read(area, `sort=${sort}&order=asc`)).toEqual(wanted);
    expect(await read(area, `sort=${sort}&order=desc`)).toEqual(wanted.toReversed());
  });

  test('begins with the newest moment or the first letter unless an order is asked for', async () => {
    for (const [sort, order] of Object.entries({ changed: 'desc', [Object.keys(sorts)[0]!]: 'asc' })) {
      const [plain, asked] = await Promise.all(
        [`sort=${sort}`, `sort=${sort}&order=${order}`].map((query) =>
          hana.call('GET', `/admin/${area}?${query}`),
        ),
      );
      expect(plain!.body.items.map(idOf)).toEqual(asked!.body.items.map(idOf));
    }
  });

  test('sorts what is searched for, too', async () => {
    const [up, down] = [
      await read(area, 'q=in&sort=changed&order=asc'),
      await read(area, 'q=in&sort=changed'),
    ];
    expect(up.length).toBeGreaterThan(1);
    expect(down).toEqual(up.toReversed());
  });

  test.each([
    'sort=id',
    'sort=__proto__',
    'sort=',
    'order=up',
    'sort=changed&order=ASC',
    'sort=changed;drop',
  ])('refuses %s', async (query) => {
    expect(await hana.call('GET', `/admin/${area}?${query}`)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
  });

  test('each order is read from an index', async () => {
    await api.sql.begin(async (sql) => {
      await sql`set local enable_seqscan = off`;
      await sql`set local enable_sort = off`;
      for (const column of Object.values(sorts)) {
        const sorted = column === 'published_at' ? `coalesce(published_at, '-infinity')` : column;
        for (const order of ['asc', 'desc']) {
          const plan = await sql.unsafe(
            `explain select id from ${table} order by ${sorted} ${order}, id ${order} limit 20`,
          );
          expect(plan[0]!['QUERY PLAN'] + plan[1]!['QUERY PLAN']).toMatch(/Index (Only )?Scan/);
          expect(JSON.stringify(plan)).not.toContain('Sort');
        }
      }
    });
  });
});
