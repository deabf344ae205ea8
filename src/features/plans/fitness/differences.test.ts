import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightGainStrength, weightLossFoundation } from '#content/plans/fitness.ts';
import { differences } from './differences.ts';
import { writtenPlanSchema, type ScheduleDay, type WrittenPlan } from './schema.ts';

const [gain, loss] = [weightGainStrength, weightLossFoundation].map((plan) => writtenPlanSchema.parse(plan));

const day = (number: number, ...ids: string[]): ScheduleDay => ({
  day: number,
  restDay: ids.length === 0,
  focusAreas: [],
  exercises: ids.map((exerciseId) => ({
    exerciseId,
    sets: [{ setType: 'working', reps: 10, restTime: 60 }],
  })),
});
const course = (
  ...blocks: [weeks: number, ...days: ScheduleDay[]][]
): Pick<WrittenPlan, 'duration' | 'durationUnit' | 'blocks'> => ({
  duration: blocks.reduce((sum, [weeks]) => sum + weeks, 0),
  durationUnit: 'weeks',
  blocks: blocks.map(([weeks, ...schedule]) => ({ weeks, title: null, text: null, schedule })),
});
const before = course([2, day(1, 'plank', 'squat'), day(2)], [2, day(1, 'plank')]);

test.each([
  ['nothing', before, 4, []],
  [
    'only words',
    course([2, { ...day(1, 'plank', 'squat'), notes: { en: 'Slowly' } }, day(2)], [2, day(1, 'plank')]),
    4,
    [],
  ],
  ['a plan that ends earlier', course([2, day(1, 'plank', 'squat'), day(2)]), 2, []],
  [
    'blocks that are cut otherwise, with the same days',
    course(
      [1, day(1, 'plank', 'squat'), day(2)],
      [1, day(1, 'plank', 'squat'), day(2)],
      [2, day(1, 'plank')],
    ),
    4,
    [],
  ],
  [
    'an exercise more and one less',
    course([2, day(1, 'plank', 'lunge'), day(2)], [2, day(1, 'plank')]),
    4,
    [
      {
        fromWeek: 1,
        toWeek: 2,
        day: 1,
        change: 'changed',
        exercises: [
          { exerciseId: 'squat', change: 'removed', sets: [] },
          { exerciseId: 'lunge', change: 'added', sets: [] },
        ],
      },
    ],
  ],
  [
    'a day of rest that is trained, and one day less',
    course([3, day(2, 'plank')], [1, day(1, 'plank')]),
    4,
    [
      { fromWeek: 1, toWeek: 3, day: 1, change: 'removed', exercises: [] },
      { fromWeek: 1, toWeek: 2, day: 2, change: 'to training', exercises: [] },
      { fromWeek: 3, toWeek: 3, day: 2, change: 'added', exercises: [] },
    ],
  ],
  [
    'another order of the same exercises',
    course([2, day(1, 'squat', 'plank'), day(2)], [2, day(1, 'plank')]),
    4,
    [{ fromWeek: 1, toWeek: 2, day: 1, change: 'changed', exercises: [] }],
  ],
])('%s', (_, after, weeks, days) => {
  expect(differences(before, after)).toEqual({ weeks: { before: 4, after: weeks }, days });
});

const set = { setType: 'working', reps: 8, restTime: 60 } as const;
const timed = { setType: 'working', reps: null, durationSeconds: 30, restTime: 60 } as const;
type Sets = ScheduleDay['exercises'][number]['sets'];

test.each<[string, Sets, Sets, string[]]>([
  ['a range instead of a number', [set], [{ ...set, repsMax: 10 }], ['range']],
  ['other repetitions with their range', [set], [{ ...set, reps: 10, repsMax: 12 }], ['repetitions']],
  ['one more, otherwise like the others', [set], [set, set], ['count']],
  ['one less, and another rest', [set, set], [{ ...set, restTime: 90 }], ['count', 'rest']],
  ['seconds', [timed], [{ ...timed, durationSeconds: 45 }], ['time']],
  ['seconds instead of repetitions', [set], [timed], ['repetitions', 'time']],
  ['an effort', [set], [{ ...set, rpe: 7 }], ['effort']],
  ['a rest that is walked', [timed], [{ ...timed, walkRest: true }], ['rest']],
  ['each side', [set], [{ ...set, eachSide: true }], ['kind']],
  ['warming up', [set], [{ ...set, setType: 'warm-up' }], ['kind']],
])('what changes in sets: %s', (_, old, young, sets) => {
  const having = (work: Sets) => {
    const { exercises, ...rest } = day(1, 'plank');
    return course([1, { ...rest, exercises: exercises.map((exercise) => ({ ...exercise, sets: work })) }]);
  };
  expect(differences(having(old), having(young)).days).toEqual([
    {
      fromWeek: 1,
      toWeek: 1,
      day: 1,
      change: 'changed',
      exercises: [{ exerciseId: 'plank', change: 'changed', sets }],
    },
  ]);
});

test('weeks that change alike are told together, from block to block too', () => {
  const [rested, further] = [day(1, 'plank'), day(1, 'plank', 'squat')].map((one) => ({
    ...one,
    exercises: one.exercises.map((exercise) => ({ ...exercise, sets: [{ ...set, restTime: 90 }] })),
  }));
  const old = course([2, day(1, 'plank')], [1, day(1, 'plank'), day(2)], [3, day(1, 'plank')]);
  const young = course([2, rested!], [1, rested!, day(2)], [3, further!]);
  expect(
    differences(old, young).days.map(({ fromWeek, toWeek, exercises }) => [
      fromWeek,
      toWeek,
      exercises.length,
    ]),
  ).toEqual([
    [1, 3, 1],
    [4, 6, 2],
  ]);
});

test('no plan differs from itself, and what one has more the other has less', () => {
  const plans = fc.constantFrom(before, gain!, loss!);
  const turned = {
    added: 'removed',
    removed: 'added',
    changed: 'changed',
    'to rest': 'to training',
    'to training': 'to rest',
  };
  fc.assert(
    fc.property(plans, plans, (a, b) => {
      expect(differences(a, a).days).toEqual([]);
      const [there, back] = [differences(a, b), differences(b, a)];
      for (const { change, sets } of there.days.flatMap(({ exercises }) => exercises))
        expect(sets.length > 0).toBe(change === 'changed');
      expect(back.days.map(({ fromWeek, day: number, change }) => [fromWeek, number, change])).toEqual(
        there.days.map(({ fromWeek, day: number, change }) => [fromWeek, number, turned[change]]),
      );
    }),
  );
});
