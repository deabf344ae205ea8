import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { ShownExercise } from './schema.ts';

/** What is shown of an exercise of the library while it is trained. */
export const shownOf = ({
  id,
  name,
  image,
  gifUrl,
  steps,
  tips,
  equipment,
  category,
  gear,
  pattern,
  variations,
}: Exercise): ShownExercise => ({
  id,
  name,
  image,
  gifUrl,
  steps,
  tips,
  equipment,
  category,
  gear,
  pattern,
  variations,
});
