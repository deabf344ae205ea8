import { describe, expect, test } from 'vitest';
import { normRatings, ratingForAdvice, secondOpinion } from './norms.ts';

/** Canadian Society for Exercise Physiology, as Cañada College's fitness center prints them. */
const published = [
  ['male', 40, 49, [10, 13, 17, 25]],
  ['male', 50, 59, [7, 10, 13, 21]],
  ['male', 60, 69, [5, 8, 11, 18]],
  ['female', 40, 49, [5, 11, 15, 24]],
  ['female', 50, 59, [2, 7, 11, 21]],
  ['female', 60, 69, [2, 5, 12, 17]],
] as const;

describe('the second opinion', () => {
  test.each(published)('%s from %d to %d years', (gender, from, to, bounds) => {
    for (const age of [from, to])
      for (const [index, bound] of bounds.entries()) {
        const rating = normRatings[index + 1];
        expect(secondOpinion({ gender, age }, bound)).toMatchObject({ rating, norm: { from, to } });
        expect(secondOpinion({ gender, age }, bound - 1)).toMatchObject({
          rating: normRatings[index],
          next: { rating, score: bound },
        });
      }
    expect(secondOpinion({ gender, age: from }, bounds[3])!.next).toBeNull();
  });

  test.each([39, 70])('is none at %d years', (age) => {
    expect(secondOpinion({ gender: 'male', age }, 20)).toBeNull();
  });
});

describe('advice goes by', () => {
  const result = { component: 'pushUps', score: 17, rating: 'Poor' } as const;

  test('the table where it has a row', () => {
    expect(ratingForAdvice({ ...result, score: 5 }, { gender: 'male', age: 39 })).toBe('Poor');
    expect(
      ratingForAdvice({ component: 'cardio', score: 9, rating: 'Excellent' }, { gender: 'male', age: 60 }),
    ).toBe('Excellent');
  });

  test('the second opinion where it has none', () => {
    expect(ratingForAdvice(result, { gender: 'male', age: 45 })).toBe('Good');
    expect(ratingForAdvice({ ...result, score: 9 }, { gender: 'male', age: 45 })).toBe('Poor');
    expect(ratingForAdvice({ ...result, score: 25 }, { gender: 'male', age: 45 })).toBe('Excellent');
  });

  test('nothing where neither has one', () => {
    expect(ratingForAdvice(result, { gender: 'male', age: 70 })).toBeNull();
  });
});
