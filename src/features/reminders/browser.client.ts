import { read } from '#src/api/client.ts';
import type { Language } from '#src/lib/language.ts';
import { memberApi } from '#src/session/account.client.ts';
import {
  forgetSubscription,
  keepSubscription,
  subscriptionOptions,
  toldOf,
} from './kept-subscription.client.ts';
import { removeDevice } from './reminders.client.ts';

/** Whether this browser can be reminded by messages, and whether it is. */
export type BrowserState = 'unable' | 'refused' | 'off' | 'on';

const isAble = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscribed = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** @param known the ids that the server writes to */
export async function browserState(known: readonly string[]): Promise<BrowserState> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'refused';
  const subscription = await subscribed().catch(() => null);
  return subscription && known.includes(await idOf(subscription.endpoint)) ? 'on' : 'off';
}

async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Asks for leave, which needs a tap, and has the server write to this browser from now on.
 *
 * @throws {ApiError}; what the browser throws where it has no push service
 */
export async function remindHere(publicKey: string, language: Language): Promise<BrowserState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'refused' : 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for other keys stands in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const told = toldOf(await pushManager.subscribe(subscriptionOptions(publicKey)));
  await read(memberApi().reminders.devices.$post({ json: { ...told, language } }));
  const { endpoint, keys } = told;
  await keepSubscription({ endpoint, auth: keys.auth, publicKey, language }).catch(() => undefined);
  return 'on';
}

/** @throws {ApiError} */
export async function leaveHere(): Promise<void> {
  const subscription = await subscribed();
  if (!subscription) return;
  await removeDevice(await idOf(subscription.endpoint));
  await forgetSubscription().catch(() => false);
  await subscription.unsubscribe();
}
