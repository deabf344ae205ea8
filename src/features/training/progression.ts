import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import type { Gear } from '#src/features/plans/exercises/gear.ts';
import { kilogramsOf, loadPlus, shownLoad, type WeightUnit } from '#src/lib/weight.ts';
import type { LastSet, ProposalReason, WorkoutSet } from './schema.ts';
import { trainingLimits as limits } from './limits.ts';

/**
 * What is offered for the next workout of an exercise, by double progression: repetitions rise to the top of their
 * range, then the load rises by its smallest step and they begin at the lower end again.
 */

/** Says when the load goes up and by how much. All else here is our own cautious rule, and the reader is told so. */
export const progressionSource = {
  citation:
    'American College of Sports Medicine. Progression models in resistance training for healthy adults (position stand). Medicine & Science in Sports & Exercise 2009;41(3):687-708.',
  url: 'https://doi.org/10.1249/MSS.0b013e3181915670',
} as const;

/** Where a plan has no range: "one or two repetitions more than planned". */
const repsOverPlan = 2;
/** Of the load; a step is never more unless as many repetitions over the top are done first. */
const raise = { least: 0.02, most: 0.1 };
const daysOfGap = 14;
const milliseconds = 24 * 60 * 60 * 1000;
/** Workouts among which one that was planned alike is looked for. */
const workoutsCompared = 3;

type Planned = Pick<WorkoutSet, 'setNumber' | 'setType' | 'targetReps' | 'targetSeconds'> &
  Partial<Pick<WorkoutSet, 'targetRepsMax'>>;
type Recorded = Planned & Pick<WorkoutSet, 'state' | 'reps' | 'seconds' | 'weight'>;

/** What became of the sets of one exercise in a finished session, whose beginning is told. */
export interface PastWorkout {
  readonly startedAt: string;
  readonly sets: readonly Recorded[];
}

export type Trained = Pick<Exercise, 'category' | 'pattern' | 'gear'>;

export interface Proposed {
  readonly sets: LastSet[];
  /** For a day on which one wants less. */
  readonly lighter: LastSet[];
  readonly why: {
    readonly reason: ProposalReason;
    /** What was reached, missed or is aimed at; null where the sets differ. */
    readonly reps: number | null;
    readonly seconds: number | null;
    readonly kilograms: number | null;
    readonly days: number | null;
  };
}

const workingOf = <Set extends Planned>(sets: readonly Set[]): Set[] =>
  sets.filter(({ setType }) => setType !== 'warm-up');

const isCounted = ({ targetReps }: Planned): boolean => targetReps !== null;

/** Repetitions or seconds; null where the set was not done. */
const doneIn = (set: Recorded): number | null =>
  set.state !== 'done' ? null : isCounted(set) ? set.reps : set.seconds;

const lowOf = ({ targetReps, targetSeconds }: Planned): number => targetReps ?? targetSeconds ?? 0;

const highOf = ({ targetReps, targetRepsMax, targetSeconds }: Planned): number =>
  targetReps === null
    ? Math.min(2 * (targetSeconds ?? 0), limits.seconds)
    : (targetRepsMax ?? Math.min(targetReps + repsOverPlan, limits.reps));

const isPlannedAlike = (a: readonly Planned[], b: readonly Planned[]): boolean => {
  const [one, other] = [a[0], b[0]];
  return (
    one !== undefined && other !== undefined && lowOf(one) === lowOf(other) && highOf(one) === highOf(other)
  );
};

/** Those that can be compared with the coming sets, with their working sets only. */
function comparable(coming: readonly Planned[], past: readonly PastWorkout[]): PastWorkout[] {
  const [first] = coming;
  return past
    .map(({ startedAt, sets }) => ({
      startedAt,
      sets: workingOf(sets).filter((set) => first && isCounted(set) === isCounted(first)),
    }))
    .filter(({ sets }) => sets.some((set) => doneIn(set) !== null));
}

/**
 * Which of the past workouts the coming one follows from: the newest of the last few that was planned alike, since a
 * week may have a heavy and a light day of one exercise; else the newest.
 *
 * @param past the newest first
 */
export function followedWorkout(
  coming: readonly Planned[],
  past: readonly PastWorkout[],
): PastWorkout | undefined {
  const working = workingOf(coming);
  const known = comparable(working, past);
  const found =
    known.slice(0, workoutsCompared).find(({ sets }) => isPlannedAlike(sets, working)) ?? known[0] ?? past[0];
  return past.find(({ startedAt }) => startedAt === found?.startedAt);
}

/** Whether a workout stayed, all sets that were done together, below the lower ends that were planned. */
function isBelow({ sets }: PastWorkout): boolean {
  const over = sets.map((set) => {
    const done = doneIn(set);
    return done === null ? 0 : done - lowOf(set);
  });
  return over.reduce((sum, one) => sum + one, 0) < 0;
}

/** Bars and machines, which are loaded by plates. */
export const hasPlates = (gear: readonly Gear[]): boolean =>
  gear.includes('barbell') || gear.includes('machine');

/** What one adds at least, in kilograms or pounds; the next kettlebell of a row weighs 4 more. */
function stepOf(gear: readonly Gear[], unit: WeightUnit): number {
  if (gear.includes('kettlebell')) return { kg: 4, lb: 10 }[unit];
  return hasPlates(gear) ? { kg: 2.5, lb: 5 }[unit] : { kg: 1, lb: 2.5 }[unit];
}

const canBeLoaded = (gear: readonly Gear[]): boolean =>
  gear.some((one) => ['jerrycan', 'dumbbells', 'kettlebell', 'barbell', 'machine'].includes(one));

/** A tenth less, as the plates or half litres of water allow; never nothing where there was something. */
function lighterLoad(weight: number, gear: readonly Gear[], unit: WeightUnit): number {
  const isInSteps = hasPlates(gear) || gear.includes('kettlebell');
  const grain = isInSteps ? stepOf(gear, unit) : { kg: 0.5, lb: 1 }[unit];
  const load = shownLoad(weight, unit);
  const steps = Math.min(Math.round((load * 0.9) / grain), Math.ceil(load / grain) - 1);
  return Math.min(weight, kilogramsOf(Math.max(steps * grain, grain), unit));
}

/** What follows a set of so many seconds: of walks and runs at most a tenth more. */
function longer(seconds: number, category: Trained['category']): number {
  if (category === 'cardio') {
    const grain = seconds >= 600 ? 60 : seconds >= 60 ? 5 : 1;
    return Math.max(seconds, Math.floor((seconds * 1.1) / grain) * grain);
  }
  return Math.floor((seconds + (seconds < 60 ? 5 : 10)) / 5) * 5;
}

/** A set of the coming workout with the one that it follows from. */
interface Pair {
  readonly planned: Planned;
  readonly before: Recorded;
  readonly done: number;
}

/** Those without a like before them follow from the last one that was done. */
function pairsOf(coming: readonly Planned[], basis: PastWorkout): Pair[] {
  const done = basis.sets.filter((set) => doneIn(set) !== null);
  return coming.flatMap((planned, index) => {
    const same = basis.sets[index];
    const before = same && doneIn(same) !== null ? same : done.at(-1);
    return before ? [{ planned, before, done: doneIn(before) ?? 0 }] : [];
  });
}

/** Whether every planned working set was done up to an end of the coming ones. */
const reached = (basis: PastWorkout, coming: readonly Planned[], over = 0): boolean =>
  basis.sets.every((set, index) => {
    const planned = coming[index] ?? coming.at(-1);
    return planned !== undefined && (doneIn(set) ?? -1) >= highOf(planned) + over;
  });

/** A little more than the last time, up to the end of the range; after too little, no more than was planned. */
function next({ planned, before, done }: Pair, category: Trained['category'], high: number): number {
  const [low, missed] = [lowOf(planned), done < lowOf(before)];
  if (isCounted(planned)) return missed ? Math.min(done + 1, high) : Math.max(low, Math.min(done + 1, high));
  const more = longer(done, category);
  if (missed) return Math.min(more, low);
  // What was done beyond its plan is done beyond the coming one, which may be that of a longer or a shorter day.
  return Math.max(low, Math.min(low + more - lowOf(before), more, high));
}

const setOf = ({ planned }: Pair, amount: number, weight: number | null): LastSet => ({
  setNumber: planned.setNumber,
  reps: isCounted(planned) ? amount : null,
  seconds: isCounted(planned) ? null : amount,
  weight,
});

const same = (numbers: readonly number[]): number | null =>
  numbers.every((number) => number === numbers[0]) ? (numbers[0] ?? null) : null;

/**
 * What is offered for the sets of an exercise, with why; null where nothing is known of it, or nothing is to rise (a
 * stretch, warming up).
 *
 * @param coming its sets of the coming workout
 * @param past the newest first
 * @param at the beginning of the coming workout
 * @param unit in whose steps loads go up and down
 */
export function propose(
  coming: readonly Planned[],
  past: readonly PastWorkout[],
  { category, pattern, gear }: Trained,
  at: string,
  unit: WeightUnit = 'kg',
): Proposed | null {
  const working = workingOf(coming);
  const [first] = working;
  if (!first || pattern === 'stretch' || working.some((set) => isCounted(set) !== isCounted(first)))
    return null;
  const known = comparable(working, past);
  const followed = followedWorkout(coming, past);
  const position = known.findIndex(({ startedAt }) => startedAt === followed?.startedAt);
  const [newest, basis] = [known[0], known[position]];
  if (!newest || !basis) return null;
  const older = known.slice(position + 1);
  const previous = older.find(({ sets }) => isPlannedAlike(sets, basis.sets)) ?? older[0];

  const pairs = pairsOf(working, basis);
  const loads = pairs.flatMap(({ before: { weight } }) => (weight ? [weight] : []));
  const isLoaded = loads.length > 0;
  const lessLoad = ({ before: { weight } }: Pair) => weight && lighterLoad(weight, gear, unit);
  const least = (pair: Pair) => Math.min(lowOf(pair.planned), Math.max(pair.done, 1));
  const lighter = pairs.map((pair) => setOf(pair, least(pair), lessLoad(pair)));

  const high = same(working.map(highOf));
  const because = (reason: ProposalReason, amount: number | null, more: Partial<Proposed['why']> = {}) => ({
    reason,
    reps: isCounted(first) ? amount : null,
    seconds: isCounted(first) ? null : amount,
    kilograms: null,
    days: null,
    ...more,
  });
  const answer = (why: Proposed['why'], setFor: (pair: Pair) => LastSet): Proposed => ({
    sets: pairs.map(setFor),
    lighter,
    why,
  });

  const gap = (Date.parse(at) - Date.parse(newest.startedAt)) / milliseconds;
  if (gap > daysOfGap)
    return { sets: lighter, lighter, why: because('gap', null, { days: Math.floor(gap) }) };

  if (isBelow(basis) && previous && isBelow(previous)) {
    const missed = same(basis.sets.map(lowOf));
    // Where a load cannot be less, or there is none, it is fewer repetitions.
    const isLess = (pair: Pair) => lessLoad(pair) !== pair.before.weight;
    return answer(because(pairs.some(isLess) ? 'lighter' : 'easier', missed), (pair) =>
      setOf(pair, isLess(pair) ? lowOf(pair.planned) : least(pair), lessLoad(pair)),
    );
  }

  const sameLoad = (reason: ProposalReason, over = 0, kilograms: number | null = null) =>
    answer(because(reason, high === null ? null : high + over, { kilograms }), (pair) =>
      setOf(pair, next(pair, category, highOf(pair.planned) + over), pair.before.weight),
    );
  const onward = isCounted(first) ? 'more' : 'longer';
  if (isBelow(basis) || !reached(basis, working)) return sameLoad(onward);
  if (!isLoaded)
    return canBeLoaded(gear)
      ? answer(because('load', high), (pair) => setOf(pair, lowOf(pair.planned), pair.before.weight))
      : answer(because('harder', high), (pair) => setOf(pair, highOf(pair.planned), pair.before.weight));

  const [lightest, heaviest] = [Math.min(...loads), Math.max(...loads)];
  const step = stepOf(gear, unit);
  const more = step * Math.max(1, Math.ceil((shownLoad(lightest, unit) * raise.least) / step));
  const kilograms = kilogramsOf(more, unit);
  if (heaviest + kilograms > limits.load.max) return sameLoad(onward);
  const over = isCounted(first) ? repsOverPlan : 0;
  const isLarge = kilograms > raise.most * lightest + 1e-9;
  const canRiseFirst = working.every((set) => highOf(set) + over <= limits.reps);
  if (isLarge && over > 0 && !canRiseFirst) return sameLoad(onward);
  if (isLarge && !reached(basis, working, over)) return sameLoad('first', over, kilograms);
  return answer(because('heavier', isLarge && high !== null ? high + over : high, { kilograms }), (pair) =>
    setOf(
      pair,
      lowOf(pair.planned),
      pair.before.weight ? loadPlus(pair.before.weight, more, unit) : pair.before.weight,
    ),
  );
}
