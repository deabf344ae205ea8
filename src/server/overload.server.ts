import type { Log } from './log.server.ts';

/** More is asked than can be answered in time: to whoever asked it is as if the database were away. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  constructor() {
    super('More is asked than can be answered in time');
  }
}

export interface Load {
  /** Milliseconds that whoever asks now waits for this process and its database. */
  readonly wait: () => number;
  readonly isTooMuch: () => boolean;
  /**
   * To be asked before a request is begun.
   *
   * @param isArriving whether its sender is still sending it
   * @returns what to call when it is answered; null for a share of them that grows with the wait: they are refused
   */
  readonly admit: (isArriving?: () => boolean) => (() => void) | null;
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
  /** So far back it is looked how quickly requests are answered. */
  memory: 2_000,
  /** What was looked at for less time than this says nothing yet. */
  leastSeen: 500,
  /** More than this between two events is a moment in which the process stood still, and counts as so much. */
  longestGap: 250,
  betweenWarnings: 60_000,
};

/** So many at once stand in no queue: one at each connection, and as many for which the process is at work. */
const withoutQueue = 20;

/** The share that is refused at a wait of so many milliseconds, from 0 to 1. */
export const shareRefused = (wait: number): number =>
  Math.min(1, Math.max(0, (wait - limits.some) / (limits.all - limits.some)));

/**
 * How long a request takes from now on, by how many are begun and how quickly they come to their end: known at once, and
 * however many questions each of them has for the database.
 */
function watchQueue(now: () => number) {
  const begun = new Set<() => boolean>();
  let arriving = 0;
  /** Both fade: what was answered, and the milliseconds in which it was. */
  let answered = 0;
  let seen = 0;
  let lookedAt = -Infinity;
  let countedAt = -Infinity;

  const length = () => begun.size - arriving;
  const look = () => {
    const at = now();
    if (at - countedAt >= limits.longestGap) {
      countedAt = at;
      arriving = [...begun].filter((isArriving) => isArriving()).length;
    }
    // While nobody waits for another, it is those who ask that set the pace.
    if (length() < withoutQueue) answered = seen = 0;
    const gap = Math.min(at - lookedAt, limits.longestGap);
    const faded = Math.exp(-gap / limits.memory);
    answered *= faded;
    seen = seen * faded + gap;
    lookedAt = at;
  };
  return {
    begin(isArriving: () => boolean): () => void {
      // Of its own: a function that two requests share would be one of them.
      const entry = () => isArriving();
      begun.add(entry);
      look();
      return () => {
        if (!begun.delete(entry)) return;
        look();
        answered += 1;
      };
    },
    wait(): number {
      look();
      if (length() < withoutQueue || seen < limits.leastSeen) return 0;
      return length() * (seen / Math.max(1, answered));
    },
  };
}

/**
 * Finds out how long one waits by what waits, and where only a few do, by waiting: the smallest question stands in the
 * same queues as all others. It is asked only while requests come, so what is idle stays idle.
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
  const questionWait = () => {
    const at = now();
    if (asked !== undefined) return Math.max(Math.min(...found), Math.min(found[0], at - asked));
    return at - foundAt < limits.stale ? Math.min(...found) : 0;
  };
  const queue = watchQueue(now);
  const wait = () => Math.max(questionWait(), queue.wait());
  return {
    wait,
    isTooMuch: () => wait() > limits.some,
    admit(isArriving = () => false) {
      void ask();
      const expected = wait();
      owed = expected > limits.some ? owed + shareRefused(expected) : 0;
      if (owed < 1) return queue.begin(isArriving);
      owed -= 1;
      if (now() - warned >= limits.betweenWarnings) {
        warned = now();
        log.warn({ wait: Math.round(expected) }, 'More is asked than can be answered: some of it is refused');
      }
      return null;
    },
  };
}
