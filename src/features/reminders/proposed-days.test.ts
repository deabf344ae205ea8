import { expect, test } from 'vitest';
import { proposedDays } from './proposed-days.ts';

const [monday, wednesday, sunday] = [0, 2, 6];

test.each<[number | null, number, number[], number]>([
  // Three a week, as where nothing says how many.
  [null, monday, [0, 2, 4], wednesday],
  [3, monday, [0, 2, 4], wednesday],
  [3, wednesday, [2, 4, 6], 4],
  [3, sunday, [1, 3, 6], 1],
  // One a week: the same day again.
  [1, wednesday, [2], wednesday],
  [2, monday, [0, 3], 3],
  [4, monday, [0, 1, 3, 5], 1],
  [6, monday, [0, 1, 2, 3, 4, 5], 1],
  [7, sunday, [0, 1, 2, 3, 4, 5, 6], monday],
  // No more days than a week has.
  [9, monday, [0, 1, 2, 3, 4, 5, 6], 1],
])('of %s workouts a week, the last on day %i: on %j, next on %i', (meant, today, days, next) => {
  expect(proposedDays(meant, today)).toEqual({ days, next });
});
