import { gymGear } from '#src/features/plans/exercises/gear.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { levels } from '#src/features/plans/exercises/kinds.ts';

/** How many are named in place of one exercise. */
export const maxAlternatives = 6;

/** What exercises are compared by. */
export type Comparable = Pick<Exercise, 'id' | 'pattern' | 'gear' | 'muscleGroup' | 'difficulty'>;

/**
 * The exercises of the same movement that can be done in place of one: those with the same equipment first, then those
 * that need none, then the others, of which a gym is the last that a home is sent to; of these the ones for the same part
 * of the body, and those about as hard.
 */
export function alternativesTo(exercise: Comparable, library: readonly Comparable[]): string[] {
  // What is of no kind is not of one kind.
  if (exercise.pattern === 'other') return [];
  const isOfGym = ({ gear }: Comparable) => gear.some((piece) => gymGear.includes(piece));
  const isAtHome = !isOfGym(exercise);
  const needsMore = (other: Comparable) => {
    if (other.gear.length === 0) return exercise.gear.length === 0 ? 0 : 1;
    if (other.gear.every((piece) => exercise.gear.includes(piece))) return 0;
    return isAtHome && isOfGym(other) ? 3 : 2;
  };
  const isElsewhere = ({ muscleGroup }: Comparable) => Number(muscleGroup !== exercise.muscleGroup);
  const harder = ({ difficulty }: Comparable) =>
    Math.abs(levels.indexOf(difficulty) - levels.indexOf(exercise.difficulty));
  return library
    .filter(({ id, pattern }) => pattern === exercise.pattern && id !== exercise.id)
    .toSorted(
      (a, b) =>
        needsMore(a) - needsMore(b) ||
        isElsewhere(a) - isElsewhere(b) ||
        harder(a) - harder(b) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, maxAlternatives)
    .map(({ id }) => id);
}

/** As `alternativesTo` of one library, which looks once for each exercise that is asked for; none in place of an unknown one. */
export function alternativesIn(library: readonly Comparable[]): (id: string) => readonly string[] {
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  const byPattern = Map.groupBy(library, ({ pattern }) => pattern);
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const exercise = byId.get(id);
    if (!exercise) return [];
    const found = known.get(id) ?? alternativesTo(exercise, byPattern.get(exercise.pattern)!);
    known.set(id, found);
    return found;
  };
}

/**
 * What is done in place of the exercises of a plan, with one more swap: of what stands in the workout already, the one of
 * the plan is swapped anew; the one of the plan itself takes its place again.
 */
export function withSwap(
  swaps: Readonly<Record<string, string>>,
  from: string,
  to: string,
): Readonly<Record<string, string>> {
  const planned = Object.keys(swaps).filter((id) => swaps[id] === from);
  const changed = { ...swaps };
  for (const id of planned.length > 0 ? planned : [from]) {
    if (id === to) delete changed[id];
    else changed[id] = to;
  }
  return changed;
}
