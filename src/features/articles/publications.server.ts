import type { Runtime } from '#src/server/context.server.ts';

/** Milliseconds. Changes often come together; and timers cannot wait for months. */
const waits = { settling: 50, longest: 24 * 3_600_000, afterFailure: 1000 };

/** Milliseconds until a moment, or until it is asked for again; null where there is none. */
export const waitUntil = (at: number | null, now: number): number | null =>
  at === null ? null : Math.min(Math.max(at - now, 0), waits.longest);

/**
 * Keeps what a node holds in step with what is published: forgets it at each change that the node hears of, and again
 * when the time of a scheduled article comes. Every node reckons that by itself from the table, so there is nothing
 * that a restart could lose.
 *
 * @param forget drops what the node keeps; what is made from then on shows what is published from then on. It is told where
 *   nothing is known to have changed
 */
export function followPublications(
  { sql, now }: Pick<Runtime, 'sql' | 'now'>,
  forget: (isUnsure: boolean) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function wait(milliseconds: number, then: () => void): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(then, milliseconds).unref();
  }

  function follow(isUnsure = false): void {
    // Before forgetting: what becomes public between this moment and the next line must not be overlooked.
    const since = now();
    forget(isUnsure);
    wait(waits.settling, () => void awaitNext(since));
  }

  /**
   * Sets the timer for the first article that comes out after a moment; one that is out by now is told at once. Where
   * the table cannot be read it asks again for the same moment: nothing has changed, so what is kept stands.
   */
  async function awaitNext(since: Date): Promise<void> {
    const asking = timer;
    const milliseconds = await untilNext(since).catch(() => 'failed' as const);
    const heardMore = timer !== asking;
    if (milliseconds === null || heardMore) return;
    if (milliseconds === 'failed') wait(waits.afterFailure, () => void awaitNext(since));
    else wait(milliseconds, () => follow());
  }

  /** Milliseconds; null where nothing waits. */
  async function untilNext(since: Date): Promise<number | null> {
    const [next] = await sql<{ at: number | null }[]>`
      select extract(epoch from min(published_at))::float8 * 1000 as at
      from content_items where status = 'published' and published_at > ${since.toISOString()}`;
    return waitUntil(next?.at ?? null, now().getTime());
  }

  return {
    heard: () => follow(),
    /** For a connection that was lost. */
    mayHaveMissed: () => follow(true),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
