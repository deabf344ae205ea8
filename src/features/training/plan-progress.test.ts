import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysDone, nextPlace, placesOf, samePlace, weeksOf, type Course } from './plan-progress.ts';
import type { Place } from './schema.ts';

const week: Course = { weeks: 2, days: [1, 2, 3] };

const courses = fc.record({
  weeks: fc.integer({ min: 1, max: 12 }),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 9 }),
});
const places = fc.array(
  fc.record({ week: fc.integer({ min: 1, max: 14 }), day: fc.integer({ min: 1, max: 31 }) }),
  { maxLength: 60 },
);

describe('the next day of a plan', () => {
  test.each<[string, Place[], Place | null]>([
    ['is the first at the beginning', [], { week: 1, day: 1 }],
    ['follows the last one done', [{ week: 1, day: 1 }], { week: 1, day: 2 }],
    ['goes over into the next week', [1, 2, 3].map((day) => ({ week: 1, day })), { week: 2, day: 1 }],
    [
      'is one that was left out, even when later ones are done',
      [
        { week: 1, day: 1 },
        { week: 1, day: 3 },
        { week: 2, day: 1 },
      ],
      { week: 1, day: 2 },
    ],
    ['is none after the last', placesOf(week), null],
  ])('%s', (_what, done, next) => {
    expect(nextPlace(week, done)).toEqual(next);
  });

  test('is never done, and everything before it is', () => {
    fc.assert(
      fc.property(courses, places, (course, done) => {
        const next = nextPlace(course, done);
        const all = placesOf(course);
        const at = next ? all.findIndex((place) => samePlace(place, next)) : all.length;
        expect(next && done.some((place) => samePlace(place, next))).not.toBe(true);
        for (const place of all.slice(0, at)) expect(done.some((one) => samePlace(one, place))).toBe(true);
      }),
    );
  });

  test('doing the next one again and again goes through every day once, in order', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const done: Place[] = [];
        for (let next = nextPlace(course, done); next; next = nextPlace(course, done)) {
          expect(daysDone(course, done)).toBe(done.length);
          done.push(next);
        }
        expect(done).toEqual(placesOf(course));
      }),
    );
  });
});

test('days that the plan has no more, or that were done twice, do not count', () => {
  const done = [
    { week: 1, day: 1 },
    { week: 1, day: 1 },
    { week: 1, day: 9 },
    { week: 7, day: 1 },
  ];
  expect(daysDone(week, done)).toBe(1);
});

test('a plan in minutes is gone through once', () => {
  expect(weeksOf({ duration: 45, durationUnit: 'minutes' })).toBe(1);
  expect(weeksOf({ duration: 10, durationUnit: 'weeks' })).toBe(10);
});
