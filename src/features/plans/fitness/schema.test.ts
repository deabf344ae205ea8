import { describe, expect, test } from 'vitest';
import plan from '#content/plans/fitness/weight-loss-foundation.json' with { type: 'json' };
import { fitnessCategories, fitnessPlanLimits } from './kinds.ts';
import { exerciseSetSchema, scheduleDaySchema, writtenPlanSchema } from './schema.ts';

const accepts = (change: object) => writtenPlanSchema.safeParse({ ...plan, ...change }).success;
const phase = (fromWeek: number, toWeek: number) => ({
  fromWeek,
  toWeek,
  title: { en: 'Build' },
  text: { en: 'Add a set.' },
});
const set = { setType: 'working', reps: 10, restTime: 60 };
const day = { day: 1, focusAreas: [] };
const exercises = [{ exerciseId: 'plank', sets: [set] }];

describe('a fitness plan', () => {
  test.each([
    ['no title', { title: { en: ' ' } }, false],
    ['a title without Amharic', { title: { en: 'Walk more' } }, true],
    ['an empty Amharic title', { title: { en: 'Walk more', am: '' } }, false],
    ['a category that only staff see', { category: 'flexibility' }, true],
    ['a category of another kind of plan', { category: 'performance' }, false],
    ['a duration of 0', { duration: 0, progression: [] }, false],
    ['half a week', { duration: 1.5, progression: [] }, false],
    [
      'more weeks than a plan may have',
      { duration: fitnessPlanLimits.duration.weeks + 1, progression: [] },
      false,
    ],
    [
      'as many minutes',
      { duration: fitnessPlanLimits.duration.weeks + 1, durationUnit: 'minutes', progression: [] },
      true,
    ],
    ['no workout a week', { weeklyWorkouts: 0 }, false],
    ['difficulty 0', { difficulty: 0 }, false],
    ['difficulty 5', { difficulty: 5 }, true],
    ['difficulty 6', { difficulty: 6 }, false],
    ['no prerequisite', { prerequisites: [] }, false],
    ['no equipment', { equipment: [] }, false],
    ['no goal', { goals: [] }, false],
    ['no day', { schedule: [] }, false],
    ['a rating above 5', { rating: 5.1 }, false],
    ['a completion above 100 %', { completionRate: 101 }, false],
    ['an id with spaces', { id: 'weight loss' }, false],
    ['a UUID as id', { id: '0192f0c1-7c1e-7abc-8def-0123456789ab' }, true],
    ['an archived plan', { status: 'archived' }, false],
  ])('%s: %o → %s', (_, change, valid) => {
    expect(accepts(change)).toBe(valid);
  });

  test.each([
    ['every week once', [phase(1, 4), phase(5, 10)], true],
    ['not written yet', [], true],
    ['a gap', [phase(1, 4), phase(6, 10)], false],
    ['an overlap', [phase(1, 5), phase(5, 10)], false],
    ['a late start', [phase(2, 10)], false],
    ['an early end', [phase(1, 9)], false],
    ['beyond the end', [phase(1, 11)], false],
    ['backwards', [phase(1, 0), phase(1, 10)], false],
    ['out of order', [phase(5, 10), phase(1, 4)], false],
  ])('progression: %s', (_, progression, valid) => {
    expect(accepts({ progression })).toBe(valid);
  });

  test('a plan in minutes has no weeks to progress through', () => {
    expect(accepts({ duration: 30, durationUnit: 'minutes' })).toBe(false);
    expect(accepts({ duration: 30, durationUnit: 'minutes', progression: [] })).toBe(true);
  });

  test('what is left out gets the specified defaults', () => {
    const { timeOfDay: _t, location: _l, intensity: _i, status: _s, featured: _f, ...rest } = plan;
    expect(writtenPlanSchema.parse(rest)).toMatchObject({
      timeOfDay: 'any',
      location: 'any',
      intensity: 'low',
      status: 'draft',
      featured: false,
    });
  });
});

test('the categories of the public list come first, in its order', () => {
  expect(fitnessCategories.slice(0, 7)).toEqual([
    'weight-loss',
    'weight-gain',
    'maintenance',
    'muscle-building',
    'endurance-training',
    'endurance',
    'functional',
  ]);
});

test.each([
  ['repetitions', set, true],
  ['a time', { ...set, reps: null, durationSeconds: 30 }, true],
  ['neither', { ...set, reps: null }, false],
  ['a negative rest', { ...set, restTime: -1 }, false],
  ['an effort beyond the scale', { ...set, rpe: 11 }, false],
  ['an unknown type', { ...set, setType: 'drop' }, false],
])('a set with %s', (_, value, valid) => {
  expect(exerciseSetSchema.safeParse(value).success).toBe(valid);
});

test.each([
  ['a training day with exercises', { ...day, restDay: false, exercises }, true],
  ['a training day just added', { ...day, restDay: false, exercises: [] }, true],
  ['a rest day', { ...day, restDay: true, exercises: [] }, true],
  ['a rest day with exercises', { ...day, restDay: true, exercises }, false],
])('%s', (_, value, valid) => {
  expect(scheduleDaySchema.safeParse(value).success).toBe(valid);
});
