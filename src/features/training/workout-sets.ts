import { addDays, today, type Day } from '#src/lib/day.ts';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { ScheduleDay } from '#src/features/plans/fitness/schema.ts';
import { plannedSeconds } from './energy.ts';
import type { RoutineDraft } from './routines/schema.ts';
import type { OpenSession, Proposal, SetNote, SetState, WorkoutSet } from './schema.ts';
import { trainingLimits } from './limits.ts';

const untouched = {
  changes: 0,
  moves: 0,
  state: 'open',
  reps: null,
  seconds: null,
  weight: null,
  at: null,
} as const;

/** What a stored set can lack, by the age of the session. */
type Later = 'id' | 'moves' | 'place' | 'superset' | 'targetRepsMax' | 'targetWeight' | 'targetRpe';
export type StoredSet = Omit<WorkoutSet, Later> & Partial<Pick<WorkoutSet, Later>>;

/** Stored sets with all that a set has: those of before sets had ids are called by their position. */
export const wholeSets = (sets: readonly StoredSet[]): WorkoutSet[] =>
  inOrder(
    sets.map((set, position) => ({
      id: String(position),
      place: position,
      moves: 0,
      superset: null,
      targetRepsMax: null,
      targetWeight: null,
      targetRpe: null,
      ...set,
    })),
  );

/** Sets of one exercise of the workout; what it was swapped for is another. */
export const groupOf = ({ exercise, exerciseId }: Pick<WorkoutSet, 'exercise' | 'exerciseId'>): string =>
  `${exercise} ${exerciseId}`;

/** Those that are in the workout: not taken out of it. */
export const withoutDropped = <Set extends Pick<WorkoutSet, 'state'>>(sets: readonly Set[]): Set[] =>
  sets.filter(({ state }) => state !== 'dropped');

const byPlace = (a: WorkoutSet, b: WorkoutSet): number =>
  a.place - b.place || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** The sets as they are done, each numbered within its exercise. */
export function inOrder(sets: readonly WorkoutSet[]): WorkoutSet[] {
  const counted = new Map<string, number>();
  return sets.toSorted(byPlace).map((set) => {
    const group = groupOf(set);
    const setNumber = (counted.get(group) ?? 0) + 1;
    if (set.state !== 'dropped') counted.set(group, setNumber);
    return set.setNumber === setNumber ? set : { ...set, setNumber };
  });
}

type Known = Pick<Exercise, 'id' | 'category'>;
type Planned = Omit<WorkoutSet, keyof typeof untouched | 'id' | 'place' | 'category' | 'setNumber'>;

/** Sets as a session begins with them, in their order. Those of an exercise that is no more are left out. */
const begun = (planned: readonly Planned[], exercises: readonly Known[]): WorkoutSet[] =>
  inOrder(
    planned
      .flatMap((set) => {
        const category = exercises.find(({ id }) => id === set.exerciseId)?.category;
        return category ? [{ ...set, category }] : [];
      })
      .map((set, place) => ({ ...set, id: String(place), place, setNumber: 1, ...untouched })),
  );

/** The sets of a day as a session begins with them: nothing is done. An exercise that is no more is left out. */
export const setsOfDay = (
  day: ScheduleDay,
  exercises: readonly Known[],
  swaps: Readonly<Record<string, string>> = {},
): WorkoutSet[] =>
  begun(
    day.exercises.flatMap(({ exerciseId, sets }, exercise) => {
      const instead = swaps[exerciseId];
      const isKnown = exercises.some(({ id }) => id === instead);
      return sets.map((set) => ({
        exerciseId: instead !== undefined && isKnown ? instead : exerciseId,
        exercise,
        superset: null,
        setType: set.setType,
        targetReps: set.durationSeconds === undefined ? set.reps : null,
        targetRepsMax: set.durationSeconds === undefined ? (set.repsMax ?? null) : null,
        targetSeconds: set.durationSeconds ?? null,
        targetWeight: null,
        targetRpe: set.rpe ?? null,
        eachSide: set.eachSide ?? false,
        rest: set.restTime,
        ...(set.walkRest && { walkRest: true }),
      }));
    }),
    exercises,
  );

/** What a plan says to the sets of a day; to none of an exercise that is done instead. */
export const notesOfDay = (...[day, exercises, swaps]: Parameters<typeof setsOfDay>): SetNote[] =>
  setsOfDay(day, exercises, swaps).flatMap(({ id, exercise, exerciseId, setNumber }) => {
    const planned = day.exercises[exercise]!;
    const text = planned.exerciseId === exerciseId && planned.sets[setNumber - 1]?.notes;
    return text ? [{ setId: id, exerciseId, text }] : [];
  });

/** The sets of a routine as a session begins with them. Those of a superset take turns, round by round. */
export const setsOfRoutine = (
  routine: Pick<RoutineDraft, 'exercises'>,
  exercises: readonly Known[],
): WorkoutSet[] =>
  begun(
    inTurns(
      routine.exercises.flatMap(({ exerciseId, superset, sets }, exercise) =>
        sets.map((set) => ({
          exerciseId,
          exercise,
          superset,
          setType: set.setType,
          targetReps: set.seconds === null ? set.reps : null,
          targetRepsMax: set.seconds === null ? set.repsMax : null,
          targetSeconds: set.seconds,
          targetWeight: set.weight,
          targetRpe: set.rpe,
          eachSide: set.eachSide,
          rest: set.restTime,
        })),
      ),
    ),
    exercises,
  );

type InTurns = Pick<WorkoutSet, 'exercise' | 'superset'>;

/** The sets exercise by exercise; those of a superset at the place of its first, round by round. */
export function inTurns<Set extends InTurns>(sets: readonly Set[]): Set[] {
  const unitOf = ({ superset, exercise }: InTurns) =>
    superset === null ? `exercise ${exercise}` : `superset ${superset}`;
  return [...new Set(sets.map(unitOf))].flatMap((unit) => {
    const own = sets.filter((set) => unitOf(set) === unit);
    const exercises = [...new Set(own.map(({ exercise }) => exercise))];
    const each = exercises.map((exercise) => own.filter((set) => set.exercise === exercise));
    const rounds = Math.max(...each.map(({ length }) => length));
    return Array.from({ length: rounds }, (_round, round) => each.flatMap((one) => one[round] ?? [])).flat();
  });
}

/** The sets of a workout to be done once more: what was done of each is what is planned. */
export const setsAgain = (sets: readonly WorkoutSet[]): WorkoutSet[] =>
  inOrder(
    withoutDropped(sets).map((set, place) => ({
      ...set,
      id: String(place),
      place,
      // None at all, or a moment, is no target.
      targetReps: set.reps || set.targetReps,
      targetRepsMax: set.reps ? null : set.targetRepsMax,
      targetSeconds: set.seconds || set.targetSeconds,
      targetWeight: set.weight ?? set.targetWeight,
      ...untouched,
    })),
  );

const stateRanks: Readonly<Record<SetState, number>> = { open: 0, dropped: 1, skipped: 2, done: 3 };

/** What became of a set, as one text: two devices must choose alike. What was done is kept in doubt. */
const recordText = (set: WorkoutSet): string =>
  JSON.stringify([
    stateRanks[set.state],
    set.at,
    set.reps,
    set.seconds,
    set.weight,
    set.exerciseId,
    set.exercise,
    set.setType,
    set.targetReps,
    set.targetRepsMax,
    set.targetSeconds,
    set.targetWeight,
    set.targetRpe,
    set.eachSide,
    set.rest,
    set.walkRest,
  ]);

const placeText = ({ place, superset }: WorkoutSet): string => JSON.stringify([place, superset]);

/** Of two records of one set the one changed more often; after as many changes either, but always the same. */
const isNewer = (a: WorkoutSet, b: WorkoutSet): boolean =>
  a.changes === b.changes ? recordText(a) > recordText(b) : a.changes > b.changes;

/** The same of where it stands. */
const isMoved = (a: WorkoutSet, b: WorkoutSet): boolean =>
  a.moves === b.moves ? placeText(a) > placeText(b) : a.moves > b.moves;

function merged(a: WorkoutSet, b: WorkoutSet): WorkoutSet {
  const { moves, place, superset } = isMoved(b, a) ? b : a;
  return { ...(isNewer(b, a) ? b : a), moves, place, superset };
}

/**
 * The sets of a session after what another device, another tab or an earlier attempt tells of them. In whatever order
 * and however often such tales arrive, the outcome is the same.
 */
export function mergeSets(sets: readonly WorkoutSet[], told: readonly WorkoutSet[]): WorkoutSet[] {
  const byId = new Map(sets.map((set) => [set.id, set]));
  for (const set of told) {
    const known = byId.get(set.id);
    byId.set(set.id, known ? merged(known, set) : set);
  }
  return inOrder([...byId.values()]);
}

/** Whether two devices did the same set each by itself: brought together, one of the two would be lost. */
export function areDoneTwice(ours: readonly WorkoutSet[], theirs: readonly WorkoutSet[]): boolean {
  const done = new Map(ours.flatMap((set) => (set.state === 'done' ? [[set.id, set] as const] : [])));
  return theirs.some((set) => {
    const own = set.state === 'done' ? done.get(set.id) : undefined;
    return own !== undefined && recordText(own) !== recordText(set);
  });
}

/** Those of a session's sets that differ from how it began, to be told to another. */
export const changedSets = (sets: readonly WorkoutSet[]): WorkoutSet[] =>
  sets.filter(({ changes, moves }) => changes > 0 || moves > 0);

/** Whether a copy knows of anything that another does not. A set that was added and dropped before is nothing. */
export function isAhead(ours: readonly WorkoutSet[], theirs: readonly WorkoutSet[]): boolean {
  const byId = new Map(theirs.map((set) => [set.id, set]));
  return changedSets(ours).some((set) => {
    const other = byId.get(set.id);
    return other ? isNewer(set, other) || isMoved(set, other) : set.state !== 'dropped';
  });
}

/** What is done in a set. */
export type Done = Readonly<Pick<WorkoutSet, 'reps' | 'seconds' | 'weight'>>;

/** Once more than so often. */
export const oneMore = (count: number): number => Math.min(count + 1, trainingLimits.changes);

/** The sets with one of them changed. @param at the moment, by the device's clock */
export function withState(
  sets: readonly WorkoutSet[],
  id: string,
  state: SetState,
  at: string | null,
  done: Done = { reps: null, seconds: null, weight: null },
): WorkoutSet[] {
  const isBehind = state === 'done' || state === 'skipped';
  return inOrder(
    sets.map((set) =>
      set.id === id
        ? { ...set, changes: oneMore(set.changes), state, at: isBehind ? at : null, ...done }
        : set,
    ),
  );
}

const isBehind = ({ state }: WorkoutSet): boolean => state === 'done' || state === 'skipped';

/** Where one is: the first open set after the last one that was done or skipped, else the first open one; null at the end. */
export function currentSet(sets: readonly WorkoutSet[]): WorkoutSet | null {
  const last = sets.findLastIndex(isBehind);
  const isOpen = ({ state }: WorkoutSet) => state === 'open';
  return sets.slice(last + 1).find(isOpen) ?? sets.find(isOpen) ?? null;
}

/**
 * Seconds of rest between a set and the one that follows it: none within a round of a superset, after it the longest that
 * is planned for its sets.
 */
export function restAfter(
  sets: readonly WorkoutSet[],
  set: WorkoutSet,
  following: WorkoutSet | null,
): number {
  if (!following) return 0;
  if (set.superset === null) return set.rest;
  const own = withoutDropped(sets).filter(({ superset }) => superset === set.superset);
  const turns = [...new Set(own.map(({ exercise }) => exercise))];
  const turnOf = ({ exercise }: WorkoutSet) => turns.indexOf(exercise);
  if (following.superset === set.superset && turnOf(following) > turnOf(set)) return 0;
  let longest = set.rest;
  for (let at = own.findIndex(({ id }) => id === set.id); at > 0; at -= 1) {
    if (turnOf(own[at - 1]!) >= turnOf(own[at]!)) break;
    longest = Math.max(longest, own[at - 1]!.rest);
  }
  return longest;
}

/** The set that was done or skipped last; null where none was. */
export function lastTouched(sets: readonly WorkoutSet[]): WorkoutSet | null {
  let found: WorkoutSet | null = null;
  for (const set of sets) if (set.at !== null && (found === null || set.at >= (found.at ?? ''))) found = set;
  return found;
}

/** When the last of the sets was done or skipped, by the device's clock; null where none was. */
export const endOfSets = (sets: readonly WorkoutSet[]): string | null => lastTouched(sets)?.at ?? null;

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
export function offeredFor({ sets, last, proposals, isLighter = false }: Offer, id: string): Done {
  const position = sets.findIndex((one) => one.id === id);
  const set = sets[position];
  if (!set) return { reps: null, seconds: null, weight: null };
  const proposal = proposalOf(proposals, set);
  const proposed = proposal?.[isLighter ? 'lighter' : 'sets'] ?? [];
  const own = proposed.find(({ setNumber }) => setNumber === set.setNumber);
  const before = sets
    .slice(0, position)
    .findLast((other) => other.state === 'done' && groupOf(other) === groupOf(set));
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
    weight: before ? before.weight : (lastTime?.weight ?? set.targetWeight),
  };
}

/** What is proposed for the exercise of a set. */
export const proposalOf = (
  proposals: readonly Proposal[],
  { exercise, exerciseId }: Pick<WorkoutSet, 'exercise' | 'exerciseId'>,
): Proposal | undefined =>
  proposals.find((one) => one.exercise === exercise && one.exerciseId === exerciseId);

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
