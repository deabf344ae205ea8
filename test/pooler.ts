import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './product.ts';

/** A PgBouncer in front of every database of a server, which lends connections out by the transaction. */
export interface Pooler {
  /** The same database over it. */
  readonly url: (direct: string) => string;
  stop(): Promise<void>;
}

/** @param command PgBouncer 1.21 or newer */
export async function startPooler(command: string, serverUrl: string): Promise<Pooler> {
  const server = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'birtu-pooler-'));
  const port = await freePort();
  const target = [
    `host=${server.hostname}`,
    `port=${server.port || 5432}`,
    `user=${decodeURIComponent(server.username)}`,
    ...(server.password ? [`password=${decodeURIComponent(server.password)}`] : []),
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = ${target.join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_prepared_statements = 200
max_client_conn = 1000
default_pool_size = 4
`,
  );
  // It does not run as root, and has to read its settings as somebody else then.
  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    for (const [path, mode] of [
      [folder, 0o755],
      [file, 0o644],
    ] as const)
      chmodSync(path, mode);
  const child = spawn(command, [...(isRoot ? ['-u', 'nobody'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += chunk));
  child.once('error', (error) => (printed += error.message));
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error(`The pooler did not start:\n${printed}`);
    await sleep(50);
  }
  return {
    url(direct) {
      const pooled = new URL(direct);
      pooled.host = `127.0.0.1:${port}`;
      return pooled.href;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
