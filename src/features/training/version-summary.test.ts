import { expect, test } from 'vitest';
import type { PlanDifferences } from './schema.ts';
import { versionSummary } from './version-summary.ts';

type Day = PlanDifferences['days'][number];
type Exercise = Day['exercises'][number];

const squat = { en: 'Squat', am: 'ቁጭ ብድግ' };
const changed = (...sets: Exercise['sets']): Exercise => ({ name: squat, change: 'changed', sets });
const day = (number: number, exercises: Exercise[], change: Day['change'] = 'changed'): Day => ({
  fromWeek: 1,
  toWeek: 2,
  day: number,
  change,
  exercises,
});
const same = { hasOtherDays: false, added: [], removed: [], sets: [], hasOtherOrder: false };
const days = (...exercises: Exercise[]) => [1, 2, 3, 4].map((number) => day(number, exercises));

test.each<[string, Day[], object | null]>([
  ['a few days are told by themselves', days(changed('rest')).slice(1), null],
  ['nothing', [], null],
  ['ranges in many days are said once', days(changed('range')), { ...same, sets: ['range'] }],
  [
    'what changes in sets, in one order',
    [...days(changed('effort')), day(5, [changed('count', 'effort')])],
    { ...same, sets: ['count', 'effort'] },
  ],
  [
    'an exercise is named once',
    days({ name: squat, change: 'added', sets: [] }),
    { ...same, added: [squat] },
  ],
  [
    'days that become days of rest',
    [...days(changed('time')), day(5, [], 'to rest')],
    { ...same, hasOtherDays: true, sets: ['time'] },
  ],
  ['only another order', days(), { ...same, hasOtherOrder: true }],
])('%s', (_, given, summary) => {
  expect(versionSummary({ days: given })).toEqual(summary);
});
