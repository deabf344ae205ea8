import { whyFailed } from '#src/api/client.ts';
import { retryDelay } from '#src/lib/retry-delay.ts';
import { subscribe as onSession } from '#src/session/session.client.ts';
import { hasStoredSession } from '#src/session/storage.client.ts';
import { storedSession } from '#src/session/stored.client.ts';
import {
  isGone,
  isWorthWaiting,
  keepOutbox,
  keyOf,
  readOutbox,
  tell,
  whatStands,
  type Told,
} from './diary.client.ts';
import { diaryMessages } from './messages.ts';
import { without, type Outbox, type Wanted } from './outbox.ts';

/** What a member's device is still to tell of the diary: one for the whole page, whatever part of it asks. */
export interface KeptOutbox {
  readonly get: () => Outbox;
  readonly change: (update: (outbox: Outbox) => Outbox) => void;
  /** @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told what the server has of an entry once it was told. @returns ends it */
  readonly follow: (listener: (id: string, told: Told) => void) => () => void;
  /** Tells what waits, in the order in which it was made; what then waits still is tried again by itself. */
  readonly send: () => Promise<void>;
}

const opened = new Map<string, KeptOutbox>();

export function openOutbox(userId: string): KeptOutbox {
  let outbox = opened.get(userId);
  if (!outbox) opened.set(userId, (outbox = create(userId)));
  return outbox;
}

function create(userId: string): KeptOutbox {
  let outbox = readOutbox(userId);
  const listeners = new Set<() => void>();
  const followers = new Set<(id: string, told: Told) => void>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const show = (next: Outbox) => {
    outbox = next;
    for (const listener of listeners) listener();
  };
  const change = (update: (outbox: Outbox) => Outbox) => {
    const next = update(outbox);
    keepOutbox(userId, next);
    show(next);
  };

  /** @returns whether to go on with the next */
  async function sendOne(id: string, wanted: Wanted): Promise<boolean> {
    try {
      const told = await tell(id, wanted);
      for (const follower of followers) follower(id, told);
      // What was changed meanwhile goes over the version that stands.
      change((now) => {
        const since = now[id];
        if (since === wanted || since === undefined) return without(now, id);
        return { ...now, [id]: { ...since, version: told?.version ?? since.version } };
      });
    } catch (error) {
      if (isWorthWaiting(error)) return false;
      const conflict = whatStands(error);
      if (conflict) change((now) => ({ ...now, [id]: { ...wanted, conflict } }));
      else if (isGone(error) && wanted.version !== null && wanted.entry !== null)
        // Deleted elsewhere: what was changed here is new.
        change((now) => ({ ...now, [id]: { ...wanted, isRestored: true } }));
      else {
        const refusal = whyFailed(error, diaryMessages.notSaved);
        change((now) => ({ ...now, [id]: { ...wanted, refusal } }));
      }
    }
    return true;
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    while (storedSession()?.user.id === userId) {
      const next = Object.entries(outbox).find(
        ([, { refusal, conflict }]) => refusal === undefined && conflict === undefined,
      );
      if (!next) break;
      if (await sendOne(...next)) continue;
      failures += 1;
      timer = setTimeout(() => void send(), retryDelay(failures));
      return;
    }
    failures = 0;
  }

  const send = () => (sending ??= sendAll().finally(() => (sending = undefined)));

  const onOnline = () => {
    failures = 0;
    void send();
  };
  // Another window of the same member keeps its own there.
  const onStorage = ({ key }: StorageEvent) => key === keyOf(userId) && show(readOutbox(userId));
  addEventListener('online', onOnline);
  addEventListener('storage', onStorage);
  // Whoever signs in next, and be it the same member, finds what the storage has.
  const end = onSession(() => {
    if (hasStoredSession()) return;
    end();
    clearTimeout(timer);
    opened.delete(userId);
    removeEventListener('online', onOnline);
    removeEventListener('storage', onStorage);
  });

  return {
    get: () => outbox,
    change: (update) => {
      change(update);
      void send();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    send,
  };
}
