import { ApiError } from '#src/api/client.ts';
import type { Write } from './device/queue/waiting.ts';
import { storedSession } from './stored.client.ts';
import { isAnythingWaiting, loadQueue } from './writes.client.ts';

/** Stands for the server's answer to what is kept on the device until there is a connection. */
export const waits = Symbol('waits');

/** Milliseconds after which a line that carries nothing is taken for none. */
const patience = 10_000;
const unreached: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** What the server answers, if it is there. @throws {ApiError} where it says no */
export async function reached<T>(send: () => Promise<T>): Promise<T | typeof waits> {
  const late = new Promise<typeof waits>((resolve) => setTimeout(() => resolve(waits), patience));
  try {
    return await Promise.race([send(), late]);
  } catch (error) {
    if (!(error instanceof ApiError) || !unreached.has(error.problem.status)) throw error;
    return waits;
  }
}

/**
 * Makes a change. Where the server is not there it is kept on the device, to be sent by itself; and so is what follows,
 * for its order. Without a worker, who has the page when it is opened again, it fails as it always did.
 *
 * @throws {ApiError} where the server says no
 */
export async function sendOrKeep<T>(write: Write, send: () => Promise<T>): Promise<T | typeof waits> {
  const userId = storedSession()?.user.id;
  const canWait = userId !== undefined && navigator.serviceWorker?.controller != null;
  if (!canWait) return await send();
  if (!isAnythingWaiting(userId)) {
    const sent = await reached(send);
    if (sent !== waits) return sent;
  }
  const { keepWrite } = await loadQueue();
  await keepWrite(userId, write);
  return waits;
}
