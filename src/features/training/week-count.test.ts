import { expect, test } from 'vitest';
import type { Day } from '#src/lib/day.ts';
import { weekCount } from './week-count.ts';

const week = [1, 0, 1, 0, 0, 0, 0].map((workouts) => ({ workouts }));

// The 23rd of November 2026 is a Monday.
test.each<
  [string, string, string, number | null | undefined, string[], { done: number; meant: number | null }]
>([
  ['as the server tells it', '2026-11-25', '2026-11-25', 3, [], { done: 2, meant: 3 }],
  ['with what waits on the device', '2026-11-25', '2026-11-25', 3, ['2026-11-25'], { done: 3, meant: 3 }],
  ['without what waits of last week', '2026-11-25', '2026-11-25', 3, ['2026-11-22'], { done: 2, meant: 3 }],
  [
    'by the answer of an earlier day of it',
    '2026-11-23',
    '2026-11-29',
    3,
    ['2026-11-29'],
    { done: 3, meant: 3 },
  ],
  [
    'new where the answer is of the week before',
    '2026-11-22',
    '2026-11-23',
    3,
    ['2026-11-23'],
    { done: 1, meant: 3 },
  ],
  ['where nothing says how often', '2026-11-25', '2026-11-25', null, [], { done: 2, meant: null }],
  [
    'by the answer of an earlier release',
    '2026-11-25',
    '2026-11-25',
    undefined,
    [],
    { done: 2, meant: null },
  ],
])('a week goes %s', (_how, day, today, meant, dates, count) => {
  const known = { day, week, ...(meant !== undefined && { meant }) };
  expect(
    weekCount(
      known,
      today as Day,
      dates.map((date) => ({ date })),
    ),
  ).toEqual(count);
});
