import type { Exercise } from '../exercises/schema.ts';
import { setsMinutes } from './schedule.ts';
import type { ScheduleDay } from './schema.ts';

/**
 * Metabolic equivalents: how many times the energy of sitting still a kind of training takes, rests included. They come
 * from the 2011 Compendium of Physical Activities (`energySource`): 3.5 for resistance training with several exercises of
 * 8 to 15 repetitions (code 02054); 4.3 for circuit training at moderate effort (02035), and as much for brisk walking
 * for exercise (17200); 2.3 for mild stretching (02101).
 */
export const mets = { strength: 3.5, cardio: 4.3, mobility: 2.3 } as const;

export const energySource = {
  citation:
    'Ainsworth BE, Haskell WL, Herrmann SD, et al. 2011 Compendium of Physical Activities: a second update of codes and MET values. Med Sci Sports Exerc. 2011;43(8):1575–1581.',
  url: 'https://doi.org/10.1249/MSS.0b013e31821ece12',
  codes: { strength: '02054', cardio: '02035, 17200', mobility: '02101' },
} as const;

/** kg of the person for whom a plan's week is reckoned: one that is told beside the figure. */
export const reckonedWeight = 70;

/** To tens: the method knows no more. */
const step = 10;

/**
 * kcal of a week as it is written: MET × kg × h of each exercise by its kind. The same method as for a workout that was
 * done; null where the week holds no exercise that is known.
 */
export function weekEnergy(
  schedule: readonly ScheduleDay[],
  exercises: readonly Exercise[],
  kilograms = reckonedWeight,
): number | null {
  const categories = new Map(exercises.map(({ id, category }) => [id, category]));
  const metMinutes = schedule
    .flatMap((day) => day.exercises)
    .map(({ exerciseId, sets }) => {
      const category = categories.get(exerciseId);
      if (category === undefined) return 0;
      return setsMinutes(sets) * mets[category];
    })
    .reduce((total, each) => total + each, 0);
  return metMinutes > 0 ? Math.round((metMinutes * kilograms) / 60 / step) * step : null;
}
