/**
 * `npm run bench:lists`: what the lists of the staff area, the public ones and a member's own progress take at 1,000,000
 * users, 100,000 plans, 1,000,000 messages, 10,000,000 activities, 100,000 foods and 10,000,000 diary entries, beside the same at 1,000 of
 * each (10,000 activities and entries), asked in turn in one run over HTTP, and of a member's own after five years of training and after a week. An argument (`npm run bench:lists -- "a member"`, `-- staff`) chooses lists by their name, a second one (`-- staff 0.2`) takes a share of the rows. An answer may take at
 *most three times as long as with few rows. Of the diary it also counts the buffers of
 * PostgreSQL that a day and a month read: ten at most, once the process knows the foods, and of a
 * day those of its entries, each of which lies among those of others. What takes less than a millisecond counts as one: below it the machine's
 * own unrest is measured. Staff leave versions, drafts, filters and counted days beside their records (`staff-work.ts`); an outside database that was filled
 * before gets them too. The exit code is 1 where a list takes longer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '#db/seed.server.ts';
import { readDay, readDays, type DiaryReader } from '#src/features/diary/service.server.ts';
import { addDays, today } from '#src/lib/day.ts';
import { formatCursor } from '#src/lib/paging.ts';
import { publicMemory } from '#src/server/public-memory.server.ts';
import { openDatabase, type Sql } from '#src/server/database.server.ts';
import { execute, quiet, siblingOf, startTestServer } from '#test/database-server.ts';
import { startProduct } from '#test/product.ts';
import { withSecondStep } from '#test/second-step.ts';
import { keyset, numbered, q, searched, sortedByPlace, type Asked, type Path } from './addresses.ts';
import { getting, type Ask } from './measure.ts';
import { fill, insertOwnDiary, insertOwnYears, type Population } from './rows.ts';
import { staffLists } from './staff-lists.ts';
import { fillStaffWork, insertOwnWork } from './staff-work.ts';
import { renewed, signUp } from './stage.ts';

/** The member who asks has trained for a week. */
const few: Population = {
  users: 1000,
  plans: 1000,
  feedback: 1000,
  activities: 10_000,
  workouts: 3,
  foods: 1000,
  eaten: 10_000,
  records: 1000,
  pictures: 1000,
  log: 1000,
};
/** And here for five years. */
const many: Population = {
  users: 1_000_000,
  plans: 100_000,
  feedback: 1_000_000,
  activities: 10_000_000,
  workouts: 780,
  foods: 100_000,
  eaten: 10_000_000,
  records: 100_000,
  pictures: 10_000,
  log: 100_000,
};
const maxTimes = 3;
const floorMs = 1;
/** DESIGN §9 */
const maxPages = 10;
/** Of the one who asks: `insertOwnDiary`. */
const entriesOfDay = 6;
/** Well before a token ends; the rounds of one list take less than what is left. */
const renewAfterMs = 4 * 60_000;
const rounds = 25;
const warmUp = 5;

/** A filled database with the product in front of it, and a super admin's token. */
interface Side extends Asked {
  readonly ask: (path: string) => Promise<Ask>;
  /** Pages of tables and indexes that a read of the one who asks takes, from memory or not. */
  readonly buffers: (read: Read) => Promise<number>;
  readonly close: () => Promise<void>;
}

type Read = (context: DiaryReader) => Promise<unknown>;

/** What the diary reads, with what is too long for a row. */
const countedTables = ['diary_entries', 'foods', 'recipes'];

/** What PostgreSQL has counted so far; on the one connection that also reads. */
async function pagesRead(sql: Sql): Promise<number> {
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql<[{ pages: number }]>`
    select sum(heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit + toast_blks_read + toast_blks_hit
      + tidx_blks_read + tidx_blks_hit)::int as pages
    from pg_statio_user_tables where relname = any(${countedTables})`;
  return row.pages;
}

async function fillIn(name: string, sql: Sql, population: Population): Promise<void> {
  await seed(sql);
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
  await fill(sql, population, (what) => console.error(`${name}: ${what} (${seconds()})`));
}

/** An outside server keeps its filled databases for the next run. */
const isOutside = process.env['TEST_DATABASE_URL'] !== undefined;

async function prepare(
  server: { url: string; template: string },
  name: string,
  population: Population,
): Promise<Side> {
  const database = `birtu_lists_${name}`;
  const databaseUrl = siblingOf(server.url, database);
  const isNew = await execute(server.url, `create database ${database} template ${server.template}`).then(
    () => true,
    () => false,
  );
  const { sql, close } = await openDatabase({ databaseUrl, dataDir: '', log: quiet, connections: 2 });
  if (isNew) await fillIn(name, sql, population);
  await fillStaffWork(sql, population);
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-lists-'));
  const product = await startProduct({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret that is only used while measuring',
    LOG_LEVEL: 'warn',
    CLIENT_LIMIT_FACTOR: '1000000',
  });
  const {
    access_token: first,
    refresh_token: renewing,
    user,
  } = await signUp(product.url, `bench-${Date.now()}@example.et`);
  const session = { token: first, renewing, since: performance.now() };
  await sql`update user_profiles set role = 'admin_super' where id = ${user.id}`;
  await sql.unsafe(withSecondStep(user.id));
  await insertOwnYears(sql, user.id, population.workouts);
  await insertOwnDiary(sql, user.id, population);
  await insertOwnWork(sql, user.id, population);
  const one = await openDatabase({ databaseUrl, dataDir: '', log: quiet, connections: 1 });
  return {
    async ask(path) {
      // A token lasts for ten minutes, a run for longer.
      if (performance.now() - session.since > renewAfterMs) {
        const { access_token: token, refresh_token: next } = await renewed(product.url, session.renewing);
        Object.assign(session, { token, renewing: next, since: performance.now() });
      }
      return getting(`${product.url}/api${path}`, { authorization: `Bearer ${session.token}` });
    },
    population,
    async middle(table, { key, moment = 'created_at' } = {}) {
      const keys = key === undefined ? [] : [`${key} desc`];
      const [row] = await sql.unsafe<[{ at: string; id: string; key?: string }]>(`
        select (extract(epoch from ${moment}) * 1000000)::bigint::text as at, id::text
          ${key === undefined ? '' : `, ${key} as key`}
        from ${table} order by ${[...keys, `${moment} desc`, 'id desc'].join()} limit 1
        offset (select count(*) / 2 from ${table})`);
      return formatCursor(row);
    },
    async buffers(read) {
      const context = { sql: one.sql, memory: publicMemory(), actor: { userId: user.id, sessionId: '' } };
      // What the planner looks up is not read again, nor the foods.
      await read(context);
      const before = await pagesRead(one.sql);
      await read(context);
      return (await pagesRead(one.sql)) - before;
    },
    async close() {
      await product.stop();
      await one.close();
      await close();
      if (!isOutside) await execute(server.url, `drop database if exists ${database} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const day = today(new Date());

const lists: readonly [string, Path][] = [
  ['users', '/admin/users'],
  keyset('users', '/admin/users', 'user_profiles'),
  ['users, role user', '/admin/users?role=user'],
  ['users, a staff role', '/admin/users?role=planner'],
  ['users, role and word', `/admin/users?role=planner&${q('selam')}`],
  ['users, common word', `/admin/users?${q('example')}`],
  ...sortedByPlace('users', '/admin/users', 'user_profiles', {
    name: { key: 'lower(full_name)' },
    email: { key: 'lower(email)' },
    role: { key: 'role' },
  }),
  ['users, role, by name', '/admin/users?role=user&sort=name'],
  ['users, a staff role, by email', '/admin/users?role=planner&sort=email'],
  ['users, common word, by name', `/admin/users?${q('selam')}&sort=name`],
  ...searched('users', '/admin/users'),

  ['feedback', '/admin/feedback'],
  keyset('feedback', '/admin/feedback', 'feedback'),
  ...['status', 'assigned'].flatMap((sort) =>
    ['asc', 'desc'].flatMap((order): [string, Path][] => [
      [`feedback, by ${sort}, ${order}`, `/admin/feedback?sort=${sort}&order=${order}`],
      [
        `feedback, unresolved, by ${sort}, ${order}`,
        `/admin/feedback?unresolved=true&sort=${sort}&order=${order}`,
      ],
    ]),
  ),
  ...['assigned=me', 'assigned=nobody', 'spam=true'].flatMap((filter): [string, Path][] => [
    [`feedback, ${filter}`, `/admin/feedback?${filter}`],
    [`feedback, ${filter}, unresolved`, `/admin/feedback?${filter}&unresolved=true`],
    [`feedback, ${filter}, by status`, `/admin/feedback?${filter}&sort=status&order=asc`],
    [`feedback, ${filter}, by assigned`, `/admin/feedback?${filter}&sort=assigned&order=desc`],
    [`feedback, ${filter}, common word`, `/admin/feedback?${filter}&${q('plan')}`],
    [`feedback, ${filter}, a rare word`, `/admin/feedback?${filter}&${q('zumra')}`],
    keyset(`feedback, ${filter}`, `/admin/feedback?${filter}`, 'feedback'),
  ]),
  ['feedback, unresolved', '/admin/feedback?unresolved=true'],
  keyset('feedback, unresolved', '/admin/feedback?unresolved=true', 'feedback'),
  ['feedback, unresolved, word', `/admin/feedback?unresolved=true&${q('jerrycan')}`],
  ['feedback, common word', `/admin/feedback?${q('plan')}`],
  ...searched('feedback', '/admin/feedback'),

  ['fitness plans', '/admin/fitness-plans'],
  ...numbered('fitness plans', '/admin/fitness-plans', 10),
  ['fitness plans, drafts', '/admin/fitness-plans?status=draft'],
  ...numbered('fitness plans, drafts', '/admin/fitness-plans?status=draft', 10, 0.2),
  ['fitness plans, category', '/admin/fitness-plans?category=strength'],
  ...numbered('fitness plans, category', '/admin/fitness-plans?category=strength', 10, 1 / 6),
  ['fitness plans, all filters', '/admin/fitness-plans?status=draft&category=strength&level=advanced'],
  ['fitness plans, filter and word', `/admin/fitness-plans?status=draft&${q('zumra')}`],
  ['fitness plans, common word', `/admin/fitness-plans?${q('strength')}`],
  ...searched('fitness plans', '/admin/fitness-plans'),

  ['nutrition plans', '/admin/nutrition-plans'],
  ...numbered('nutrition plans', '/admin/nutrition-plans', 10),
  ['nutrition plans, archived', '/admin/nutrition-plans?status=archived'],
  ['nutrition plans, category', '/admin/nutrition-plans?category=endurance'],
  ...numbered('nutrition plans, category', '/admin/nutrition-plans?category=endurance', 10, 1 / 5),
  ['nutrition plans, common word', `/admin/nutrition-plans?${q('strength')}`],
  ...searched('nutrition plans', '/admin/nutrition-plans'),

  ['public fitness plans', '/plans/fitness'],
  ...numbered('public fitness plans', '/plans/fitness', 12, 0.8),
  ['public fitness plans, category, level', '/plans/fitness?category=strength&level=beginner'],
  ['public fitness plans, featured', '/plans/fitness?featured=true'],
  ['public fitness plans, common word', `/plans/fitness?${q('strength')}`],
  ...searched('public fitness plans', '/plans/fitness'),
  ['public nutrition plans', '/plans/nutrition'],
  ...numbered('public nutrition plans', '/plans/nutrition', 12, 0.66),
  ['public nutrition plans, category', '/plans/nutrition?category=endurance'],
  ['public nutrition plans, energy', '/plans/nutrition?min=1800&max=2200'],
  ['public nutrition plans, energy, none', '/plans/nutrition?min=4000'],
  ['public nutrition plans, common word', `/plans/nutrition?${q('strength')}`],
  ...searched('public nutrition plans', '/plans/nutrition'),

  ['a member’s progress, 12 weeks', `/progress?until=${day}`],
  ['a member’s progress, a year', `/progress?until=${day}&weeks=52`],
  ['a member’s workouts, five years', '/training/workouts'],
  ['a member’s exercise, five years', '/training/exercises/push-up'],
  ['a member’s exercise, workout by workout', '/training/exercises/push-up/workouts'],
  ['a member’s next weights, five years', '/training/session'],
  ['a member’s month of activities', `/activities?from=${addDays(day, -30)}&to=${day}`],

  ['the diary, a day', `/diary?day=${day}`],
  ['the diary, a month', `/diary/days?from=${addDays(day, -30)}&to=${day}`],
  ['the diary, often eaten', `/diary/often?day=${day}`],
  ['the diary, aims', `/diary/aims?day=${day}`],

  ...staffLists,
];

const counted: readonly [string, Read, max: number][] = [
  ['the diary, a day', (context) => readDay(context, day), maxPages + entriesOfDay],
  ['the diary, a month', (context) => readDays(context, { from: addDays(day, -30), to: day }), maxPages],
];

/** Of the lower quartile: whatever else the machine does only adds. */
const usual = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!;

async function took(ask: Ask): Promise<number> {
  const begun = performance.now();
  await ask(0);
  return performance.now() - begun;
}

/** Asks both in turn, so that a noisy machine disturbs both alike. */
async function compare(path: Path, [small, large]: readonly [Side, Side]) {
  const pathFor = async (side: Side) => (typeof path === 'string' ? path : await path(side));
  const asks = [await small.ask(await pathFor(small)), await large.ask(await pathFor(large))] as const;
  const times: [number, number][] = [];
  for (let round = 0; round < rounds + warmUp; round += 1)
    times.push([await took(asks[0]), await took(asks[1])]);
  const counted = times.slice(warmUp);
  return { small: usual(counted.map(([ms]) => ms)), large: usual(counted.map(([, ms]) => ms)) };
}

/** Only lists whose name holds it. */
const wanted = process.argv[2] ?? '';
/** Users and messages are lists of the staff as well. */
const isWanted = (list: string) =>
  list.includes(wanted) ||
  (wanted === 'staff' && /^(users|feedback|dashboard|fitness plans|nutrition plans)/.test(list));
/** Of all rows, for a smaller run. */
const share = Number(process.argv[3] ?? 1);
const sharedOut = (population: Population): Population => ({
  ...population,
  ...Object.fromEntries(
    Object.entries(population).map(([kind, rows]: [string, number]) => [
      kind,
      Math.max(few[kind as keyof Population], Math.round(rows * share)),
    ]),
  ),
});
const server = await startTestServer();
const sides: Side[] = [];
let isGood = true;
try {
  // What is a member's own depends on their own years alone: then nobody waits for a million others.
  const sizes = wanted.startsWith('a member')
    ? { few, many: { ...few, workouts: many.workouts } }
    : wanted.startsWith('the diary')
      ? { few, many: { ...few, users: 100_000, foods: many.foods, eaten: many.eaten } }
      : wanted.startsWith('staff')
        ? {
            few,
            many: {
              ...few,
              users: many.users,
              feedback: many.records,
              plans: many.plans,
              foods: many.foods,
              records: many.records,
              pictures: many.pictures,
              log: many.log,
            },
          }
        : { few, many };
  for (const [name, population] of Object.entries(sizes)) {
    const rows = name === 'few' ? population : sharedOut(population);
    sides.push(await prepare(server, name, rows));
  }
  console.log(`${'list'.padEnd(46)} ${'1,000 rows'.padStart(12)} ${'all rows'.padStart(12)}  ratio`);
  for (const [name, path] of lists.filter(([list]) => isWanted(list))) {
    const taken = await compare(path, sides as unknown as [Side, Side]).catch((error: unknown) => error);
    if (taken instanceof Error) {
      isGood = false;
      console.log(`${name.padEnd(46)} ✗ ${taken.message}`);
      continue;
    }
    const { small, large } = taken as Awaited<ReturnType<typeof compare>>;
    const ratio = Math.max(large, floorMs) / Math.max(small, floorMs);
    const isFast = ratio <= maxTimes;
    isGood &&= isFast;
    const ms = (value: number) => `${value.toFixed(2)} ms`.padStart(12);
    console.log(
      `${name.padEnd(46)} ${ms(small)} ${ms(large)}  ${ratio.toFixed(2).padStart(5)} ${isFast ? '✓' : '✗'}`,
    );
  }
  for (const [name, read, max] of counted.filter(([list]) => list.includes(wanted))) {
    const [small, large] = [await sides[0]!.buffers(read), await sides[1]!.buffers(read)];
    const isWithin = Math.max(small, large) <= max;
    isGood &&= isWithin;
    const pages = (value: number) => `${value} pages`.padStart(12);
    console.log(`${`${name}, buffers`.padEnd(46)} ${pages(small)} ${pages(large)}  ${isWithin ? '✓' : '✗'}`);
  }
} finally {
  for (const side of sides) await side.close();
  await server.stop();
}
process.exitCode = isGood ? 0 : 1;
