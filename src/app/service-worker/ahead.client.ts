import { addDays, today } from '#src/lib/day.ts';
import { memberFetch } from '#src/session/account.client.ts';

/** What a member's daily pages read: asked for once, it is on the device when there is no connection. */
const ofEveryDay = (day: string): readonly string[] => [
  '/profile',
  '/preferences',
  '/training',
  '/training/session',
  '/training/routines',
  `/diary?day=${day}`,
  `/diary/aims?day=${day}`,
  `/diary/often?day=${day}`,
  '/saved-plans',
];

/** One after the other: whoever uses the page meanwhile goes first. The service worker keeps the answers. */
export async function readAhead(): Promise<void> {
  const day = today(new Date());
  for (const path of [...ofEveryDay(day), `/diary?day=${addDays(day, -1)}`])
    await memberFetch(`/api${path}`).catch(() => undefined);
}
