import { expect, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { exerciseSchema } from '../schema.ts';
import { foundExercises } from './search.ts';

const exercises = exerciseSchema.array().parse(bundledExercises);
const idsOf = (query: string) => foundExercises(exercises, query, 'en').map(({ id }) => id);

test('everything is there before anything is typed, by name', () => {
  expect(idsOf('')).toHaveLength(exercises.length);
  expect(idsOf('').slice(0, 2)).toEqual(['bent-over-row', 'biceps-curl']);
});

test.each([
  ['PLANK', ['plank']],
  ['ፕላንክ', ['plank']],
  ['squat', ['bodyweight-squat', 'goblet-squat']],
  ['chair triceps', ['chair-dip']],
  ['no such thing', []],
])('%s', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test('a name that begins so comes before one that only has it', () => {
  expect(idsOf('b')[0]).toBe('bent-over-row');
  expect(idsOf('push')[0]).toBe('push-up');
});
