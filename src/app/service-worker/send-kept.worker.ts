import { apiClient } from '#src/api/client.ts';
import { changeKept, sendOutbox } from '#src/features/diary/sending.client.ts';
import { queueTag } from '#src/session/device/caches.ts';
import { forgetKey, readKeys, type Key } from '#src/session/device/queue/kept-queue.client.ts';
import { sendQueue } from '#src/session/device/queue/sending.client.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Sends what waits while no page is open; an open page does it itself, with its own session.
 *
 * @throws where something waits on, so that the browser tries again
 */
export async function sendKept(): Promise<void> {
  const keys = await readKeys();
  const pages = await self.clients.matchAll({ type: 'window' });
  // A page that is just being closed still counts as open, and sends nothing any more.
  if (pages.length > 0 && keys.length > 0) throw new Error('Left to the page that is open');
  const changes = new BroadcastChannel(queueTag);
  for (const key of keys) {
    const token = await tokenOf(key);
    if (token === null) continue;
    const ask = (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(path, { ...init, headers });
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    const isSent = await sendQueue(key.userId, ask, () => changes.postMessage(key.userId));
    const isTold = await sendOutbox(key.userId, apiClient(ask as typeof fetch), changeKept(key.userId));
    if (!isSent || !isTold) throw new Error('Something waits on');
  }
}

/**
 * Renews the session, and keeps nothing of it but the token of this moment: the page that is opened next renews it from
 * where it stood, as if its own answer had been lost, and gets the same. Null where the session has ended.
 */
async function tokenOf({ userId, token }: Key): Promise<string | null> {
  const answer = await fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  });
  if (answer.ok) return ((await answer.json()) as { access_token: string }).access_token;
  if (answer.status >= 500 || answer.status === 429) throw new Error('Nobody is there to be asked');
  await forgetKey(userId);
  return null;
}
