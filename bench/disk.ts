/**
 * `npm run bench:disk`: what people notice of a disk that is full. The product with a PostgreSQL of its own, each kind of
 * what they write on a small file system in memory, which is filled while members write without a pause and emptied
 * again; then a stop, a start and a backup without room. Needs root; `KEEP=1` leaves what was printed. Ends with 1 where a
 * promise does not hold.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { runningPostgres } from '#src/server/embedded-postgres.server.ts';
import { freePort, startProduct, type Product } from '#test/product.ts';
import { apart } from './apart.ts';
import { account, ask, atWork, counting, repeating, Seen, type Ask } from './clients.ts';
import { signUp } from './stage.ts';

/** Seconds. */
const fullFor = 20;
const promised = { request: 20 + 1, readiness: 1 + 0.25, again: 10 };
/** Milliseconds. */
const pauses = { betweenChecks: 250, betweenFillings: 50 };
const writers = 4;

/** A file system of so many megabytes. */
function diskAt(folder: string, megabytes: number) {
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  let filling: NodeJS.Timeout | undefined;
  const fill = () => {
    const file = openSync(filler, 'a');
    try {
      for (const size of [1_000_000, 65_536, 4096])
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
    } finally {
      closeSync(file);
    }
  };
  return {
    folder,
    /** Whatever becomes free is taken too, until it is emptied. */
    fill() {
      fill();
      filling = setInterval(fill, pauses.betweenFillings);
    },
    empty() {
      clearInterval(filling);
      rmSync(filler, { force: true });
    },
  };
}
type Disk = ReturnType<typeof diskAt>;

/** What was seen while a disk was full, and of that what ended well. */
class SeenOfDisk extends Seen {
  isFull = false;
  readonly whileFull = { written: 0, read: 0 };
  readonly readiness = new Set<number>();
  /** Seconds. */
  longestReadiness = 0;
}

/** Members who write without a pause and read, visitors, and whoever asks whether the node is ready. */
async function startClients(url: string) {
  const tokens = await Promise.all(
    Array.from(
      { length: writers },
      async () => (await signUp(url, `member.${randomUUID()}@example.com`)).access_token,
    ),
  );
  const seen = new SeenOfDisk();
  const { again, stop } = repeating();
  const answered = counting(
    () => seen,
    [200, 201, 503],
    () => url,
  );
  const asked: Ask = async (path, init) => {
    const answer = await answered(path, init);
    if (seen.isFull && answer.status === 201) seen.whileFull.written += 1;
    if (seen.isFull && answer.status === 200) seen.whileFull.read += 1;
    return answer;
  };
  const working = [
    ...atWork(asked, () => seen, tokens, again),
    again(pauses.betweenChecks, async () => {
      const { status, seconds } = await ask(`${url}/readyz`);
      seen.readiness.add(status);
      seen.longestReadiness = Math.max(seen.longestReadiness, seconds);
    }),
  ];
  return {
    seen,
    stop: async () => {
      stop();
      await Promise.all(working);
    },
  };
}

interface Stage {
  readonly dataDir: string;
  readonly product: Product;
  readonly printed: () => string;
}

interface Fault {
  readonly disk: Disk;
  /** Whether members can read while it is full. */
  readonly isReadable: boolean;
  /** Whether they can write. */
  readonly isWritable?: true;
  readonly meanwhile?: (dataDir: string) => Promise<void>;
}

type Found = readonly [row: Readonly<Record<string, string | number>>, broken: readonly string[]];

async function endure({ dataDir, product, printed }: Stage, fault: Fault): Promise<Found> {
  const { seen, stop } = await startClients(product.url);
  await sleep(3000);
  const linesBefore = printed().split('\n').length;
  fault.disk.fill();
  seen.isFull = true;
  const until = performance.now() + fullFor * 1000;
  while (performance.now() < until) {
    await fault.meanwhile?.(dataDir);
    await sleep(500);
  }
  seen.isFull = false;
  const before = seen.acknowledged.length;
  const emptied = performance.now();
  fault.disk.empty();
  while (seen.acknowledged.length < before + writers && performance.now() - emptied < 60_000) await sleep(20);
  const again = (performance.now() - emptied) / 1000;
  await sleep(3000);
  if (product.process.exitCode !== null) throw new Error(`The product ended:\n${printed().slice(-2000)}`);
  await stop();
  const sql = postgres(runningPostgres(dataDir)!, { max: 1, onnotice: () => undefined });
  const { lost, doubled } = await account(sql, seen.acknowledged);
  await sql.end();
  const bad = [...seen.answers].filter(([kind]) => !/^(200|201|503)$/.test(kind));
  const promises: readonly (readonly [boolean, string])[] = [
    [bad.length === 0, bad.map(([kind, count]) => `${count} × ${kind}`).join('; ')],
    [seen.longestRequest <= promised.request, `a request took ${seen.longestRequest.toFixed(1)} s`],
    [
      seen.longestReadiness <= promised.readiness + seen.lateness(),
      `/readyz took ${seen.longestReadiness.toFixed(2)} s`,
    ],
    [!fault.isReadable || seen.whileFull.read > 0, 'nothing could be read'],
    [!fault.isWritable || seen.whileFull.written > 0, 'nothing could be written'],
    [fault.isWritable === true || seen.answers.has('503'), 'the disk was not full'],
    [again <= promised.again, `${again.toFixed(1)} s until members could write again`],
    [lost === 0, `${lost} lost`],
    [doubled === 0, `${doubled} doubled`],
  ];
  const row = {
    writes: seen.acknowledged.length,
    'written while full': seen.whileFull.written,
    'read while full': seen.whileFull.read,
    'later (503)': seen.answers.get('503') ?? 0,
    other: bad.reduce((sum, [, times]) => sum + times, 0),
    'longest s': seen.longestRequest.toFixed(1),
    '/readyz': [...seen.readiness].join(', '),
    '/readyz s': seen.longestReadiness.toFixed(2),
    'writes again after s': again.toFixed(1),
    lost,
    doubled,
    'lines of the log': printed().split('\n').length - linesBefore,
  };
  return [row, promises.flatMap(([holds, what]) => (holds ? [] : [what]))];
}

const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

async function main(folder: string): Promise<void> {
  // PostgreSQL runs as a user of its own, who finds its log there.
  chmodSync(folder, 0o755);
  const data = diskAt(join(folder, 'data'), 600);
  const log = diskAt(join(folder, 'log'), 256);
  const printed = diskAt(join(folder, 'printed'), 16);
  const backups = diskAt(join(folder, 'backups'), 1);
  const dataDir = join(data.folder, 'birtu');
  const settings = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'debug',
    CLIENT_LIMIT_FACTOR: '1000000',
    PORT: String(await freePort()),
  };
  const output = join(printed.folder, 'log');
  const start = async () => await startProduct(settings, ['sh', '-c', `exec "$@" >>${output} 2>&1`, 'sh']);
  const readOutput = () => readFileSync(output, 'utf8');
  await (await start()).stop();
  const walFolder = join(dataDir, 'postgres', 'cluster', 'pg_wal');
  execFileSync('cp', ['-a', walFolder, log.folder]);
  rmSync(walFolder, { recursive: true });
  execFileSync('ln', ['-s', join(log.folder, 'pg_wal'), walFolder]);
  let product = await start();
  console.log('The product is there');

  const faults: Readonly<Record<string, Fault>> = {
    'no room for rows': { disk: data, isReadable: true },
    'no room for PostgreSQL’s log': {
      disk: log,
      isReadable: false,
      async meanwhile(of) {
        const url = runningPostgres(of);
        if (url === undefined) return;
        const sql = postgres(url, { max: 1, connect_timeout: 1, onnotice: () => undefined });
        await sql`select pg_switch_wal()`.catch(() => undefined);
        await sql.end({ timeout: 1 });
      },
    },
    'no room for what the product prints': { disk: printed, isReadable: true, isWritable: true },
  };
  const found: [string, Found][] = [];
  const note = (name: string, [row, broken]: Found) => {
    found.push([name, [row, broken]]);
    console.log(name, JSON.stringify(row), ...broken.map((what) => `\n  BROKEN: ${what}`));
  };
  for (const [name, fault] of Object.entries(faults))
    note(name, await endure({ dataDir, product, printed: readOutput }, fault));

  const promise = (name: string, holds: boolean, what: string) =>
    note(name, [{ ended: what.trim().split('\n').slice(-2).join(' ').slice(0, 300) }, holds ? [] : [what]]);
  data.fill();
  const lines = readOutput().length;
  const code = await product.stop();
  promise('a stop without room', code === 0, `${code}: ${readOutput().slice(lines)}`);
  const startedAt = readOutput().length;
  const refused = await start().then(
    async (started) => `it started, and ended with ${await started.stop()}`,
    (error: Error) => error.message,
  );
  const said = readOutput().slice(startedAt);
  promise(
    'a start without room',
    /ended with 1/.test(refused) && /^Birtu did not start\. .+\n$/m.test(said) && !/^ +at /m.test(said),
    `${refused}: ${said}`,
  );
  data.empty();
  product = await start();
  backups.fill();
  const backup = spawnSync(
    process.execPath,
    [projectFile('scripts/db-backup.ts'), join(backups.folder, 'b.sql.gz')],
    {
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    },
  );
  backups.empty();
  promise(
    'a backup without room',
    backup.status === 1 &&
      backup.stderr.trim().split('\n').length === 1 &&
      readdirSync(backups.folder).length === 0,
    `${backup.status}: ${backup.stderr}; left: ${readdirSync(backups.folder).join(', ') || 'nothing'}`,
  );
  await product.stop();
  console.table(Object.fromEntries(found.slice(0, 3).map(([name, [row]]) => [name, row])));
  const broken = found.flatMap(([name, [, each]]) => each.map((what) => `${name}: ${what}`));
  console.log(broken.length > 0 ? broken.join('\n') : 'Every promise held');
  process.exit(broken.length > 0 ? 1 : 0);
}

await apart(import.meta.url, [], main);
