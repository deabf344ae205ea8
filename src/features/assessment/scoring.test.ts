import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { genders } from './answers.ts';
import {
  assess,
  boundsFor,
  components,
  isTimed,
  nextBand,
  rate,
  ratings,
  type Component,
  type Person,
  type Rating,
} from './scoring.ts';

type Row = readonly [
  Component,
  Person['gender'],
  ages: readonly number[],
  Record<Exclude<Rating, 'Poor'>, number>,
];

/** The table of the specification, with the ages at both ends of each row. */
const table: readonly Row[] = [
  ['pushUps', 'male', [5, 29], { Excellent: 40, Good: 30, Fair: 20 }],
  ['pushUps', 'male', [30, 39], { Excellent: 35, Good: 25, Fair: 15 }],
  ['pushUps', 'female', [5, 29], { Excellent: 30, Good: 20, Fair: 10 }],
  ['pushUps', 'female', [30, 39], { Excellent: 25, Good: 15, Fair: 8 }],
  ['sitUps', 'male', [5, 39, 40, 120], { Excellent: 50, Good: 35, Fair: 20 }],
  ['sitUps', 'female', [5, 39, 40, 120], { Excellent: 50, Good: 35, Fair: 20 }],
  ['flexibility', 'male', [5, 40, 120], { Excellent: 15, Good: 10, Fair: 5 }],
  ['flexibility', 'female', [5, 40, 120], { Excellent: 15, Good: 10, Fair: 5 }],
  ['cardio', 'male', [5, 40, 120], { Excellent: 10, Good: 12, Fair: 15 }],
  ['cardio', 'female', [5, 40, 120], { Excellent: 12, Good: 14, Fair: 17 }],
];

const worse = (component: Component, bound: number) => {
  const step = component === 'pushUps' || component === 'sitUps' ? 1 : 0.1;
  return isTimed(component) ? bound + step : bound - step;
};

describe('the table', () => {
  test.each(
    table.flatMap(([component, gender, ages, levels]) =>
      ages.flatMap((age) =>
        Object.entries(levels).map(([rating, bound]) => ({
          component,
          gender,
          age,
          rating: rating as Rating,
          bound,
        })),
      ),
    ),
  )(
    '$component, $gender, $age years: $rating begins at $bound',
    ({ component, gender, age, rating, bound }) => {
      const below = ratings[ratings.indexOf(rating) - 1];
      expect(rate(component, bound, { gender, age })).toBe(rating);
      expect(rate(component, worse(component, bound), { gender, age })).toBe(below);
    },
  );

  test.each([
    ['male', 40],
    ['male', 120],
    ['female', 40],
    ['female', null],
    ['male', null],
  ] as const)('has no row for push-ups of %s aged %s: any number is Poor', (gender, age) => {
    expect(boundsFor('pushUps', { gender, age })).toBeNull();
    for (const score of [0, 40, 200]) expect(rate('pushUps', score, { gender, age })).toBe('Poor');
    expect(nextBand('pushUps', 0, { gender, age })).toBeNull();
  });
});

const persons = fc.record({ gender: fc.constantFrom(...genders), age: fc.integer({ min: 5, max: 120 }) });
const tests = fc.constantFrom(...components);
const scores = fc.integer({ min: -800, max: 2000 }).map((tenths) => tenths / 10);

test('who does better is never rated lower', () => {
  fc.assert(
    fc.property(persons, tests, scores, scores, (person, component, one, other) => {
      const [less, more] = isTimed(component) === one > other ? [one, other] : [other, one];
      const rank = (score: number) => ratings.indexOf(rate(component, score, person));
      expect(rank(more)).toBeGreaterThanOrEqual(rank(less));
    }),
  );
});

describe('what moves up one band', () => {
  test.each([
    ['pushUps', 17, { rating: 'Good', score: 20, gap: 3 }],
    ['sitUps', 49, { rating: 'Excellent', score: 50, gap: 1 }],
    ['flexibility', -3.5, { rating: 'Fair', score: 5, gap: 8.5 }],
    ['cardio', 15.2, { rating: 'Good', score: 14, gap: 1.2 }],
    ['cardio', 12, null],
    ['pushUps', 30, null],
  ] as const)('%s of %s', (component, score, next) => {
    expect(nextBand(component, score, { gender: 'female', age: 28 })).toEqual(next);
  });

  test('is exactly what is missing: with it the next rating is reached, and not before', () => {
    fc.assert(
      fc.property(persons, tests, scores, (person, component, score) => {
        const next = nextBand(component, score, person);
        const rank = ratings.indexOf(rate(component, score, person));
        if (!next) {
          expect(boundsFor(component, person) === null || rank === ratings.length - 1).toBe(true);
          return;
        }
        expect(next.gap).toBeGreaterThan(0);
        expect(ratings.indexOf(next.rating)).toBe(rank + 1);
        expect(rate(component, next.score, person)).toBe(next.rating);
        expect(rate(component, worse(component, next.score), person)).not.toBe(next.rating);
      }),
    );
  });
});

test('an assessment rates each test by itself', () => {
  const form = { gender: 'female', age: 28, pushUps: 17, sitUps: 36, flexibility: 4.9, cardio: 12 } as const;
  expect(assess(form)).toEqual([
    { component: 'pushUps', score: 17, rating: 'Fair' },
    { component: 'sitUps', score: 36, rating: 'Good' },
    { component: 'flexibility', score: 4.9, rating: 'Poor' },
    { component: 'cardio', score: 12, rating: 'Excellent' },
  ]);
});
