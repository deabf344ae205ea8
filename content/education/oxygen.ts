import type { OxygenByAge } from '#src/features/education/schema.ts';
import * as sources from './sources.ts';

/** The middle of 7,783 healthy people on a treadmill: half take up more, half less. mL of oxygen per kg and minute. */
export const oxygenByAge: readonly OxygenByAge[] = [
  { ages: '20-29', men: 48.0, women: 37.6 },
  { ages: '30-39', men: 42.4, women: 30.2 },
  { ages: '40-49', men: 37.8, women: 26.7 },
  { ages: '50-59', men: 32.6, women: 23.4 },
  { ages: '60-69', men: 28.2, women: 20.0 },
  { ages: '70-79', men: 24.4, women: 18.3 },
];

export const oxygenSource = sources.kaminsky2015;
export const altitudeSource = sources.chapman2013;
