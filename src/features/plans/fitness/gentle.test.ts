import { expect, test } from 'vitest';
import { bundledExercises as exercises } from '#content/exercises.ts';
import { gentleExercises, isGentle, type Strain } from './gentle.ts';

const walk: Strain = { intensity: 'low', hardest: 4, exerciseIds: ['brisk-walk', 'march-in-place'] };

test.each([
  ['a walk', walk, true],
  ['more effort', { ...walk, hardest: 4.5 }, false],
  ['an effort that nobody named', { ...walk, hardest: null }, false],
  ['a plan that is called moderate', { ...walk, intensity: 'moderate' }, false],
  ...['jumping-jack', 'high-knees', 'mountain-climber', 'plank', 'one-that-staff-added'].map(
    (id) => [id, { ...walk, exerciseIds: [...walk.exerciseIds, id] }, false] as const,
  ),
] as const)('%s', (_, strain, gentle) => expect(isGentle(strain)).toBe(gentle));

test('each exercise that counts as gentle is a bundled one', () => {
  expect(exercises.map(({ id }) => id)).toEqual(expect.arrayContaining([...gentleExercises]));
});
