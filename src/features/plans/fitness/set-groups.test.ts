import { expect, it } from 'vitest';
import type { ExerciseSet } from './schema.ts';
import { setGroups } from './set-groups.ts';

const set = (setNumber: number, reps: number): ExerciseSet & { setNumber: number } => ({
  setNumber,
  setType: 'working',
  reps,
  restTime: 60,
});

it('takes like sets together as long as they follow each other', () => {
  const groups = setGroups([set(1, 8), set(2, 10), set(3, 10), set(4, 8)]);
  expect(groups.map(({ count, set: { reps } }) => [count, reps])).toEqual([
    [1, 8],
    [2, 10],
    [1, 8],
  ]);
});

it('tells a range from its lower end', () => {
  const groups = setGroups([set(1, 8), { ...set(2, 8), repsMax: 12 }, { ...set(3, 8), repsMax: 12 }]);
  expect(groups.map(({ count, set: { repsMax } }) => [count, repsMax])).toEqual([
    [1, undefined],
    [2, 12],
  ]);
});

it('has no groups without sets', () => {
  expect(setGroups([])).toEqual([]);
});
