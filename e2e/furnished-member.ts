import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { today } from '#src/lib/day.ts';
import { signInAsNewMember } from './member.ts';

/** A file of Strong with one workout of two sets. */
const strongFile = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2026-01-05 18:05:00,Push,1h 5m,Bench Press (Barbell),1,60,8,0,0,,,8',
  '2026-01-05 18:05:00,Push,1h 5m,Bench Press (Barbell),2,60,8,0,0,,,8',
].join('\r\n');

const set = { setType: 'working', reps: 12, repsMax: null, seconds: null, restTime: 60 };

/**
 * Signs the page's browser in as a member for whom every screen has something to show.
 *
 * @returns the addresses of all screens of a member's own, without language
 */
export async function furnishedScreens(page: Page): Promise<readonly string[]> {
  const member = await signInAsNewMember(page);
  const created = async (path: string, body: object) => {
    const answer = await member.call('POST', path, body);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as { readonly id: string };
  };
  const day = today(new Date(), 'Africa/Addis_Ababa');
  await member.keepBody({ height: 170, weight: 65 });
  await member.keepAssessment();
  await member.log({ date: day, type: 'Workout', details: { name: 'የጠዋት ሩጫ', duration: 30 } });
  await member.call('PUT', '/saved-plans/nutrition/light-mesob', {});
  const exercises = ['push-up', 'bodyweight-squat'].map((exerciseId) => ({ exerciseId, sets: [set, set] }));
  const routine = await created('/training/routines', { name: 'ጠዋት', exercises });
  const report = await created('/training/imports', {
    id: randomUUID(),
    file: strongFile,
    unit: 'kg',
    timeZone: 'Africa/Addis_Ababa',
    names: [],
  });
  const plan = await created('/training/plans', { planId: 'weight-loss-foundation' });
  await created('/training/session', { startedPlanId: plan.id, week: 1, day: 1 });
  const workouts = await member.call('GET', '/training/workouts');
  const { items } = (await workouts.json()) as { readonly items: readonly { readonly id: string }[] };
  return [
    '/',
    '/today',
    '/today/food',
    '/profile',
    '/profile/activities',
    '/profile/assessments',
    '/profile/progress',
    '/profile/summary',
    '/profile/training',
    '/profile/training/session',
    '/profile/training/import',
    `/profile/training/import/${report.id}`,
    '/profile/training/workouts',
    `/profile/training/workouts/${items[0]!.id}`,
    '/profile/training/routines',
    '/profile/training/routines/new',
    `/profile/training/routines/${routine.id}`,
    '/profile/training/exercises/bench-press',
    '/profile/security',
    '/profile/data',
    '/profile/reminders',
  ];
}
