import { importedNames } from '#content/training/imported-names.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { foundByName } from '#src/lib/search-name.ts';

export type NamedExercise = Pick<Exercise, 'id' | 'name' | 'category'>;

/** How a name is compared: hyphens, apostrophes, case and the plural are written as everybody likes. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/s$/, '');

const namesOf = ({ id, name }: NamedExercise): string[] =>
  [name.en, name.am, ...(importedNames[id] ?? [])].filter((one) => one !== undefined);

/** By the names of a file the exercise that each is, where that is sure. */
export function matchNames(
  names: Iterable<string>,
  exercises: readonly NamedExercise[],
): ReadonlyMap<string, string | null> {
  const known = new Map(
    exercises.flatMap((one) => namesOf(one).map((name) => [plain(name), one.id] as const)),
  );
  return new Map([...names].map((name) => [name, known.get(plain(name)) ?? null]));
}

const suggested = 3;

/** What may be meant by a name, the nearest first: `Pull Up (Assisted)` is looked for as `Pull Up` too. */
export function suggestFor(name: string, exercises: readonly NamedExercise[]): string[] {
  const without = name.replace(/\([^)]*\)/g, ' ').trim();
  const found = [name, without].flatMap((asked) =>
    foundByName(exercises, namesOf, asked).map(({ id }) => id),
  );
  return [...new Set(without === '' ? [] : found)].slice(0, suggested);
}
