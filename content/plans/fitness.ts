import afterBirthWeek from './fitness/after-birth.json' with { type: 'json' };
import desk from './fitness/back-and-desk.json' with { type: 'json' };
import expectingWeek from './fitness/expecting.json' with { type: 'json' };
import gym from './fitness/first-months-in-a-gym.json' with { type: 'json' };
import heart from './fitness/gentle-on-the-heart.json' with { type: 'json' };
import knees from './fitness/kind-to-the-knees.json' with { type: 'json' };
import fast from './fitness/strength-through-a-fast.json' with { type: 'json' };
import sixty from './fitness/strong-at-sixty.json' with { type: 'json' };
import firstRunWeek from './fitness/first-run.json' with { type: 'json' };
import jerrycan from './fitness/jerrycan-strength.json' with { type: 'json' };
import threeDays from './fitness/three-days-fifteen-minutes.json' with { type: 'json' };
import gain from './fitness/weight-gain-strength.json' with { type: 'json' };
import loss from './fitness/weight-loss-foundation.json' with { type: 'json' };
import {
  harder,
  inBlocks,
  inOrder,
  inRanges,
  ofEffort,
  onDays,
  sameWeek,
  sets,
  type Step,
} from './fitness/blocks.ts';

const walks = ['brisk-walk'];
const longerWalks = (minutes: number): Step =>
  harder(walks, (set) => ({ ...set, durationSeconds: (set.durationSeconds ?? 0) + minutes * 60 }));
const longerPlanks: Step = harder(['plank'], (set) => ({ ...set, durationSeconds: 30 }));
const moreReps = (more: number, ...ids: string[]): Step =>
  harder(ids, (set) => (set.reps === null ? set : { ...set, reps: set.reps + more }));

export const weightLossFoundation = inBlocks(
  loss,
  [
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
  ],
  ofEffort(7),
);

const lifts = ['goblet-squat', 'romanian-deadlift', 'bent-over-row', 'overhead-press'];
const liftsTo = (from: number, to: number): Step =>
  harder(lifts, (set) => (set.reps === from ? { ...set, reps: to, restTime: 90 } : set));
const idsIn = ({ week }: { week: readonly { exercises: readonly { exerciseId: string }[] }[] }) =>
  week.flatMap((day) => day.exercises.map(({ exerciseId }) => exerciseId));
const all = idsIn(gain);

/** Each step starts from the week before; the lighter and the last weeks do not, so they stand on their own. */
export const weightGainStrength = inBlocks(
  gain,
  [
    sets(all, (count) => Math.min(count, 3)),
    { anew: sameWeek },
    { anew: sets(all, (count) => Math.ceil(count / 2)) },
    { anew: liftsTo(10, 8) },
    liftsTo(8, 10),
    { anew: sets(all, (count) => Math.min(count, 2)) },
  ],
  inRanges,
);

const resting = (seconds: number, ids: readonly string[]): Step =>
  harder(ids, (set) => ({ ...set, restTime: seconds }));
const repsOf = (count: number, ids: readonly string[]): Step =>
  harder(ids, (set) => (set.reps === null ? set : { ...set, reps: count }));
const longer = (seconds: number, ...ids: string[]): Step =>
  harder(ids, (set) => ({ ...set, durationSeconds: (set.durationSeconds ?? 0) + seconds }));

const counted = ['bodyweight-squat', 'incline-push-up', 'towel-row', 'glute-bridge'];
const threeDaysFifteenMinutes = inBlocks(threeDays, [
  sameWeek,
  moreReps(2, ...counted),
  inOrder(moreReps(2, ...counted), resting(30, idsIn(threeDays))),
  inOrder(
    sets(counted, () => 3),
    repsOf(8, counted),
    resting(20, counted),
  ),
]);

/** So many runs, with walking after each. */
const runs = (count: number, seconds: number, walking: number): Step =>
  inOrder(
    sets(['easy-run'], () => count),
    harder(['easy-run'], (set) => ({ ...set, durationSeconds: seconds, restTime: walking })),
  );
const firstRun = inBlocks(firstRunWeek, [
  runs(8, 60, 90),
  runs(6, 90, 120),
  runs(6, 120, 90),
  runs(5, 180, 90),
  runs(4, 300, 120),
  runs(3, 480, 120),
  runs(2, 720, 120),
  runs(2, 900, 60),
  runs(1, 1800, 60),
]);

const canned = idsIn(jerrycan);
const jerrycanStrength = inBlocks(
  jerrycan,
  [
    sets(canned, (count) => Math.min(count, 2)),
    { anew: sameWeek },
    { anew: sets(canned, (count) => Math.max(count - 1, 1)) },
    { anew: inOrder(repsOf(6, lifts), resting(120, lifts)) },
    inOrder(repsOf(8, lifts), longer(15, 'farmer-carry', 'suitcase-carry')),
  ],
  inRanges,
);

const machines = idsIn(gym);
const gymLifts = [
  'leg-press',
  'romanian-deadlift',
  'chest-press',
  'overhead-press',
  'seated-row',
  'lat-pulldown',
];
const firstMonthsInAGym = inBlocks(
  gym,
  [
    sets(machines, (count) => Math.min(count, 2)),
    { anew: sameWeek },
    { anew: sets(machines, (count) => Math.max(count - 1, 1)) },
    { anew: inOrder(repsOf(8, gymLifts), resting(120, gymLifts)) },
    repsOf(10, gymLifts),
  ],
  inRanges,
);

const rising = ['sit-to-stand', 'wall-push-up', 'band-row'];
const strongAtSixty = inBlocks(sixty, [
  sameWeek,
  inOrder(moreReps(2, ...rising), longerWalks(5)),
  inOrder(
    sets(rising, () => 3),
    longer(10, 'single-leg-stand', 'tandem-walk'),
    longerWalks(10),
  ),
  longerWalks(10),
]);

const gentleOnTheHeart = inBlocks(heart, [
  sameWeek,
  longerWalks(5),
  inOrder(longerWalks(5), moreReps(2, ...rising, 'calf-raise', 'seated-knee-extension')),
  longerWalks(5),
]);

const backAndDesk = inBlocks(desk, [
  sameWeek,
  moreReps(2, 'glute-bridge', 'wall-push-up', 'band-pull-apart'),
  longer(10, 'hip-flexor-stretch', 'hamstring-stretch', 'chest-stretch'),
]);

const expecting = inBlocks(expectingWeek, [sameWeek, longerWalks(5), longerWalks(5)]);

const afterBirth = inBlocks(afterBirthWeek, [
  sameWeek,
  longerWalks(5),
  inOrder(longerWalks(5), moreReps(2, ...rising, 'glute-bridge')),
  longerWalks(5),
]);

const spared = ['sit-to-stand', 'incline-push-up', 'towel-row', 'glute-bridge'];
const eightTimes = [...spared, 'seated-knee-extension', 'clamshell'];
const kindToTheKnees = inBlocks(knees, [
  sameWeek,
  moreReps(2, ...eightTimes),
  sets(spared, () => 3),
  moreReps(2, ...eightTimes),
]);

const lifted = idsIn(fast).filter((id) => !walks.includes(id));
const fewer = (count: number): Step => sets(lifted, (planned) => Math.min(planned, count));
const strengthThroughAFast = inBlocks(fast, [
  sameWeek,
  { anew: fewer(2) },
  { anew: fewer(1) },
  { anew: fewer(2) },
]);

export const bundledFitnessPlans = [
  weightGainStrength,
  weightLossFoundation,
  threeDaysFifteenMinutes,
  firstRun,
  jerrycanStrength,
  firstMonthsInAGym,
  strongAtSixty,
  gentleOnTheHeart,
  backAndDesk,
  kindToTheKnees,
  expecting,
  afterBirth,
  strengthThroughAFast,
];
