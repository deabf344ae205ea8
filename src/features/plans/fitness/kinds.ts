import { exerciseLimits } from '../exercises/kinds.ts';

/** The public list's order first, then what only the staff forms offer. */
export const fitnessCategories = [
  'weight-loss',
  'weight-gain',
  'maintenance',
  'muscle-building',
  'endurance-training',
  'endurance',
  'functional',
  'strength',
  'flexibility',
  'muscle-gain',
] as const;
export type FitnessCategory = (typeof fitnessCategories)[number];
export const fitnessStatuses = ['draft', 'published', 'archived'] as const;
export const durationUnits = ['weeks', 'minutes'] as const;
export const setTypes = ['warm-up', 'working', 'cardio'] as const;
export const timesOfDay = ['any', 'morning', 'afternoon', 'evening'] as const;
export const locations = ['any', 'home', 'gym', 'outdoors'] as const;
export const intensities = ['low', 'moderate', 'high'] as const;

export const fitnessPlanLimits = {
  ...exerciseLimits,
  difficulty: { min: 1, max: 5 },
  rating: 5,
  /** By unit. */
  duration: { weeks: 104, minutes: 600 },
  weeklyWorkouts: { min: 1, max: 14 },
  scheduleDays: 31,
  blocks: 26,
  reps: 500,
  /** Seconds. */
  rest: 900,
  /** Seconds of one timed set. */
  setDuration: 4 * 60 * 60,
  /** Rate of perceived exertion, Borg's CR10 scale. */
  rpe: { min: 1, max: 10 },
} as const;

/** What a version of a plan does otherwise than another one: with a day, with an exercise of a day. */
export const dayChanges = ['added', 'removed', 'changed', 'to rest', 'to training'] as const;
export const exerciseChanges = ['added', 'removed', 'changed'] as const;
/** What can be otherwise in the sets of an exercise. `range`: only the upper end of the repetitions. */
export const setChanges = ['count', 'repetitions', 'range', 'time', 'rest', 'effort', 'kind'] as const;
export type SetChange = (typeof setChanges)[number];
