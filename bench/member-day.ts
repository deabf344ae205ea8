import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '#src/lib/day.ts';
import type { OpenSession, Training } from '#src/features/training/schema.ts';

/** One who uses Birtu, as their device knows them. */
export interface Member {
  accessToken: string;
  refreshToken: string;
  /** Each of their days is lived once, so no day fills up. */
  day: Day;
}

/** Sends a request to either node and times it by its kind. Null: refused for now, or never answered. */
export type Send = (
  kind: string,
  method: string,
  path: string,
  asked?: { readonly token?: string; readonly body?: object },
) => Promise<{ readonly status: number; readonly body: unknown } | null>;

/** A whole number from 1 on whose mean is near `mean`: most are small, a few are many times as large. */
function about(mean: number): number {
  let count = 1;
  while (Math.random() > 1 / mean && count < mean * 8) count += 1;
  return count;
}

const happens = (share: number): boolean => Math.random() < share;

/** What is over before its end: the server had no room for the next step. */
class CutShort extends Error {}

const publicReads = [
  '/services/fitness-plans/weight-loss-foundation',
  '/foods',
  '/exercises/push-up',
  '/api/plans/fitness',
  '/api/exercises?ids=push-up,plank',
];

/**
 * A day with Birtu, in the order in which the screens ask (src/app/early-reads.ts): opened a few times, now and then a
 * workout set by set, meals, a weight, a look at the progress, some pages for everybody.
 *
 * @returns whether all of it was answered
 */
export async function liveADay(member: Member, send: Send): Promise<boolean> {
  const ask = async <Body>(kind: string, method: string, path: string, body?: object): Promise<Body> => {
    const answer = await send(kind, method, path, {
      token: member.accessToken,
      ...(body && { body }),
    });
    if (!answer || answer.status >= 300) throw new CutShort();
    return answer.body as Body;
  };
  try {
    await refresh(member, send);
    for (let opened = about(3); opened > 0; opened -= 1) {
      await ask('today', 'GET', `/api/today?day=${member.day}&timeZone=Africa/Addis_Ababa`);
      await ask('profile', 'GET', '/api/profile');
    }
    await ask('calendar', 'GET', `/api/activities?from=${addDays(member.day, -30)}&to=${member.day}`);
    if (happens(0.45)) await train(member, ask);
    if (happens(0.5)) await eat(member, ask);
    if (happens(0.3))
      await ask('weight', 'PUT', `/api/progress/measurements/${member.day}`, { weight: 65.5 });
    if (happens(0.3)) {
      await ask('progress', 'GET', `/api/progress?weeks=12&until=${member.day}`);
      await ask('measurements', 'GET', `/api/measurements?from=${addDays(member.day, -84)}&to=${member.day}`);
    }
    for (let read = about(3); read > 0; read -= 1)
      await send('for everybody', 'GET', publicReads[Math.floor(Math.random() * publicReads.length)]!);
    return true;
  } catch (error) {
    if (error instanceof CutShort) return false;
    throw error;
  } finally {
    member.day = addDays(member.day, 1);
  }
}

async function refresh(member: Member, send: Send): Promise<void> {
  const answer = await send('refresh', 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: member.refreshToken },
  });
  if (answer?.status !== 200) throw new CutShort();
  const { access_token: accessToken, refresh_token: refreshToken } = answer.body as Record<string, string>;
  member.accessToken = accessToken!;
  member.refreshToken = refreshToken!;
}

type Ask = <Body>(kind: string, method: string, path: string, body?: object) => Promise<Body>;

async function train(member: Member, ask: Ask): Promise<void> {
  const { plans, session: open } = await ask<Training>('plan', 'GET', '/api/training');
  let plan = plans.find(({ endedAt, next }) => endedAt === null && next);
  if (!plan) {
    await ask('plan begun', 'POST', '/api/training/plans', { planId: 'weight-loss-foundation' });
    ({
      plans: [plan],
    } = await ask<Training>('plan', 'GET', '/api/training'));
  }
  const { week, day } = plan!.next!;
  const planned = plan!.blocks
    .find(({ fromWeek, toWeek }) => fromWeek <= week && week <= toWeek)
    ?.days.find((one) => one.day === day);
  if (planned?.restDay && !open) {
    await ask('rest day', 'PUT', `/api/training/plans/${plan!.id}/weeks/${week}/days/${day}`);
    return;
  }
  // One that was cut short goes on.
  const session = open
    ? (await ask<{ session: OpenSession | null }>('workout', 'GET', '/api/training/session')).session
    : await ask<OpenSession>('workout begun', 'POST', '/api/training/session', {
        startedPlanId: plan!.id,
        week,
        day,
      });
  const { id, sets } = session!;
  for (const [position, set] of sets.entries())
    await ask('set', 'PUT', `/api/training/sessions/${id}/sets`, {
      sets: [
        {
          position,
          moves: 0,
          changes: set.changes + 1,
          state: 'done',
          reps: set.targetReps,
          seconds: set.targetReps === null ? set.targetSeconds : null,
          weight: null,
          at: new Date().toISOString(),
        },
      ],
    });
  await ask('workout finished', 'POST', `/api/training/sessions/${id}/finish`, {
    minutes: 30,
    date: member.day,
  });
}

async function eat({ day }: Member, ask: Ask): Promise<void> {
  await ask('diary', 'GET', `/api/diary/aims?day=${day}`);
  await ask('diary', 'GET', `/api/diary?day=${day}`);
  await ask('diary', 'GET', `/api/diary?day=${addDays(day, -1)}`);
  await ask('diary', 'GET', `/api/diary/often?day=${day}`);
  for (let eaten = about(3); eaten > 0; eaten -= 1)
    await ask('meal', 'POST', '/api/diary', {
      id: randomUUID(),
      day,
      meal: 'lunch',
      name: { en: 'Injera with shiro' },
      portions: Array.from({ length: about(2) }, () => ({ foodId: 'injera-teff', grams: 150 })),
    });
}
