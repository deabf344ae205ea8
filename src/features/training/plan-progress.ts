import type { Place, WorkoutSession } from './schema.ts';

/** The days of a plan, block by block. */
export type Course = readonly {
  readonly fromWeek: number;
  readonly toWeek: number;
  /** Of each of its weeks, in their order. */
  readonly days: readonly { readonly day: number; readonly restDay: boolean }[];
}[];

export const samePlace = (a: Pick<WorkoutSession, 'week' | 'day'>, b: Place): boolean =>
  a.week === b.week && a.day === b.day;

/** Every day of the whole plan, in the order of doing. */
export const placesOf = (course: Course): Place[] =>
  course.flatMap(({ fromWeek, toWeek, days }) =>
    Array.from({ length: toWeek - fromWeek + 1 }, (_week, index) =>
      days.map(({ day }) => ({ week: fromWeek + index, day })),
    ).flat(),
  );

/** The days of one of its weeks; none beyond the last. */
export const daysOfWeek = <Days extends Course[number]['days']>(
  course: readonly (Omit<Course[number], 'days'> & { readonly days: Days })[],
  week: number,
): Days | readonly [] =>
  course.find(({ fromWeek, toWeek }) => fromWeek <= week && week <= toWeek)?.days ?? [];

/** How many workouts a plan means for the week that is next, or for its last one. */
export function workoutsMeant({
  blocks,
  next,
  weeks,
}: {
  readonly blocks: Course;
  readonly next: Place | null;
  readonly weeks: number;
}): number {
  return daysOfWeek(blocks, next?.week ?? weeks).filter(({ restDay }) => !restDay).length;
}

/** Whether a plan has such a day. */
export const hasPlace = (course: Course, { week, day }: Place): boolean =>
  daysOfWeek(course, week).some((one) => one.day === day);

/**
 * The first day that is not done, whatever the date: what was missed waits, and everything after it moves on. Null when
 * every day is done.
 */
export function nextPlace(course: Course, done: readonly Place[]): Place | null {
  const behind = new Set(done.map(keyOf));
  return placesOf(course).find((place) => !behind.has(keyOf(place))) ?? null;
}

/** The first days of training that are not done, so many at most. */
export function trainingDaysFrom(course: Course, done: readonly Place[], max: number): Place[] {
  const behind = new Set(done.map(keyOf));
  const isRest = ({ week, day }: Place) => daysOfWeek(course, week).find((one) => one.day === day)?.restDay;
  return placesOf(course)
    .filter((place) => !behind.has(keyOf(place)) && !isRest(place))
    .slice(0, max);
}

/**
 * The week that can be done once more: the one that goes on, as soon as something of it is behind, else the one before
 * it; the last one after the end. Null where nothing of it is behind.
 */
export function weekToDoAgain(course: Course, done: readonly Place[], next: Place | null): number | null {
  const isBegun = (week: number) => done.some((place) => place.week === week);
  const last = course.at(-1)?.toWeek ?? 0;
  const week = next === null ? last : isBegun(next.week) ? next.week : next.week - 1;
  return isBegun(week) ? week : null;
}

/** Whether no day of training of a week is ahead any more. */
export const isWeekTrained = (course: Course, done: readonly Place[], week: number): boolean =>
  daysOfWeek(course, week).every(
    ({ day, restDay }) => restDay || done.some((one) => samePlace(one, { week, day })),
  );

/** What became of the days of a plan. */
export interface Tally {
  readonly trained: number;
  readonly rested: number;
  readonly passedOver: number;
  readonly ahead: number;
}

/** Every day of the plan once. Days that it has no more do not count; one both passed over and trained was trained. */
export function tally(course: Course, done: readonly (Place & { readonly trained: boolean })[]): Tally {
  const trained = new Set(done.filter((place) => place.trained).map(keyOf));
  const behind = new Set(done.map(keyOf));
  const counted = { trained: 0, rested: 0, passedOver: 0, ahead: 0 };
  for (const { fromWeek, toWeek, days } of course)
    for (let week = fromWeek; week <= toWeek; week += 1)
      for (const { day, restDay } of days) {
        const key = keyOf({ week, day });
        if (!behind.has(key)) counted.ahead += 1;
        else if (trained.has(key)) counted.trained += 1;
        else counted[restDay ? 'rested' : 'passedOver'] += 1;
      }
  return counted;
}

const keyOf = ({ week, day }: Place): string => `${week} ${day}`;
