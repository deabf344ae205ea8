import { expect, test } from 'vitest';
import { resultsOf } from './results.ts';
import type { WorkoutSet } from './schema.ts';

const set = (exerciseId: string, done: Partial<WorkoutSet>): WorkoutSet => ({
  id: exerciseId,
  moves: 0,
  place: 0,
  superset: null,
  exerciseId,
  category: 'strength',
  exercise: 0,
  setNumber: 1,
  setType: 'working',
  targetReps: 12,
  targetRepsMax: null,
  targetSeconds: null,
  targetWeight: null,
  targetRpe: null,
  eachSide: false,
  rest: 60,
  changes: 1,
  state: 'done',
  reps: null,
  seconds: null,
  weight: null,
  at: null,
  ...done,
});
const before = (done: Partial<WorkoutSet>) => ({
  setNumber: 1,
  reps: null,
  seconds: null,
  weight: null,
  ...done,
});
const of = (sets: WorkoutSet[], last: Parameters<typeof resultsOf>[0]['last'] = {}) =>
  resultsOf({ sets, last, exercises: [] });

test('each exercise stands beside what was done of it the last time', () => {
  const results = of(
    [
      set('row', { reps: 10, weight: 12 }),
      set('squat', { reps: 15 }),
      set('row', { reps: 8, weight: 10 }),
      set('plank', { seconds: 30 }),
    ],
    {
      row: [before({ reps: 12, weight: 10 })],
      squat: [before({ reps: 15 })],
      plank: [before({ seconds: 40 })],
    },
  );
  expect(results.map(({ exerciseId, comparison }) => [exerciseId, comparison])).toEqual([
    ['row', { outcome: 'better', by: 'best' }],
    ['squat', { outcome: 'same', by: 'totalReps' }],
    ['plank', { outcome: 'less', by: 'best' }],
  ]);
  expect(results[0]?.figures).toMatchObject({ sets: 2, best: { reps: 10, weight: 12 } });
});

test('what was skipped, taken out or left open is no result, and the first time has nothing beside it', () => {
  const results = of([
    set('row', { state: 'skipped' }),
    set('squat', { state: 'dropped', reps: 9 }),
    set('plank', { state: 'open' }),
    set('curl', { reps: 12, weight: 5 }),
  ]);
  expect(results).toMatchObject([{ exerciseId: 'curl', before: null, comparison: null }]);
});

test('of both sides counts twice, then and now', () => {
  const [lunge] = of([set('lunge', { reps: 10, eachSide: true })], { lunge: [before({ reps: 10 })] });
  expect(lunge).toMatchObject({
    figures: { totalReps: 20 },
    before: { totalReps: 20 },
    comparison: { outcome: 'same' },
  });
});
