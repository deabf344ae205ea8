import type { AimsAnswer } from '#src/features/diary/schema.ts';
import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import type { Whereabouts } from '#src/features/training/schema.ts';
import { today } from '#src/lib/day.ts';
import { drawingsIn } from '#src/lib/drawings.ts';
import { languageOf, pathIn } from '#src/lib/language.ts';
import { zoneHere } from '#src/lib/zone-here.ts';
import { changedPaths, memberFetch } from '#src/session/account.client.ts';
import { cacheNames, keptAtHeader, memberPrefix, type WorkerMessage } from '#src/session/device/caches.ts';
import { sessionState } from '#src/session/session.client.ts';
import { areaOf } from '#src/session/storage.client.ts';
import { dailyAnswers, openedAnywhere, pastAnswers, planPages, type Reader } from './ahead.ts';
import { memberKey } from './member-key.ts';

/** What everybody reads, and is looked in when a meal or a workout is written down: 100 kB, which seldom change. */
const lists = ['/foods', '/recipes', '/exercises'];

function reader(): Reader {
  const usual = languageOf(location.pathname) === 'am' ? 'ethiopian' : 'gregorian';
  const chosen = areaOf('localStorage').getItem('birtu-calendar');
  return {
    day: today(new Date()),
    timeZone: zoneHere(),
    calendar: chosen === 'ethiopian' || chosen === 'gregorian' ? chosen : usual,
  };
}

/** @returns the answer as it was kept; null where there is none */
async function ask<T>(path: string): Promise<T | null> {
  const answer = await memberFetch(`/api${path}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

/**
 * One after the other: whoever uses the page meanwhile goes first. The service worker keeps the answers, and then the
 * pages that a member opens anywhere.
 *
 * @param userId whose they are: once somebody else is there, or nobody, nothing more is asked for
 * @param asked by the page before there was a worker
 * @param tell the worker
 */
export async function readAhead(
  userId: string,
  asked: readonly string[],
  tell: (message: WorkerMessage) => void,
): Promise<void> {
  const who = reader();
  const isGone = () => sessionState().user?.id !== userId;
  const daily = dailyAnswers(who).map((path) => `/api${path}`);
  const wanted = new Set([...asked.filter((path) => !changedPaths.has(path)), ...daily]);
  // Once more for what a busy server, or a line that was gone for a moment, did not bring.
  for (let tries = 2; tries > 0; tries -= 1)
    for (const path of wanted) {
      const answer = isGone() ? null : await memberFetch(path).catch(() => null);
      if (answer && answer.status < 500) wanted.delete(path);
    }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || isGone()) return;
  for (const path of lists) await readDaily(path);
  const [aims, where, coming] = [
    await ask<AimsAnswer>(`/diary/aims?day=${who.day}`),
    await ask<Whereabouts>('/training/whereabouts'),
    await ask<unknown>('/training/session/coming'),
  ];
  const nutrition = aims?.plan
    ? await readDaily<NutritionPlanDetail>(`/plans/nutrition/${aims.plan.id}`)
    : null;
  const followed = where?.plan ?? null;
  const week = followed?.next?.week ?? 1;
  const fitness = followed && { id: followed.planId, week };
  // All days of the week, with the exercises of each.
  const exercises = fitness && (await readDaily<unknown>(`/plans/fitness/${fitness.id}?week=${week}`));
  for (const path of pastAnswers(who)) if (!isGone() && !(await isKept(userId, path))) await ask(path);
  if (isGone()) return;
  const language = languageOf(location.pathname);
  tell({
    type: 'ahead',
    pages: [...openedAnywhere, ...planPages({ fitness, nutrition })].map((path) => pathIn(language, path)),
    drawings: drawingsIn(JSON.stringify([coming, exercises])),
  });
}

/** Milliseconds in which what was kept is as good as new. */
const fresh = 24 * 60 * 60 * 1000;

/** Whether a member's own answer was told within a day: all that was, which grows, is not asked for at each visit. */
async function isKept(userId: string, path: string): Promise<boolean> {
  const key = memberKey(new URL(`/api${path}`, location.origin).href);
  const kept = await caches.match(key, { cacheName: memberPrefix + userId }).catch(() => undefined);
  return kept !== undefined && Date.now() - Date.parse(kept.headers.get(keptAtHeader) ?? '') < fresh;
}

/** What the API says to everybody, once a day. */
async function readDaily<T>(path: string): Promise<T | null> {
  const kept = await caches.match(`/api${path}`, { cacheName: cacheNames.answers }).catch(() => undefined);
  const isFresh = kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < fresh;
  const answer = isFresh ? kept : await fetch(`/api${path}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}
