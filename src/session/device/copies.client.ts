import { useSyncExternalStore } from 'react';
import { keptAtHeader } from './caches.ts';
import { noteOldest, oldestCopy, onOldest } from './cut-off.client.ts';

/** Told of each answer that a member's page gets. */
export function noteCopy({ headers, ok }: Response): void {
  const keptAt = headers.get(keptAtHeader);
  if (keptAt === null && !ok) return;
  const oldest = oldestCopy();
  // An answer of the server's own: the line is there, and what follows is new.
  noteOldest(keptAt === null ? null : oldest !== null && oldest < keptAt ? oldest : keptAt);
}

/** From when what is shown is, as an ISO moment, where the device answers for the server; else null. */
export const useCopyMoment = (): string | null => useSyncExternalStore(onOldest, oldestCopy, () => null);
