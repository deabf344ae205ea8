import { setSeconds } from '#src/features/plans/fitness/schedule.ts';
import { mets } from '#src/features/plans/fitness/week-energy.ts';
import type { Estimate, WorkoutSet } from './schema.ts';

/** Seconds that a set takes as it is planned, with the rest after it. */
export const plannedSeconds = ({ targetReps, targetSeconds, eachSide, rest }: Planned): number =>
  setSeconds({
    reps: targetReps,
    ...(targetSeconds !== null && { durationSeconds: targetSeconds }),
    eachSide,
    restTime: rest,
  });

type Planned = Pick<WorkoutSet, 'targetReps' | 'targetSeconds' | 'eachSide' | 'rest'>;

/** The kind of training that took most of the time, of the sets that were done; strength, the lower, in doubt. */
export function kindOf(sets: readonly WorkoutSet[]): keyof typeof mets {
  const seconds = { mobility: 0, strength: 0, cardio: 0 };
  for (const set of sets) if (set.state === 'done') seconds[set.category] += plannedSeconds(set);
  if (seconds.cardio > Math.max(seconds.strength, seconds.mobility)) return 'cardio';
  return seconds.mobility > seconds.strength ? 'mobility' : 'strength';
}

/** @param bodyWeight kg */
export const caloriesOf = (met: number, bodyWeight: number, minutes: number): number =>
  Math.round((met * bodyWeight * minutes) / 60);

/**
 * kcal = MET × kg × h. One kilogram spends about one kilocalorie an hour at rest, which is what a MET stands for; what a
 * person really spends can lie well off.
 *
 * @param bodyWeight kg
 */
export function estimateEnergy(
  sets: readonly WorkoutSet[],
  bodyWeight: number | null,
  minutes: number,
): Estimate | null {
  if (bodyWeight === null) return null;
  const met = mets[kindOf(sets)];
  return { met, bodyWeight, minutes, calories: caloriesOf(met, bodyWeight, minutes) };
}
