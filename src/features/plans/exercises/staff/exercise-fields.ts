import { copyNames } from '#src/lib/copy-name.ts';
import { noText, withBothLanguages, type InFields } from '#src/lib/translations.ts';
import { without } from '#src/lib/without.ts';
import { exerciseLimits as limits } from '../kinds.ts';
import type { ExerciseDraft, StoredExercise } from './schema.ts';

/** An exercise as the form holds it. */
export type ExerciseFields = InFields<ExerciseDraft>;

const blank: ExerciseFields = {
  name: noText,
  description: noText,
  image: null,
  gifUrl: null,
  videoUrl: null,
  steps: [noText],
  equipment: [],
  targetMuscles: [],
  secondaryMuscles: [],
  difficulty: 'beginner',
  category: 'strength',
  tips: [],
  commonMistakes: [],
  variations: { easier: noText, harder: noText },
  estimatedTime: 5,
  caloriesBurn: null,
  muscleGroup: 'full-body',
  pattern: 'other',
  gear: [],
  cautions: [],
  easierId: null,
  harderId: null,
};

/** What the form begins with. */
export const fieldsOf = (stored: StoredExercise | null): ExerciseFields =>
  stored ? withBothLanguages(without(stored.exercise, 'id')) : blank;

/** What the form of another exercise like this one begins with. */
export const copiedFields = (stored: StoredExercise): ExerciseFields => {
  const fields = fieldsOf(stored);
  return { ...fields, name: copyNames(fields.name, limits.title) };
};
