import type { Language } from '#src/lib/language.ts';
import { isStorable } from '#src/lib/text.ts';
import { exercisesAddress, exercisesPath, maxSearchLength, noGear } from './exercises-address.ts';
import { gear } from './gear.ts';
import { muscleGroups } from './muscles.ts';
import { patterns } from './patterns.ts';
import type { Exercise } from './schema.ts';
import { foundExercises } from './search.ts';

/** What an address of the library chooses. What no filter offers counts as not chosen. */
export function chosenExercises(asked: URLSearchParams) {
  const oneOf = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === asked.get(name));
  const typed = asked.get('q')?.trim().slice(0, maxSearchLength) ?? '';
  return {
    q: (isStorable(typed) && typed) || undefined,
    muscleGroup: oneOf('muscleGroup', muscleGroups),
    pattern: oneOf('pattern', patterns),
    gear: oneOf('gear', [noGear, ...gear]),
  };
}
export type ChosenExercises = Partial<ReturnType<typeof chosenExercises>>;

/** The exercises of a choice: by how well they fit what is looked for, else by name. */
export const exercisesChosen = (
  exercises: readonly Exercise[],
  { q = '', ...filters }: ChosenExercises,
  language: Language,
): readonly Exercise[] =>
  foundExercises(
    exercises.filter((exercise) => isOf(exercise, filters)),
    q,
    language,
  );

const isOf = (exercise: Exercise, { muscleGroup, pattern, gear: piece }: Omit<ChosenExercises, 'q'>) =>
  (muscleGroup === undefined || exercise.muscleGroup === muscleGroup) &&
  (pattern === undefined || exercise.pattern === pattern) &&
  (piece === undefined || (piece === noGear ? exercise.gear.length === 0 : exercise.gear.includes(piece)));

/**
 * What of an address a page about exercises shows, and whether somebody typed it: such pages have no end of variants.
 * Null where the path is none of theirs.
 */
export function exercisesSearch(
  path: string,
  asked: URLSearchParams,
): { readonly search: string; readonly isTyped: boolean } | null {
  if (path !== exercisesPath) return null;
  const choice = chosenExercises(asked);
  const { search } = new URL(exercisesAddress(choice), 'http://internal');
  return { search, isTyped: choice.q !== undefined };
}
