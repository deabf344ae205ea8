import { describe, expect, test } from 'vitest';
import { weightLossFoundation as plan } from '#content/plans/fitness.ts';
import { fitnessCategories, fitnessPlanLimits } from './kinds.ts';
import { exerciseSetSchema, scheduleDaySchema, writtenPlanSchema } from './schema.ts';

const accepts = (change: object) => writtenPlanSchema.safeParse({ ...plan, ...change }).success;
const set = { setType: 'working', reps: 10, restTime: 60 };
const day = { day: 1, focusAreas: [] };
const exercises = [{ exerciseId: 'plank', sets: [set] }];
const [first] = plan.blocks;
const block = (weeks: unknown) => ({ ...first, weeks });
const once = [block(1)];

describe('a fitness plan', () => {
  test.each([
    ['no title', { title: { en: ' ' } }, false],
    ['a title without Amharic', { title: { en: 'Walk more' } }, true],
    ['an empty Amharic title', { title: { en: 'Walk more', am: '' } }, false],
    ['a category that only staff see', { category: 'flexibility' }, true],
    ['a category of another kind of plan', { category: 'performance' }, false],
    ['a duration of 0', { duration: 0, blocks: once }, false],
    ['half a week', { duration: 1.5, blocks: once }, false],
    [
      'more weeks than a plan may have',
      { duration: fitnessPlanLimits.duration.weeks + 1, blocks: once },
      false,
    ],
    [
      'as many minutes',
      { duration: fitnessPlanLimits.duration.weeks + 1, durationUnit: 'minutes', blocks: once },
      true,
    ],
    ['no workout a week', { weeklyWorkouts: 0 }, false],
    ['difficulty 0', { difficulty: 0 }, false],
    ['difficulty 5', { difficulty: 5 }, true],
    ['difficulty 6', { difficulty: 6 }, false],
    ['no prerequisite', { prerequisites: [] }, false],
    ['no equipment', { equipment: [] }, false],
    ['no goal', { goals: [] }, false],
    ['no block', { blocks: [] }, false],
    ['a block without days', { blocks: [{ ...first, schedule: [] }] }, false],
    ['a block without words', { blocks: [{ ...first, weeks: 10, title: null, text: null }] }, true],
    ['a rating above 5', { rating: 5.1 }, false],
    ['a completion above 100 %', { completionRate: 101 }, false],
    ['an id with spaces', { id: 'weight loss' }, false],
    ['a UUID as id', { id: '0192f0c1-7c1e-7abc-8def-0123456789ab' }, true],
    ['an archived plan', { status: 'archived' }, true],
    ['a plan that is deleted', { status: 'deleted' }, false],
  ])('%s: %o → %s', (_, change, valid) => {
    expect(accepts(change)).toBe(valid);
  });

  test.each([
    ['every week once', [4, 6], true],
    ['one block, which lasts as long as the plan', [3], true],
    ['too few weeks', [4, 5], false],
    ['too many weeks', [4, 7], false],
    ['a block of no weeks', [0, 10], false],
    ['half a week', [4.5, 5.5], false],
    ['no number', ['4', 6], false],
  ])('blocks: %s', (_, weeks, valid) => {
    expect(accepts({ blocks: weeks.map(block) })).toBe(valid);
  });

  test('as many blocks as there is room for', () => {
    const blocks = (count: number) => ({
      duration: count,
      blocks: Array.from({ length: count }, () => block(1)),
    });
    expect(accepts(blocks(fitnessPlanLimits.blocks))).toBe(true);
    expect(accepts(blocks(fitnessPlanLimits.blocks + 1))).toBe(false);
  });

  test('a plan in minutes has one block', () => {
    expect(accepts({ duration: 30, durationUnit: 'minutes' })).toBe(false);
    expect(accepts({ duration: 30, durationUnit: 'minutes', blocks: once })).toBe(true);
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
  ['a range of repetitions', { ...set, repsMax: 11 }, true],
  ['a range that is none', { ...set, repsMax: 10 }, false],
  ['a range that goes down', { ...set, repsMax: 9 }, false],
  ['the longest range', { ...set, reps: 1, repsMax: 500 }, true],
  ['a range beyond the limit', { ...set, repsMax: 501 }, false],
  ['an upper end of no number', { ...set, repsMax: null }, false],
  ['a range without a lower end', { ...set, reps: null, durationSeconds: 30, repsMax: 12 }, false],
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
