import { randomUUID } from 'node:crypto';
import { readable } from '#src/lib/text.ts';
import type { OwnExerciseDraft } from '../own-exercises/schema.ts';
import { cut } from '../routines/routine-fields.ts';
import type { ReadExport } from './exports.ts';
import type { NewImport } from './schema.ts';

/** An exercise that is to become the member's own. */
interface MadeExercise extends OwnExerciseDraft {
  readonly id: string;
  /** As the file calls it. */
  readonly called: string;
}

/**
 * The exercises that a member takes over as their own, counted and loaded as their sets are. What is known is not made
 * anew, and of what has no visible name nothing can be made.
 */
export function ownOf(
  { workouts }: Pick<ReadExport, 'workouts'>,
  said: NewImport['names'],
  known: ReadonlyMap<string, unknown>,
): MadeExercise[] {
  const asked = new Set(said.flatMap(({ name, asOwn }) => (asOwn && !known.has(name) ? [name] : [])));
  const sets = workouts.flatMap((workout) => workout.sets);
  return [...asked].flatMap((called): MadeExercise[] => {
    const own = sets.filter(({ exercise }) => exercise === called);
    const name = readable(cut(called)).toWellFormed().trim();
    if (own.length === 0 || name === '') return [];
    return [
      {
        id: `own-${randomUUID()}`,
        called,
        name,
        measure: own.every(({ reps }) => reps === null) ? 'seconds' : 'reps',
        isLoaded: own.some(({ weight }) => weight !== null && weight > 0),
        muscleGroup: null,
      },
    ];
  });
}
