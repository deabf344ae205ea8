import { useEffect, useSyncExternalStore } from 'react';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Waiting } from './schema.ts';

/** What is known of the messages that wait; null as long as nothing is. */
let known: Waiting | null = null;
/** Counts the times that it was asked for, so that an older answer never takes the place of a newer one. */
let asked = 0;
let askedAt = 0;
const followers = new Set<() => void>();

function show(waiting: Waiting | null): void {
  known = waiting;
  for (const tell of followers) tell();
}

/** Begins to ask. @returns what takes the answer, unless something newer was asked for meanwhile */
export function askWaiting(): (waiting: Waiting | null) => void {
  asked += 1;
  askedAt = Date.now();
  const own = asked;
  return (waiting) => {
    if (waiting && own === asked) show(waiting);
  };
}

/** Asks anew. What cannot be read leaves what was known: it is asked for again soon. */
export async function readWaiting(): Promise<void> {
  const take = askWaiting();
  take(await read(memberApi().admin.waiting.$get()).catch(() => null));
}

function subscribe(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

export const useWaiting = (): Waiting | null =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );

/** How old it may be while the window is looked at, and when somebody comes back to it. */
const maxAgeMs = { open: 120_000, returning: 30_000 };

/** Keeps it up to date while the staff area is open. @param userId of whoever may read messages, else null */
export function useFollowedWaiting(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    const look = (maxAge: number) => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt >= maxAge) void readWaiting();
    };
    const onReturn = () => look(maxAgeMs.returning);
    void readWaiting();
    const timer = setInterval(() => look(maxAgeMs.open), maxAgeMs.open / 4);
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('focus', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('focus', onReturn);
      // Whoever comes next may be somebody else.
      askWaiting();
      show(null);
    };
  }, [userId]);
}
