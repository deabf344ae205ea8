/**
 * Runs behind the boot script on a member's own page: while the application is on its way, the API is asked for what the
 * page will ask for first (early-reads.ts). `session/early.client.ts` hands it over. Built into the same inline script.
 */
import { whenPainted } from './when-painted.ts';

const held = (() => {
  try {
    const stored = sessionStorage.getItem('birtu-session') ?? localStorage.getItem('birtu-session') ?? '{}';
    return JSON.parse(stored) as { access_token?: string; expires_at?: number };
  } catch {
    return {}; // Storage is refused, or holds something else.
  }
})();
const { access_token: token, expires_at: end = 0 } = held;
const reads = document.currentScript?.dataset['reads'];
/** As `lib/zone-here.ts` has it. */
const zone = () =>
  (window as { Temporal?: { Now: { timeZoneId(): string } } }).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;
/** As long before its end the application takes a token for over, and renews it (session/account.client.ts). */
const margin = 90_000;

// An address that asks for something may mean another day.
if (token && reads && end * 1000 - Date.now() > margin && !location.search.includes('=')) {
  const now = new Date();
  const dayNumber = Math.floor((now.getTime() / 60_000 - now.getTimezoneOffset()) / 1440);
  // 1970-01-01 was a Thursday.
  const monday = dayNumber - ((dayNumber + 3) % 7);
  const dayAt = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
  const filled = (read: string) =>
    read
      .replace(/\{(day|monday)([+-]\d+)?\}/g, (_all, from, more = 0) =>
        dayAt((from === 'day' ? dayNumber : monday) + Number(more)),
      )
      .replace('{zone}', () => encodeURIComponent(zone()))
      .replace('{last}', () => location.pathname.split('/').at(-1) ?? '');
  const authorization = `Bearer ${token}`;
  const headers = { authorization, 'accept-language': document.documentElement.lang };
  const asked = new Map<string, Promise<Response>>();
  // Behind the first paint, as it would share the line with the document, for which a worker needs no line.
  const isRead = navigator.serviceWorker?.controller
    ? Promise.resolve()
    : new Promise<void>((resolve) => whenPainted(resolve));
  const ask = (path: string) => {
    const answer = isRead.then(() => fetch(path, { headers }));
    // What fails is asked for again by the page.
    answer.catch(() => undefined);
    asked.set(path, answer);
  };
  for (const read of reads.split(' ')) ask(filled(read));
  Object.assign(window, { birtuEarly: { authorization, asked, ask, day: dayAt(dayNumber) } });
}
