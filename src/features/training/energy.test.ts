import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateEnergy, kindOf, plannedSeconds } from './energy.ts';
import type { WorkoutSet } from './schema.ts';

const set = (change: Partial<WorkoutSet>): WorkoutSet => ({
  id: '0',
  moves: 0,
  place: 0,
  superset: null,
  exerciseId: 'push-up',
  category: 'strength',
  exercise: 0,
  setNumber: 1,
  setType: 'working',
  targetReps: 10,
  targetRepsMax: null,
  targetWeight: null,
  targetSeconds: null,
  targetRpe: null,
  eachSide: false,
  rest: 60,
  changes: 1,
  state: 'done',
  reps: 10,
  seconds: null,
  weight: null,
  at: '2026-11-21T06:00:00.000Z',
  ...change,
});
const walk = set({ category: 'cardio', targetReps: null, targetSeconds: 1500, rest: 0 });

describe('the energy of a session', () => {
  test.each([
    ['strength at 3.5 MET', [set({})], 60, 30, { met: 3.5, calories: 105 }],
    ['walking and circuits at 4.3 MET', [walk, set({})], 60, 30, { met: 4.3, calories: 129 }],
    [
      'a walk that was skipped is none',
      [set({ ...walk, state: 'skipped' }), set({})],
      70,
      60,
      { met: 3.5, calories: 245 },
    ],
  ])('%s', (_what, sets, bodyWeight, minutes, expected) => {
    expect(estimateEnergy(sets, bodyWeight, minutes)).toEqual({ bodyWeight, minutes, ...expected });
  });

  test('nothing is estimated without a weight', () => {
    expect(estimateEnergy([set({})], null, 30)).toBeNull();
  });

  test('follows weight and time, to a kilocalorie', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 500 }), fc.integer({ min: 1, max: 700 }), (kg, minutes) => {
        const one = estimateEnergy([set({})], kg, minutes)?.calories ?? 0;
        const double = estimateEnergy([set({})], kg, 2 * minutes)?.calories ?? 0;
        expect(Math.abs(double - 2 * one)).toBeLessThanOrEqual(1);
        expect(Math.abs(one - (3.5 * kg * minutes) / 60)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test('the kind is what took most of the time, the lower one in doubt', () => {
  expect(kindOf([])).toBe('strength');
  expect(kindOf([set({}), { ...set({}), category: 'cardio' }])).toBe('strength');
  expect(kindOf([set({}), walk])).toBe('cardio');
});

test('both sides take twice the time, the rest comes once', () => {
  expect(plannedSeconds(set({ targetReps: 5, rest: 30 }))).toBe(50);
  expect(plannedSeconds(set({ targetReps: 5, eachSide: true, rest: 30 }))).toBe(70);
});
