import { describe, expect, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { gymGear } from '#src/features/plans/exercises/gear.ts';
import { exerciseSchema } from '#src/features/plans/exercises/schema.ts';
import { alternativesIn, alternativesTo, maxAlternatives, withSwap } from './alternatives.ts';

const library = exerciseSchema.array().parse(bundledExercises);
const exercise = (id: string) => library.find((one) => one.id === id)!;

describe('what can be done in place of an exercise', () => {
  test.each(library.map((one) => [one.id, one] as const))('%s: the same movement, a few', (id, one) => {
    const ids = alternativesTo(one, library);
    expect(ids.length).toBeLessThanOrEqual(maxAlternatives);
    expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((other) => exercise(other).pattern === one.pattern)).toBe(true);
  });

  test('needs what is there, or else nothing, before it needs something else', () => {
    const rankOf = (id: string, of: string) => {
      const { gear } = exercise(id);
      if (gear.length === 0) return exercise(of).gear.length === 0 ? 0 : 1;
      return gear.every((piece) => exercise(of).gear.includes(piece)) ? 0 : 2;
    };
    for (const { id } of library) {
      const ranks = alternativesTo(exercise(id), library).map((other) => rankOf(other, id));
      expect(ranks, id).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });

  test('leads from a home into a gym only where nothing else is left at home', () => {
    const isOfGym = (id: string) => exercise(id).gear.some((piece) => gymGear.includes(piece));
    for (const { id, pattern } of library.filter((one) => !isOfGym(one.id) && one.pattern !== 'other')) {
      const offered = alternativesTo(exercise(id), library);
      const atHome = library.filter((one) => one.id !== id && one.pattern === pattern && !isOfGym(one.id));
      expect(
        offered.filter((other) => !isOfGym(other)),
        id,
      ).toHaveLength(Math.min(atHome.length, maxAlternatives));
    }
    expect(alternativesTo(exercise('band-row'), library)).toContain('towel-row');
  });
});

test('one library tells of each of its exercises, however often, and nothing of another one', () => {
  const alternativesOf = alternativesIn(library);
  for (const one of [...library, ...library])
    expect(alternativesOf(one.id)).toEqual(alternativesTo(one, library));
  expect(alternativesOf('no-such-exercise')).toEqual([]);
});

describe('a swap from now on', () => {
  test.each([
    ['is kept', {}, 'a', 'b', { a: 'b' }],
    ['of what was swapped is one of the plan’s exercise', { a: 'b' }, 'b', 'c', { a: 'c' }],
    ['back to the plan’s own is none', { a: 'b', d: 'e' }, 'b', 'a', { d: 'e' }],
    ['of several that became one is of each', { a: 'c', b: 'c' }, 'c', 'b', { a: 'b' }],
    ['for itself is none', {}, 'a', 'a', {}],
  ])('%s', (_what, swaps: Readonly<Record<string, string>>, from, to, after) => {
    expect(withSwap(swaps, from, to)).toEqual(after);
  });
});
