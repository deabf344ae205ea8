/** How a plan's first week becomes its later ones: what a block says of itself is what is done here to its sets. */

interface WrittenSet {
  readonly setType: string;
  readonly reps: number | null;
  readonly repsMax?: number | undefined;
  readonly durationSeconds?: number | undefined;
  readonly restTime: number;
  readonly rpe?: number | undefined;
}
interface WrittenDay {
  readonly day: number;
  readonly exercises: readonly { readonly exerciseId: string; readonly sets: readonly WrittenSet[] }[];
}
type Week = readonly WrittenDay[];

/** What happens to a week. */
export type Step = (week: Week) => Week;

interface Written {
  readonly blocks: readonly object[];
  /** The first week as the steps find it. */
  readonly week: Week;
}

/**
 * A plan with a schedule for each of its blocks.
 *
 * @param steps one a block, each from the week before it, or `anew` from the plan's own
 * @param last what is done to every block in the end; no step finds it done
 */
export function inBlocks<Plan extends Written>(
  { week, blocks, ...plan }: Plan,
  steps: readonly (Step | { readonly anew: Step })[],
  last: Step = sameWeek,
) {
  if (steps.length !== blocks.length) throw new Error('A step for each block is needed');
  let before = week;
  return {
    ...plan,
    blocks: blocks.map((block, index) => {
      const step = steps[index]!;
      before = typeof step === 'function' ? step(before) : step.anew(week);
      // Steps change numbers in sets, and nothing of the days' shape.
      const schedule = last(before) as Plan['week'];
      return { ...(block as Plan['blocks'][number]), schedule };
    }),
  };
}

export const sameWeek: Step = (week) => week;

export const inOrder =
  (...steps: readonly Step[]): Step =>
  (week) =>
    steps.reduce((changed, step) => step(changed), week);

/** A step on some days only. */
export const onDays =
  (days: readonly number[], step: Step): Step =>
  (week) =>
    week.map((day) => (days.includes(day.day) ? step([day])[0]! : day));

/** Changes every set of some exercises but those that warm up. */
export const harder = (ids: readonly string[], change: (set: WrittenSet) => WrittenSet): Step =>
  ofExercises(ids, (sets) => sets.map((set) => (set.setType === 'warm-up' ? set : change(set))));

/** Changes every working set that is counted in repetitions. */
const counted =
  (change: (set: WrittenSet, reps: number) => WrittenSet): Step =>
  (week) =>
    week.map((day) => ({
      ...day,
      exercises: day.exercises.map((exercise) => ({
        ...exercise,
        sets: exercise.sets.map((set) =>
          set.setType === 'working' && set.reps !== null ? change(set, set.reps) : set,
        ),
      })),
    }));

/** The repetitions rise within a range before the load does. */
export const inRanges: Step = counted((set, reps) => ({ ...set, repsMax: reps + 2 }));

/** An effort for the sets that do not say their own. */
export const ofEffort = (rpe: number): Step => counted((set) => ({ ...set, rpe: set.rpe ?? rpe }));

/** Changes how many sets of some exercises there are; those that warm up stay. A further one is like the last. */
export const sets = (ids: readonly string[], wanted: (count: number) => number): Step =>
  ofExercises(ids, (all) => {
    const warming = all.filter(({ setType }) => setType === 'warm-up');
    const working = all.filter(({ setType }) => setType !== 'warm-up');
    const last = working.at(-1);
    if (!last) return all;
    return [...warming, ...Array.from({ length: wanted(working.length) }, (_, at) => working[at] ?? last)];
  });

const ofExercises =
  (ids: readonly string[], change: (sets: readonly WrittenSet[]) => readonly WrittenSet[]): Step =>
  (week) =>
    week.map((day) => ({
      ...day,
      exercises: day.exercises.map((exercise) =>
        ids.includes(exercise.exerciseId) ? { ...exercise, sets: change(exercise.sets) } : exercise,
      ),
    }));
