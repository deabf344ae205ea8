import { useSyncExternalStore } from 'react';
import { keptAtHeader } from './caches.ts';

/** Of what the page shows, the moment of the oldest answer that the device gave for the server; null where none is. */
let oldest: string | null = null;
const listeners = new Set<() => void>();

/** Told of each answer that a member's page gets. */
export function noteCopy({ headers, ok }: Response): void {
  const keptAt = headers.get(keptAtHeader);
  if (keptAt === null && !ok) return;
  // An answer of the server's own: the line is there, and what follows is new.
  const next = keptAt === null ? null : oldest !== null && oldest < keptAt ? oldest : keptAt;
  if (next === oldest) return;
  oldest = next;
  for (const listener of listeners) listener();
}

/** Whether the device answers for the server, as the last that was heard of it is that it cannot be reached. */
export const isCutOff = (): boolean =>
  navigator.serviceWorker?.controller != null && (oldest !== null || !navigator.onLine);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From when what is shown is, as an ISO moment, where the device answers for the server; else null. */
export const useCopyMoment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => oldest,
    () => null,
  );
