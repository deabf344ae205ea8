import { nextOf, wholeQueue, type Queue } from './waiting.ts';

/**
 * What waits, by whose it is, in a database that pages and the worker share; and with it what the worker needs to send it
 * while no page is open.
 */
const name = 'birtu-queue';
const queues = 'queues';
const keys = 'keys';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      for (const store of [queues, keys]) opening.result.createObjectStore(store);
    };
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });

/** Resolves once it is written. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore, done: (result: T) => void) => void,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction([queues, keys], mode);
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
  within('readwrite', (store, done) => {
    const reading = store(queues).get(userId);
    reading.onsuccess = () => {
      const next = change(wholeQueue(reading.result));
      if (next.length > 0) store(queues).put(next, userId);
      else store(queues).delete(userId);
      if (!nextOf(next)) store(keys).delete(userId);
      else if (token !== undefined) store(keys).put(token, userId);
      done(next);
    };
  });

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
    for (const each of [store(queues), store(keys)]) {
      const ids = each.getAllKeys();
      ids.onsuccess = () => {
        for (const id of ids.result) if (id !== but) each.delete(id);
      };
    }
  });
