import { addDays, today, type Day } from '#src/lib/day.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { ScheduleDay } from '#src/features/plans/fitness/schema.ts';
import { plannedSeconds } from './energy.ts';
import {
  trainingLimits,
  type OpenSession,
  type SetChange,
  type SetState,
  type WorkoutSet,
} from './schema.ts';

const untouched = { changes: 0, state: 'open', reps: null, seconds: null, weight: null, at: null } as const;

/** The sets of a day as a session begins with them: nothing is done. An exercise that is no more is left out. */
export const setsOfDay = (day: ScheduleDay, exercises: readonly Pick<Exercise, 'id' | 'category'>[]) =>
  day.exercises.flatMap(({ exerciseId, sets }, exercise): WorkoutSet[] => {
    const known = exercises.find(({ id }) => id === exerciseId);
    if (!known) return [];
    return sets.map((set, index) => ({
      exerciseId,
      category: known.category,
      exercise,
      setNumber: index + 1,
      setType: set.setType,
      targetReps: set.durationSeconds === undefined ? set.reps : null,
      targetRepsMax: set.durationSeconds === undefined ? (set.repsMax ?? null) : null,
      targetSeconds: set.durationSeconds ?? null,
      targetRpe: set.rpe ?? null,
      eachSide: set.eachSide ?? false,
      rest: set.restTime,
      ...untouched,
    }));
  });

/** The sets of a workout to be done once more: what was done of each is what is planned. */
export const setsAgain = (sets: readonly WorkoutSet[]): WorkoutSet[] =>
  sets.map((set) => ({
    ...set,
    // None at all, or a moment, is no target.
    targetReps: set.reps || set.targetReps,
    targetRepsMax: set.reps ? null : set.targetRepsMax,
    targetSeconds: set.seconds || set.targetSeconds,
    ...untouched,
  }));

type Recorded = Pick<WorkoutSet, 'changes' | 'state' | 'reps' | 'seconds' | 'weight' | 'at'>;

/** What can differ between two copies of a set, as one text: two devices must choose alike. */
const contentOf = ({ state, reps, seconds, weight, at }: Recorded): string =>
  JSON.stringify([at, state, reps, seconds, weight]);

/** Of two records of one set the one changed more often; after as many changes the later, then either, but always the same. */
const isNewer = (a: Recorded, b: Recorded): boolean =>
  a.changes === b.changes ? contentOf(a) > contentOf(b) : a.changes > b.changes;

/**
 * The sets of a session after what another device, another tab or an earlier attempt tells of them. In whatever order
 * and however often such tales arrive, the outcome is the same. Places that the session does not have are passed over.
 */
export function mergeSets(sets: readonly WorkoutSet[], changes: readonly SetChange[]): WorkoutSet[] {
  const merged = [...sets];
  for (const { position, ...record } of changes) {
    const set = merged[position];
    if (set && isNewer(record, set)) merged[position] = { ...set, ...record };
  }
  return merged;
}

/** All that can change of a session's sets, to be told to another. */
export const changesOf = (sets: readonly WorkoutSet[]): SetChange[] =>
  sets.flatMap(({ changes, state, reps, seconds, weight, at }, position) =>
    changes === 0 ? [] : [{ position, changes, state, reps, seconds, weight, at }],
  );

/** Whether a copy knows of anything that another does not. */
export const isAhead = (ours: readonly WorkoutSet[], theirs: readonly WorkoutSet[]): boolean =>
  ours.some((set, position) => {
    const other = theirs[position];
    return other !== undefined && isNewer(set, other);
  });

/** What is done in a set. */
export type Done = Readonly<Pick<WorkoutSet, 'reps' | 'seconds' | 'weight'>>;

/** The sets with one of them changed. @param at the moment, by the device's clock */
export function withState(
  sets: readonly WorkoutSet[],
  position: number,
  state: SetState,
  at: string | null,
  done: Done = { reps: null, seconds: null, weight: null },
): WorkoutSet[] {
  return sets.map((set, index) =>
    index === position
      ? {
          ...set,
          changes: Math.min(set.changes + 1, trainingLimits.changes),
          state,
          at: state === 'open' ? null : at,
          ...done,
        }
      : set,
  );
}

/** Where one is: the first open set after the last one that was done or skipped, else the first open one; null at the end. */
export function currentPosition(sets: readonly WorkoutSet[]): number | null {
  const last = sets.findLastIndex(({ state }) => state !== 'open');
  const after = sets.findIndex(({ state }, position) => position > last && state === 'open');
  const position = after === -1 ? sets.findIndex(({ state }) => state === 'open') : after;
  return position === -1 ? null : position;
}

/** The set that was done or skipped last; null where none was. */
export function lastTouched(sets: readonly WorkoutSet[]): number | null {
  let found: number | null = null;
  for (const [position, { at }] of sets.entries())
    if (at !== null && (found === null || at >= (sets[found]?.at ?? ''))) found = position;
  return found;
}

/** When the last of the sets was done or skipped, by the device's clock; null where none was. */
export const endOfSets = (sets: readonly WorkoutSet[]): string | null =>
  sets[lastTouched(sets) ?? -1]?.at ?? null;

/** The day on which the last of the sets was done, where the device is; the present day where none was. */
export function dayOfWorkout(sets: readonly WorkoutSet[], present: Day): Day {
  const at = endOfSets(sets);
  const day = at ? today(new Date(at)) : present;
  return day < present ? day : present;
}

const daysOffered = 7;

/** The days that a workout can be logged for: its own, and the last seven; the newest first. */
export function daysToLog(own: Day, present: Day): Day[] {
  const days = Array.from({ length: daysOffered }, (_day, back) => addDays(present, -back));
  return days.includes(own) ? days : [...days, own];
}

/** What is offered, and from what: of before, and as it is proposed. */
export interface Offer extends Pick<OpenSession, 'sets' | 'last' | 'proposals'> {
  /** Less of all, as the member wants it for this day. */
  readonly isLighter?: boolean | undefined;
}

/**
 * What a set is offered with: what is proposed after the last workouts, else its target with the load of the last time.
 * Whoever takes another load in a set is offered it for the next ones as well.
 */
export function offeredFor({ sets, last, proposals, isLighter = false }: Offer, position: number): Done {
  const set = sets[position];
  if (!set) return { reps: null, seconds: null, weight: null };
  const proposal = proposals.find(({ exercise }) => exercise === set.exercise);
  const proposed = proposal?.[isLighter ? 'lighter' : 'sets'] ?? [];
  const own = proposed.find(({ setNumber }) => setNumber === set.setNumber);
  const before = sets
    .slice(0, position)
    .findLast(({ exercise, state }) => exercise === set.exercise && state === 'done');
  if (own) {
    const asked = proposed.find(({ setNumber }) => setNumber === before?.setNumber);
    const isOther = before && asked && before.weight !== asked.weight;
    return { reps: own.reps, seconds: own.seconds, weight: isOther ? before.weight : own.weight };
  }
  const known = last[set.exerciseId] ?? [];
  const lastTime = known.find(({ setNumber }) => setNumber === set.setNumber) ?? known.at(-1);
  return {
    reps: set.targetReps,
    seconds: set.targetSeconds,
    weight: before ? before.weight : (lastTime?.weight ?? null),
  };
}

/**
 * Whole minutes that the sets done took, for the person to correct: by the clock, but never more than twice what is
 * planned, since whoever left the page open over night has not trained so long.
 *
 * @param elapsed seconds since the beginning, without pauses
 */
export function minutesTaken(sets: readonly WorkoutSet[], elapsed: number): number {
  const planned = sets
    .filter(({ state }) => state === 'done')
    .reduce((total, set) => total + plannedSeconds(set), 0);
  const { min, max } = trainingLimits.minutes;
  return Math.min(Math.max(Math.round(Math.min(elapsed, 2 * planned) / 60), min), max);
}
