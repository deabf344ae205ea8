/**
 * `npm run bench:rollout [-- REF…]`: a release takes the place of the one before it, on one PostgreSQL, while members,
 * visitors and staff go on. The release before is the commit `REF`, or else the one before the newest migration. It
 * serves alone first; then this one migrates beside it and both serve; then the one before is asked to stop. Wanted: no
 * answer but a good one, no acknowledged write lost or doubled, no page broken for who holds one of the release before.
 * `ROWS=1000000` puts so many activities, workouts and meals of others there first. Ends with 1 where a promise does not hold.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Sql } from '#src/server/database.server.ts';
import { quiet } from '#test/database-server.ts';
import { startProduct, type Product } from '#test/product.ts';
import { ask, type Seen } from './clients.ts';
import {
  beforeNewestMigration,
  migrationsOf,
  ownMigrations,
  unpackRelease,
  type Release,
} from './release.ts';
import { holdPages, openTorn, startFront } from './rollout-browser.ts';
import { Balance, Crowd } from './rollout-clients.ts';

const rows = Number(process.env['ROWS'] ?? 200_000);
/** Seconds. */
const lasting = { alone: 15, both: 20, after: 10 };
/** Longer than any request may wait: the product's own deadline. Seconds. */
const promisedSeconds = 20;

interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly seen: Seen;
  /** The longest time without an acknowledged write. */
  readonly without: number;
}

async function main(ref: string): Promise<readonly string[]> {
  console.log(`\nThe release before: ${ref}`);
  const before = unpackRelease(ref);
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-rollout-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: quiet, connections: 3 });
  const postgresLog = join(dataDir, 'postgres', 'log');
  const nodes: Product[] = [];
  try {
    // Of each failure of a statement, its code.
    await database.sql`alter system set log_line_prefix = '%e '`;
    await database.sql`select pg_reload_conf()`;
    const secret = randomBytes(32).toString('hex');
    const start = async (name: string, release?: Release) => {
      const settings = {
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        AUTH_SECRET: secret,
        PUBLIC_URL: 'http://localhost:3000',
        DATA_DIR: join(dataDir, name),
        LOG_LEVEL: 'warn',
        CLIENT_LIMIT_FACTOR: '1000000',
        STOP_DELAY_SECONDS: '3',
      };
      const node = await startProduct(settings, [], release?.folder);
      nodes.push(node);
      return node;
    };
    return await rollOut(before, database.sql, postgresLog, start);
  } catch (error) {
    console.log(readFileSync(postgresLog, 'utf8').slice(-5000));
    throw error;
  } finally {
    await Promise.all(nodes.filter(({ process }) => process.exitCode === null).map((node) => node.stop()));
    await database.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    before.remove();
  }
}

async function rollOut(
  before: Release,
  sql: Sql,
  postgresLog: string,
  start: (name: string, release?: Release) => Promise<Product>,
): Promise<readonly string[]> {
  const known = new Set(migrationsOf(before.folder));
  const migrations = ownMigrations().filter((name) => !known.has(name));
  console.log(`${before.name}\nMigrations since: ${migrations.join(', ') || 'none'}`);
  const old = await start('before', before);
  const balance = new Balance();
  balance.add(old.url);
  const crowd = new Crowd(balance);
  await crowd.begin(old.url, sql);
  await addRows(sql);
  const front = await startFront(old.url);
  const held = await holdPages(front);
  const wrong: string[] = [];
  const torn: string[] = [];
  const parts: Part[] = [];
  const part = async (name: string, work: () => Promise<unknown>) => {
    crowd.next();
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1000;
    const without = crowd.seen.writes.longest();
    parts.push({ name, seconds, without, seen: crowd.next() });
  };
  const logged = statSync(postgresLog).size;
  let watch: NodeJS.Timeout | undefined;
  try {
    await part('the release before', () => sleep(lasting.alone * 1000));
    let now!: Product;
    const readiness = { asked: 0, refused: 0 };
    watch = setInterval(
      () =>
        void ask(`${old.url}/readyz`).then(({ status }) => {
          readiness.asked += 1;
          if (status !== 200) readiness.refused += 1;
        }),
      250,
    );
    await part('this one migrates and starts', async () => (now = await start('now')));
    balance.add(now.url);
    await part('both', async () => {
      await sleep(lasting.both * 1000);
      // A document of either, whose files the other one is asked for.
      for (const [name, document, files] of [
        ['the one before', old, now],
        ['this one', now, old],
      ] as const) {
        front.point(document.url, files.url);
        for (const what of await openTorn(front))
          torn.push(`a document of ${name}, files of the other: ${what}`);
      }
    });
    clearInterval(watch);
    if (readiness.refused > 0)
      torn.push(`/readyz of the one before: ${readiness.refused} of ${readiness.asked} times not ready`);
    // Releases before these promises were made do not hold them.
    if (existsSync(join(before.folder, 'src', 'server', 'release-files.server.ts'))) wrong.push(...torn);
    else for (const what of torn) console.log(`As releases were then: ${what}`);
    front.point(now.url);
    let code: number | null = null;
    await part('the one before stops', async () => (code = await old.stop()));
    if (code !== 0) wrong.push(`the release before ended with ${code}`);
    await part('this one', async () => {
      await sleep(lasting.after * 1000);
      wrong.push(...(await held.goOn()));
    });
    await crowd.stop();
    tell(parts);
    const { writes, lost, doubled } = await crowd.account(sql);
    console.log(`${writes} acknowledged writes: ${lost} lost, ${doubled} doubled`);
    console.log(`Files that were asked for and not there: ${new Set(front.missing).size}`);
    const complaints = [
      ...linesOf(old, 'the release before'),
      ...linesOf(now, 'this one'),
      ...failedStatements(readFileSync(postgresLog, 'utf8').slice(logged)),
    ];
    for (const complaint of complaints) console.log(complaint);
    if (lost > 0) wrong.push(`${lost} lost`);
    if (doubled > 0) wrong.push(`${doubled} doubled`);
    for (const { name, seen } of parts) {
      for (const [kind, count] of seen.answers)
        if (!/^20[014]$/.test(kind)) wrong.push(`${name}: ${count} × ${kind}`);
      if (seen.longestRequest > promisedSeconds)
        wrong.push(`${name}: a request took ${seen.longestRequest.toFixed(1)} s`);
    }
    return wrong;
  } finally {
    clearInterval(watch);
    await crowd.stop().catch((error: unknown) => wrong.push(String(error)));
    await held.close();
    front.close();
  }
}

function tell(parts: readonly Part[]): void {
  console.table(
    Object.fromEntries(
      parts.map(({ name, seconds, seen, without }) => {
        const answers = [...seen.answers];
        const count = (fits: RegExp) =>
          answers.reduce((sum, [kind, times]) => sum + (fits.test(kind) ? times : 0), 0);
        return [
          name,
          {
            s: seconds.toFixed(1),
            requests: count(/./),
            '4xx': count(/^4/),
            '5xx': count(/^5/),
            'no answer': count(/^none/),
            'longest request s': seen.longestRequest.toFixed(2),
            'longest without a write s': without.toFixed(2),
            'measured late s': seen.lateness().toFixed(2),
          },
        ];
      }),
    ),
  );
}

/** What a node complained of in its log, each once. */
function linesOf({ output }: Product, name: string): readonly string[] {
  const told = output()
    .split('\n')
    .filter((line) => /"level":[4-6]0/.test(line))
    .map((line) => line.replaceAll(/"(time|pid|hostname|requestId|request_id)":("[^"]*"|\d+),?/g, ''));
  return counted(told).map((line) => `${name} says: ${line.slice(0, 400)}`);
}

/** What PostgreSQL refused to do, each once: its code, why, and the beginning of the statement. */
function failedStatements(log: string): readonly string[] {
  const found = [
    ...log.matchAll(/^(\w{5}) ERROR:\s+(.*)(?:\n(?!\w{5} STATEMENT).*)*(?:\n\w{5} STATEMENT:\s+(.*))?/gm),
  ];
  return counted(found.map(([, code, why, statement]) => `${code} ${why}: ${statement ?? ''}`)).map(
    (line) => `PostgreSQL refused: ${line.slice(0, 300)}`,
  );
}

function counted(lines: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, count]) => `${count} × ${line}`);
}

/** So many activities, workouts and meals of one who does nothing else: a table that is changed takes its time. */
async function addRows(sql: Sql): Promise<void> {
  const [{ id }] = await sql<[{ id: string }]>`
    select id from auth.users where email = 'member0@example.et'`;
  await sql`insert into activities (user_id, date, type, details)
    select ${id}, current_date - 500 - i, 'Workout', '{"name": "Run", "duration": 30}'
    from generate_series(1, ${rows}::int) as i`;
  await sql`insert into diary_entries (id, user_id, day, meal, name, portions)
    select gen_random_uuid(), ${id}, current_date - 500 - i / 4, 'lunch', '{"en": "Injera with shiro"}',
      '[{"foodId": "injera-teff", "grams": 150}]'
    from generate_series(1, ${rows}::int) as i`;
  await sql`insert into workout_sessions (user_id, started_at, finished_at, sets, date, minutes)
    select ${id}, now() - i * interval '1 hour', now() - i * interval '1 hour', '[]', current_date, 30
    from generate_series(1, ${rows}::int) as i`;
  await sql`analyze`;
}

const refs = process.argv.slice(2);
const results: [string, readonly string[]][] = [];
for (const ref of refs.length > 0 ? refs : [beforeNewestMigration()]) results.push([ref, await main(ref)]);
for (const [ref, wrong] of results)
  console.log(`${ref}: ${wrong.length > 0 ? `\n  ${wrong.join('\n  ')}` : 'every promise held'}`);
process.exitCode = results.some(([, wrong]) => wrong.length > 0) ? 1 : 0;
