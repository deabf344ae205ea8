import { randomUUID } from 'node:crypto';
import { orAfter } from './deadline.server.ts';
import type { Sql } from './database.server.ts';
import { SettingError } from './env.server.ts';
import type { Log } from './log.server.ts';

/** For as long as nobody closes it, also over connections that are lost. */
export type Listen = (
  channel: string,
  heard: (payload: string) => void,
  /** At first, and after each time at which something may have been missed. */
  listening: () => void,
) => Promise<{ unlisten: () => Promise<void> }>;

export interface Listener {
  readonly listen: Listen;
  /** Begins anew on another connection. */
  readonly renew: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What is listened to on one connection of its own. @param connect each time a pool that has not begun yet */
export function createListener(connect: () => Sql): Listener {
  let sql = connect();
  const followed = new Map<symbol, { args: Parameters<Listen>; handle: { unlisten: () => Promise<void> } }>();
  const follow = async (key: symbol, args: Parameters<Listen>) => {
    followed.set(key, { args, handle: await sql.listen(...args) });
  };
  return {
    async listen(...args) {
      const key = Symbol(args[0]);
      await follow(key, args);
      return {
        async unlisten() {
          const { handle } = followed.get(key)!;
          followed.delete(key);
          await handle.unlisten();
        },
      };
    },
    async renew() {
      const before = sql;
      sql = connect();
      await before.end({ timeout: 0 });
      await Promise.all([...followed].map(([key, { args }]) => follow(key, args)));
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

const channel = 'birtu_heard';
/** Milliseconds. */
const times = { betweenChecks: 15_000, toBeHeard: 5_000 };

interface Heard {
  /** Where notices of changes are sent. */
  readonly sql: Sql;
  readonly listener: Listener;
  readonly log: Log;
}

/**
 * Sees to it that what is sent is heard: a pooler that lends connections out by the transaction loses it in silence, and so
 * does a server that hangs.
 *
 * @throws {SettingError} where nothing comes back at the start
 */
export async function keepListening({ sql, listener, log }: Heard): Promise<() => void> {
  const waiting = new Map<string, () => void>();
  await listener.listen(
    channel,
    (token) => waiting.get(token)?.(),
    () => undefined,
  );
  const isHeard = async (): Promise<boolean> => {
    const token = randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(token, resolve);
    try {
      await sql`select pg_notify(${channel}, ${token})`;
      return await orAfter(
        times.toBeHeard,
        promise.then(() => true),
        false,
      );
    } finally {
      waiting.delete(token);
    }
  };
  if (!(await isHeard()))
    throw new SettingError(
      'DATABASE_DIRECT_URL: notices of changes do not come back over DATABASE_URL, as with a pooler in transaction mode; set it to the address of PostgreSQL itself',
    );
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void (async () => {
      // Where it cannot even be sent the database is away, and the connection will be found lost.
      if (await isHeard().catch(() => true)) return;
      log.warn('Notices of changes are not heard any more: listening anew');
      await listener.renew();
    })()
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'Listening anew failed'))
      .finally(() => (isChecking = false));
  }, times.betweenChecks).unref();
  return () => clearInterval(timer);
}
