/** What a browser keeps answers in, as far as the service worker uses it: Node has none. */
class MemoryCache {
  private readonly kept = new Map<string, Response>();

  keys = async (): Promise<Request[]> => [...this.kept.keys()].map((url) => new Request(url));
  match = async (url: string): Promise<Response | undefined> => this.kept.get(url)?.clone();
  matchAll = async (): Promise<Response[]> => [...this.kept.values()].map((each) => each.clone());
  delete = async (key: string | Request): Promise<boolean> =>
    this.kept.delete(typeof key === 'string' ? key : key.url);

  /** As in a browser an answer is read to its end when it is put, and cannot be read again. */
  async put(url: string, answer: Response): Promise<void> {
    const { status, headers } = answer;
    const body = await answer.arrayBuffer();
    this.kept.delete(url);
    this.kept.set(url, new Response(body, { status, headers }));
  }
}

/** A device's caches. */
export function cacheStorage() {
  const caches = new Map<string, MemoryCache>();
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new MemoryCache();
    caches.set(name, cache);
    return cache;
  };
  return {
    open,
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    match: async (url: string, { cacheName }: { readonly cacheName: string }) =>
      await caches.get(cacheName)?.match(url),
  };
}
