import { workoutType } from '#src/features/activity/kinds.ts';
import { addDays, mondayOf, type Day } from '#src/lib/day.ts';
import type { WeekDay } from './schema.ts';

/** From Monday to Sunday. */
export const weekAround = (day: Day): Day[] =>
  Array.from({ length: 7 }, (_day, index) => addDays(mondayOf(day), index));

interface Done {
  readonly activities: readonly { readonly date: string; readonly type: string }[];
  readonly written: readonly { readonly day: string; readonly entries: number }[];
  readonly weighed: readonly { readonly date: string }[];
}

/** What was done on each day of the week around a day. */
export const weekOf = (around: Day, { activities, written, weighed }: Done): WeekDay[] =>
  weekAround(around).map((day) => {
    const logged = activities.filter(({ date }) => date === day);
    const workouts = logged.filter(({ type }) => type === workoutType).length;
    return {
      day,
      workouts,
      activities: logged.length - workouts,
      entries: written.find((each) => each.day === day)?.entries ?? 0,
      weighed: weighed.some(({ date }) => date === day),
    };
  });
