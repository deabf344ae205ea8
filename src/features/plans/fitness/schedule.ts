import type { ExerciseSet, ProgressionPhase, ScheduleDay } from './schema.ts';

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

/** The day with that number, else the first: a page always has a day to show. */
export function selectedDay(schedule: readonly ScheduleDay[], day: number | null): ScheduleDay | undefined {
  return schedule.find((candidate) => candidate.day === day) ?? schedule[0];
}

/** The part of the progression that a week belongs to. */
export function phaseOfWeek(phases: readonly ProgressionPhase[], week: number): ProgressionPhase | undefined {
  return phases.find((phase) => phase.fromWeek <= week && week <= phase.toWeek);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
