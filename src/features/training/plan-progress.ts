import type { Place } from './schema.ts';

/** What the days of a plan follow from. */
export interface Course {
  /** How often the week is gone through. */
  readonly weeks: number;
  /** The numbers of a week's days, in their order. */
  readonly days: readonly number[];
}

/** A plan in weeks repeats its week; one that is counted in minutes is gone through once. */
export const weeksOf = ({
  duration,
  durationUnit,
}: {
  readonly duration: number;
  readonly durationUnit: string;
}): number => (durationUnit === 'weeks' ? duration : 1);

export const samePlace = (a: Place, b: Place): boolean => a.week === b.week && a.day === b.day;

/** Every day of the whole plan, in the order of doing. */
export const placesOf = ({ weeks, days }: Course): Place[] =>
  Array.from({ length: weeks }, (_week, index) => days.map((day) => ({ week: index + 1, day }))).flat();

/**
 * The first day that is not done, whatever the date: what was missed waits, and everything after it moves on. Null when
 * every day is done.
 */
export function nextPlace(course: Course, done: readonly Place[]): Place | null {
  const behind = new Set(done.map(keyOf));
  return placesOf(course).find((place) => !behind.has(keyOf(place))) ?? null;
}

/** How many of the plan's days are done. Days that the plan has no more do not count, one done twice counts once. */
export function daysDone(course: Course, done: readonly Place[]): number {
  const behind = new Set(done.map(keyOf));
  return placesOf(course).filter((place) => behind.has(keyOf(place))).length;
}

const keyOf = ({ week, day }: Place): string => `${week} ${day}`;
