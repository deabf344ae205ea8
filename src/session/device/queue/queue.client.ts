import { retryDelay } from '#src/lib/retry-delay.ts';
import { memberFetch } from '../../account.client.ts';
import { areaOf, sessionKey } from '../../storage.client.ts';
import { storedSession } from '../../stored.client.ts';
import { isTooMuch, showQueue } from '../../writes.client.ts';
import { queueTag, sentEvent } from '../caches.ts';
import { askToLast } from '../lasting.client.ts';
import { changeQueue, readQueue } from './kept-queue.client.ts';
import { sendQueue } from './sending.client.ts';
import { nextOf, withoutWrite, withRetry, withWrite, type Queue, type Write } from './waiting.ts';

/** Between pages, and from the worker: a queue has changed. */
const changes = new BroadcastChannel(queueTag);

/** Whose changes this page shows and sends. */
let owner: string | null = null;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function follow(userId: string): void {
  if (owner === null) {
    addEventListener('online', tryNow);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tryNow());
    changes.addEventListener('message', () => owner !== null && void showKept(owner).then(tellSent));
  }
  owner = userId;
}

function tryNow(): void {
  failures = 0;
  if (owner !== null && storedSession()?.user.id === owner) void sendWaiting(owner).catch(() => undefined);
}

const tellSent = () => void dispatchEvent(new Event(sentEvent));

function show(userId: string, queue: Queue): Queue {
  if (storedSession()?.user.id === userId) showQueue(userId, queue);
  return queue;
}

/** Reads what waits, and shows it. */
export const showKept = async (userId: string): Promise<Queue> => {
  follow(userId);
  return show(userId, await readQueue(userId));
};

async function change(userId: string, make: (queue: Queue) => Queue): Promise<void> {
  show(userId, await changeQueue(userId, make, renewingToken(userId)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  changes.postMessage(userId);
}

/** Keeps a change until there is a connection. @throws {ApiError} where as much waits as the device keeps */
export async function keepWrite(userId: string, write: Write): Promise<void> {
  follow(userId);
  let isFull = false;
  await change(userId, (queue) => {
    const next = withWrite(queue, write, crypto.randomUUID(), new Date().toISOString());
    isFull = isTooMuch(queue.length, next.length);
    return isFull ? queue : next;
  });
  if (isFull) throw await (await import('./full.client.ts')).fullDevice();
  void askToLast();
  await handOver(userId).catch(() => undefined);
  void sendWaiting(userId).catch(() => undefined);
}

/**
 * What renews the session, for the worker, which uses it as a page whose answer was lost would: nothing changes for the
 * page, which renews with the same. A session that ends with the window is not given away.
 */
function renewingToken(userId: string): string | undefined {
  const stored = JSON.parse(areaOf('localStorage').getItem(sessionKey) ?? '{}') as {
    readonly refresh_token?: string;
    readonly user?: { readonly id: string };
  };
  return stored.user?.id === userId ? stored.refresh_token : undefined;
}

/**
 * The worker is asked to send what waits when there is a connection again, also with no page open: browsers that can do so
 * do it.
 */
export async function handOver(userId: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  if (!sync) return;
  await changeQueue(userId, (queue) => queue, renewingToken(userId));
  await sync.register(queueTag);
}

/** Sends what waits; what then waits still is tried again by itself. @returns whether all was sent that can be */
export async function sendWaiting(userId: string): Promise<boolean> {
  follow(userId);
  clearTimeout(timer);
  if (!nextOf(await showKept(userId))) return true;
  const isSent = await sendQueue(userId, memberFetch, (queue) => {
    show(userId, queue);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    changes.postMessage(userId);
    tellSent();
  });
  await showKept(userId);
  failures = isSent ? 0 : failures + 1;
  if (!isSent)
    timer = setTimeout(() => void sendWaiting(userId).catch(() => undefined), retryDelay(failures));
  return isSent;
}

/** Sends again what was refused; where the same was changed elsewhere, over that. */
export async function retryWrite(userId: string, key: string): Promise<void> {
  await change(userId, (queue) => withRetry(queue, key));
  await sendWaiting(userId);
}

/** Leaves what the server has as it is. */
export async function leaveOut(userId: string, key: string): Promise<void> {
  await change(userId, (queue) => withoutWrite(queue, key));
  tellSent();
}
