import { describe, expect, test } from 'vitest';
import { withWrite, type Queue, type Write } from '#src/session/device/queue/waiting.ts';
import type { Place, StartedPlan } from './schema.ts';
import { waitingTraining, withWaiting } from './waiting-training.ts';

const at = '2026-11-23T10:00:00.000Z';
const plan = 'a0000000-0000-4000-8000-000000000000';
const queueOf = (...writes: readonly Write[]): Queue =>
  writes.reduce<Queue>((queue, write, place) => withWrite(queue, write, `k${place}`, at), []);
const mark = (place: Place, method: 'PUT' | 'DELETE' = 'PUT', id = plan): Write => ({
  method,
  path: `/training/plans/${id}/weeks/${place.week}/days/${place.day}`,
  about: { kind: 'training_day' },
});
const round = (week: number, method: 'PUT' | 'DELETE' = 'PUT', id = 'r'): Write => ({
  method,
  path: `/training/plans/${plan}/weeks/${week}/rounds/${id}`,
  about: { kind: 'training_week' },
});
const workout = (id: string, place: Place | null, isOver = true): Write => ({
  method: 'PUT',
  path: `/training/sessions/${id}`,
  body: {
    ...(place && { startedPlanId: plan, ...place }),
    startedAt: at,
    sets: [],
    ...(isOver && { finish: { minutes: 20, date: '2026-11-23' } }),
  },
  about: { kind: 'workout', value: 'Legs' },
});
const day = (week: number, number: number) => ({ week, day: number });

const days = [1, 2, 3].map((number) => ({ day: number, restDay: number === 2 }));
const started = {
  id: plan,
  blocks: [{ fromWeek: 1, toWeek: 2, days }],
  done: [{ week: 1, day: 1, trained: true, finishedAt: at }],
  next: day(1, 2),
  phase: { title: { en: 'First' }, text: { en: 'Easy' } },
} as unknown as StartedPlan;

describe('a plan with what waits on the device', () => {
  test.each<[string, readonly Write[], Place | null]>([
    ['nothing', [], day(1, 2)],
    ['what is of another plan', [mark(day(1, 2), 'PUT', 'b')], day(1, 2)],
    ['a rest', [mark(day(1, 2))], day(1, 3)],
    ['a rest that was taken back', [mark(day(1, 2)), mark(day(1, 2), 'DELETE')], day(1, 2)],
    ['a mark that waits for its end, of a day that was trained', [mark(day(1, 1), 'DELETE')], day(1, 2)],
    ['a rest and the workout after it', [mark(day(1, 2)), workout('a', day(1, 3))], day(2, 1)],
    ['a workout that goes on', [mark(day(1, 2)), workout('a', day(1, 3), false)], day(1, 3)],
    ['a workout without a plan', [workout('a', null)], day(1, 2)],
    ['a week that is done once more', [round(1)], day(1, 1)],
    ['the same once more, and a day of it', [round(1), workout('a', day(1, 1))], day(1, 2)],
    ['a day, and then its week once more', [workout('a', day(1, 3)), round(1)], day(1, 1)],
    ['a week once more, which was taken back', [round(1), round(1, 'DELETE')], day(1, 2)],
    [
      'the second of two rounds, which was taken back',
      [round(1), mark(day(1, 1)), round(1, 'PUT', 's'), round(1, 'DELETE', 's')],
      day(1, 2),
    ],
    ['another week once more', [round(2)], day(1, 2)],
    ['all of it', [day(1, 2), day(1, 3), day(2, 1), day(2, 2), day(2, 3)].map((place) => mark(place)), null],
  ])('of %s', (_what, writes, next) => {
    expect(withWaiting(started, waitingTraining(queueOf(...writes))).next).toEqual(next);
  });

  test('says what is different in the week that it was read for, and nothing of another', () => {
    const within = withWaiting(started, waitingTraining(queueOf(mark(day(1, 2)))));
    expect(within.phase).toEqual(started.phase);
    const after = withWaiting(started, waitingTraining(queueOf(mark(day(1, 2)), mark(day(1, 3)))));
    expect(after.phase).toBe(null);
  });
});

test('workouts that were finished here wait one by one, each under its own id, the newest telling of each', () => {
  const queue = queueOf(workout('a', day(1, 2), false), workout('a', day(1, 2)), workout('b', day(1, 3)), {
    method: 'PUT',
    path: '/training/sessions/c/sets',
    body: { sets: [] },
    about: { kind: 'workout' },
  });
  expect(queue.map(({ path }) => path)).toEqual([
    '/training/sessions/a',
    '/training/sessions/b',
    '/training/sessions/c/sets',
  ]);
  expect(waitingTraining(queue).finished).toMatchObject([
    { id: 'a', name: 'Legs', date: '2026-11-23', minutes: 20, day: 2 },
    { id: 'b', day: 3 },
  ]);
});
