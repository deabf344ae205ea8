import { inLanguage, languages, type Language, type Localized } from '#src/lib/language.ts';
import { muscleGroupLabels, muscleLabels } from '../muscles.ts';
import type { Exercise } from '../schema.ts';

type Text = { readonly en: string } & Partial<Localized>;

/** The exercises that hold every word of a query, by name in the reader's language; whose name begins with it first. */
export function foundExercises(
  exercises: readonly Exercise[],
  query: string,
  language: Language,
): readonly Exercise[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = exercises.filter((exercise) => {
    const text = wordsOf(exercise);
    return words.every((word) => text.includes(word));
  });
  const start = query.trim().toLowerCase();
  const nameOf = ({ name }: Exercise) => inLanguage(name, language);
  const rank = (exercise: Exercise) => (nameOf(exercise).toLowerCase().startsWith(start) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), language));
}

function wordsOf(exercise: Exercise): string {
  const muscles = [...exercise.targetMuscles, ...exercise.secondaryMuscles].map((name) => muscleLabels[name]);
  const texts: Text[] = [
    exercise.name,
    muscleGroupLabels[exercise.muscleGroup],
    ...muscles,
    ...exercise.equipment,
  ];
  return texts
    .flatMap((text) => languages.flatMap((known) => text[known] ?? []))
    .join('\n')
    .toLowerCase();
}
