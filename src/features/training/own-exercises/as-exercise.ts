import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { OwnExercise } from './schema.ts';

/** Whether an id is that of a member's own exercise. */
export const isOwn = (exerciseId: string): boolean => /^own-[0-9a-f]{8}-/.test(exerciseId);

/** What it is called, in whatever language its member writes. */
const nameOfOwn = (name: string): Exercise['name'] => ({ en: name });

const unsaid: Exercise['name'] = { en: '' };

/**
 * A member's own exercise as the library would have it, of which nothing is known but what its member says. What is
 * counted in seconds is held or carried; what is loaded goes up by plates.
 */
export const asExercise = ({
  id,
  name,
  measure,
  isLoaded,
  muscleGroup,
}: Omit<OwnExercise, 'version' | 'isRetired'>): Exercise => ({
  id,
  name: nameOfOwn(name),
  description: unsaid,
  image: null,
  gifUrl: null,
  videoUrl: null,
  steps: [],
  equipment: [],
  targetMuscles: [],
  secondaryMuscles: [],
  difficulty: 'beginner',
  category: 'strength',
  tips: [],
  commonMistakes: [],
  variations: { easier: unsaid, harder: unsaid },
  estimatedTime: 0,
  caloriesBurn: null,
  muscleGroup: muscleGroup ?? 'full-body',
  pattern: measure === 'seconds' ? 'carry' : 'other',
  gear: isLoaded ? ['machine'] : [],
  cautions: [],
  easierId: null,
  harderId: null,
});
