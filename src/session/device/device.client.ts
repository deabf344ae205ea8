import { sessionKey, triedKey } from '../storage.client.ts';
import { cacheNames, fullName, memberPrefix, packPrefix } from './caches.ts';
import { forgetQueues } from './queue/kept-queue.client.ts';

/** How this device is to look and to count its days, and what it was told of itself, whoever uses it. */
const ofTheDevice = new Set(['birtu-theme', 'birtu-calendar', 'birtu-clock', 'birtu-home-screen']);
/** Where something of a member's own says whose it is. */
const ofSomeone = /^birtu-.+?-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-|$)/;

/** Storage and caches can be refused, as in some private windows: then there is nothing to forget. */
const whereAllowed = async (forget: () => unknown): Promise<void> => {
  try {
    await forget();
  } catch {
    // As above.
  }
};

/** What stands under a name of this product's own, but the session, which its own client keeps. */
function forgetKeys(area: Storage, isForgotten: (key: string) => boolean): void {
  for (const key of Object.keys(area))
    if (key.startsWith('birtu-') && !key.startsWith(sessionKey) && isForgotten(key)) area.removeItem(key);
}

/** Nothing of the person stays: for a log-out. What was looked at tells of somebody, too. */
export async function forgetEverything(): Promise<void> {
  await whereAllowed(() => {
    forgetKeys(localStorage, (key) => !ofTheDevice.has(key));
    forgetKeys(sessionStorage, () => true);
  });
  await whereAllowed(forgetQueues);
  void endMessages();
  await forgetAnswers();
}

/** Nobody is written to here who has left; the next message finds the browser gone. Without a line it can take for ever. */
const endMessages = async (): Promise<void> =>
  await whereAllowed(async () => {
    await caches.delete(cacheNames.reminded);
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  });

/** What the server said, what was looked at and chosen. What was written and not sent yet stays for its owner. */
export async function forgetAnswers(): Promise<void> {
  await forgetCopies();
  await whereAllowed(async () => {
    // What a visitor keeps tells of nobody.
    for (const name of await caches.keys())
      if (name.startsWith(packPrefix) && ofSomeone.test(name)) await caches.delete(name);
  });
}

/** The same without the plans that were kept on purpose. */
export async function forgetCopies(): Promise<void> {
  await whereAllowed(async () => {
    // What is on its way shall not be kept when it is here.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
    navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
    const { pages, answers, drawings } = cacheNames;
    const read: readonly string[] = [pages, answers, drawings, fullName];
    for (const name of await caches.keys())
      if (name.startsWith(memberPrefix) || read.includes(name)) await caches.delete(name);
  });
}

/** Whoever has signed in meets nothing of who was here before. */
export async function forgetOthers(userId: string): Promise<void> {
  await whereAllowed(() => forgetQueues(userId));
  await whereAllowed(async () => {
    const isOthers = (name: string) => {
      const [, id = userId] = ofSomeone.exec(name) ?? [];
      return id !== userId;
    };
    if (![...(await caches.keys()), ...Object.keys(localStorage)].some(isOthers)) return;
    // What stands there under nobody's name is theirs, too; but for a visitor's workout, which nobody gets unasked.
    forgetKeys(
      localStorage,
      (key) => !ofTheDevice.has(key) && !key.includes(userId) && !key.startsWith(triedKey),
    );
    void endMessages();
    await forgetAnswers();
  });
}
