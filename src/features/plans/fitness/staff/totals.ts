import type { Localized } from '#src/lib/language.ts';
import { type MuscleGroup, muscleGroupLabels, muscleGroups } from '../../exercises/muscles.ts';
import { setsMinutes, type TimedSet } from '../schedule.ts';
import type { Library } from './schema.ts';

/** What totals follow from: of a plan that is stored, sent or being typed. */
interface PlannedExercise {
  readonly exerciseId: string;
  readonly sets: readonly TimedSet[];
}
interface PlannedDay {
  readonly restDay: boolean;
  readonly exercises: readonly PlannedExercise[];
}

export interface DayTotals {
  /** Rests included. */
  readonly minutes: number;
  /** Kilocalories; null where those of an exercise are not known. */
  readonly calories: number | null;
  readonly muscleGroups: readonly MuscleGroup[];
}

export interface WeekTotals {
  /** Days that are none of rest. */
  readonly workouts: number;
  /** Minutes of a workout on average; 0 where there is none. */
  readonly averageMinutes: number;
  /** Kilocalories; null where those of a workout are not known. */
  readonly calories: number | null;
  readonly muscleGroups: readonly MuscleGroup[];
}

/** In proportion to the library's usual round of the exercise. */
function exerciseCalories(exercise: PlannedExercise, library: Library): number | null {
  const known = library.get(exercise.exerciseId);
  if (!known || known.caloriesBurn === null) return null;
  if (known.estimatedTime === 0) return known.caloriesBurn;
  return (known.caloriesBurn * setsMinutes(exercise.sets)) / known.estimatedTime;
}

export function dayTotals({ exercises }: Pick<PlannedDay, 'exercises'>, library: Library): DayTotals {
  const found = new Set(exercises.map(({ exerciseId }) => library.get(exerciseId)?.muscleGroup));
  return {
    minutes: exercises.reduce((minutes, exercise) => minutes + setsMinutes(exercise.sets), 0),
    calories: sumOfKnown(exercises.map((exercise) => exerciseCalories(exercise, library))),
    muscleGroups: muscleGroups.filter((group) => found.has(group)),
  };
}

export function weekTotals(schedule: readonly PlannedDay[], library: Library): WeekTotals {
  const days = schedule.filter(({ restDay }) => !restDay).map((day) => dayTotals(day, library));
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const found = new Set(days.flatMap((day) => day.muscleGroups));
  return {
    workouts: days.length,
    averageMinutes: days.length === 0 ? 0 : Math.round(minutes / days.length),
    calories: sumOfKnown(days.map((day) => day.calories)),
    muscleGroups: muscleGroups.filter((group) => found.has(group)),
  };
}

/** What a day is about, as its exercises tell it. */
export const focusOf = (day: Pick<PlannedDay, 'exercises'>, library: Library): Localized[] =>
  dayTotals(day, library).muscleGroups.map((group) => muscleGroupLabels[group]);

/** Rounded to whole ones; null where one is not known, or there is none. */
function sumOfKnown(parts: readonly (number | null)[]): number | null {
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  return Math.round(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0));
}
