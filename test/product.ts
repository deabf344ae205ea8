import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { server } from '../scripts/prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const startTimeout = 90_000;
/** Of what every start compiles, so that one after the other takes less. */
const compileCache = fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url));

/** The product as it is run, in a process of its own. */
export interface Product {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it printed so far. */
  readonly output: () => string;
  /** Asks it to stop, and waits until it has. @returns its exit code */
  stop(): Promise<number | null>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
}

/**
 * Starts the built product with these settings on a free port, and waits until it is ready.
 *
 * @param within a command that runs another one elsewhere, such as in a network namespace
 * @param folder where another release of it lies
 */
export async function startProduct(
  settings: Readonly<Record<string, string>>,
  within: readonly string[] = [],
  folder = root,
): Promise<Product> {
  const port = settings['PORT'] ?? String(await freePort());
  const url = `http://${settings['HOST'] ?? 'localhost'}:${port}`;
  const [command, ...args] = [
    ...within,
    process.execPath,
    ...server.flags,
    join(folder, 'src', 'main.server.ts'),
  ] as const;
  const child = spawn(command, args, {
    env: {
      ...server.env,
      ...process.env,
      NODE_ENV: '',
      LOG_LEVEL: 'info',
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await untilReady(`${url}/readyz`, child, () => printed);
  return {
    url,
    process: child,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM');
      return await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady(address: string, child: ChildProcess, printed: () => string): Promise<void> {
  const until = Date.now() + startTimeout;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}:\n${printed()}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the product was not ready in time:\n${printed()}`);
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
