import { nextOf, wholeQueue, type Queue } from './waiting.ts';

/**
 * What waits, by whose it is, in a database that pages and the worker share; and with it what the worker needs to send it
 * while no page is open.
 */
const name = 'birtu-queue';
const queues = 'queues';
const outboxes = 'outboxes';
const keys = 'keys';
const stores = [queues, outboxes, keys];

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 2);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      for (const store of stores)
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
    };
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });

/** Resolves once it is written. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (store: Stores, done: (result: T) => void) => void,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(stores, mode);
      let result: T;
      work(
        (store) => transaction.objectStore(store),
        (done) => (result = done),
      );
      transaction.addEventListener('complete', () => resolve(result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

/** What a feature keeps in an order of its own, by ids; what the server has refused stays there, too. */
export type Kept = Readonly<Record<string, { readonly refusal?: unknown; readonly conflict?: unknown }>>;

const wholeKept = (stored: unknown): Kept =>
  typeof stored === 'object' && stored !== null ? (stored as Kept) : {};

const isAnySendable = (kept: Kept): boolean =>
  Object.values(kept).some(({ refusal, conflict }) => refusal === undefined && conflict === undefined);

type Stores = (name: string) => IDBObjectStore;

/** All that waits of a member, as it stands in the database. */
function readAll(store: Stores, userId: string, use: (queue: Queue, kept: Kept) => void): void {
  const queue = store(queues).get(userId);
  const kept = store(outboxes).get(userId);
  kept.addEventListener('success', () => use(wholeQueue(queue.result), wholeKept(kept.result)));
}

/** What renews the session stays as long as there is something to send with it. */
function keepKey(store: Stores, userId: string, isAny: boolean, token: string | undefined): void {
  if (!isAny) store(keys).delete(userId);
  else if (token !== undefined) store(keys).put(token, userId);
}

/**
 * Changes a member's queue, whoever else changes it meanwhile.
 *
 * @param token what renews the session, kept with what it is to send: the page may be closed in the same moment
 * @returns the queue as it stands then
 */
export const changeQueue = (
  userId: string,
  change: (queue: Queue) => Queue,
  token?: string,
): Promise<Queue> =>
  within('readwrite', (store, done) =>
    readAll(store, userId, (queue, kept) => {
      const next = change(queue);
      if (next.length > 0) store(queues).put(next, userId);
      else store(queues).delete(userId);
      keepKey(store, userId, nextOf(next) !== undefined || isAnySendable(kept), token);
      done(next);
    }),
  );

/** The same, of what the diary keeps. */
export const changeOutbox = (userId: string, change: (kept: Kept) => Kept): Promise<Kept> =>
  within('readwrite', (store, done) =>
    readAll(store, userId, (queue, kept) => {
      const next = change(kept);
      if (Object.keys(next).length > 0) store(outboxes).put(next, userId);
      else store(outboxes).delete(userId);
      keepKey(store, userId, nextOf(queue) !== undefined || isAnySendable(next), undefined);
      done(next);
    }),
  );

export const readQueue = (userId: string): Promise<Queue> => changeQueue(userId, (queue) => queue);

export const forgetKey = (userId: string): Promise<void> =>
  within('readwrite', (store) => void store(keys).delete(userId));

export interface Key {
  readonly userId: string;
  readonly token: string;
}

export const readKeys = (): Promise<readonly Key[]> =>
  within('readonly', (store, done) => {
    const ids = store(keys).getAllKeys();
    const tokens = store(keys).getAll();
    tokens.onsuccess = () =>
      done(
        (ids.result as string[]).map((userId, place) => ({ userId, token: tokens.result[place] as string })),
      );
  });

/** Nothing stays but what is this member's; without one, nothing at all. */
export const forgetQueues = (but?: string): Promise<void> =>
  within('readwrite', (store) => {
    for (const each of stores.map(store)) {
      const ids = each.getAllKeys();
      ids.onsuccess = () => {
        for (const id of ids.result) if (id !== but) each.delete(id);
      };
    }
  });
