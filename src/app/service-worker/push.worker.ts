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

/** Shows what the server sends, and opens what it is about where it is tapped. */
export function showMessages(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(messageOf(event))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
}

/** A browser wants something to be shown for each message, whatever came. */
function messageOf(event: PushEvent): Message {
  try {
    return event.data?.json() as Message;
  } catch {
    return { title: 'Birtu', body: '', tag: 'birtu', path: '/today', language: 'en' };
  }
}

async function show({ title, body, tag, path, language }: Message): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-192.png',
    data: path,
  });
}

/** The window that shows it already, else another one: what is typed elsewhere stays. */
async function open(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = windows.find((each) => new URL(each.url).pathname === url.pathname);
  if (showing && url.search === '') await showing.focus();
  else await self.clients.openWindow(url.href);
}
