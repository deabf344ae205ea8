import { bytesHeader, cacheNames, fullName, memberPrefix, shellsPrefix } from './caches.ts';

/** What the device keeps so that pages open without a connection, in bytes. */
export interface KeptSize {
  /** The product itself. */
  readonly product: number;
  /** What anybody may read: pages, answers, drawings. */
  readonly read: number;
  /** What is the member's own. */
  readonly own: number;
  /** Whether the device had no room left when more was to be kept. */
  readonly isFull: boolean;
}

/** Measured one by one: what browsers tell of a whole site is rounded, and padded. */
async function sizeOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  let bytes = 0;
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) bytes += Number(kept.headers.get(bytesHeader) ?? (await kept.blob()).size);
  }
  return bytes;
}

/** Null where the browser keeps nothing, or does not tell. */
export async function keptSize(): Promise<KeptSize | null> {
  try {
    const size = { product: 0, read: 0, own: 0, isFull: await caches.has(fullName) };
    const { pages, answers, drawings } = cacheNames;
    const read: readonly string[] = [pages, answers, drawings];
    for (const name of await caches.keys()) {
      const bytes = await sizeOf(name);
      if (name.startsWith(memberPrefix)) size.own += bytes;
      else if (read.includes(name)) size.read += bytes;
      else if (name === cacheNames.assets || name.startsWith(shellsPrefix)) size.product += bytes;
    }
    return size;
  } catch {
    return null;
  }
}
