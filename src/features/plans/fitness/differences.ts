import { dequal } from 'dequal';
import { setChanges, type dayChanges, type exerciseChanges, type SetChange } from './kinds.ts';
import { placedBlocks, weeksOf, type PlacedBlock } from './schedule.ts';
import type { ScheduleDay, ScheduledExercise, WrittenPlan } from './schema.ts';

type Course = Pick<WrittenPlan, 'duration' | 'durationUnit' | 'blocks'>;

export interface ExerciseDifference {
  readonly exerciseId: string;
  readonly change: (typeof exerciseChanges)[number];
  /** Of an exercise that is changed. */
  readonly sets: readonly SetChange[];
}

export interface DayDifference {
  readonly fromWeek: number;
  readonly toWeek: number;
  readonly day: number;
  readonly change: (typeof dayChanges)[number];
  readonly exercises: readonly ExerciseDifference[];
}

type Difference = Omit<DayDifference, 'fromWeek' | 'toWeek'>;

/**
 * What is done otherwise in one version of a plan than in another: the weeks that it lasts, and the days of the weeks
 * that both have. Weeks that change alike are told together. What is only worded anew is no difference.
 */
export function differences(before: Course, after: Course) {
  const weeks = { before: weeksOf(before), after: weeksOf(after) };
  const days: DayDifference[] = [];
  for (const { fromWeek, toWeek, pair } of commonStretches(
    before,
    after,
    Math.min(weeks.before, weeks.after),
  ))
    for (const difference of ofDays(...pair)) {
      const at = days.findLastIndex(({ day }) => day === difference.day);
      const last = days[at];
      if (last?.toWeek === fromWeek - 1 && isAlike(last, difference)) days[at] = { ...last, toWeek };
      else days.push({ fromWeek, toWeek, ...difference });
    }
  return { weeks, days };
}

const isAlike = (a: Difference, b: Difference): boolean =>
  a.change === b.change && dequal(a.exercises, b.exercises);

/** Weeks in which both are in one block each. */
function commonStretches(before: Course, after: Course, weeks: number) {
  const [old, young] = [placedBlocks(before), placedBlocks(after)];
  const stretches: { fromWeek: number; toWeek: number; pair: [PlacedBlock, PlacedBlock] }[] = [];
  for (let fromWeek = 1; fromWeek <= weeks;) {
    const from = fromWeek;
    const pair = [old, young].map((blocks) => blocks.find((block) => from <= block.toWeek)) as [
      PlacedBlock,
      PlacedBlock,
    ];
    const toWeek = Math.min(weeks, ...pair.map((block) => block.toWeek));
    stretches.push({ fromWeek, toWeek, pair });
    fromWeek = toWeek + 1;
  }
  return stretches;
}

function ofDays(before: PlacedBlock, after: PlacedBlock): Difference[] {
  const numbers = [...before.schedule, ...after.schedule].map(({ day }) => day);
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .flatMap((day) => {
      const [old, young] = [before, after].map(({ schedule }) => schedule.find((one) => one.day === day));
      const change = changeOf(old, young);
      if (!change) return [];
      return [{ day, change, exercises: change === 'changed' ? ofExercises(old!, young!) : [] }];
    });
}

function changeOf(
  old: ScheduleDay | undefined,
  young: ScheduleDay | undefined,
): DayDifference['change'] | null {
  if (!old || !young) return young ? 'added' : 'removed';
  if (old.restDay !== young.restDay) return young.restDay ? 'to rest' : 'to training';
  return dequal(workIn(old.exercises), workIn(young.exercises)) ? null : 'changed';
}

/** What is done in a day, without what is said about it. */
const workIn = (exercises: readonly ScheduledExercise[]) =>
  exercises.map(({ exerciseId, sets }) => ({
    exerciseId,
    sets: sets.map(({ notes: _notes, ...set }) => set),
  }));

/** Each exercise once. None where only their order is another one. */
function ofExercises(old: ScheduleDay, young: ScheduleDay): ExerciseDifference[] {
  const setsOf = ({ exercises }: ScheduleDay, exerciseId: string) =>
    workIn(exercises.filter((exercise) => exercise.exerciseId === exerciseId)).flatMap(({ sets }) => sets);
  const ids = new Set([...old.exercises, ...young.exercises].map(({ exerciseId }) => exerciseId));
  return [...ids].flatMap((exerciseId): ExerciseDifference[] => {
    const [before, after] = [setsOf(old, exerciseId), setsOf(young, exerciseId)];
    if (dequal(before, after)) return [];
    if (before.length === 0) return [{ exerciseId, change: 'added', sets: [] }];
    if (after.length === 0) return [{ exerciseId, change: 'removed', sets: [] }];
    return [{ exerciseId, change: 'changed', sets: ofSets(before, after) }];
  });
}

type Work = Omit<ScheduledExercise['sets'][number], 'notes'>;

const fieldsOf: Readonly<Record<Exclude<SetChange, 'count' | 'range'>, readonly (keyof Work)[]>> = {
  repetitions: ['reps'],
  time: ['durationSeconds'],
  rest: ['restTime', 'walkRest'],
  effort: ['rpe'],
  kind: ['setType', 'eachSide'],
};

/** Sets are compared one by one; of those that only one has, there are more or fewer. */
function ofSets(before: readonly Work[], after: readonly Work[]): SetChange[] {
  const pairs = before.slice(0, after.length).map((set, index) => [set, after[index]!] as const);
  return setChanges.filter((change) => {
    if (change === 'count') return before.length !== after.length;
    if (change === 'range')
      return pairs.some(([old, young]) => old.reps === young.reps && old.repsMax !== young.repsMax);
    return pairs.some(([old, young]) => fieldsOf[change].some((field) => old[field] !== young[field]));
  });
}
