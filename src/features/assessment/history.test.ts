import { expect, test } from 'vitest';
import { historyOf } from './history.ts';
import type { Component } from './scoring.ts';

const tested = (component: Component, ...scores: number[]) =>
  scores.map((score) => ({ results: [{ component, score, rating: 'Fair' } as const] }));

test('a line runs from the oldest to the newest, and up where it got better', () => {
  expect(historyOf('pushUps', tested('pushUps', 20, 15, 10))).toEqual({
    component: 'pushUps',
    first: 10,
    last: 20,
    points: [
      { x: 0, y: 0 },
      { x: 0.5, y: 0.5 },
      { x: 1, y: 1 },
    ],
  });
  expect(historyOf('cardio', tested('cardio', 12, 15))?.points).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]);
});

test('what never moved runs in the middle', () => {
  expect(historyOf('sitUps', tested('sitUps', 30, 30))?.points.map(({ y }) => y)).toEqual([0.5, 0.5]);
});

test('one score, or none, is no line', () => {
  expect(historyOf('sitUps', tested('sitUps', 30))).toBeNull();
  expect(historyOf('cardio', tested('sitUps', 30, 31))).toBeNull();
});
