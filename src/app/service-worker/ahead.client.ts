import type { AimsAnswer } from '#src/features/diary/schema.ts';
import { addDays, today, type Day } from '#src/lib/day.ts';
import { memberFetch } from '#src/session/account.client.ts';
import { cacheNames } from '#src/session/device/caches.ts';

const todayAt = (day: Day) =>
  `/today?${new URLSearchParams({ day, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })}`;

const aimsOf = (day: Day) => `/diary/aims?day=${day}`;

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
  '/training/session/coming',
  '/training/whereabouts',
  '/assessments',
  '/training/routines',
  `/diary?day=${day}`,
  aimsOf(day),
  `/diary/often?day=${day}`,
  '/saved-plans',
];

/** What everybody reads, and is looked in when a meal or a workout is written down: 100 kB, which seldom change. */
const lists = ['/foods', '/recipes', '/exercises'];

/**
 * One after the other: whoever uses the page meanwhile goes first. The service worker keeps the answers.
 *
 * @param asked by the page before there was a worker
 */
export async function readAhead(asked: readonly string[]): Promise<void> {
  const day = today(new Date());
  const daily = [...ofEveryDay(day), `/diary?day=${addDays(day, -1)}`].map((path) => `/api${path}`);
  for (const path of new Set([...asked, ...daily])) await memberFetch(path).catch(() => undefined);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const aims = await memberFetch(`/api${aimsOf(day)}`).catch(() => null);
  const { plan } = aims?.ok ? ((await aims.json()) as AimsAnswer) : { plan: null };
  for (const path of [...(plan ? [`/plans/nutrition/${plan.id}`] : []), ...lists])
    await readDaily(`/api${path}`).catch(() => undefined);
}

/** Milliseconds in which what was kept is as good as new. */
const fresh = 24 * 60 * 60 * 1000;

async function readDaily(path: string): Promise<void> {
  const kept = await caches.match(path, { cacheName: cacheNames.answers });
  if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < fresh) return;
  await fetch(path);
}
