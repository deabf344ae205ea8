import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  clusterDatabase,
  clusterIn,
  clusterUser,
  forgetPostmaster,
  lastFailure,
  openCluster,
  passwordFile,
  readPostmaster,
  spawnPostmaster,
  type Cluster,
} from './cluster.server.ts';
import { lockDataDir, makeDataDir } from './data-dir.server.ts';
import { SettingError } from './env.server.ts';
import { beginningOf, serversIn, signal } from './processes.server.ts';

/** Where progress and warnings go; the process's log is one. */
export interface ProgressLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedPostgres {
  /** Stays the same when the server has to be started again. */
  readonly url: string;
  /** Stops the server and gives DATA_DIR back. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: ProgressLog;
  /** Further server settings, `name=value`. */
  readonly settings?: readonly string[];
}

/** A server that accepts connections. */
interface Running {
  readonly pid: number;
  readonly beginning: string;
  readonly port: number;
}

/**
 * Starts the PostgreSQL of a DATA_DIR, or adopts the one that outlived an earlier Node process, and keeps it
 * running until `stop`.
 *
 * @throws {SettingError} in one sentence, when DATA_DIR is in use or no server comes up
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = [] } = options;
  const dataDir = makeDataDir(options.dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const cluster = await openCluster(dataDir, () => log.info('Preparing the database…'));
    const first = await bringUp(cluster, settings);
    const stopWatching = watch(first, log, () => bringUp(cluster, settings, first.port));
    const stop = async () => {
      await stopWatching();
      await shutDown(cluster);
      unlock();
    };
    let stopped: Promise<void> | undefined;
    return {
      url: addressOf(cluster.password, first.port),
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const addressOf = (password: string, port: number) =>
  `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${clusterDatabase}`;

/** The address of the server that runs on a DATA_DIR just now, whichever process started it; else undefined. */
export function runningPostgres(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const { folder, data } = clusterIn(dataDir);
  const alive = livePostmaster({ data });
  if (alive?.status !== 'ready') return undefined;
  return addressOf(readFileSync(passwordFile(folder), 'utf8'), alive.port);
}

/** A server that does not answer for so long is given up; recovery after a crash may take a while. */
const patienceMs = 120_000;
const pauseMs = 20;

/** Adopts the cluster's server or starts one. @param port the port to keep, where connections count on it */
async function bringUp(cluster: Cluster, settings: readonly string[], port?: number): Promise<Running> {
  const deadline = Date.now() + patienceMs;
  let attempts = 0;
  while (Date.now() < deadline) {
    const alive = livePostmaster(cluster);
    if (alive?.status === 'ready') return alive;
    if (!alive) {
      await removeRemains(cluster);
      attempts += 1;
      if (attempts > 5)
        throw new SettingError(
          `DATA_DIR: the database in ${cluster.folder} does not start (${lastFailure(cluster)})`,
        );
      const { pid, ended } = spawnPostmaster(cluster, port ?? (await freePort()), settings);
      await Promise.race([ended, announced(cluster, pid)]);
      if (attempts > 1) await sleep(attempts * 100);
    }
    await sleep(pauseMs);
  }
  throw new SettingError(
    `DATA_DIR: the database in ${cluster.folder} does not answer (${lastFailure(cluster)})`,
  );
}

/** Until the server has written who it is, or ended. */
async function announced(cluster: Cluster, pid: number | undefined): Promise<void> {
  while (pid !== undefined && beginningOf(pid) !== undefined && readPostmaster(cluster)?.pid !== pid)
    await sleep(pauseMs);
}

function livePostmaster(cluster: Pick<Cluster, 'data'>): (Running & { status: string }) | undefined {
  const said = readPostmaster(cluster);
  const beginning = said && beginningOf(said.pid);
  if (!said || beginning === undefined) return undefined;
  // The id may be another process's by now.
  return (serversIn(cluster.data)?.includes(said.pid) ?? true) ? { ...said, beginning } : undefined;
}

const orphansPatienceMs = 2_000;

/**
 * After its server was killed, a backend may still be at work on the data, and no new server starts beside it.
 * Most end by themselves at once; one in a long query is ended, which its client can only see as a lost connection.
 */
async function removeRemains(cluster: Cluster): Promise<void> {
  const deadline = Date.now() + orphansPatienceMs;
  for (let orphans = serversIn(cluster.data); orphans; orphans = serversIn(cluster.data)) {
    if (orphans.length === 0) return forgetPostmaster(cluster);
    if (Date.now() > deadline) orphans.forEach((pid) => signal(pid, 'SIGKILL'));
    await sleep(pauseMs);
  }
}

const watchEveryMs = 200;

/** Starts the server again whenever it ends unasked. @returns how to stop watching */
function watch(first: Running, log: ProgressLog, startAgain: () => Promise<Running>): () => Promise<void> {
  const watching = new AbortController();
  const pause = () =>
    sleep(watchEveryMs, undefined, { ref: false, signal: watching.signal }).catch(() => undefined);
  const loop = async () => {
    let current = first;
    while (!watching.signal.aborted) {
      if (beginningOf(current.pid) !== current.beginning) {
        log.warn('The database server ended unexpectedly; starting it again.');
        current = await startAgain().catch((error: Error) => {
          log.warn(error.message);
          return current;
        });
      }
      await pause();
    }
  };
  const done = loop();
  return () => {
    watching.abort();
    return done;
  };
}

const fastPatienceMs = 20_000;

/** A fast shutdown: open transactions are rolled back, everything is flushed. */
async function shutDown(cluster: Cluster): Promise<void> {
  const running = livePostmaster(cluster);
  if (!running) return;
  signal(running.pid, 'SIGINT');
  const deadline = Date.now() + fastPatienceMs;
  while (beginningOf(running.pid) === running.beginning) {
    if (Date.now() > deadline) signal(running.pid, 'SIGQUIT'); // the next start recovers from the log
    await sleep(pauseMs);
  }
}

/** Below the range that systems hand to outgoing connections, so that nothing takes it while the server restarts. */
const [lowestPort, highestPort] = [20_000, 32_000];

async function freePort(): Promise<number> {
  for (;;) {
    const port = lowestPort + Math.floor(Math.random() * (highestPort - lowestPort));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
