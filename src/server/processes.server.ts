import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, readdirSync } from 'node:fs';
import { platform } from 'node:process';

/**
 * When a process began, as text that no later process with the same id shares.
 * `undefined` when it is gone (a zombie counts as gone: it holds nothing any more).
 */
export function beginningOf(pid: number): string | undefined {
  if (platform === 'linux') return beginningOnLinux(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  if (platform === 'win32') return 'running';
  const [state = 'Z', ...started] = run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).split(/\s+/);
  return state.startsWith('Z') ? undefined : started.join(' ');
}

function beginningOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name, in parentheses, may hold anything; what follows the last one starts with field 3 of proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${fields[22 - 3]}`;
  } catch {
    return undefined;
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // gone already
  }
}

/**
 * The PostgreSQL processes of a cluster, server, backends and what makes it: each works inside the folder of its data.
 * Only Linux tells; elsewhere `undefined`.
 */
export function serversIn(folder: string): number[] | undefined {
  if (platform !== 'linux') return undefined;
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => isServerIn(folder, pid));
}

function isServerIn(folder: string, pid: number): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder &&
      ['postgres', 'initdb'].includes(readFileSync(`/proc/${pid}/comm`, 'latin1').trim()) &&
      beginningOf(pid) !== undefined
    );
  } catch {
    return false;
  }
}

/** The trimmed output of a command, empty when it fails. */
export function run(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
