import { bytesHeader, fullName } from '#src/session/device/caches.ts';
import { tooMany, type Bounds } from './bounds.ts';

/**
 * Keeps an answer in a cache that holds so much: what was written first goes first. An index of Workbox's own, with times
 * of use, would be one more place that says what was looked at.
 */
export async function putBounded(name: string, key: string, answer: Response, max: Bounds): Promise<void> {
  const cache = await caches.open(name);
  const kept = await measured(answer);
  await put(cache, key, kept);
  await cutDown(name, max);
}

/** By cache: the cut that goes on, and the one that will be made after it for all that was put meanwhile. */
const cuts = new Map<string, { readonly going: Promise<void>; next: Promise<void> | null }>();

/** One at a time for each cache: two that count the same surplus would take it away twice. */
async function cutDown(name: string, max: Bounds): Promise<void> {
  const known = cuts.get(name);
  if (known) return await (known.next ??= known.going.then(() => cutDown(name, max)));
  const going = cut(name, max).finally(() => cuts.delete(name));
  cuts.set(name, { going, next: null });
  await going;
}

async function cut(name: string, max: Bounds): Promise<void> {
  const cache = await caches.open(name);
  const sizes = (await cache.matchAll()).map(({ headers }) => Number(headers.get(bytesHeader) ?? 0));
  for (const over of (await cache.keys()).slice(0, tooMany(sizes, max))) await cache.delete(over);
}

/** With its size: it is not to be read whole for it each time. */
async function measured(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  // It is not compressed any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(bytesHeader, String(body.byteLength));
  return new Response(body, { status: answer.status, headers });
}

/** Where the device has no room left, half of what this cache holds makes some. @throws where that is not enough */
async function put(cache: Cache, key: string, answer: Response): Promise<void> {
  try {
    await cache.put(key, answer.clone());
  } catch (error) {
    await noteFull(error);
    const kept = await cache.keys();
    for (const each of kept.slice(0, Math.ceil(kept.length / 2))) await cache.delete(each);
    await cache.put(key, answer);
  }
}

/** Leaves word for the pages that the device has no room left. @throws what is no such error */
export async function noteFull(error: unknown): Promise<void> {
  if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
  await caches.open(fullName);
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
