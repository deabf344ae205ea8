import { retryDelay } from '#src/lib/retry-delay.ts';
import { memberApi } from '#src/session/account.client.ts';
import { subscribe as onSession } from '#src/session/session.client.ts';
import { areaOf, hasStoredSession } from '#src/session/storage.client.ts';
import { storedSession } from '#src/session/stored.client.ts';
import { isTooMuch, loadQueue } from '#src/session/writes.client.ts';
import { changedIn, parseOutbox, type Outbox } from './outbox.ts';
import type { ChangeOutbox, Told } from './sending.client.ts';

/** What a member's device is still to tell of the diary: one for the whole page, whatever part of it asks. */
export interface KeptOutbox {
  readonly get: () => Outbox;
  /** @returns whether it is kept: not where as much waits as a device keeps, which is said */
  readonly change: (update: (outbox: Outbox) => Outbox) => boolean;
  /** @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told what the server has of an entry once it was told. @returns ends it */
  readonly follow: (listener: (id: string, told: Told) => void) => () => void;
  /** Tells what waits, in the order in which it was made; what then waits still is tried again by itself. */
  readonly send: () => Promise<void>;
}

/** What writes and sends it, for when there is something. */
const loadSending = () => import('./sending.client.ts');

const loadFull = () => import('#src/session/device/queue/full.client.ts');

const opened = new Map<string, KeptOutbox>();

export function openOutbox(userId: string): KeptOutbox {
  let outbox = opened.get(userId);
  if (!outbox) opened.set(userId, (outbox = create(userId)));
  return outbox;
}

/**
 * Where what is not in the database yet stands, written at once: a page can be closed in any moment. It is there, and
 * empty, as long as the database holds anything of the member's.
 */
const journalOf = (userId: string) => {
  const key = `birtu-diary-${userId}`;
  const area = areaOf('localStorage');
  return {
    key,
    isAny: () => area.getItem(key) !== null,
    read: (): Outbox => parseOutbox(area.getItem(key)),
    write(outbox: Outbox | null) {
      try {
        if (outbox === null) area.removeItem(key);
        else area.setItem(key, JSON.stringify(outbox));
      } catch {
        // Storage that is full: the database has it in a moment.
      }
    },
  };
};

function create(userId: string): KeptOutbox {
  const journal = journalOf(userId);
  /** What is shown: what the database has, with what was written since. */
  let outbox = journal.read();
  /** Of that, what the database has not taken yet. */
  let unkept = outbox;
  let changes = 0;
  const listeners = new Set<() => void>();
  const followers = new Set<(id: string, told: Told) => void>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const show = (next: Outbox) => {
    outbox = next;
    for (const listener of listeners) listener();
  };
  /** Where no database is to be had, as in some private windows, it stands in the journal alone. */
  let isLeft = false;
  const inJournal: ChangeOutbox = (update) => {
    show(update(outbox));
    journal.write(Object.keys(outbox).length > 0 ? outbox : null);
    return Promise.resolve(outbox);
  };
  const keep: ChangeOutbox = async (update) => {
    if (isLeft) return await inJournal(update);
    const round = (changes += 1);
    try {
      const { changeKept } = await loadSending();
      const kept = await changeKept(userId)(update);
      if (round !== changes) return kept;
      unkept = {};
      journal.write(Object.keys(kept).length > 0 ? {} : null);
      show(kept);
      return kept;
    } catch {
      isLeft = true;
      return await inJournal((now) => now);
    }
  };
  const look = async () => {
    const kept = await loadSending()
      .then(({ changeKept }) => changeKept(userId)((now) => now))
      .catch(() => journal.read());
    if (Object.keys(unkept).length === 0) show(kept);
  };
  /** What the journal holds from a page that was closed, or of a release that knew no database, goes into it. */
  const taken = { ...unkept };
  const ready = journal.isAny() ? keep((kept) => ({ ...kept, ...taken })) : Promise.resolve(outbox);

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    await ready;
    if (storedSession()?.user.id !== userId || !journal.isAny()) return;
    const isSent = await loadSending().then(
      ({ sendOutbox }) =>
        sendOutbox(userId, memberApi(), keep, (_outbox, sent) => {
          for (const follower of followers) if (sent) follower(sent.id, sent.told);
        }),
      () => false,
    );
    failures = isSent ? 0 : failures + 1;
    if (isSent) return;
    timer = setTimeout(() => void send(), retryDelay(failures));
    await handOver();
  }

  /** Asked for once more while the last was being sent: it may have looked before. */
  let isAsked = false;
  const send = (): Promise<void> => {
    isAsked = sending !== undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (isAsked) void send();
    });
    return sending;
  };

  /** The worker sends it when there is a connection again, also with no page open. */
  const handOver = async () => {
    const queue = await loadQueue();
    await queue.handOver(userId);
  };

  const onOnline = () => {
    failures = 0;
    void send();
  };
  // Another window of the same member has changed what is kept.
  const onStorage = ({ key }: StorageEvent) => key === journal.key && void look();
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
      const before = outbox;
      const next = update(before);
      if (isTooMuch(Object.keys(before).length, Object.keys(next).length)) {
        void loadFull().then(({ sayFull }) => sayFull());
        return false;
      }
      show(next);
      unkept = { ...unkept, ...changedIn(outbox, before) };
      journal.write(unkept);
      void keep(update).then(send);
      return true;
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
