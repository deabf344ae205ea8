/**
 * Keeps an answer in a cache that holds so many: those that were written first go first. An index of Workbox's own, with
 * times of use, would be one more place that says what was looked at.
 */
export async function putBounded(name: string, key: string, answer: Response, max: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(key, answer);
  for (const over of (await cache.keys()).slice(0, -max)) await cache.delete(over);
}

/** What a cache holds, which is not made by asking. */
export const keptIn = async (name: string, key: string): Promise<Response | undefined> =>
  await caches.match(key, { cacheName: name, ignoreVary: true });

/** What was asked for itself, not where it led to, nor what a gateway said of it. */
export const isWhole = (answer: Response): boolean =>
  answer.status === 200 && !answer.redirected && answer.type === 'basic';

/** What everybody may keep. */
export const isPublic = (answer: Response): boolean =>
  isWhole(answer) && (answer.headers.get('cache-control') ?? '').startsWith('public');

/** Its promise, or null after so many milliseconds, or where it fails. */
export const within = <T>(promise: Promise<T>, wait: number): Promise<T | null> =>
  Promise.race([
    promise.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), wait)),
  ]);
