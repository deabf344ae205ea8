import { linkSync, mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingError } from './env.server.ts';
import { beginningOf } from './processes.server.ts';

interface Holder {
  readonly pid: number;
  /** See `beginningOf`. */
  readonly beginning: string;
}

const nobody: Holder = { pid: 0, beginning: '' };

/** Makes DATA_DIR, readable by its owner only, and returns its absolute path. */
export function makeDataDir(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (error) {
    throw new SettingError(`DATA_DIR: ${folder} cannot be made (${(error as Error).message})`);
  }
}

/**
 * Takes DATA_DIR for this process and returns how to give it back.
 *
 * The holder is written in `lock.N` with the moment it began, so a lock outlives neither a kill nor a reboot.
 * A successor links `lock.N+1` into place, which only one can do; the highest number holds and is never
 * removed, so a slow rival that still saw `lock.N` finds out that it came too late.
 *
 * @throws {SettingError} naming DATA_DIR and the process that holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const mine = write(dataDir, { pid: process.pid, beginning: beginningOf(process.pid) ?? '' });
  try {
    for (;;) {
      const last = highestLock(dataDir);
      const holder = last > 0 ? readHolder(dataDir, last) : nobody;
      if (holder.pid > 0 && beginningOf(holder.pid) === holder.beginning)
        throw new SettingError(
          `DATA_DIR: ${dataDir} is in use by process ${holder.pid}; stop that one first, or choose another DATA_DIR`,
        );
      if (!linked(mine, lockPath(dataDir, last + 1))) continue;
      if (highestLock(dataDir) === last + 1) return keep(dataDir, last + 1);
      rmSync(lockPath(dataDir, last + 1), { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function keep(dataDir: string, number: number): () => void {
  for (const older of lockNumbers(dataDir).filter((n) => n < number))
    rmSync(lockPath(dataDir, older), { force: true });
  // An empty one says that nobody holds it, and takes no room where there is none.
  return () => truncateSync(lockPath(dataDir, number));
}

const lockPath = (dataDir: string, number: number) => join(dataDir, `lock.${number}`);

function lockNumbers(dataDir: string): number[] {
  return readdirSync(dataDir).flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice(5))] : []));
}

const highestLock = (dataDir: string) => Math.max(0, ...lockNumbers(dataDir));

/** A file of this process alone, to be linked or renamed into place whole. */
function write(dataDir: string, holder: Holder): string {
  const path = join(dataDir, `lock-of-${process.pid}`);
  try {
    writeFileSync(path, JSON.stringify(holder), { mode: 0o600 });
  } catch (error) {
    rmSync(path, { force: true });
    throw new SettingError(`DATA_DIR: ${dataDir} takes nothing (${(error as Error).message})`);
  }
  return path;
}

function readHolder(dataDir: string, number: number): Holder {
  try {
    return JSON.parse(readFileSync(lockPath(dataDir, number), 'utf8')) as Holder;
  } catch {
    return nobody; // given back, or removed by a successor since the folder was read
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
