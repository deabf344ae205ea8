import type { Language } from '#src/lib/language.ts';
import { cacheNames } from '#src/session/device/caches.ts';

/** By what the server knows this browser, for the worker, which has no session. */
export interface KeptSubscription {
  readonly endpoint: string;
  readonly auth: string;
  /** The site's key, base64url. */
  readonly publicKey: string;
  /** In which the member is reminded. */
  readonly language: Language;
}

const address = '/subscription';

export async function keepSubscription(subscription: KeptSubscription): Promise<void> {
  await (await caches.open(cacheNames.reminded)).put(address, Response.json(subscription));
}

/** Null where nobody is reminded here. */
export async function keptSubscription(): Promise<KeptSubscription | null> {
  const kept = await caches.match(address, { cacheName: cacheNames.reminded });
  return kept ? ((await kept.json()) as KeptSubscription) : null;
}

export const forgetSubscription = (): Promise<boolean> => caches.delete(cacheNames.reminded);

/** What a browser is subscribed with. Safari takes no text. @param publicKey base64url */
export const subscriptionOptions = (publicKey: string): PushSubscriptionOptionsInit => ({
  userVisibleOnly: true,
  applicationServerKey: Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  ),
});

/** What the server is told of a subscription. */
export function toldOf(subscription: PushSubscription) {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint, keys: { p256dh, auth } };
}
