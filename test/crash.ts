import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '#src/server/embedded-postgres.server.ts';
import { quiet } from './database-server.ts';

export const victims = ['node', 'postgres', 'both'] as const;
export type Victim = (typeof victims)[number];

/** One kill and what followed it. */
export interface Round {
  readonly victim: Victim;
  /** Killed once more while it was coming up. */
  readonly again: boolean;
  /** From the kill until a write was acknowledged again, in ms; includes the start of Node where that was killed. */
  readonly awayMs: number;
  readonly acknowledged: number;
  /** Acknowledged numbers that are not in the database. */
  readonly lost: readonly number[];
}

export interface CrashReport {
  readonly rounds: readonly Round[];
  /** Answers that were neither 200 nor 503, and requests that got none in 10 s. */
  readonly unclean: readonly string[];
}

const clientCount = 4;
const script = fileURLToPath(new URL('acknowledging-server.ts', import.meta.url));

/**
 * Lets clients write without pause while Node, the database server or both are killed in turn at random moments,
 * and compares after each kill what was acknowledged with what is stored.
 */
export async function crash(dataDir: string, rounds: number): Promise<CrashReport> {
  const target = await Target.start(dataDir);
  const clients = new Clients(target);
  const running = Array.from({ length: clientCount }, () => clients.write());
  const done: Round[] = [];
  try {
    for (let index = 0; index < rounds; index += 1) {
      await sleep(100 + Math.random() * 700);
      const victim = victims[index % victims.length]!;
      done.push(await round(target, clients, victim, index % 2 === 1));
    }
    return { rounds: done, unclean: clients.unclean };
  } finally {
    clients.stop();
    await Promise.all(running);
    await target.end();
  }
}

async function round(target: Target, clients: Clients, victim: Victim, again: boolean): Promise<Round> {
  const killedAt = performance.now();
  await target.kill(victim);
  if (again) {
    const restarting = target.revive();
    await sleep(Math.random() * 250);
    await target.kill(victim);
    await restarting;
  }
  await target.revive();
  await target.newPostmaster();
  await clients.acknowledgement();
  const awayMs = performance.now() - killedAt;
  const acknowledged = [...clients.acknowledged];
  const stored = new Set(await target.written());
  return {
    victim,
    again,
    awayMs,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((number) => !stored.has(number)),
  };
}

/** The process under attack and its database server. */
class Target {
  readonly dataDir: string;
  private process: ChildProcess | undefined;
  private killedPostmaster: number | undefined;
  private failure: string | undefined;
  port = 0;

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  static async start(dataDir: string): Promise<Target> {
    const target = new Target(dataDir);
    await target.revive();
    return target;
  }

  /** Starts Node unless it lives; resolves when it listens or has been killed. */
  async revive(): Promise<void> {
    if (this.process) return;
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('exit', () => (this.process = undefined));
    child.once('close', (code) => {
      if (code !== null) this.failure = `Node ended by itself with code ${code}: ${complaint}`;
    });
    const line = await new Promise<string>((resolve) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      child.once('close', () => resolve(''));
    });
    this.port = Number(line);
  }

  async kill(victim: Victim): Promise<void> {
    const node = victim === 'postgres' ? undefined : this.process;
    const ended = node && once(node, 'exit');
    node?.kill('SIGKILL');
    if (victim !== 'node') killIfAlive((this.killedPostmaster = this.postmaster()));
    await ended;
  }

  /** Until a new database server is there: the backends of a killed one may answer for a moment longer. */
  async newPostmaster(): Promise<void> {
    while ([undefined, this.killedPostmaster].includes(this.postmaster())) await this.pause();
  }

  /** A moment of waiting for the process to do something. @throws when it has ended on its own account */
  async pause(): Promise<void> {
    if (this.failure) throw new Error(this.failure);
    await sleep(5);
  }

  private postmaster(): number | undefined {
    try {
      return Number(
        readFileSync(join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0],
      );
    } catch {
      return undefined;
    }
  }

  async written(): Promise<number[]> {
    const response = await fetch(`http://127.0.0.1:${this.port}/written`);
    return (await response.json()) as number[];
  }

  async end(): Promise<void> {
    await this.kill('node');
    const adopted = await startEmbeddedPostgres({ dataDir: this.dataDir, log: quiet });
    await adopted.stop();
  }
}

function killIfAlive(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch {
    // gone already
  }
}

/** Writes ever new numbers and remembers those that were acknowledged. */
class Clients {
  readonly acknowledged = new Set<number>();
  readonly unclean: string[] = [];
  private readonly target: Target;
  private stopped = false;
  private next = 1;
  private latest = 0;

  constructor(target: Target) {
    this.target = target;
  }

  stop(): void {
    this.stopped = true;
  }

  private acknowledge(number: number): void {
    this.acknowledged.add(number);
    this.latest = Math.max(this.latest, number);
  }

  async write(): Promise<void> {
    while (!this.stopped) {
      const number = this.next++;
      try {
        const response = await fetch(`http://127.0.0.1:${this.target.port}/write/${number}`, {
          signal: AbortSignal.timeout(10_000),
        });
        const text = await response.text();
        if (response.status === 200) this.acknowledge(number);
        else if (response.status !== 503) this.unclean.push(`${response.status} ${text}`);
      } catch (error) {
        // A refused or reset connection is what a killed Node looks like; silence is not.
        if (error instanceof Error && error.name === 'TimeoutError')
          this.unclean.push(`no answer to ${number}`);
      }
      await sleep(5);
    }
  }

  /** Until a write that begins from now on is acknowledged. */
  async acknowledgement(): Promise<void> {
    const from = this.next;
    while (this.latest < from) await this.target.pause();
  }
}
