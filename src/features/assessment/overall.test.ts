import { expect, test } from 'vitest';
import { overallOf } from './overall.ts';
import { assess } from './scoring.ts';

const selam = { gender: 'female', age: 28, pushUps: 17, sitUps: 36, flexibility: 12, cardio: 15.2 } as const;
const overall = (change: Partial<Record<Exclude<keyof typeof selam, 'gender'>, number>> = {}) => {
  const person = { ...selam, ...change };
  return overallOf(assess(person), person);
};

test('the points of all tests make the level', () => {
  expect(overall()).toEqual({ points: 6, most: 12, level: 'intermediate', weakest: 'pushUps' });
});

test.each([
  [{ pushUps: 0, sitUps: 20, flexibility: 5, cardio: 14 }, 4, 'beginner'],
  [{ pushUps: 10, sitUps: 20, flexibility: 5, cardio: 14 }, 5, 'intermediate'],
  [{ pushUps: 20, sitUps: 35, flexibility: 10, cardio: 14 }, 8, 'intermediate'],
  [{ pushUps: 30, sitUps: 35, flexibility: 10, cardio: 14 }, 9, 'advanced'],
] as const)('%j are %d points: %s', (scores, points, level) => {
  expect(overall(scores)).toMatchObject({ points, level });
});

test('the weakest is the first of equals, and nobody’s where all are excellent', () => {
  expect(overall({ cardio: 18 }).weakest).toBe('cardio');
  expect(overall({ pushUps: 30, sitUps: 50, flexibility: 15, cardio: 12 }).weakest).toBeNull();
});

test('from 40 on push-ups count by the second opinion', () => {
  expect(overall({ age: 45 })).toMatchObject({ points: 7, most: 12, weakest: 'cardio' });
});

test('where no norm knows them they count neither way', () => {
  expect(overall({ age: 70 })).toMatchObject({
    points: 5,
    most: 9,
    level: 'intermediate',
    weakest: 'cardio',
  });
});
