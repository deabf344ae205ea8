import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Counted } from '#src/lib/usage.ts';
import { createCounter, forgetOldCounts } from '#src/server/counter.server.ts';
import { startApi, type ApiCaller } from '#test/api-caller.ts';
import { recordUsageSchema, usageSchema } from './schema.ts';

const plan = 'weight-loss-foundation';
const recipe = 'misir-wat';
/** A Thursday. */
const thursday = new Date('2026-11-26T09:00:00Z');
const monday = '2026-11-23';

let api: Awaited<ReturnType<typeof startApi>>;
let staff: ApiCaller;
beforeAll(async () => {
  api = await startApi({}, 'bundled');
  staff = await api.member('admin_super');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setClock(thursday);
  await api.node.counted();
  await api.sql`truncate daily_counts, started_plans, saved_plans, workout_sessions cascade`;
});

const counterAt = (now = thursday) => createCounter({ sql: api.sql, log: api.context.log, now: () => now });
const opened = (subject = recipe): Counted => ({ what: 'opened', kind: 'recipe', subject });
const printed = (subject = recipe): Counted => ({ what: 'printed', kind: 'recipe', subject });
const searched = (subject: string): Counted => ({ what: 'not-found', kind: 'foods', subject });

/** Counts all of it as one process does, and writes it. */
async function count(things: readonly Counted[], now = thursday) {
  const counter = counterAt(now);
  for (const thing of things) counter.count(thing);
  await counter.stop();
}
const times = <Thing>(number: number, thing: Thing): Thing[] => Array.from({ length: number }, () => thing);

async function usageOf(path = `recipes/${recipe}`) {
  const { status, body } = await staff.call('GET', `/admin/${path}/usage`);
  expect(status).toBe(200);
  return recordUsageSchema.strict().parse(body);
}
async function usage() {
  const { status, body } = await staff.call('GET', '/admin/usage');
  expect(status).toBe(200);
  return usageSchema.strict().parse(body);
}
const stored = async () => [
  ...(await api.sql<{ subject: string; what: string; count: number }[]>`
    select subject, what, count from daily_counts order by what, subject`),
];

describe('openings', () => {
  test.each([
    [4, 'few'],
    [5, 5],
  ])('%i are told as %s, beside the record and on the dashboard', async (number, told) => {
    await count(times(number, opened()));
    const [week, earlier] = (await usageOf()).weeks;
    expect(week).toEqual({ from: monday, opened: told, printed: 'few', logged: 'few' });
    expect(earlier).toMatchObject({ opened: 'few' });
    expect((await usage()).weeks[0]).toMatchObject({ from: monday, opened: told });
  });

  test('of several processes that write at once come together', async () => {
    const counters = [counterAt(), counterAt(), counterAt()];
    for (const [index, counter] of counters.entries())
      for (const id of index % 2 ? ['misir-wat', 'shiro-wat'] : ['shiro-wat', 'misir-wat'])
        for (const one of times(4, opened(id))) counter.count(one);
    await Promise.all(counters.map((counter) => counter.stop()));
    expect(await stored()).toEqual([
      { subject: '', what: 'opened', count: 24 },
      { subject: 'misir-wat', what: 'opened', count: 12 },
      { subject: 'shiro-wat', what: 'opened', count: 12 },
    ]);
  });

  test('belong to the week that it was in Addis Ababa', async () => {
    await count(times(6, opened()), new Date('2026-11-22T20:59:00Z'));
    await count(times(7, opened()), new Date('2026-11-22T21:00:00Z'));
    expect((await usageOf()).weeks.slice(0, 2)).toMatchObject([
      { from: monday, opened: 7 },
      { from: '2026-11-16', opened: 6 },
    ]);
  });

  test('that cannot be written are written with the next batch, and no more than so many things of one', async () => {
    const counter = counterAt();
    for (let n = 0; n < 5_010; n += 1) counter.count(opened(`r-${n}`));
    await api.sql`alter table daily_counts rename to away`;
    await counter.flush();
    await api.sql`alter table away rename to daily_counts`;
    await counter.stop();
    const [row] = await api.sql`select count(*)::int as rows from daily_counts where subject <> ''`;
    expect(row).toEqual({ rows: 5_000 });
  });
});

describe('what was opened most', () => {
  const food = { what: 'opened', kind: 'food', subject: 'injera-teff' } as const;
  const earlier = (days: number) => new Date(thursday.getTime() - days * 86_400_000);

  test('in 28 days, with what it is called; neither what is gone, nor what was opened less than five times', async () => {
    await api.sql`update foods set id = 'injera-teff' where id = 'injera'`;
    await count(times(4, opened('misir-wat')), earlier(27));
    await count([...times(3, opened('misir-wat')), ...times(6, food), ...times(4, opened('shiro-wat'))]);
    await count(times(9, opened('shiro-wat')), earlier(28));
    await count(times(50, opened('no-such-dish')));
    const { mostOpened } = await usage();
    expect(mostOpened).toMatchObject([
      { kind: 'recipe', id: 'misir-wat', opened: 7 },
      { kind: 'food', id: 'injera-teff', opened: 6 },
    ]);
    expect(mostOpened.every(({ title }) => Boolean(title.en))).toBe(true);
    await api.sql`update foods set id = 'injera' where id = 'injera-teff'`;
  });

  test('are ten, however many there are', async () => {
    const ids = (await api.sql<{ id: string }[]>`select id from foods order by id limit 12`).map(
      ({ id }) => id,
    );
    await count(ids.flatMap((id, n) => times(5 + n, { ...food, subject: id })));
    expect((await usage()).mostOpened.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
  });
});

test('what members write into their diaries counts each food and recipe once for an entry, a copy too, a repeat and a change not', async () => {
  const { call } = await api.member();
  const day = '2026-11-26';
  const entry = (id: string) => ({
    id,
    day,
    meal: 'lunch',
    name: { en: 'Lunch' },
    portions: [
      { recipeId: recipe, grams: 200 },
      { recipeId: recipe, grams: 100 },
      { foodId: 'injera', grams: 300 },
    ],
    source: null,
  });
  const id = crypto.randomUUID();
  for (const _ of [1, 2]) expect((await call('POST', '/diary', entry(id))).status).toBe(201);
  expect((await call('PUT', `/diary/${id}`, { ...entry(id), meal: 'dinner', version: 1 })).status).toBe(200);
  const copy = { id: crypto.randomUUID(), from: day, to: day, meal: null };
  for (const _ of [1, 2]) expect((await call('POST', '/diary/copy', copy)).status).toBe(201);
  await api.node.counted();
  expect((await stored()).filter(({ subject }) => subject !== '')).toEqual([
    { subject: 'injera', what: 'logged', count: 2 },
    { subject: recipe, what: 'logged', count: 2 },
  ]);
  expect((await usageOf()).weeks[0]).toMatchObject({ logged: 'few' });
  await call('POST', '/diary', entry(crypto.randomUUID()));
  await call('POST', '/diary', entry(crypto.randomUUID()));
  await call('POST', '/diary', entry(crypto.randomUUID()));
  await api.node.counted();
  expect((await usageOf()).weeks[0]).toMatchObject({ logged: 5 });
  expect((await usageOf('foods/injera')).weeks[0]).toMatchObject({ logged: 5 });
  expect((await usage()).weeks[0]).toMatchObject({ logged: 10 });
  expect((await usageOf(`fitness-plans/${plan}`)).weeks[0]).not.toHaveProperty('logged');
});

describe('prints', () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' };
  const print = async (page: string, headers: Record<string, string> = phone) =>
    (await api.send('POST', `/prints?page=${page}`, headers)).status;

  test('count where the record was opened before, in whichever process', async () => {
    await count(times(5, opened()));
    for (let n = 0; n < 5; n += 1) expect(await print(`/am/recipes/${recipe}`)).toBe(204);
    await api.node.counted();
    expect((await usageOf()).weeks[0]).toMatchObject({ opened: 5, printed: 5 });
  });

  test.each([
    ['a record that there is not', '/recipes/no-such-dish', phone],
    ['a page that shows no record', '/profile/summary', phone],
    ['a search engine', `/recipes/${recipe}`, { 'user-agent': 'Googlebot/2.1' }],
    ['another site’s page', `/recipes/${recipe}`, { ...phone, 'sec-fetch-site': 'cross-site' }],
  ])('of %s make no row', async (_, page, headers) => {
    await count([opened()]);
    expect(await print(page, headers)).toBe(204);
    await api.node.counted();
    expect((await stored()).filter(({ what }) => what === 'printed')).toEqual([]);
  });

  test('that are made up by the thousand count a few times, and make no rows', async () => {
    await count([opened()]);
    await count([...times(1_000, printed()), ...Array.from({ length: 1_000 }, (_, n) => printed(`x-${n}`))]);
    expect((await stored()).filter(({ what }) => what === 'printed')).toEqual([
      { subject: '', what: 'printed', count: 20 },
      { subject: recipe, what: 'printed', count: 20 },
    ]);
  });

  test('without a page are refused', async () => {
    expect((await api.send('POST', '/prints', phone)).status).toBe(422);
    expect(await print('x'.repeat(201))).toBe(422);
  });
});

describe('searches without a result', () => {
  const wednesday = new Date('2026-11-25T09:00:00Z');

  test.each([
    ['four times', [3, 1], []],
    ['five times', [4, 1], [{ place: 'foods', text: 'pizza', count: 5 }]],
    ['five times on one day', [5, 0], []],
  ])('%s', async (_, [before, now], told) => {
    await count(times(before!, searched('pizza')), wednesday);
    await count(times(now!, searched('pizza')));
    expect((await usage()).searches).toEqual(told);
  });

  test('are forgotten after 90 days, and the figures after 400', async () => {
    const day = (ago: number) => new Date(thursday.getTime() - ago * 86_400_000);
    for (const ago of [89, 90]) await count([searched(`ago ${'x'.repeat(ago - 88)}`)], day(ago));
    for (const ago of [399, 400]) await count([opened(`ago-${ago}`)], day(ago));
    await forgetOldCounts({ sql: api.sql, now: () => thursday });
    const subjects = (await stored()).map(({ subject }) => subject);
    expect(subjects).toEqual(['ago x', '', 'ago-399']);
  });

  test('are kept up to so many texts of a day', async () => {
    for (let batch = 0; batch < 12; batch += 1)
      await count(Array.from({ length: 250 }, (_, n) => searched(`text ${batch} ${n}`)));
    const [row] = await api.sql`select count(*)::int as rows from daily_counts`;
    expect(row).toEqual({ rows: 2_000 });
    // What is known already goes on.
    await count(times(2, searched('text 0 0')));
    const [known] = await api.sql`select count from daily_counts where subject = 'text 0 0'`;
    expect(known).toEqual({ count: 3 });
  });
});

/** So many members began the plan so many days ago. */
async function begin(
  members: number,
  more: { daysAgo?: number; finished?: boolean; left?: boolean; done?: readonly [number, number] } = {},
) {
  const { daysAgo = 1, finished = false, left = finished, done } = more;
  const began = new Date(thursday.getTime() - daysAgo * 86_400_000).toISOString();
  await api.sql`
    with joined as (
      insert into auth.users (email) select gen_random_uuid() || '@birtu.test' from generate_series(1, ${members}) returning id
    ), began as (
      insert into started_plans (user_id, plan_id, started_at, ended_at, finished_at)
      select id, ${plan}, ${began}, case when ${left} then ${began}::timestamptz end, case when ${finished} then ${began}::timestamptz end
      from joined returning id, user_id
    )
    insert into workout_sessions (user_id, plan_id, started_plan_id, week, day, started_at, finished_at)
    select user_id, ${plan}, id, ${done?.[0] ?? 1}, ${done?.[1] ?? 1}, ${began}, ${began} from began where ${done !== undefined}`;
}
const courseOf = async () => (await usageOf(`fitness-plans/${plan}`)).course;

describe('who follows a plan', () => {
  test('follows, has finished or has stopped it, and where', async () => {
    await begin(7);
    await begin(6, { finished: true });
    await begin(5, { left: true, done: [1, 3] });
    // Whoever does nothing for four weeks has stopped as well.
    await begin(5, { daysAgo: 28 });
    await begin(1, { daysAgo: 27 });
    expect(await courseOf()).toEqual({
      of: 24,
      isCapped: false,
      following: 8,
      finished: 6,
      stopped: 10,
      stoppedAfter: [
        { from: null, to: null, members: 5 },
        { from: { week: 1, day: 3 }, to: { week: 1, day: 3 }, members: 5 },
      ],
    });
  });

  test('is not told where they are few, nor what they would follow from', async () => {
    expect(await courseOf()).toMatchObject({ of: 'few', following: 'few', finished: 'few', stopped: 'few' });
    await begin(4, { left: true, done: [1, 1] });
    expect(await courseOf()).toMatchObject({ of: 'few', stopped: 'few', stoppedAfter: [] });
    await begin(9);
    expect(await courseOf()).toMatchObject({
      of: 13,
      stopped: 'few',
      following: 'withheld',
      stoppedAfter: [],
    });
  });

  test('is told of those who began it last, so that it takes no longer with many', async () => {
    await begin(600, { daysAgo: 3, finished: true });
    await begin(500);
    expect(await courseOf()).toMatchObject({ of: 1_000, isCapped: true, following: 500, finished: 500 });
  });

  test('counts once, whoever began it twice', async () => {
    await begin(5, { left: true });
    await api.sql`insert into started_plans (user_id, plan_id, started_at) select user_id, plan_id, ${thursday.toISOString()} from started_plans`;
    expect(await courseOf()).toMatchObject({ of: 5, following: 5 });
  });

  test('stands on the dashboard by week, with what is saved', async () => {
    const members = await Promise.all(times(5, null).map((_, n) => api.member('user', `Member ${n}`)));
    for (const member of members) {
      // Sent twice, it is begun and saved once.
      for (const _ of [1, 2]) {
        await member.call('POST', '/training/plans', { planId: plan });
        await member.call('PUT', `/saved-plans/fitness/${plan}`);
      }
    }
    await api.node.counted();
    expect((await stored()).filter(({ subject }) => subject === plan)).toEqual([
      { subject: plan, what: 'saved', count: 5 },
      { subject: plan, what: 'started', count: 5 },
    ]);
    expect((await usageOf(`fitness-plans/${plan}`)).saved).toEqual({ members: 5, isCapped: false });
  });
});

test('a plan that is gone through counts as finished, and is told on the dashboard when five have', async () => {
  const { call } = await api.member();
  const { body } = await call('POST', '/training/plans', { planId: plan });
  for (const { fromWeek, toWeek, days } of body.blocks)
    for (let week = fromWeek; week <= toWeek; week += 1)
      for (const { day } of days) await call('PUT', `/training/plans/${body.id}/weeks/${week}/days/${day}`);
  await api.node.counted();
  expect((await stored()).filter(({ subject }) => subject === plan)).toEqual([
    { subject: plan, what: 'finished', count: 1 },
    { subject: plan, what: 'started', count: 1 },
  ]);
  const others: Counted = { what: 'finished', kind: 'fitness-plan', subject: plan };
  await count(times(3, others));
  expect((await usage()).weeks[0]).toMatchObject({ started: 'few', finished: 'few' });
  await count([others]);
  expect((await usage()).weeks[0]).toMatchObject({ started: 'few', finished: 5 });
});

describe('what can be looked at', () => {
  test.each([
    ['admin_fitness', ['fitness-plans', 'exercises', 'content']],
    ['admin_nutritionist', ['nutrition-plans', 'recipes', 'foods', 'content']],
    ['planner', ['content']],
    ['user', []],
  ])('is for %s what they may change', async (role, open) => {
    const { call } = await api.member(role);
    for (const area of ['fitness-plans', 'exercises', 'nutrition-plans', 'recipes', 'foods', 'content']) {
      const { status } = await call('GET', `/admin/${area}/no-such-record/usage`);
      expect(status, area).toBe(open.includes(area) ? 404 : 403);
    }
  });

  test('holds every kind of record', async () => {
    const known = {
      'fitness-plans': 'fitness_plans',
      'nutrition-plans': 'nutrition_plans',
      content: 'content_items',
      recipes: 'recipes',
      exercises: 'exercises',
      foods: 'foods',
    };
    for (const [area, table] of Object.entries(known)) {
      const [row] = await api.sql`select id from ${api.sql(table)} limit 1`;
      const { saved, course } = await usageOf(`${area}/${row!['id']}`);
      expect([saved !== null, course !== null], area).toEqual([
        area.endsWith('plans'),
        area === 'fitness-plans',
      ]);
    }
  });
});
