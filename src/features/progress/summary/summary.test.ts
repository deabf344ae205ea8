import { expect, test } from 'vitest';
import { lastOfMonths, recentDays, trainingOf } from './summary.ts';

test('of the last twelve weeks, today counted', () => {
  const on = (day: string) => ({ day });
  expect(recentDays([on('2026-08-31'), on('2026-09-01'), on('2026-11-23')], '2026-11-23')).toEqual([
    on('2026-09-01'),
    on('2026-11-23'),
  ]);
});

test('training is counted over the last twelve weeks, whether one trained in them or not', () => {
  const week = { workouts: 2, minutes: 60 };
  expect(trainingOf([{ workouts: 9, minutes: 900 }, ...Array.from({ length: 12 }, () => week)])).toEqual({
    workouts: 24,
    minutes: 60,
  });
  expect(trainingOf([week])).toEqual({ workouts: 2, minutes: 5 });
});

test('of each month the last, in order', () => {
  const all = ['2026-09-01', '2026-09-30', '2026-10-02', '2026-11-23'].map((date) => ({ date }));
  expect(lastOfMonths(all, (day) => day.slice(0, 7)).map(({ date }) => date)).toEqual([
    '2026-09-30',
    '2026-10-02',
    '2026-11-23',
  ]);
});
