import type { intensities } from './schema.ts';

/** Jumps, fast bouts and long holds among the bundled exercises: what drives the blood pressure up while it lasts. */
export const strainingExercises: readonly string[] = [
  'jumping-jack',
  'high-knees',
  'mountain-climber',
  'plank',
];

/** Up to "somewhat hard" on Borg's CR10 scale, at which one can still talk. */
export const gentleRpe = 4;

/** What decides whether a plan is gentle. */
export interface Strain {
  readonly intensity: (typeof intensities)[number];
  /** The highest effort of all sets but warm-ups; null where one of them names none. */
  readonly hardest: number | null;
  readonly exerciseIds: readonly string[];
}

/** Whether a plan may be suggested to somebody with a high blood pressure. What is not known counts as straining. */
export const isGentle = ({ intensity, hardest, exerciseIds }: Strain): boolean =>
  intensity === 'low' &&
  hardest !== null &&
  hardest <= gentleRpe &&
  !exerciseIds.some((id) => strainingExercises.includes(id));
