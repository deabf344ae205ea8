import { cautionAdvice } from '#content/exercise-cautions.ts';
import { inLanguage, shownIn, type Language } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { inWidth, pictureIn } from '#src/lib/picture.ts';
import { otherLanguageNote } from '#src/lib/other-language.ts';
import { translated } from '#src/lib/translated.ts';
import { conditionLabels, conditions } from './cautions.ts';
import { exercisesChosen, type ChosenExercises } from './exercises-choice.ts';
import { noGear } from './exercises-address.ts';
import { gear, gearLabels, gearNames } from './gear.ts';
import { levelLabels } from './labels.ts';
import type { ExerciseDetail } from './listing.ts';
import { muscleGroupLabels, muscleGroups, muscleLabels } from './muscles.ts';
import { patternLabels, patterns } from './patterns.ts';
import type { Exercise } from './schema.ts';
import { levels } from './kinds.ts';

function rowOf({ id, name, image, targetMuscles, gear: pieces, difficulty }: Exercise, language: Language) {
  const inWords = (texts: readonly { readonly en: string; readonly am?: string }[]) =>
    listed(
      texts.map((text) => inLanguage(text, language)),
      language,
    );
  return {
    id,
    name: inLanguage(name, language),
    image,
    level: inLanguage(levelLabels[difficulty], language),
    muscles: inWords(targetMuscles.map((muscle) => muscleLabels[muscle])),
    /** Empty where nothing is needed. */
    gear: listed(gearNames(pieces, language), language),
  };
}

/** What the page of the library shows of a choice, and what else there is to choose. */
export function libraryView(exercises: readonly Exercise[], choice: ChosenExercises, language: Language) {
  const { muscleGroup, ...inAnyGroup } = choice;
  const found = exercisesChosen(exercises, inAnyGroup, language);
  const chosen = found.filter((each) => muscleGroup === undefined || each.muscleGroup === muscleGroup);
  return {
    filters: offeredFilters(exercises, found, choice, language),
    sections: sectionsOf(chosen, choice, language),
  };
}

/** By the part of the body, the easiest first, or in one list where something is looked for. */
function sectionsOf(chosen: readonly Exercise[], choice: ChosenExercises, language: Language) {
  const rows = (list: readonly Exercise[]) => list.map((exercise) => rowOf(exercise, language));
  if (choice.q !== undefined) return [{ id: 'found', name: null, exercises: rows(chosen) }];
  const levelOf = ({ difficulty }: Exercise) => levels.indexOf(difficulty);
  return muscleGroups.flatMap((group) => {
    const inGroup = chosen
      .filter(({ muscleGroup }) => muscleGroup === group)
      .toSorted((a, b) => levelOf(a) - levelOf(b));
    return inGroup.length > 0
      ? [{ id: group, name: inLanguage(muscleGroupLabels[group], language), exercises: rows(inGroup) }]
      : [];
  });
}
export type ExercisesSection = ReturnType<typeof sectionsOf>[number];

/**
 * What the library can be narrowed down to: only what it has any of, or what is chosen.
 *
 * @param found the exercises of the choice in any part of the body
 */
function offeredFilters(
  exercises: readonly Exercise[],
  found: readonly Exercise[],
  choice: ChosenExercises,
  language: Language,
) {
  const labelled = <Value extends string>(
    labels: Readonly<Record<Value, { readonly en: string; readonly am: string }>>,
    values: readonly Value[],
  ) => values.map((value) => ({ value, label: inLanguage(labels[value], language) }));
  const has = (isIt: (exercise: Exercise) => boolean) => exercises.some(isIt);
  return {
    muscleGroups: labelled(muscleGroupLabels, muscleGroups)
      .map(({ value, label }) => {
        const count = found.filter(({ muscleGroup }) => muscleGroup === value).length;
        return { value, label, count };
      })
      .filter(({ value, count }) => count > 0 || value === choice.muscleGroup),
    patterns: labelled(
      patternLabels,
      patterns.filter((value) => value === choice.pattern || has(({ pattern }) => pattern === value)),
    ),
    gear: labelled(
      gearLabels,
      gear.filter((value) => value === choice.gear || has((exercise) => exercise.gear.includes(value))),
    ),
    hasGearless: choice.gear === noGear || has((exercise) => exercise.gear.length === 0),
    total: found.length,
  };
}
export type OfferedFilters = ReturnType<typeof offeredFilters>;

/** Whom an exercise asks for care, what they mind or do instead, and who says so. */
function careFor({ cautions }: Pick<Exercise, 'cautions'>) {
  const known = cautions.flatMap((caution) => cautionAdvice[caution]);
  return conditions.flatMap((condition) => {
    const advice = known.filter((each) => each.condition === condition);
    return advice.length > 0 ? [{ condition: conditionLabels[condition], advice }] : [];
  });
}

/** With its picture as small as it is shown. */
const small = (relative: ExerciseDetail['easier']) =>
  relative && { ...relative, image: relative.image && inWidth(relative.image, 320) };

/** A text with its language, where that is not the page's. */
function said(text: Exercise['name'], language: Language) {
  const own = shownIn(text, language);
  return { text: inLanguage(text, language), ...(own !== language && { lang: own }) };
}
export type Said = ReturnType<typeof said>;

/** All that the page of an exercise shows, in one language. */
export function exercisePageView(
  { exercise, easier, harder, plans, picture }: ExerciseDetail,
  language: Language,
) {
  const { id, name, description, image, gifUrl, steps, equipment, tips, commonMistakes, variations } =
    exercise;
  const { difficulty, muscleGroup, pattern } = exercise;
  const saidHere = (text: Exercise['name']) => said(text, language);
  const own = {
    title: saidHere(name),
    description: saidHere(description),
    steps: steps.map(saidHere),
    tips: tips.map(saidHere),
    commonMistakes: commonMistakes.map(saidHere),
    easierWay: saidHere(variations.easier),
    harderWay: saidHere(variations.harder),
  };
  const shown = {
    id,
    name,
    image,
    picture: pictureIn(image, picture, language),
    gifUrl,
    equipment,
    plans,
    level: difficulty,
    levelLabel: levelLabels[difficulty],
    muscleGroup: { id: muscleGroup, name: muscleGroupLabels[muscleGroup] },
    pattern: { id: pattern, name: patternLabels[pattern] },
    targetMuscles: exercise.targetMuscles.map((muscle) => muscleLabels[muscle]),
    secondaryMuscles: exercise.secondaryMuscles.map((muscle) => muscleLabels[muscle]),
    care: careFor(exercise),
    easier: small(easier),
    harder: small(harder),
  };
  return {
    ...translated(shown, language),
    ...own,
    ...otherLanguageNote([name, description, steps, tips, commonMistakes, variations], language),
  };
}
export type ExercisePageView = ReturnType<typeof exercisePageView>;
