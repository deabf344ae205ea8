import { expect, test } from 'vitest';
import { numbered } from './written-plan.ts';

test.each([
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [1, 3],
    [1, 3],
  ],
  [
    [1, 3, 3],
    [1, 2, 3],
  ],
  [
    [2, 1],
    [1, 2],
  ],
  [[], []],
])('days %j are numbered %j: no number stands twice', (before, after) => {
  expect(numbered(before.map((number) => ({ day: number }))).map(({ day: number }) => number)).toEqual(after);
});
