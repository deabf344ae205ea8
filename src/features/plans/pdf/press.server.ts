import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import { problem, ProblemError } from '#src/api/problem.ts';
import { awayMessage } from '#src/api/server-faults.ts';
import type { Order } from './order.ts';

/** A made document. */
export interface Printed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Strong: the same for the same bytes. */
  readonly etag: string;
}

export interface PressLimits {
  /** Different documents being made or waiting for their turn. */
  readonly maxAtOnce: number;
  /** Bytes of made documents that are kept in memory. */
  readonly maxCached: number;
  /** Milliseconds for one document, from its order on. */
  readonly longest: number;
  /** Milliseconds without an order after which the thread ends and gives its memory back. */
  readonly idle: number;
}

const usualLimits: PressLimits = { maxAtOnce: 8, maxCached: 16 * 1024 * 1024, longest: 60_000, idle: 60_000 };

/** Megabytes: several times what a bundled plan takes, so that garbage is collected before it piles up. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** How long a client is asked to wait when too many documents are being made. */
const retryAfterSeconds = 3;

/**
 * Makes documents in a thread of its own, one after the other, since each takes the processor for up to a second. What
 * is made is kept under all that it was made from, so that a changed plan is another document.
 */
export function createPress(limits: PressLimits = usualLimits) {
  const pool = new Piscina<Order, Uint8Array<ArrayBuffer>>({
    filename: new URL('printing.server.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: limits.idle,
    execArgv: [],
    env: { NODE_ENV: 'production' },
    resourceLimits,
  });
  // What fails while nobody waits for it must not end the process.
  pool.on('error', () => undefined);

  const documents = new LRUCache<string, Printed, { readonly order: Order }>({
    maxSize: limits.maxCached,
    sizeCalculation: ({ bytes }) => bytes.length,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _old, { context: { order } }) {
      const bytes = await make(order);
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    },
  });

  let making = 0;

  async function make(order: Order): Promise<Uint8Array<ArrayBuffer>> {
    // The pool's own bound leaves out what can be cancelled while it waits.
    if (making >= limits.maxAtOnce) throw tooMany();
    making += 1;
    const signal = AbortSignal.timeout(limits.longest);
    try {
      return await pool.run(order, { signal });
    } catch (error) {
      if (signal.aborted) throw new Error('A document took too long to make', { cause: error });
      throw error;
    } finally {
      making -= 1;
    }
  }

  return {
    /** @throws 503 where too many others are waiting */
    print(order: Order): Promise<Printed> {
      const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
      return documents.forceFetch(key, { context: { order } });
    },
    stop: () => pool.destroy(),
  };
}

const tooMany = () => new ProblemError(problem(503, 'unavailable', awayMessage.id), retryAfterSeconds);
