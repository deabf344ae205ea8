import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayMinutes,
  daySets,
  phaseOfWeek,
  secondsPerRep,
  selectedDay,
  setSeconds,
  setsMinutes,
} from './schedule.ts';
import type { ExerciseSet, ScheduleDay } from './schema.ts';

function aSet(values: Partial<ExerciseSet> = {}): ExerciseSet {
  return { setNumber: 1, setType: 'working', reps: 10, restTime: 60, ...values };
}

/** A training day of exercises that take these minutes, one set each; a rest day without any. */
function aDay(day: number, minutes: readonly number[]): ScheduleDay {
  return {
    day,
    restDay: minutes.length === 0,
    exercises: minutes.map((estimatedTime) => ({
      exerciseId: 'plank',
      sets: [aSet()],
      estimatedTime,
    })),
    totalEstimatedTime: minutes.reduce((total, each) => total + each, 0),
    totalCaloriesBurn: null,
    focusAreas: [],
  };
}

const anySet = fc.record({
  setNumber: fc.constant(1),
  setType: fc.constant('working' as const),
  reps: fc.integer({ min: 1, max: 50 }),
  restTime: fc.integer({ min: 0, max: 300 }),
  eachSide: fc.boolean(),
});

describe('time', () => {
  test.each([
    ['repetitions and rest', aSet(), 10 * secondsPerRep + 60],
    ['repetitions on each side, one rest', aSet({ eachSide: true }), 20 * secondsPerRep + 60],
    ['a hold', aSet({ reps: null, durationSeconds: 30 }), 90],
    ['a time counts before repetitions', aSet({ durationSeconds: 30 }), 90],
    ['a hold on each side', aSet({ reps: null, durationSeconds: 30, eachSide: true }), 120],
  ])('a set: %s', (_, set, seconds) => {
    expect(setSeconds(set)).toBe(seconds);
  });

  test.each([
    [[], 0],
    [[aSet({ reps: null, durationSeconds: 60, restTime: 0 })], 1],
    [[aSet({ reps: null, durationSeconds: 61, restTime: 0 })], 2],
    [[aSet(), aSet(), aSet()], 5],
  ])('sets: %o → %i minutes', (sets, minutes) => {
    expect(setsMinutes(sets)).toBe(minutes);
  });

  test('minutes hold the seconds, with less than a minute to spare', () => {
    fc.assert(
      fc.property(fc.array(anySet), (sets) => {
        const seconds = sets.reduce((total, set) => total + setSeconds(set), 0);
        const spare = setsMinutes(sets) * 60 - seconds;
        expect(spare).toBeGreaterThanOrEqual(0);
        expect(spare).toBeLessThan(60);
      }),
    );
  });

  test('one more set never makes it shorter', () => {
    fc.assert(
      fc.property(fc.array(anySet), anySet, (sets, more) => {
        expect(setsMinutes([...sets, more])).toBeGreaterThanOrEqual(setsMinutes(sets));
      }),
    );
  });
});

describe('a week', () => {
  const week = [aDay(1, [10, 20]), aDay(2, []), aDay(3, [15, 10, 6])];

  test('counts', () => {
    expect(week.map(dayMinutes)).toEqual([30, 0, 31]);
    expect(week.map(daySets)).toEqual([2, 0, 3]);
  });

  test.each([
    [3, 3],
    [null, 1],
    [9, 1],
    [Number.NaN, 1],
  ])('asked for day %s, day %i is shown', (asked, shown) => {
    expect(selectedDay(week, asked)?.day).toBe(shown);
  });

  test('a plan without days has no day to show', () => {
    expect(selectedDay([], 1)).toBeUndefined();
  });
});

test('the phase of a week', () => {
  const phases = [
    { fromWeek: 1, toWeek: 2, title: { en: 'Learn' }, text: { en: 'Slowly.' } },
    { fromWeek: 3, toWeek: 3, title: { en: 'Build' }, text: { en: 'More.' } },
  ];
  expect([0, 1, 2, 3, 4].map((week) => phaseOfWeek(phases, week)?.title.en)).toEqual([
    undefined,
    'Learn',
    'Learn',
    'Build',
    undefined,
  ]);
});
