import { useLingui } from '@lingui/react/macro';
import type { ExerciseDraft } from './schema.ts';

/** What staff call the fields of an exercise. */
export function useExerciseLabels(): Readonly<Record<keyof ExerciseDraft, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    description: t`Description`,
    category: t`Category`,
    difficulty: t`Difficulty`,
    muscleGroup: t`Muscle group`,
    estimatedTime: t`Usual time, in minutes`,
    caloriesBurn: t`Energy, in kilocalories`,
    steps: t`Steps, in order`,
    tips: t`Tips`,
    commonMistakes: t`Common mistakes`,
    variations: t`Easier and harder`,
    equipment: t`Equipment`,
    targetMuscles: t`Target muscles`,
    secondaryMuscles: t`Muscles that help`,
    gifUrl: t`Moving picture`,
    image: t`Still picture`,
    videoUrl: t`Film`,
    pattern: t`Kind of movement`,
    gear: t`What it needs`,
    cautions: t`When to take care`,
    easierId: t`Easier exercise`,
    harderId: t`Harder exercise`,
  };
}
