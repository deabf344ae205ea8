import { retryDelay } from '#src/lib/retry-delay.ts';
import {
  cacheNames,
  packPrefix,
  sentEvent,
  type PageMessage,
  type WorkerMessage,
} from '#src/session/device/caches.ts';
import { isCutOff } from '#src/session/device/copies.client.ts';
import { forgetOthers } from '#src/session/device/device.client.ts';
import { mayBeUnsent, nameFeatures } from '#src/session/device/unsent.client.ts';
import { keepInstallPrompt } from '#src/session/home-screen/install-prompt.client.ts';
import { sessionState, subscribe } from '#src/session/session.client.ts';
import { hasTried } from '#src/session/storage.client.ts';

/** Where the worker stands; its scope is the whole site. */
const address = '/service-worker.js';

/** Milliseconds in which a page shows what it was opened for: what may be wanted later waits behind it. */
const showing = 1_000;

/** From here on pages open without a connection. Nothing depends on it: where it is not to be had, all goes on. */
async function registerServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker
    ?.register(address, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  const fetched = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(location.origin) ? name.slice(location.origin.length) : []));
  await keepOwnStyles().catch(() => undefined);
  tell({ type: 'read', page: location.href, files: fetched });
  void renewPacks().catch(() => undefined);
  navigator.serviceWorker.addEventListener('message', comeBack);
  let userId: string | null = null;
  const follow = () => {
    const { user } = sessionState();
    if (!user || user.id === userId) return;
    userId = user.id;
    void forgetOthers(user.id);
    setTimeout(() => {
      // What an earlier page could not.
      void sendUnsent(user.id).catch(() => undefined);
      keepAhead(user.id);
    }, showing);
  };
  const keepAhead = (whose: string) => {
    if (sessionState().user?.id !== whose) return;
    tell({ type: 'keep', page: location.href });
    void import('./ahead.client.ts')
      .then(({ readAhead }) =>
        readAhead(
          whose,
          fetched.filter((path) => path.startsWith('/api/')),
          tell,
        ),
      )
      .catch(() => undefined);
  };
  subscribe(follow);
  follow();
  addEventListener('online', () => userId !== null && void sendUnsent(userId).catch(() => undefined));
}

/** Style sheets that stand in the document (server/page-html.ts) are not fetched once more for the worker's cache. */
async function keepOwnStyles(): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  const headers = { 'content-type': 'text/css; charset=utf-8' };
  for (const style of document.querySelectorAll('style')) {
    const link = style.nextElementSibling;
    if (link instanceof HTMLLinkElement && link.disabled && !(await assets.match(link.href)))
      await assets.put(new URL(link.href).pathname, new Response(style.textContent, { headers }));
  }
}

/** A reminder led back to this page: it was followed, and what is shown here may be of another day. */
function comeBack({ data }: MessageEvent): void {
  const message = data as PageMessage | null;
  if (message?.type !== 'reminded') return;
  dispatchEvent(new Event(sentEvent));
  // The day reads itself anew; another page is opened again where nobody is writing on it.
  if (!location.pathname.endsWith('/today') && !document.querySelector('dialog[open]'))
    return location.assign(message.url);
  void import('#src/features/reminders/opened.client.ts').then(({ noteOpened }) =>
    noteOpened(new Request(message.url)),
  );
}

/** Plans that were kept on purpose. */
async function renewPacks(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const names = connection?.saveData ? [] : await caches.keys();
  if (names.some((name) => name.startsWith(packPrefix)))
    await (await import('#src/session/device/packs.client.ts')).renewPacks();
}

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was written without a connection, on whatever page: again and again, until the server has it. */
async function sendUnsent(userId: string): Promise<void> {
  clearTimeout(timer);
  if (!mayBeUnsent(userId) || sessionState().user?.id !== userId) return;
  // Nobody else has it.
  void import('#src/session/device/lasting.client.ts')
    .then(({ askToLast }) => askToLast())
    .catch(() => undefined);
  const { sendUnsent: send } = await import('#src/session/device/queue/send-unsent.client.ts');
  const left = await send(userId).catch(() => 1);
  dispatchEvent(new Event(sentEvent));
  failures = left === 0 ? 0 : failures + 1;
  if (left > 0)
    timer = setTimeout(() => void sendUnsent(userId).catch(() => undefined), retryDelay(failures));
}

/** Pages that read what an address chooses from the API, which the device answers for. */
const isMembers = /^(\/am)?\/(profile|today)\b/;

/**
 * Without a connection each link leads to a document, which the worker has or says that it has not. What the application
 * would load on its way may be missing; then its router would load the page anew that one wants to leave.
 */
function followByDocument(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  const isElsewhere =
    link?.origin === location.origin &&
    (link.pathname !== location.pathname ||
      (link.search !== location.search && !isMembers.test(link.pathname)));
  if (isElsewhere && isCutOff()) event.stopPropagation();
}

function tell(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

// Read, a visitor's workout that is too old is forgotten, whatever page is open.
if (hasTried())
  void import('#src/features/training/try/tried-copy.client.ts')
    .then(({ readTried }) => readTried())
    .catch(() => undefined);
nameFeatures({
  load: () => import('./unsent.client.ts').then(({ sendUnsent }) => sendUnsent),
  loadDrafts: () =>
    import('#src/features/admin/drafts/unsent-drafts.client.ts').then(({ sendDrafts }) => sendDrafts),
  loadReminderQuestion: () => import('#src/features/reminders/reminder-question.tsx'),
});
keepInstallPrompt();
// Before the registration is found: the worker of an earlier visit answers already.
addEventListener('click', followByDocument, true);
void registerServiceWorker();
