import { notificationWords } from '#content/reminders.ts';
import {
  forgetSubscription,
  keepSubscription,
  keptSubscription,
  subscriptionOptions,
  toldOf,
} from '#src/features/reminders/kept-subscription.client.ts';
import { languageOf, pathIn, withoutLanguage, type Language } from '#src/lib/language.ts';
import { remindedTag, type PageMessage } from '#src/session/device/caches.ts';
import { chosenLanguage } from './language.worker.ts';

/** What the server sends, as `src/features/reminders/push.server.ts` has it. */
interface Message {
  readonly title: string;
  readonly body: string;
  /** A later one of the same takes its place. */
  readonly tag: string;
  /** What it opens: an address of this site. */
  readonly path: string;
  readonly language: string;
}

declare const self: ServiceWorkerGlobalScope;

/** Shows what the server sends, opens what it is about where it is tapped, and says where it reaches this browser. */
export function showMessages(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data ?? '/today')));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event.newSubscription).catch(tryLater));
  });
}

/** A browser wants something to be shown for each message, whatever came. */
async function show(event: PushEvent): Promise<void> {
  const { title, body, tag, path, language } = messageIn(event) ?? (await unreadable());
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-192.png',
    data: path,
  });
}

/** Null where it says nothing that could be shown. */
function messageIn({ data }: PushEvent): Message | null {
  try {
    const said = data?.json() as Readonly<Record<string, unknown>> | null | undefined;
    const parts = ['title', 'body', 'tag', 'path', 'language'].map((name) => said?.[name]);
    return parts.every((part) => typeof part === 'string') && parts[0] !== '' ? (said as never) : null;
  } catch {
    return null;
  }
}

async function unreadable(): Promise<Message> {
  const language = await languageHere();
  return {
    ...notificationWords.unreadable[language],
    tag: 'birtu',
    path: pathIn(language, '/today'),
    language,
  };
}

/** In which one is reminded here, else reads here, else read here last, else has the device. */
async function languageHere(): Promise<Language> {
  const kept = await keptSubscription().catch(() => null);
  if (kept) return kept.language;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open) return languageOf(new URL(open.url).pathname);
  const chosen = await chosenLanguage();
  if (chosen) return chosen;
  return self.navigator.language.startsWith('am') ? 'am' : 'en';
}

/** The window that shows it already, in whichever language; else another one: what is typed elsewhere stays. */
async function open(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = windows.find((each) => pageOf(new URL(each.url)) === pageOf(url));
  if (!showing) return void (await self.clients.openWindow(url.href));
  const message: PageMessage = { type: 'reminded', url: url.href };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window of this origin
  showing.postMessage(message);
  await showing.focus();
}

const pageOf = ({ pathname }: URL) => withoutLanguage(pathname);

/**
 * The browser is reached by another subscription than the server knows: the server is told, with what only this browser
 * knows of the old one, since there is no session here.
 *
 * @param changed what took the old one's place, where the browser has said so
 * @throws where the server could not be told
 */
async function renew(changed: PushSubscription | null): Promise<void> {
  const kept = await keptSubscription();
  if (!kept) return;
  const { endpoint, auth, publicKey } = kept;
  const { pushManager } = self.registration;
  const subscription =
    changed ??
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe(subscriptionOptions(publicKey)));
  const renewed = toldOf(subscription);
  if (renewed.endpoint === endpoint) return;
  const answer = await fetch('/api/reminders/devices/renewed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, auth, renewed }),
  });
  if (!answer.ok && (answer.status >= 500 || answer.status === 429)) throw new Error('Nobody was told');
  // One that the server does not know was removed by its owner: it is not asked for again.
  if (answer.status === 404) await forgetSubscription();
  if (answer.ok) await keepSubscription({ ...kept, endpoint: renewed.endpoint, auth: renewed.keys.auth });
}

/** Once the line is back, where the browser can; else with the next page. */
async function tryLater(): Promise<void> {
  const { sync } = self.registration as { readonly sync?: { register(tag: string): Promise<void> } };
  await sync?.register(remindedTag).catch(() => undefined);
}

/** What could not be told when it changed, or changed unsaid; where nobody is reminded here any more it stays so. */
export async function renewAgain(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  if (subscription) await renew(subscription);
}
