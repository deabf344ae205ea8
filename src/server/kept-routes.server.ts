import type { Result } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';

/**
 * Hono's router, which looks an address up once where a route says it as it is, without a parameter: there are as many of
 * these as there are routes, whatever is asked.
 */
export class KeptRoutes<Handler> extends TrieRouter<Handler> {
  readonly #plain = new Set<string>();
  readonly #kept = new Map<string, Result<Handler>>();

  override add(method: string, path: string, handler: Handler): void {
    if (!/[:*]/.test(path)) this.#plain.add(path);
    this.#kept.clear();
    super.add(method, path, handler);
  }

  override match(method: string, path: string): Result<Handler> {
    if (!this.#plain.has(path)) return super.match(method, path);
    const key = `${method} ${path}`;
    const found = this.#kept.get(key) ?? super.match(method, path);
    this.#kept.set(key, found);
    return found;
  }
}
