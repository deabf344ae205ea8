import { describe, expect, test } from 'vitest';
import { bestMeasureOf, dayTicks, pointsOf } from './exercise-chart.ts';
import type { TrainedExercise } from './schema.ts';

const charted = (
  date: string,
  weight: number | null,
  volume: number,
): TrainedExercise['charted'][number] => ({
  workoutId: '00000000-0000-4000-8000-000000000000',
  date,
  sets: 1,
  best: { reps: 8, seconds: null, weight },
  volume,
  totalReps: 8,
  totalSeconds: 0,
  oneRepMax: null,
});

describe('points', () => {
  test('lie by their days, one for each', () => {
    const all = [
      charted('2026-01-01', 10, 100),
      charted('2026-01-03', 12, 80),
      charted('2026-01-03', 11, 70),
      charted('2026-01-05', 15, 120),
    ];
    expect(pointsOf(all, ({ best }) => best.weight ?? 0, Math.max)).toEqual([
      { place: 0, value: 10 },
      { place: 0.5, value: 12 },
      { place: 1, value: 15 },
    ]);
    expect(
      pointsOf(
        all,
        ({ volume }) => volume,
        (a, b) => a + b,
      )[1],
    ).toEqual({ place: 0.5, value: 150 });
  });

  test('of one day, and of none', () => {
    expect(pointsOf([charted('2026-01-01', 10, 1)], () => 5, Math.max)).toEqual([{ place: 0, value: 5 }]);
    expect(pointsOf([], () => 5, Math.max)).toEqual([]);
  });
});

test.each([
  [[10, null], 'weight'],
  [[null, null], 'reps'],
] as const)('of best sets with %j kg the %s is drawn', (weights, measure) => {
  expect(bestMeasureOf(weights.map((weight) => charted('2026-01-01', weight, 0)))).toBe(measure);
});

test('days are written below, each once', () => {
  expect(dayTicks('2026-01-01', '2026-01-26').map(({ day }) => day)).toEqual(['2026-01-01', '2026-01-14']);
  expect(dayTicks('2026-01-01', '2026-01-02')).toEqual([
    { place: 0, day: '2026-01-01' },
    { place: 1, day: '2026-01-02' },
  ]);
  expect(dayTicks('2026-01-01', '2026-01-01')).toEqual([]);
});
