import { type MuscleGroup, type Muscle, muscleGroups, muscles } from './muscles.ts';
import type { Exercise, ExerciseSet, ProgressionPhase, ScheduleDay, ScheduledExercise } from './schema.ts';

/** Seconds of one controlled repetition: about two down, one up, one to settle. */
export const secondsPerRep = 4;

/** What the time of a set follows from. */
export type TimedSet = Readonly<Pick<ExerciseSet, 'reps' | 'durationSeconds' | 'eachSide' | 'restTime'>>;

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
export function dayMinutes(day: ScheduleDay): number {
  return sum(day.exercises.map((exercise) => exercise.estimatedTime));
}

export function daySets(day: ScheduleDay): number {
  return sum(day.exercises.map((exercise) => exercise.sets.length));
}

export function workoutsPerWeek(schedule: readonly ScheduleDay[]): number {
  return trainingDays(schedule).length;
}

/** Whole minutes of a training day on average; 0 where there is none. */
export function averageWorkoutMinutes(schedule: readonly ScheduleDay[]): number {
  const days = trainingDays(schedule);
  return days.length === 0 ? 0 : Math.round(sum(days.map(dayMinutes)) / days.length);
}

/** The day with that number, else the first: a page always has a day to show. */
export function selectedDay(schedule: readonly ScheduleDay[], day: number | null): ScheduleDay | undefined {
  return schedule.find((candidate) => candidate.day === day) ?? schedule[0];
}

/** What the day's exercises are mainly about, in the order of `muscleGroups`. */
export function dayMuscleGroups(day: ScheduleDay, exercises: readonly Exercise[]): MuscleGroup[] {
  const found = new Set(exercisesOf(day, exercises).map((exercise) => exercise.muscleGroup));
  return muscleGroups.filter((group) => found.has(group));
}

/** The muscles that the day works first of all, head to foot. */
export function dayMuscles(day: ScheduleDay, exercises: readonly Exercise[]): Muscle[] {
  const found = new Set(exercisesOf(day, exercises).flatMap((exercise) => exercise.targetMuscles));
  return muscles.filter((muscle) => found.has(muscle));
}

/** The part of the progression that a week belongs to. */
export function phaseOfWeek(phases: readonly ProgressionPhase[], week: number): ProgressionPhase | undefined {
  return phases.find((phase) => phase.fromWeek <= week && week <= phase.toWeek);
}

function trainingDays(schedule: readonly ScheduleDay[]): ScheduleDay[] {
  return schedule.filter((day) => !day.restDay);
}

/** An exercise that was deleted since is left out. */
function exercisesOf(day: ScheduleDay, exercises: readonly Exercise[]): Exercise[] {
  const wanted = new Set(day.exercises.map((scheduled: ScheduledExercise) => scheduled.exerciseId));
  return exercises.filter((exercise) => wanted.has(exercise.id));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
