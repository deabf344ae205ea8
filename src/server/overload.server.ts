import type { Log } from './log.server.ts';

/** More is asked than can be answered in time: to whoever asked it is as if the database were away. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  constructor() {
    super('More is asked than can be answered in time');
  }
}

export interface Load {
  /** Milliseconds that whoever asks now waits for this process and its database, before anything is done for them. */
  readonly wait: () => number;
  readonly isTooMuch: () => boolean;
  /** To be asked before a request is begun: false for a share of them that grows with the wait. */
  readonly admits: () => boolean;
}

/** Milliseconds. */
const limits = {
  /** From this wait on some are refused. */
  some: 2_000,
  /** From this one on all are, so that whoever was let in is answered before they give up. */
  all: 4_000,
  betweenProbes: 250,
  /** What was found longer ago says nothing of now. */
  stale: 1_000,
  betweenWarnings: 60_000,
};

/** The share that is refused at a wait of so many milliseconds, from 0 to 1. */
export const shareRefused = (wait: number): number =>
  Math.min(1, Math.max(0, (wait - limits.some) / (limits.all - limits.some)));

/**
 * Finds out how long one waits by waiting: the smallest question stands in the same queues as all others. It is asked
 * only while requests come, so what is idle stays idle.
 *
 * @param probe resolves when the database has answered
 * @param now in milliseconds
 */
export function watchLoad(
  probe: () => PromiseLike<unknown>,
  log: Pick<Log, 'warn'>,
  now: () => number = () => performance.now(),
): Load {
  let asked: number | undefined;
  /** What the last two probes found, the newer first. */
  let found: readonly [newer: number, older: number] = [0, 0];
  let foundAt = -Infinity;
  let warned = -Infinity;
  /** Of a refusal; a whole one is due. */
  let owed = 0;

  const ask = async () => {
    const began = now();
    if (asked !== undefined || began - foundAt < limits.betweenProbes) return;
    if (began - foundAt >= limits.stale) found = [0, 0];
    asked = began;
    // A database that is away says so itself, and soon.
    await Promise.resolve(probe()).then(
      () => undefined,
      () => undefined,
    );
    asked = undefined;
    foundAt = now();
    found = [foundAt - began, found[0]];
  };
  // A moment in which everything stood still is over when it shows: only what two probes in a row meet is a queue.
  const wait = () => {
    const at = now();
    if (asked !== undefined) return Math.max(Math.min(...found), Math.min(found[0], at - asked));
    return at - foundAt < limits.stale ? Math.min(...found) : 0;
  };
  return {
    wait,
    isTooMuch: () => wait() > limits.some,
    admits() {
      void ask();
      owed = wait() > limits.some ? owed + shareRefused(wait()) : 0;
      if (owed < 1) return true;
      owed -= 1;
      if (now() - warned >= limits.betweenWarnings) {
        warned = now();
        log.warn({ wait: Math.round(wait()) }, 'More is asked than can be answered: some of it is refused');
      }
      return false;
    },
  };
}
