/** Behind early.ts on a routine: the exercises that it is made of. */
import type { Routine } from '#src/features/training/routines/schema.ts';
import { isOwn } from '#src/features/training/own-exercises/as-exercise.ts';
import { bringFrom, told } from './early-follow.ts';

void told<Routine>(`/api/training/routines/${location.pathname.split('/').at(-1)}`).then(async (routine) => {
  const all = routine?.exercises.map(({ exerciseId }) => exerciseId) ?? [];
  const ids = new Set(all.filter((id) => !isOwn(id)));
  // As `readExercises` asks for them.
  if (ids.size > 0)
    await bringFrom('/api/exercises', `?${new URLSearchParams({ ids: [...ids].toSorted().join() })}`);
});
