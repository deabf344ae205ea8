import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weightLossFoundation as weightLoss } from '#content/plans/fitness.ts';
import { bundledExercises } from '#content/exercises.ts';
import { exerciseSchema } from '../exercises/schema.ts';
import {
  dayMinutes,
  daySets,
  dayTotals,
  focusOf,
  libraryOf,
  ofWeek,
  placedBlocks,
  secondsPerRep,
  selectedDay,
  setSeconds,
  setsMinutes,
  shownPlan,
  weekTotals,
  weeksOf,
} from './schedule.ts';
import { fitnessPlanSchema, writtenPlanSchema, type ExerciseSet, type ScheduleDay } from './schema.ts';

function aSet(values: Partial<ExerciseSet> = {}): ExerciseSet {
  return { setType: 'working', reps: 10, restTime: 60, ...values };
}

/** A training day of exercises that take these minutes, one set each; a rest day without any. */
function aDay(day: number, minutes: readonly number[]): ScheduleDay {
  return {
    day,
    restDay: minutes.length === 0,
    exercises: minutes.map((each) => ({
      exerciseId: 'plank',
      sets: [aSet({ reps: null, durationSeconds: each * 60, restTime: 0 })],
    })),
    focusAreas: [],
  };
}

const anySet = fc.record({
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

describe('the blocks of a plan', () => {
  const blocks = (...weeks: number[]) =>
    weeks.map((count, index) => ({
      weeks: count,
      title: { en: `Block ${index + 1}` },
      text: null,
      schedule: [],
    }));

  test('follow each other, the last one to the end of the plan', () => {
    const placed = placedBlocks({ duration: 8, durationUnit: 'weeks', blocks: blocks(2, 3, 1) });
    expect(placed.map(({ fromWeek, toWeek }) => [fromWeek, toWeek])).toEqual([
      [1, 2],
      [3, 5],
      [6, 8],
    ]);
    expect([1, 2, 3, 5, 6, 8, 9].map((week) => ofWeek(placed, week).title?.en.at(-1)).join('')).toBe(
      '1122333',
    );
  });

  test('of a plan in minutes is the one that is gone through once', () => {
    const [only] = placedBlocks({ duration: 45, durationUnit: 'minutes', blocks: blocks(1) });
    expect([only?.fromWeek, only?.toWeek]).toEqual([1, 1]);
    expect(weeksOf({ duration: 45, durationUnit: 'minutes' })).toBe(1);
    expect(weeksOf({ duration: 10, durationUnit: 'weeks' })).toBe(10);
  });

  test('every week belongs to one, whatever there is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }), (weeks) => {
        const duration = weeks.reduce((sum, each) => sum + each, 0);
        const placed = placedBlocks({ duration, durationUnit: 'weeks', blocks: blocks(...weeks) });
        for (let week = 1; week <= duration; week += 1)
          expect(placed.filter(({ fromWeek, toWeek }) => fromWeek <= week && week <= toWeek)).toEqual([
            ofWeek(placed, week),
          ]);
      }),
    );
  });
});

const bundled = exerciseSchema.array().parse(bundledExercises);
const library = libraryOf(bundled);
/** The same, with the kilocalories of a usual round. */
const measuredLibrary = libraryOf(bundled.map((exercise) => ({ ...exercise, caloriesBurn: 40 })));

/** Ten minutes of an exercise. */
const tenMinutes = (exerciseId: string) => ({
  exerciseId,
  sets: [{ reps: null, durationSeconds: 540, restTime: 60 }],
});
const day = (...ids: string[]) => ({ restDay: false, exercises: ids.map(tenMinutes) });
const rest = { restDay: true, exercises: [] };

describe('the totals of a day', () => {
  test('is about what its exercises are about, in one order, each once', () => {
    expect(dayTotals(day('plank', 'goblet-squat', 'dead-bug'), library)).toEqual({
      minutes: 30,
      calories: null,
      muscleGroups: ['legs', 'core'],
    });
    expect(focusOf({ ...day('plank'), focusAreas: [] }, library)).toEqual([{ en: 'Core', am: 'ሆድና ወገብ' }]);
  });

  test('burns in proportion to the usual round of each exercise, where all of them are known', () => {
    // 10 minutes of a round of 5 minutes and 40 kcal, and of one of 20 minutes and 40 kcal
    expect(dayTotals(day('push-up', 'brisk-walk'), measuredLibrary).calories).toBe(80 + 20);
    const half = libraryOf(
      [...measuredLibrary.values()].map((e) => (e.id === 'plank' ? { ...e, caloriesBurn: null } : e)),
    );
    expect(dayTotals(day('push-up', 'plank'), half).calories).toBeNull();
    expect(dayTotals(day('push-up', 'gone'), measuredLibrary).calories).toBeNull();
    expect(dayTotals(day(), measuredLibrary).calories).toBeNull();
  });
});

describe('the totals of a week', () => {
  test.each([
    ['no day', [], { workouts: 0, averageMinutes: 0, calories: null, muscleGroups: [] }],
    ['rest only', [rest, rest], { workouts: 0, averageMinutes: 0, calories: null, muscleGroups: [] }],
    [
      'work and rest',
      [day('push-up'), rest, day('push-up', 'brisk-walk')],
      { workouts: 2, averageMinutes: 15, calories: 80 + 100, muscleGroups: ['legs', 'chest'] },
    ],
  ])('%s', (_, schedule, totals) => {
    expect(weekTotals(schedule, measuredLibrary)).toEqual(totals);
  });

  test('has as many workouts as days that are none of rest', () => {
    const days = fc.array(fc.boolean().map((isRest) => (isRest ? rest : day('plank'))));
    fc.assert(
      fc.property(days, (schedule) => {
        expect(weekTotals(schedule, library).workouts).toBe(
          schedule.filter(({ restDay }) => !restDay).length,
        );
      }),
    );
  });
});

test('a plan that is shown has its sets numbered, its times, and the focus that staff worded or its exercises tell', () => {
  const worded = [{ en: 'Stairs', am: 'ደረጃ' }];
  const sets = [aSet(), aSet({ reps: 12 })];
  const written = { day: 1, restDay: false, focusAreas: [], exercises: [{ exerciseId: 'plank', sets }] };
  const plan = writtenPlanSchema.parse({
    ...weightLoss,
    blocks: [
      { weeks: 4, title: { en: 'Begin' }, text: null, schedule: [written] },
      { weeks: 6, schedule: [written, { ...written, day: 2, focusAreas: worded }] },
    ],
  });
  expect(shownPlan(plan, measuredLibrary, 4).schedule).toHaveLength(1);
  const shown = shownPlan(plan, measuredLibrary, 5);
  expect(fitnessPlanSchema.parse(shown)).toEqual(shown);
  const minutes = setsMinutes(sets);
  const numbered = sets.map((set, index) => ({ ...set, setNumber: index + 1 }));
  expect(shown).toMatchObject({
    averageWorkoutTime: minutes,
    muscleGroups: ['core'],
    week: 5,
    progression: [
      { fromWeek: 1, toWeek: 4, title: { en: 'Begin' } },
      { fromWeek: 5, toWeek: 10, title: null },
    ],
    schedule: [
      { totalEstimatedTime: minutes, focusAreas: [{ en: 'Core', am: 'ሆድና ወገብ' }] },
      { focusAreas: worded, exercises: [{ estimatedTime: minutes, sets: numbered }] },
    ],
  });
});
