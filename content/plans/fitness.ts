import gain from './fitness/weight-gain-strength.json' with { type: 'json' };
import loss from './fitness/weight-loss-foundation.json' with { type: 'json' };
import { harder, inBlocks, inOrder, onDays, sameWeek, sets, type Step } from './fitness/blocks.ts';

const walks = ['brisk-walk'];
const longerWalks = (minutes: number): Step =>
  harder(walks, (set) => ({ ...set, durationSeconds: (set.durationSeconds ?? 0) + minutes * 60 }));
const longerPlanks: Step = harder(['plank'], (set) => ({ ...set, durationSeconds: 30 }));
const moreReps = (more: number, ...ids: string[]): Step =>
  harder(ids, (set) =>
    set.reps === null
      ? set
      : { ...set, reps: set.reps + more, ...(set.repsMax !== undefined && { repsMax: set.repsMax + more }) },
  );

export const weightLossFoundation = inBlocks(loss, [
  sameWeek,
  longerWalks(5),
  inOrder(
    onDays(
      [1, 5],
      sets(['bodyweight-squat', 'push-up'], (count) => count + 1),
    ),
    longerPlanks,
  ),
  inOrder(
    longerWalks(5),
    moreReps(2, 'bodyweight-squat', 'push-up', 'bent-over-row', 'reverse-lunge', 'glute-bridge'),
  ),
  longerWalks(10),
]);

const lifts = ['goblet-squat', 'romanian-deadlift', 'bent-over-row', 'overhead-press'];
const liftsTo = (from: number, to: number): Step =>
  harder(lifts, (set) => (set.reps === from ? { ...set, reps: to, restTime: 90 } : set));
const all = gain.week.flatMap((day) => day.exercises.map(({ exerciseId }) => exerciseId));

/** Each step starts from the week before; the lighter and the last weeks do not, so they stand on their own. */
export const weightGainStrength = inBlocks(gain, [
  sets(all, (count) => Math.min(count, 3)),
  { anew: sameWeek },
  { anew: sets(all, (count) => Math.ceil(count / 2)) },
  { anew: liftsTo(10, 8) },
  liftsTo(8, 10),
  { anew: sets(all, (count) => Math.min(count, 2)) },
]);

export const bundledFitnessPlans = [weightGainStrength, weightLossFoundation];
