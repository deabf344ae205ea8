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
  let found = { at: -Infinity, wait: 0 };
  let warned = -Infinity;
  /** Of a refusal; a whole one is due. */
  let owed = 0;

  const ask = async () => {
    const began = now();
    if (asked !== undefined || began - found.at < limits.betweenProbes) return;
    asked = began;
    const isAnswered = await Promise.resolve(probe()).then(
      () => true,
      () => false,
    );
    asked = undefined;
    // A database that is away says so itself.
    found = { at: now(), wait: isAnswered ? now() - began : 0 };
  };
  const wait = () => {
    const at = now();
    const lately = at - found.at < limits.stale ? found.wait : 0;
    return Math.max(lately, asked === undefined ? 0 : at - asked);
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
