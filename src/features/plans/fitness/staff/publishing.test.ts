import { describe, expect, it, test } from 'vitest';
import { weightGainStrength as gain, weightLossFoundation as lose } from '#content/plans/fitness.ts';
import { findingText } from '../../publishing/finding.ts';
import { writtenPlanSchema, type PlanDraft, type ScheduleDay } from '../schema.ts';
import { newPlan } from './plan-fields.ts';
import { publishingFindings } from './publishing.ts';

const text = { en: 'A text', am: 'ጽሑፍ' };
/** @param minutes of its only exercise; 0 for none */
const day = (number: number, minutes = 30): ScheduleDay => ({
  day: number,
  restDay: false,
  focusAreas: [],
  exercises:
    minutes === 0
      ? []
      : [
          {
            exerciseId: 'brisk-walk',
            sets: [{ setType: 'cardio', reps: null, durationSeconds: minutes * 60, restTime: 0 }],
          },
        ],
});
/** Days that every week has. */
const everyWeek = (schedule: ScheduleDay[]): PlanDraft['blocks'] => [
  { weeks: 4, title: null, text: null, schedule },
];
const rest = (number: number): ScheduleDay => ({ ...day(number, 0), restDay: true });
const plan: PlanDraft = {
  ...newPlan,
  title: text,
  description: text,
  duration: 4,
  durationUnit: 'weeks',
  weeklyWorkouts: 2,
  prerequisites: [text],
  equipment: [text],
  goals: [text],
  blocks: everyWeek([day(1), day(2), rest(3)]),
  status: 'published',
};
const found = (changes: Partial<PlanDraft>) =>
  publishingFindings({ ...plan, ...changes }).map(
    (finding) => `${finding.severity} ${finding.path.join('.')}: ${findingText(finding)}`,
  );
const days = (count: number) => Array.from({ length: count }, (_, index) => day(index + 1));

test('a finished plan has nothing in its way', () => {
  expect(found({})).toEqual([]);
  expect(
    found({ duration: 30, durationUnit: 'minutes', blocks: everyWeek(days(31)), weeklyWorkouts: 3 }),
  ).toEqual([]);
});

describe('what stands in the way, and what is worth a look', () => {
  it.each<[string, Partial<PlanDraft>, string[]]>([
    ['no days', { blocks: everyWeek([]) }, ['blocks blocks.0.schedule: There is no day of training']],
    [
      'rest alone',
      { blocks: everyWeek([rest(1)]) },
      ['blocks blocks.0.schedule: There is no day of training'],
    ],
    [
      'a day of training without exercises',
      { blocks: everyWeek([day(1), day(2, 0)]) },
      ['blocks blocks.0.schedule.1: Day 2 has no exercises and is no rest day'],
    ],
    [
      'a day twice',
      { blocks: everyWeek([day(1), day(1)]) },
      ['blocks blocks.0.schedule.1: Day 1 is there more than once'],
    ],
    ['a whole week', { blocks: everyWeek(days(7)), weeklyWorkouts: 7 }, []],
    [
      'more days than a week',
      { blocks: everyWeek(days(8)), weeklyWorkouts: 8 },
      ['blocks blocks.0.schedule.7: The schedule has 8 days and is repeated every week: a week has 7'],
    ],
    [
      'a day beyond the week',
      { blocks: everyWeek([day(1), day(8)]) },
      ['blocks blocks.0.schedule.1: Day 8 is beyond the week that is repeated: a week has 7 days'],
    ],
    [
      'more workouts than it says',
      { weeklyWorkouts: 1 },
      ['warns weeklyWorkouts: Workouts a week: 1. Days of training in the schedule: 2'],
    ],
    ['fewer days than workouts', { weeklyWorkouts: 5 }, []],
    [
      'a workout that takes longer than it says',
      { durationUnit: 'minutes', duration: 20, blocks: everyWeek([day(1, 25), day(2, 26)]) },
      ['warns blocks.0.schedule.1: Day 2 takes 26 minutes, and the plan says 20'],
    ],
    [
      'texts that are not translated',
      {
        title: { en: 'A' },
        description: { en: 'A' },
        goals: [text, { en: 'A' }],
        blocks: everyWeek([day(1), { ...day(2), notes: { en: 'A' }, focusAreas: [{ en: 'A' }] }]),
      },
      [
        'warns title.am: The title is not in Amharic yet',
        'warns description.am: The description is not in Amharic yet',
        expect.stringMatching(/^warns blocks\.0\.schedule\.1\.(notes|focusAreas\.0)\.am: Day 2: .*: 2$/),
        'warns goals.1.am: Other texts that are not in Amharic yet: 1',
      ],
    ],
    [
      'texts that are in Amharic alone',
      { title: { en: '', am: 'ሀ' }, blocks: everyWeek([day(1), { ...day(2), notes: { en: '', am: 'ሀ' } }]) },
      [
        'warns title.en: The title is not in English yet',
        'warns blocks.0.schedule.1.notes.en: Day 2: texts that are not in English yet: 1',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(found(changes)).toEqual(expected);
  });
});

test('days of several blocks are told apart by their weeks', () => {
  const block = (weeks: number, schedule: ScheduleDay[]) => ({ weeks, title: text, text, schedule });
  expect(found({ duration: 7, blocks: [block(6, [day(1), day(2)]), block(1, [day(1), day(2, 0)])] })).toEqual(
    ['blocks blocks.1.schedule.1: Day 2 (weeks 7) has no exercises and is no rest day'],
  );
  expect(found({ duration: 7, blocks: [block(6, [day(1)]), block(1, [rest(1)])] })).toEqual([
    'blocks blocks.1.schedule: There is no day of training',
  ]);
});

test.each([gain, lose])('nothing is in the way of a bundled plan, $id', (bundled) => {
  expect(publishingFindings(writtenPlanSchema.parse(bundled)).map(findingText)).toEqual([]);
});
