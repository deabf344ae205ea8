import type { intensities } from './kinds.ts';

/**
 * The bundled exercises without jumps, fast bouts or long holds, which drive the blood pressure up while they last. One
 * that staff have added counts as straining until it stands here.
 */
export const gentleExercises: readonly string[] = [
  'march-in-place',
  'brisk-walk',
  'bodyweight-squat',
  'goblet-squat',
  'reverse-lunge',
  'glute-bridge',
  'romanian-deadlift',
  'push-up',
  'chair-dip',
  'bent-over-row',
  'overhead-press',
  'biceps-curl',
  'dead-bug',
  'bird-dog',
  'sit-to-stand',
  'step-up',
  'calf-raise',
  'hip-thrust',
  'leg-curl',
  'wall-push-up',
  'incline-push-up',
  'floor-press',
  'chest-press',
  'lateral-raise',
  'triceps-extension',
  'towel-row',
  'band-row',
  'band-pull-apart',
  'lat-pulldown',
  'seated-row',
  'hammer-curl',
  'split-squat',
  'lateral-lunge',
  'single-leg-deadlift',
  'seated-knee-extension',
  'knee-push-up',
  'back-extension',
  'clamshell',
  'heel-slide',
  'hamstring-stretch',
  'hip-flexor-stretch',
  'calf-stretch',
  'chest-stretch',
  'cat-cow',
  'childs-pose',
  'trunk-rotation',
  'chin-tuck',
  'single-leg-stand',
  'tandem-walk',
  'seated-march',
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
  exerciseIds.every((id) => gentleExercises.includes(id));
