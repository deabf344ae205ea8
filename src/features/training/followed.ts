import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { WeightUnit } from '#src/lib/weight.ts';
import { followedWorkout, propose, type PastWorkout } from './progression.ts';
import type { LastSet, OpenSession, Proposal, WorkoutSession } from './schema.ts';
import { groupOf, withoutDropped } from './workout-sets.ts';

/**
 * What a session follows from: the last sets of its exercises, and what is proposed after them.
 *
 * @param past by exercise, the newest first
 * @param relatives names of the harder and easier ones, by id
 * @param unit the member's, in whose steps loads go up and down
 */
export function followed(
  { sets, startedAt }: Pick<WorkoutSession, 'sets' | 'startedAt'>,
  past: ReadonlyMap<string, readonly PastWorkout[]>,
  exercises: readonly Exercise[],
  relatives: ReadonlyMap<string, Exercise['name']>,
  unit: WeightUnit = 'kg',
): Pick<OpenSession, 'last' | 'proposals'> {
  const last: Record<string, LastSet[]> = {};
  const proposals: Proposal[] = [];
  const standing = withoutDropped(sets);
  for (const group of new Set(standing.map(groupOf))) {
    const coming = standing.filter((set) => groupOf(set) === group);
    const { exercise: place, exerciseId } = coming[0]!;
    const workouts = past.get(exerciseId) ?? [];
    const before = followedWorkout(coming, workouts);
    if (before) last[exerciseId] ??= before.sets.filter(({ state }) => state === 'done').map(lastSetOf);
    const exercise = exercises.find(({ id }) => id === exerciseId);
    const proposed = exercise && propose(coming, workouts, exercise, startedAt, unit);
    if (!proposed) continue;
    const { reason } = proposed.why;
    const relative = reason === 'harder' ? exercise.harderId : reason === 'easier' ? exercise.easierId : null;
    proposals.push({
      exercise: place,
      exerciseId,
      ...proposed,
      relative: (relative !== null && relatives.get(relative)) || null,
      isOlder: before !== workouts[0],
    });
  }
  return { last, proposals };
}

const lastSetOf = ({ setNumber, reps, seconds, weight }: LastSet): LastSet => ({
  setNumber,
  reps,
  seconds,
  weight,
});
