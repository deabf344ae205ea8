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
  [name.en, name.am, ...(importedNames[id] ?? [])]
    .filter((one) => one !== undefined)
    .filter((one) => one !== '');

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

/** `Pull Up (Assisted)`: what is done, without what with. */
const withoutGear = (name: string): string => name.replace(/\([^)]*\)/g, ' ').trim();

/** Words that tell one exercise from another; "up" and "T" do not. */
const wordsOf = (name: string): string[] =>
  plain(name)
    .split(' ')
    .map((word) => word.replace(/(?<=...)s$/, ''))
    .filter((word) => word.length > 2);

/**
 * What may be meant by a name, the nearest first: those that sound so, then those that share its words. A word that few
 * exercises have says more, and the last one most: a Bulgarian split squat is a squat.
 */
export function suggestFor(name: string, exercises: readonly NamedExercise[]): string[] {
  const whole = withoutGear(name);
  if (whole === '') return [];
  const sounding = [name, whole].flatMap((asked) => foundByName(exercises, namesOf, asked));
  const words = wordsOf(whole);
  const gear = wordsOf(name.replace(whole, ' '));
  const heard = exercises.map((exercise) => ({ exercise, own: new Set(namesOf(exercise).flatMap(wordsOf)) }));
  const weights = words.map((word, place) => {
    const count = heard.filter(({ own }) => own.has(word)).length;
    return (place === words.length - 1 ? 2 : 1) * Math.log(1 + exercises.length / Math.max(count, 1));
  });
  const near = heard
    .map(({ exercise, own }) => ({
      exercise,
      hasGear: gear.some((word) => own.has(word)),
      shared: words.reduce((sum, word, place) => sum + (own.has(word) ? weights[place]! : 0), 0),
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || Number(b.hasGear) - Number(a.hasGear))
    .map(({ exercise }) => exercise);
  return [...new Set([...near, ...sounding].map(({ id }) => id))].slice(0, suggested);
}
