/**
 * `npm run bench:load` (10 minutes) and `npm run bench:soak` (an hour): members live their days with two nodes on one
 * PostgreSQL. First as many as there is room for, then as many as leave some, then twice as many as there is room for,
 * and then fewer again. `DATABASE_URL` names a database to be filled; without it Birtu's own runs, durable as in production.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { today, addDays } from '#src/lib/day.ts';
import { openDatabase, type Sql } from '#src/server/database.server.ts';
import { quiet } from '#test/database-server.ts';
import { startProduct, type Product } from '#test/product.ts';
import { liveADay, type Member, type Send } from './member-day.ts';
import { nodeFigures, postgresSeconds } from './processor.ts';
import { givePast, signUp } from './stage.ts';

/** The steady part. */
const minutes = Number(process.argv[2] ?? 6);
/** More than are being answered at any time, so that nobody waits for a member to be free. */
const memberCount = 600;
/** How many live their day at once while it is found out how many there is room for. */
const workers = 24;
const share = { steady: 0.6, overload: 2 };
/** Whoever waits longer gives up. */
const patienceSeconds = 30;
/** What is promised of each request (`REQUEST_TIMEOUT_SECONDS`), and how much of that may be how late who asks is. */
const promisedSeconds = 20 + 1;

interface Figures {
  /** Milliseconds of what was answered, by kind. */
  readonly took: Map<string, number[]>;
  /** By status; 0 where none came. */
  readonly statuses: Map<number, number>;
  /** Milliseconds of what was refused. */
  readonly refused: number[];
  /** What was answered after its deadline, or not at all, by what it waited for. */
  readonly late: Map<string, number>;
  days: number;
  cutShort: number;
}

const begin = (): Figures => ({
  took: new Map(),
  statuses: new Map(),
  refused: [],
  late: new Map(),
  days: 0,
  cutShort: 0,
});

const count = <What>(counts: Map<What, number>, what: What) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** What whoever asks is busy with is taken for the server's time, so it is said how late they are themselves. */
const lateness = monitorEventLoopDelay({ resolution: 10 });
lateness.enable();

interface Answer {
  readonly status: number;
  readonly text: string;
}

function sender(nodes: readonly Product[], figures: () => Figures): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  let turn = 0;
  return async (kind, method, path, { token, body } = {}) => {
    const text = body && JSON.stringify(body);
    const began = performance.now();
    const { url } = nodes[(turn += 1) % nodes.length]!;
    let waitsFor = 'a connection';
    const ask = () =>
      new Promise<Answer>((resolve) => {
        const outgoing = request(
          `${url}${path}`,
          {
            agent,
            method,
            timeout: patienceSeconds * 1000,
            headers: {
              ...(token && { authorization: `Bearer ${token}` }),
              ...(text && {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(text),
              }),
            },
          },
          (incoming) => {
            waitsFor = 'the rest of the answer';
            incoming.on('error', () => resolve({ status: 0, text: '' }));
            const parts: Buffer[] = [];
            incoming.on('data', (part: Buffer) => parts.push(part));
            incoming.on('end', () =>
              resolve({ status: incoming.statusCode!, text: Buffer.concat(parts).toString() }),
            );
          },
        );
        // Written over a connection: from then on it waits for the node, or in front of it.
        outgoing.on('finish', () => (waitsFor = 'an answer'));
        outgoing.on('timeout', () => outgoing.destroy());
        outgoing.on('error', ({ code }: NodeJS.ErrnoException) =>
          // Ended by the server, as one that nothing comes over, while this request was on its way.
          resolve(outgoing.reusedSocket && code === 'ECONNRESET' ? ask() : { status: 0, text: '' }),
        );
        outgoing.end(text);
      });
    const answer = await ask();
    const took = performance.now() - began;
    const { statuses, took: times, refused, late } = figures();
    count(statuses, answer.status);
    if (answer.status === 0 || took > promisedSeconds * 1000)
      count(
        late,
        `${kind} (${method}), ${answer.status === 0 ? `none, waiting for ${waitsFor}` : answer.status} after ${(took / 1000).toFixed(0)} s`,
      );
    if (answer.status === 503) refused.push(took);
    if (answer.status === 503 || answer.status === 0) return null;
    if (answer.status >= 400)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    const known = times.get(kind);
    if (known) known.push(took);
    else times.set(kind, [took]);
    return { status: answer.status, body: answer.text.startsWith('{') ? JSON.parse(answer.text) : null };
  };
}

const at = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

function tell({ took, statuses, refused, late, days, cutShort }: Figures, seconds: number): void {
  const all = [...took.values()].flat();
  const said = [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
  console.log(
    `  ${(all.length / seconds).toFixed(0)} answers a second, ${((days * 60) / seconds).toFixed(0)} days of members a minute, ${cutShort} cut short; ${said}`,
  );
  if (refused.length > 0)
    console.log(
      `  refused after ${ms(at(refused, 0.5))} ms (p50), ${ms(at(refused, 0.99))} (p99), ${ms(at(refused, 1))} at most`,
    );
  console.log(
    `  whoever asked was late by ${ms(lateness.percentile(99) / 1e6)} ms (p99), ${ms(lateness.max / 1e6)} at most; over ${promisedSeconds} s: ${[...late.values()].reduce((sum, each) => sum + each, 0)}`,
  );
  if (late.size > 0) console.table(Object.fromEntries(late));
  console.table(
    Object.fromEntries(
      [['all', all] as const, ...took].map(([kind, times]) => [
        kind,
        {
          count: times.length,
          'p50 ms': ms(at(times, 0.5)),
          'p99 ms': ms(at(times, 0.99)),
          'p999 ms': ms(at(times, 0.999)),
          'longest ms': ms(at(times, 1)),
        },
      ]),
    ),
  );
}

/** What must not grow without end. */
async function stateOf(sql: Sql, nodes: readonly Product[]) {
  const [database] = await sql<[{ connections: number; megabytes: number; dead: number; waiting: number }]>`
    select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      pg_database_size(current_database()) / 1e6 as megabytes,
      (select coalesce(sum(n_dead_tup), 0)::int from pg_stat_user_tables) as dead,
      (select count(*)::int from jobs.job where state < 'completed') as waiting`;
  const own = await Promise.all(nodes.map(({ url }) => nodeFigures(url)));
  return {
    'node MB': own.map(({ megabytes }) => megabytes.toFixed(0)).join(' + '),
    'heap MB': own.map(({ heapMegabytes }) => heapMegabytes.toFixed(0)).join(' + '),
    connections: database.connections,
    'database MB': Math.round(database.megabytes),
    'dead rows': database.dead,
    'jobs waiting': database.waiting,
  };
}

async function main(sql: Sql, nodes: readonly Product[]): Promise<void> {
  let figures = begin();
  const send = sender(nodes, () => figures);
  const free: Member[] = [];
  const signingUp = Array.from({ length: memberCount }, (_, index) => index).values();
  await Promise.all(
    nodes.map(async ({ url }) => {
      for (const index of signingUp) {
        const {
          access_token: accessToken,
          refresh_token: refreshToken,
          user,
        } = await signUp(url, `member${index}@example.et`);
        await givePast(sql, user.id, index);
        free.push({ accessToken, refreshToken, day: addDays(today(new Date()), -390) });
      }
    }),
  );
  await sql`analyze`;
  const live = async (member: Member) => {
    if (await liveADay(member, send)) figures.days += 1;
    else figures.cutShort += 1;
    free.push(member);
  };
  const part = async (name: string, seconds: number, work: () => Promise<void>) => {
    console.log(`\n${name}, ${seconds} s`);
    figures = begin();
    lateness.reset();
    const began = performance.now();
    const used = await usedBy(sql, nodes);
    await work();
    const after = await usedBy(sql, nodes);
    tell(figures, (performance.now() - began) / 1000);
    const each = (figure: keyof typeof used) => (after[figure] - used[figure]) / (figures.days || Number.NaN);
    console.log(
      `  a member's day costs: of the processor Node ${(each('node') * 1000).toFixed(0)} ms, PostgreSQL ${(each('postgres') * 1000).toFixed(0)} ms; ${each('transactions').toFixed(0)} transactions, ${(each('log') / 1000).toFixed(0)} kB of its log, ${(each('kept') / 1000).toFixed(0)} kB kept`,
    );
    return figures.days / seconds;
  };
  /** Days begin at a rate, whether the ones before are over or not. */
  const arriving = async (perSecond: number, seconds: number) => {
    const until = performance.now() + seconds * 1000;
    const going = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let due = performance.now();
    while (performance.now() < until) {
      due += (-Math.log(1 - Math.random()) / perSecond) * 1000;
      await sleep(Math.max(0, due - performance.now()));
      const member = free.shift();
      if (!member) continue;
      const day = live(member)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => going.delete(day));
      going.add(day);
    }
    await Promise.all(going);
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} days failed`);
  };

  const room = await part(`As many as there is room for (${workers} at once)`, 60, async () => {
    const until = performance.now() + 60_000;
    await Promise.all(
      Array.from({ length: workers }, async () => {
        while (performance.now() < until) await live(free.shift()!);
      }),
    );
  });
  console.log(`  room for ${room.toFixed(1)} days of members a second`);
  console.log('\nBefore');
  console.table([await stateOf(sql, nodes)]);
  const states: object[] = [];
  const watch = setInterval(
    () => void stateOf(sql, nodes).then((state) => states.push(state)),
    (minutes * 60_000) / 10,
  );
  await part(`A steady ${share.steady * 100} % of it`, minutes * 60, () =>
    arriving(room * share.steady, minutes * 60),
  );
  clearInterval(watch);
  console.table(states);
  await part(`${share.overload} times as many as there is room for`, 60, () =>
    arriving(room * share.overload, 60),
  );
  await part(`A steady ${share.steady * 100} % again`, 60, () => arriving(room * share.steady, 60));
  console.table([await stateOf(sql, nodes)]);
}

/** All that was used so far: seconds of the processor, and bytes. */
async function usedBy(sql: Sql, nodes: readonly Product[]) {
  const own = await Promise.all(nodes.map(({ url }) => nodeFigures(url)));
  const [database] = await sql<[{ transactions: number; log: number; kept: number }]>`
    select (select xact_commit::float8 from pg_stat_database where datname = current_database()) as transactions,
      (pg_current_wal_lsn() - '0/0')::float8 as log, pg_database_size(current_database())::float8 as kept`;
  return {
    ...database,
    node: own.reduce((sum, { seconds }) => sum + seconds, 0),
    postgres: await postgresSeconds(sql),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'birtu-load-'));
const database = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'],
  dataDir,
  log: quiet,
  connections: 3,
});
const nodes: Product[] = [];
const secret = randomBytes(32).toString('hex');
try {
  for (const node of ['one', 'other'])
    nodes.push(
      await startProduct({
        DATABASE_URL: database.url,
        AUTH_SECRET: secret,
        PUBLIC_URL: 'http://localhost:3000',
        DATA_DIR: join(dataDir, node),
        LOG_LEVEL: 'warn',
        CLIENT_LIMIT_FACTOR: '1000000',
      }),
    );
  await main(database.sql, nodes);
} finally {
  await Promise.all(nodes.map((node) => node.stop()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
