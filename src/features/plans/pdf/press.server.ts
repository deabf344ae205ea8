import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { problem, ProblemError } from '#src/api/problem.ts';
import type { Order } from './order.ts';

/** A made document. */
export interface Printed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Strong: the same for the same bytes. */
  readonly etag: string;
}

export interface PressLimits {
  /** Different documents being made or waiting for their turn. */
  readonly mostAtOnce: number;
  /** Bytes of made documents that are kept in memory. */
  readonly mostKept: number;
  /** Milliseconds for one document. */
  readonly longest: number;
  /** Milliseconds without an order after which the thread ends and gives its memory back. */
  readonly idle: number;
}

const usualLimits: PressLimits = { mostAtOnce: 8, mostKept: 16 * 1024 * 1024, longest: 60_000, idle: 60_000 };

/** Megabytes: several times what a bundled plan takes, so that garbage is collected before it piles up. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** How long a client is asked to wait when too many documents are being made. */
const retryAfterSeconds = 3;

/**
 * Makes documents in a thread of its own, one after the other, since each takes the processor for up to a second. What
 * is made is kept under all that it was made from, so that a changed plan is another document.
 */
export function createPress(limits: PressLimits = usualLimits) {
  const kept = new Map<string, Printed>();
  const making = new Map<string, Promise<Printed>>();
  let keptBytes = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  /** @throws 503 where too many others are waiting */
  function print(order: Order): Promise<Printed> {
    const key = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
    const made = kept.get(key);
    if (made) {
      keep(key, made);
      return Promise.resolve(made);
    }
    const begun = making.get(key);
    if (begun) return begun;
    if (making.size >= limits.mostAtOnce) return Promise.reject(tooMany());
    const printed = turn.then(() => make(order));
    turn = printed.catch(() => undefined);
    const remembered = printed.then((document) => keep(key, document)).finally(() => making.delete(key));
    making.set(key, remembered);
    return remembered;
  }

  /** Puts a document behind all others, and lets go of the ones that were not asked for the longest. */
  function keep(key: string, document: Printed): Printed {
    if (!kept.delete(key)) keptBytes += document.bytes.length;
    kept.set(key, document);
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= limits.mostKept) break;
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
    return document;
  }

  async function make(order: Order): Promise<Printed> {
    clearTimeout(idleTimer);
    thread ??= newThread();
    try {
      const bytes = await answerOf(thread, order, limits.longest);
      return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    } catch (error) {
      await stop();
      throw error;
    } finally {
      idleTimer = setTimeout(() => void stop(), limits.idle).unref();
    }
  }

  function newThread(): Worker {
    const worker = new Worker(new URL('printing.server.ts', import.meta.url), {
      execArgv: [],
      env: { NODE_ENV: 'production' },
      resourceLimits,
    });
    // Also while nobody waits for it: what fails then must not end the process, and what has ended takes no orders.
    worker
      .on('error', () => undefined)
      .on('exit', () => {
        if (thread === worker) thread = undefined;
      });
    return worker;
  }

  async function stop() {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  return { print, stop };
}

/** @throws where the thread fails, ends, or takes too long */
async function answerOf(thread: Worker, order: Order, longest: number): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const onExit = () => reject(new Error('The thread that makes documents ended'));
  const timer = setTimeout(() => reject(new Error('A document took too long to make')), longest);
  thread.once('message', resolve).once('error', reject).once('exit', onExit);
  // Alive while somebody waits for it, and no reason for the process to stay otherwise.
  thread.ref();
  thread.postMessage(order, []);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.off('message', resolve).off('error', reject).off('exit', onExit);
    thread.unref();
  }
}

const tooMany = () =>
  new ProblemError(
    problem(503, 'unavailable', 'Birtu is catching its breath. Please try again in a moment.'),
    retryAfterSeconds,
  );
