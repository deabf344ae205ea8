import { languageOf } from '#src/lib/language.ts';
import type { WorkerMessage } from '#src/session/device/caches.ts';
import { followSession } from '#src/session/session.client.ts';

/** Where the worker stands; its scope is the whole site. */
const address = '/service-worker.js';

/** From here on pages open without a connection. Nothing depends on it: where it is not to be had, all goes on. */
export async function registerServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker
    ?.register(address, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  await navigator.serviceWorker.ready;
  let userId: string | null = null;
  followSession(({ user }) => {
    if (!user || user.id === userId) return;
    userId = user.id;
    tell({ type: 'keep', language: languageOf(location.pathname) });
    void import('./ahead.client.ts').then(({ readAhead }) => readAhead()).catch(() => undefined);
  });
}

function tell(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
