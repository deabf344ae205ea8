import { setSeconds } from '#src/features/plans/fitness/schedule.ts';
import type { Estimate, WorkoutSet } from './schema.ts';

/**
 * Metabolic equivalents: how many times the energy of sitting still a kind of training takes, rests included. They come
 * from the 2011 Compendium of Physical Activities (`energySource`): 3.5 for resistance training with several exercises of
 * 8 to 15 repetitions (code 02054); 4.3 for circuit training at moderate effort (02035), and as much for brisk walking
 * for exercise (17200).
 */
const mets = { strength: 3.5, cardio: 4.3 } as const;

export const energySource = {
  citation:
    'Ainsworth BE, Haskell WL, Herrmann SD, et al. 2011 Compendium of Physical Activities: a second update of codes and MET values. Med Sci Sports Exerc. 2011;43(8):1575–1581.',
  url: 'https://doi.org/10.1249/MSS.0b013e31821ece12',
  codes: { strength: '02054', cardio: '02035, 17200' },
} as const;

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
  const seconds = { strength: 0, cardio: 0 };
  for (const set of sets) if (set.state === 'done') seconds[set.category] += plannedSeconds(set);
  return seconds.cardio > seconds.strength ? 'cardio' : 'strength';
}

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
  return { met, bodyWeight, minutes, calories: Math.round((met * bodyWeight * minutes) / 60) };
}
