/** Behind early.ts on a routine: the exercises that it is made of. */
import type { Routine } from '#src/features/training/routines/schema.ts';
import { bringFrom, told } from './early-follow.ts';

void told<Routine>(`/api/training/routines/${location.pathname.split('/').at(-1)}`).then(async (routine) => {
  const ids = new Set(routine?.exercises.map(({ exerciseId }) => exerciseId));
  // As `readExercises` asks for them.
  if (ids.size > 0)
    await bringFrom('/api/exercises', `?${new URLSearchParams({ ids: [...ids].toSorted().join() })}`);
});
