import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { seed } from '#db/seed.server.ts';
import { openDatabase, type Sql } from '#src/server/database.server.ts';
import { startEmbeddedPostgres } from '#src/server/embedded-postgres.server.ts';
import { migrate } from '#src/server/migrate.server.ts';
import { startPooler } from './pooler.ts';

/** One server for a whole run, with a migrated database to copy. */
export interface TestServer {
  /** Where databases are made and dropped. */
  readonly url: string;
  readonly template: string;
}

/** What stands in a test's database before anybody writes: nothing, or what comes with the product. */
export type Content = 'empty' | 'bundled';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: Pick<TestServer, 'url'> & {
      readonly templates: Readonly<Record<Content, string>>;
      /** The server over a pooler, where `TEST_POOLER` names PgBouncer's command. */
      readonly pooled: string | undefined;
    };
  }
}

export const quiet = { info: () => undefined, warn: () => undefined };

/** The address of another database on the same server. */
export function siblingOf(url: string, database: string): string {
  const sibling = new URL(url);
  sibling.pathname = `/${database}`;
  return sibling.href;
}

/** Runs one statement that no transaction can hold, such as `create database`. */
export async function execute(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

/** Makes a copy of the migrated template, by its files: of so small a database that takes half of what its log takes. */
export const copyTemplate = async ({ url, template }: TestServer, name: string): Promise<void> =>
  await execute(url, `create database ${name} template ${template} strategy file_copy`);

/** For Vitest's `globalSetup`: the server that `TEST_DATABASE_URL` names, else an embedded one of this run's own. */
export default async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const shared = process.env[sharedServer];
  if (shared) {
    project.provide('testServer', JSON.parse(shared) as ProvidedContext['testServer']);
    return async () => undefined;
  }
  const { url, template, stop } = await startTestServer();
  const bundled = `${template}_bundled`;
  await copyTemplate({ url, template }, bundled);
  await fill(siblingOf(url, bundled), seed);
  const command = process.env['TEST_POOLER'];
  const pooler = command ? await startPooler(command, url) : undefined;
  const server = { url, templates: { empty: template, bundled }, pooled: pooler?.url(url) };
  process.env[sharedServer] = JSON.stringify(server);
  project.provide('testServer', server);
  return async () => {
    delete process.env[sharedServer];
    await pooler?.stop();
    await execute(url, `drop database if exists ${bundled} with (force)`);
    await stop();
  };
}

async function fill(databaseUrl: string, write: (sql: Sql) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: quiet });
  await write(database.sql);
  await database.close();
}

/** Each of Vitest's projects is set up for itself, one after the other; the first, which ends last, has the server for all. */
const sharedServer = 'BIRTU_TEST_SERVER';

/** @param write what stands in the template */
export async function startTestServer(
  write: (sql: Sql) => Promise<unknown> = migrate,
): Promise<TestServer & { stop: () => Promise<void> }> {
  const outside = process.env['TEST_DATABASE_URL'];
  const own = outside ? undefined : await startOwnServer();
  const url = outside ?? own!.url;
  const template = `birtu_template_${process.pid}`;
  await execute(url, `drop database if exists ${template} with (force)`);
  await execute(url, `create database ${template}`);
  await fill(siblingOf(url, template), write);
  const stop = async () => {
    await execute(url, `drop database if exists ${template} with (force)`);
    await own?.stop();
  };
  return { url, template, stop };
}

const folderPrefix = 'birtu-test-';

/** Bytes; all databases that there are at once, and the log of what is written, take a fifth of it. */
const roomForAll = 2 ** 31;

/** In memory where Linux has room there: a database is eight hundred files, which cost a disk's file system ten times as much. */
function folderOfServers(): string {
  const inMemory = '/dev/shm';
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomForAll ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Nothing in it outlives the run, so it need not be safe on disk. */
const hasty = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'jit=off',
  // Databases of a few seconds; and a benchmark's tables are vacuumed when it says so.
  'autovacuum=off',
  'max_connections=200',
];

async function startOwnServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = folderOfServers();
  await removeAbandoned(folder);
  const dataDir = mkdtempSync(join(folder, folderPrefix));
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: quiet, settings: hasty });
    return { url: server.url, stop: () => server.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Servers of runs that were killed; the lock, taken before there is a cluster, protects those still going. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(folderPrefix))) {
    const dataDir = join(folder, name);
    if (!existsSync(join(dataDir, 'postgres', 'cluster'))) continue;
    const adopted = await startEmbeddedPostgres({ dataDir, log: quiet, settings: hasty }).catch(
      () => undefined,
    );
    if (!adopted) continue;
    await adopted.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
