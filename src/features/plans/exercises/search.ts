import { inLanguage, languages, type Language } from '#src/lib/language.ts';
import { foundByName } from '#src/lib/search-name.ts';
import { gearNames } from './gear.ts';
import { exerciseCategoryLabels } from './labels.ts';
import { muscleGroupLabels, muscleLabels } from './muscles.ts';
import { patternLabels } from './patterns.ts';
import type { Exercise } from './schema.ts';

/**
 * The exercises that were meant, however spelled and in either script: every word is in the name, the muscles, the kind
 * of movement or what it needs. By name in the reader's language, those whose name has it first; all of them where
 * nothing is typed.
 */
export function foundExercises(
  exercises: readonly Exercise[],
  typed: string,
  language: Language,
): readonly Exercise[] {
  const nameOf = ({ name }: Exercise) => inLanguage(name, language);
  const byName = exercises.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  if (typed.trim() === '') return byName;
  const start = lettersOf(typed);
  const found = foundByName(byName, wordsOf, typed);
  const named = foundByName(found, namesOf, typed);
  const rank = (exercise: Exercise) => {
    if (namesOf(exercise).some((name) => lettersOf(name).startsWith(start))) return 0;
    return named.includes(exercise) ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

const namesOf = ({ name }: Exercise) => languages.map((language) => inLanguage(name, language));

/** "Push-up", "push up" and "pushup" begin alike. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** All that an exercise is looked for by, as one text in each language. */
const wordsOf = (exercise: Exercise): string[] =>
  languages.map((language) =>
    [
      exercise.name,
      muscleGroupLabels[exercise.muscleGroup],
      exerciseCategoryLabels[exercise.category],
      patternLabels[exercise.pattern],
      ...[...exercise.targetMuscles, ...exercise.secondaryMuscles].map((muscle) => muscleLabels[muscle]),
      ...exercise.equipment,
    ]
      .map((text) => inLanguage(text, language))
      .concat(gearNames(exercise.gear, language))
      .join(' · '),
  );
