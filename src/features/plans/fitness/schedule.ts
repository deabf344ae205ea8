import type { Localized } from '#src/lib/language.ts';
import { type MuscleGroup, muscleGroupLabels, muscleGroups } from '../exercises/muscles.ts';
import type { Exercise } from '../exercises/schema.ts';
import type { FitnessPlanDetail } from './listing.ts';
import type {
  ExerciseSet,
  FitnessPlan,
  Block,
  Stretch,
  ScheduleDay,
  ScheduledExercise,
  WrittenPlan,
} from './schema.ts';

/** What follows from a schedule. Nothing of it is stored: it is told here, whenever a plan is read. */

/** Seconds of one controlled repetition: about two down, one up, one to settle. */
export const secondsPerRep = 4;

/** What the time of a set follows from. */
type TimedSet = Readonly<Pick<ExerciseSet, 'reps' | 'durationSeconds' | 'eachSide' | 'restTime'>>;

interface PlannedExercise extends Pick<ScheduledExercise, 'exerciseId'> {
  readonly sets: readonly TimedSet[];
}
interface PlannedDay extends Pick<ScheduleDay, 'restDay'> {
  readonly exercises: readonly PlannedExercise[];
}
type Exercises = Pick<PlannedDay, 'exercises'>;

/** Where a plan's exercises are looked up. */
export type Library = ReadonlyMap<string, Exercise>;
/** As much of it as tells what a day is about. */
export type GroupLibrary = ReadonlyMap<string, Pick<Exercise, 'muscleGroup'>>;

export const libraryOf = <Known extends { readonly id: string }>(exercises: readonly Known[]) =>
  new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** Seconds of work and of the rest after it. */
export function setSeconds(set: TimedSet): number {
  const oneSide = set.durationSeconds ?? (set.reps ?? 0) * secondsPerRep;
  return oneSide * (set.eachSide ? 2 : 1) + set.restTime;
}

/** Whole minutes of some sets with their rests, rounded up: what is over goes into moving on. */
export function setsMinutes(sets: readonly TimedSet[]): number {
  return Math.ceil(sum(sets.map(setSeconds)) / 60);
}

/** Minutes of a day; 0 on a rest day. */
export function dayMinutes(day: Exercises): number {
  return sum(day.exercises.map(({ sets }) => setsMinutes(sets)));
}

export function daySets(day: Exercises): number {
  return sum(day.exercises.map((exercise) => exercise.sets.length));
}

/** The parts of the body that a day is about, in one order. */
function dayMuscleGroups({ exercises }: Exercises, library: GroupLibrary): readonly MuscleGroup[] {
  const found = new Set(exercises.map(({ exerciseId }) => library.get(exerciseId)?.muscleGroup));
  return muscleGroups.filter((group) => found.has(group));
}

/** What a day is about: in staff's words, else as its exercises tell it. */
export function focusOf(
  day: Exercises & Pick<ScheduleDay, 'focusAreas'>,
  library: GroupLibrary,
): ScheduleDay['focusAreas'] {
  if (day.focusAreas.length > 0) return day.focusAreas;
  return dayMuscleGroups(day, library).map((group): Localized => muscleGroupLabels[group]);
}

/** In proportion to the library's usual round of the exercise. */
function exerciseCalories({ exerciseId, sets }: PlannedExercise, library: Library): number | null {
  const known = library.get(exerciseId);
  if (!known || known.caloriesBurn === null) return null;
  if (known.estimatedTime === 0) return known.caloriesBurn;
  return (known.caloriesBurn * setsMinutes(sets)) / known.estimatedTime;
}

export const dayTotals = (day: Exercises, library: Library) => ({
  /** Rests included. */
  minutes: dayMinutes(day),
  /** Kilocalories; null where those of an exercise are not known. */
  calories: sumOfKnown(day.exercises.map((exercise) => exerciseCalories(exercise, library))),
  muscleGroups: dayMuscleGroups(day, library),
});

const trainingDays = <Day extends PlannedDay>(schedule: readonly Day[]) =>
  schedule.filter(({ restDay }) => !restDay);

/** Minutes of a workout on average; 0 where there is none. */
export function averageMinutes(schedule: readonly PlannedDay[]): number {
  const days = trainingDays(schedule);
  return days.length === 0 ? 0 : Math.round(sum(days.map(dayMinutes)) / days.length);
}

export function weekTotals(schedule: readonly PlannedDay[], library: Library) {
  const days = trainingDays(schedule);
  const exercises = days.flatMap((day) => day.exercises);
  return {
    /** Days that are none of rest. */
    workouts: days.length,
    averageMinutes: averageMinutes(schedule),
    /** Kilocalories; null where those of a workout are not known. */
    calories: sumOfKnown(days.map((day) => dayTotals(day, library).calories)),
    muscleGroups: dayMuscleGroups({ exercises }, library),
  };
}

/** Weeks that a plan is gone through; one that is counted in minutes is gone through once. */
export const weeksOf = ({ duration, durationUnit }: Pick<WrittenPlan, 'duration' | 'durationUnit'>): number =>
  durationUnit === 'weeks' ? duration : 1;

type Lasting = Pick<WrittenPlan, 'duration' | 'durationUnit' | 'blocks'>;

/** A block with the weeks that it is trained in. */
export type PlacedBlock = Block & Pick<Stretch, 'fromWeek' | 'toWeek'>;

/** The blocks of a plan, from its first week to its last; the last block lasts as long as the plan does. */
export function placedBlocks({ blocks, ...plan }: Lasting): PlacedBlock[] {
  let toWeek = 0;
  return blocks.map((block, index) => {
    const fromWeek = toWeek + 1;
    toWeek = index === blocks.length - 1 ? Math.max(fromWeek, weeksOf(plan)) : toWeek + block.weeks;
    return { ...block, fromWeek, toWeek };
  });
}

/** What a week belongs to: beyond the last one, what comes last. @throws where there is nothing */
export function ofWeek<Placed extends Pick<Stretch, 'toWeek'>>(
  placed: readonly Placed[],
  week: number,
): Placed {
  const found = placed.find(({ toWeek }) => week <= toWeek) ?? placed.at(-1);
  if (!found) throw new Error('A plan without blocks');
  return found;
}

/** The plan as everybody reads it, in one of its weeks. */
export function shownPlan({ blocks, ...plan }: WrittenPlan, library: Library, week = 1): FitnessPlan {
  const placed = placedBlocks({ ...plan, blocks });
  const block = ofWeek(placed, week);
  const totals = weekTotals(block.schedule, library);
  return {
    ...plan,
    week: Math.min(week, block.toWeek),
    schedule: block.schedule.map((day) => {
      const { minutes, calories } = dayTotals(day, library);
      return {
        ...day,
        exercises: day.exercises.map(({ exerciseId, sets }) => ({
          exerciseId,
          sets: sets.map((set, index) => ({ ...set, setNumber: index + 1 })),
          estimatedTime: setsMinutes(sets),
        })),
        totalEstimatedTime: minutes,
        totalCaloriesBurn: calories,
        focusAreas: focusOf(day, library),
      };
    }),
    progression: placed.map(({ fromWeek, toWeek, title, text }) => ({ fromWeek, toWeek, title, text })),
    averageWorkoutTime: totals.averageMinutes,
    muscleGroups: [...totals.muscleGroups],
  };
}

/** A plan in one of its weeks, with the exercises of that week. @param exercises all that the plan names */
export function planDetail(plan: WrittenPlan, exercises: Exercise[], week?: number): FitnessPlanDetail {
  const shown = shownPlan(plan, libraryOf(exercises), week);
  const named = new Set(shown.schedule.flatMap((day) => day.exercises.map(({ exerciseId }) => exerciseId)));
  return { plan: shown, exercises: exercises.filter(({ id }) => named.has(id)) };
}

/** A plan in each of its blocks. */
export const blockDetails = (plan: WrittenPlan, exercises: Exercise[]): FitnessPlanDetail[] =>
  placedBlocks(plan).map(({ fromWeek }) => planDetail(plan, exercises, fromWeek));

/** The day with that number, else the first: a page always has a day to show. */
export function selectedDay<Day extends Pick<ScheduleDay, 'day'>>(
  schedule: readonly Day[],
  day: number | null,
): Day | undefined {
  return schedule.find((candidate) => candidate.day === day) ?? schedule[0];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Rounded to whole ones; null where one is not known, or there is none. */
function sumOfKnown(parts: readonly (number | null)[]): number | null {
  if (parts.length === 0 || parts.some((part) => part === null)) return null;
  return Math.round(sum(parts.map((part) => part ?? 0)));
}
