import { addDays, today, type Day } from '#src/lib/day.ts';
import { memberFetch } from '#src/session/account.client.ts';

const todayAt = (day: Day) =>
  `/today?${new URLSearchParams({ day, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })}`;

/** What a member's daily pages read: asked for once, it is on the device when there is no connection. */
const ofEveryDay = (day: Day): readonly string[] => [
  todayAt(day),
  // Whoever opens the product tomorrow may have no connection before.
  todayAt(addDays(day, 1)),
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
