import { expect, test } from 'vitest';
import { isGentle, strainingExercises, type Strain } from './gentle.ts';

const walk: Strain = { intensity: 'low', hardest: 4, exerciseIds: ['brisk-walk', 'march-in-place'] };

test.each([
  ['a walk', walk, true],
  ['more effort', { ...walk, hardest: 4.5 }, false],
  ['an effort that nobody named', { ...walk, hardest: null }, false],
  ['a plan that is called moderate', { ...walk, intensity: 'moderate' }, false],
  ...strainingExercises.map(
    (id) => [id, { ...walk, exerciseIds: [...walk.exerciseIds, id] }, false] as const,
  ),
] as const)('%s', (_, strain, gentle) => expect(isGentle(strain)).toBe(gentle));
