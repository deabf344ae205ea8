import { addDays, today } from '#src/lib/day.ts';
import { memberFetch } from '#src/session/account.client.ts';

/** What a member's daily pages read: asked for once, it is on the device when there is no connection. */
const ofEveryDay = (day: string): readonly string[] => [
  `/profile?today=${day}`,
  '/profile',
  '/preferences',
  '/training',
  '/training/session',
  '/training/whereabouts',
  '/assessments',
  '/training/routines',
  `/diary?day=${day}`,
  `/diary/aims?day=${day}`,
  `/diary/often?day=${day}`,
  '/saved-plans',
];

/**
 * One after the other: whoever uses the page meanwhile goes first. The service worker keeps the answers.
 *
 * @param asked by the page before there was a worker
 */
export async function readAhead(asked: readonly string[]): Promise<void> {
  const day = today(new Date());
  const daily = [...ofEveryDay(day), `/diary?day=${addDays(day, -1)}`].map((path) => `/api${path}`);
  for (const path of new Set([...asked, ...daily])) await memberFetch(path).catch(() => undefined);
}
