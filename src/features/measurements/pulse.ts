/** Beats a minute between which an adult's heart beats at rest: American Heart Association. */
export const usualPulse = { min: 60, max: 100 } as const;

export type PulseLevel = 'slow' | 'usual' | 'fast';

/** Where a pulse at rest lies. Slow is what trained people have, too. */
export const pulseLevel = (pulse: number): PulseLevel =>
  pulse < usualPulse.min ? 'slow' : pulse > usualPulse.max ? 'fast' : 'usual';
