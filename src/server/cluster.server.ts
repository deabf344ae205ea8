import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  readdirSync,
  realpathSync,
} from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from './env.server.ts';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.server.ts';
import { postgresUser, type SystemUser } from './postgres-user.server.ts';
import { serversIn, signal } from './processes.server.ts';

/** A PostgreSQL cluster below DATA_DIR: `postgres/{cluster/,password,log}`, owned by the user that runs it. */
export interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly logFile: string;
  readonly password: string;
  readonly user: SystemUser | undefined;
  readonly binaries: PostgresBinaries;
}

/** The superuser of the cluster; the name of the database is PostgreSQL's own first one. */
export const clusterUser = 'birtu';
export const clusterDatabase = 'postgres';

/**
 * What the programs get as their folder. Root starts them inside it and lets them find it through `/proc`, so
 * that the system user needs no way through closed folders above it, such as `/root`.
 */
const hereOf = (cluster: Pick<Cluster, 'user'>, folder: string) =>
  cluster.user && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Nothing of the surroundings (LANG, PGPORT …) reaches the server. */
const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Opens the cluster of a DATA_DIR that this process holds, making it on the first start.
 *
 * @param preparing called before the work that takes a second
 */
export async function openCluster(dataDir: string, preparing: () => void): Promise<Cluster> {
  const { folder, data } = clusterIn(dataDir);
  const user = postgresUser(folder);
  const isNew = !existsSync(folder) || !existsSync(data);
  if (isNew) preparing();
  const binaries = postgresBinaries(user);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  own(folder, user);
  if (isNew) makePassword(folder, user);
  const password = readFileSync(passwordFile(folder), 'utf8');
  const cluster = { folder, data, logFile: join(folder, 'log'), password, user, binaries };
  if (isNew) await create(cluster);
  checkVersion(cluster);
  return cluster;
}

/** Where the cluster of a DATA_DIR that exists stands, or will. */
export function clusterIn(dataDir: string): Pick<Cluster, 'folder' | 'data'> {
  const folder = join(realpathSync(dataDir), 'postgres');
  return { folder, data: join(folder, 'cluster') };
}

function own(path: string, user: SystemUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid);
}

/** Made anew as long as there is no cluster: a start that was killed may have left it empty, or root's. */
function makePassword(folder: string, user: SystemUser | undefined): void {
  const path = passwordFile(folder);
  writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  own(path, user);
}

export const passwordFile = (folder: string) => join(folder, 'password');

/** A character type that knows Ethiopic; which name it has depends on the system. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8'];

/** Made aside and renamed, so that a start killed halfway leaves nothing that looks like a cluster. */
async function create(cluster: Cluster): Promise<void> {
  for (const name of readdirSync(cluster.folder).filter((name) => name.startsWith('new-')))
    await removeUnfinished(join(cluster.folder, name));
  const failures: string[] = [];
  for (const characterType of characterTypes) {
    const fresh = join(cluster.folder, `new-${randomBytes(4).toString('hex')}`);
    mkdirSync(fresh, { mode: 0o700 });
    own(fresh, cluster.user);
    const failure = await initdb(cluster, fresh, characterType);
    if (failure === '') return renameSync(fresh, cluster.data);
    rmSync(fresh, { recursive: true, force: true });
    failures.push(failure);
  }
  throw new SettingError(`DATA_DIR: no database could be made in ${cluster.folder} (${failures[0]})`);
}

/** What a killed start left, with the `initdb` that outlived it. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const pid of serversIn(folder) ?? []) signal(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** @returns why it failed, empty when it did not */
function initdb(cluster: Cluster, fresh: string, characterType: string): Promise<string> {
  const args = [
    `--pgdata=${hereOf(cluster, fresh)}`,
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--locale-provider=builtin', // sorts and folds the same on every system, so indexes survive a move
    '--builtin-locale=C.UTF-8',
    '--auth=scram-sha-256',
    `--username=${clusterUser}`,
    '--pwfile=../password',
    '--no-instructions',
  ];
  return new Promise((resolve) => {
    const child = spawn(cluster.binaries.initdb, args, {
      ...cluster.user,
      cwd: fresh,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) =>
      resolve(code === 0 ? '' : errors.trim().split('\n', 1)[0] || `exit code ${code}`),
    );
  });
}

const majorVersion = '18';

function checkVersion(cluster: Cluster): void {
  const found = readFileSync(join(cluster.data, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion) return;
  throw new SettingError(
    `DATA_DIR: ${cluster.data} was made by PostgreSQL ${found}, but Birtu now brings ${majorVersion}; start the release that made it and move its data`,
  );
}

/** What the server says of itself in `postmaster.pid`; absent when none runs or none has got that far. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

export function readPostmaster(cluster: Pick<Cluster, 'data'>): Postmaster | undefined {
  try {
    const lines = readFileSync(postmasterFile(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

/** For when no process of the cluster lives: another one may meanwhile have got the id that stands there. */
export function forgetPostmaster(cluster: Cluster): void {
  rmSync(postmasterFile(cluster), { force: true });
}

const postmasterFile = (cluster: Pick<Cluster, 'data'>) => join(cluster.data, 'postmaster.pid');

/**
 * Starts the server in a session of its own, so that neither Ctrl-C nor the death of Node reaches it.
 *
 * It listens on loopback with a random password: unlike a socket that needs no short path and works the same on
 * every system.
 *
 * @param settings further server settings, `name=value`
 * @returns its process id and a promise of its end, should it end while this process lives
 */
export function spawnPostmaster(cluster: Cluster, port: number, settings: readonly string[]) {
  const given = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_checkpoints=off',
    ...settings,
  ];
  const log = openLog(cluster.logFile);
  try {
    const child = spawn(
      cluster.binaries.postgres,
      [
        '-D',
        hereOf(cluster, cluster.data),
        '-p',
        String(port),
        ...given.flatMap((setting) => ['-c', setting]),
      ],
      { ...cluster.user, cwd: cluster.data, env: environment, detached: true, stdio: ['ignore', log, log] },
    );
    child.unref();
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    return { pid: child.pid, ended };
  } finally {
    closeSync(log);
  }
}

const maxLogBytes = 1024 * 1024;

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) renameSync(path, `${path}.old`);
  return openSync(path, 'a', 0o600);
}

/** The last complaint in the server's log. */
export function lastFailure(cluster: Cluster): string {
  const lines = existsSync(cluster.logFile)
    ? readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n')
    : [];
  const line = lines.findLast((text) => /(FATAL|PANIC):/.test(text)) ?? lines.at(-1) ?? 'no reason given';
  return line.replace(/^.*?(FATAL|PANIC): +/, '');
}
