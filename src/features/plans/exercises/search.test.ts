import { describe, expect, it, test } from 'vitest';
import { bundledExercises } from '#content/exercises.ts';
import { languages } from '#src/lib/language.ts';
import { exerciseSchema } from './schema.ts';
import { foundExercises } from './search.ts';

const exercises = exerciseSchema.array().parse(bundledExercises);
const idsOf = (query: string) => foundExercises(exercises, query, 'en').map(({ id }) => id);

test('everything is there before anything is typed, by name in the reader’s language', () => {
  for (const language of languages) {
    const names = foundExercises(exercises, ' ', language).map(({ name }) => name[language] ?? name.en);
    expect(names).toHaveLength(exercises.length);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)));
  }
});

describe('an exercise is found', () => {
  it.each([
    ['plank', ['PLANK', 'plenk', 'ፕላንክ', 'plank core', 'planks']],
    ['push-up', ['push up', 'pushup', 'PUSH-UP', 'ፑሽ አፕ', 'chest push', 'መግፋት ደረት']],
    ['bodyweight-squat', ['squat', 'skwat', 'body weight squat', 'ስኳት']],
    ['chair-dip', ['chair triceps', 'dips', 'ወንበር']],
    ['brisk-walk', ['walk', 'cardio', 'መራመድ']],
  ])('%s by each of %j', (id, spellings) => {
    for (const typed of spellings) expect(idsOf(typed), typed).toContain(id);
  });

  it('not by what it is not', () => {
    expect(idsOf('chair triceps')).not.toContain('push-up');
    expect(idsOf('plank')).not.toContain('brisk-walk');
    expect(idsOf('no such thing')).toEqual([]);
  });

  it('by every name it has, in capitals too', () => {
    for (const { id, name } of exercises)
      for (const text of [name.en, name.am ?? name.en]) expect(idsOf(text.toUpperCase()), text).toContain(id);
  });
});

test('a name that begins so comes before one that has it elsewhere, and that before what is no name', () => {
  for (const typed of ['push', 'push up', 'pushup', 'ፑሽ']) expect(idsOf(typed)[0], typed).toBe('push-up');
  expect(idsOf('b')[0]).toMatch(/^b/);
  const ids = idsOf('squat');
  const isNamed = (id: string) => id.includes('squat');
  expect(ids.filter(isNamed)).toEqual(ids.slice(0, ids.filter(isNamed).length));
});
