import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasPlace,
  isWeekTrained,
  nextPlace,
  placesOf,
  samePlace,
  tally,
  weekToDoAgain,
  type Course,
} from './plan-progress.ts';
import type { Place } from './schema.ts';

const daysOf = (numbers: readonly number[], rest: readonly number[] = []) =>
  numbers.map((day) => ({ day, restDay: rest.includes(day) }));
const week: Course = [{ fromWeek: 1, toWeek: 2, days: daysOf([1, 2, 3], [3]) }];

/** Blocks that follow each other, each with days of its own. */
const courses = fc
  .array(
    fc.record({
      weeks: fc.integer({ min: 1, max: 4 }),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 9 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((blocks): Course => {
    let toWeek = 0;
    return blocks.map(({ weeks, days }) => {
      const fromWeek = toWeek + 1;
      toWeek += weeks;
      return { fromWeek, toWeek, days: daysOf(days) };
    });
  });
const places = fc.array(
  fc.record({ week: fc.integer({ min: 1, max: 14 }), day: fc.integer({ min: 1, max: 31 }) }),
  { maxLength: 60 },
);

const trained = (places: readonly Place[]) => places.map((place) => ({ ...place, trained: true }));

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
          expect(tally(course, trained(done)).trained).toBe(done.length);
          expect(hasPlace(course, next)).toBe(true);
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
  expect(tally(week, trained(done))).toEqual({ trained: 1, rested: 0, passedOver: 0, ahead: 5 });
  expect([hasPlace(week, { week: 1, day: 9 }), hasPlace(week, { week: 7, day: 1 })]).toEqual([false, false]);
});

test('a day that was passed over is none that was done, and a day of rest is neither', () => {
  const passed = { week: 1, day: 1, trained: false };
  const rested = { week: 1, day: 3, trained: false };
  expect(tally(week, [passed, rested])).toEqual({ trained: 0, rested: 1, passedOver: 1, ahead: 4 });
  expect(tally(week, [passed, { ...passed, trained: true }, rested])).toMatchObject({
    trained: 1,
    passedOver: 0,
  });
});

describe('the week that can be done once more', () => {
  const whole = (number: number) => [1, 2, 3].map((day) => ({ week: number, day }));
  test.each<[string, Place[], number | null]>([
    ['is none at the beginning', [], null],
    ['is the one that goes on, once something of it is behind', [{ week: 1, day: 1 }], 1],
    ['is the one that was finished just now', whole(1), 1],
    ['is the next one, as soon as that is begun', [...whole(1), { week: 2, day: 1 }], 2],
    ['is the last one after the end', placesOf(week), 2],
    ['is the one that was left out in, with later ones done', [{ week: 1, day: 2 }, ...whole(2)], 1],
  ])('%s', (_what, done, again) => {
    expect(weekToDoAgain(week, done, nextPlace(week, done))).toBe(again);
  });

  test('of a plan without days there is none', () => {
    expect(weekToDoAgain([], [], null)).toBe(null);
  });

  test('opens at its first day: what comes next is a day of it', () => {
    fc.assert(
      fc.property(courses, places, (course, done) => {
        const again = weekToDoAgain(course, done, nextPlace(course, done));
        if (again === null) return;
        const left = done.filter((place) => place.week !== again);
        const next = nextPlace(course, left);
        // A plan may have lost the days that were done of it.
        if (
          hasPlace(
            course,
            done.find((place) => place.week === again)!,
          )
        )
          expect(next!.week).toBeLessThanOrEqual(again);
      }),
    );
  });

  test.each<[string, Place[], boolean]>([
    ['with a day of training ahead', [{ week: 1, day: 1 }], false],
    ['with only its rest ahead', [1, 2].map((day) => ({ week: 1, day })), true],
    ['that is behind', whole(1), true],
    ['of another one', whole(2), false],
  ])('a week %s is trained or not', (_what, done, isTrained) => {
    expect(isWeekTrained(week, done, 1)).toBe(isTrained);
  });
});
