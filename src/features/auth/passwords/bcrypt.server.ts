import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const pattern = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/;

export const isBcrypt = (stored: string): boolean => pattern.test(stored);

/** What no password belongs to, and what costs as much to find out. */
export const bcryptDecoy = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

/**
 * Whether a password belongs to the hash of an imported account. bcrypt looks at the first 72 bytes only; what
 * stands behind them never counted where the account comes from, and counts from the first sign-in here on.
 */
export async function bcryptMatches(password: string, hash: string): Promise<boolean> {
  const worker = new Worker(new URL('bcrypt-worker.server.ts', import.meta.url), {
    workerData: { password, hash },
    env: {},
  });
  const [exitCode] = (await once(worker, 'exit')) as [number];
  return exitCode === 0;
}
