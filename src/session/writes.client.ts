import { useSyncExternalStore } from 'react';
import type { Queue } from './device/queue/waiting.ts';
import { areaOf } from './storage.client.ts';
import { storedSession } from './stored.client.ts';

/** Says, without opening the queue, that something of a member's waits in it. */
const flagOf = (userId: string) => `birtu-queue-${userId}`;

export const isAnythingWaiting = (userId: string): boolean =>
  areaOf('localStorage').getItem(flagOf(userId)) !== null;

/** So many changes wait on a device, and so many entries of the diary, and no more. */
export const maxWaiting = 500;

/** Whether a change makes more wait than a device keeps; what takes the place of what waits is always kept. */
export const isTooMuch = (before: number, after: number): boolean => after > before && after > maxWaiting;

const nothing: Queue = [];
let shown = nothing;
const listeners = new Set<() => void>();

/** What pages show of the queue; for the queue only. */
export function showQueue(userId: string, queue: Queue): void {
  const area = areaOf('localStorage');
  if (queue.length > 0) area.setItem(flagOf(userId), String(queue.length));
  else area.removeItem(flagOf(userId));
  shown = queue;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The changes that the server has not taken yet, the oldest first. */
export const useWaiting = (): Queue =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  );

/** What is loaded where something waits, or has to. */
export const loadQueue = () => import('./device/queue/queue.client.ts');

/** What this member's pages are to show as written already, the oldest first. */
export async function readWaiting(): Promise<Queue> {
  const userId = storedSession()?.user.id;
  if (userId === undefined || !isAnythingWaiting(userId)) return nothing;
  const { showKept } = await loadQueue();
  return await showKept(userId).catch(() => nothing);
}

/** What is to be shown as chosen already; what it says is laid over what the server said. */
export async function waitingBodies(path: string): Promise<Readonly<Record<string, unknown>>> {
  const queue = await readWaiting();
  return Object.assign(
    {},
    ...queue.filter((each) => each.path === path).map(({ body }) => body),
  ) as object as Record<string, unknown>;
}
