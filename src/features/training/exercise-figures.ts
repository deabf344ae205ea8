import type { WorkoutSet } from './schema.ts';
import type { Done } from './workout-sets.ts';

/** What the sets done of one exercise come to. */
export interface ExerciseFigures {
  /** How many were done. */
  readonly sets: number;
  readonly best: Done;
  /** kg × repetitions of all sets; of both sides, where a set has sides. */
  readonly volume: number;
  readonly totalReps: number;
  readonly totalSeconds: number;
  /** kg, estimated; null where no set tells it. */
  readonly oneRepMax: number | null;
}

/** The most that there was of each so far. */
export interface Bests extends Pick<ExerciseFigures, 'volume' | 'totalReps' | 'totalSeconds'> {
  readonly best: Done;
}

/** A set of one more than these says more of endurance than of strength. */
export const oneRepMaxReps = { min: 1, max: 10 } as const;

/** Brzycki: load × 36 / (37 − repetitions), in kg; null without a load, or beyond the repetitions that it holds for. */
export function estimateOneRepMax({ weight, reps }: Pick<Done, 'weight' | 'reps'>): number | null {
  if (!weight || reps === null || reps < oneRepMaxReps.min || reps > oneRepMaxReps.max) return null;
  return (weight * 36) / (37 - reps);
}

/** The heavier set is the better one; at the same load the one with more repetitions, then the longer one. */
export const compareSets = (a: Done, b: Done): number =>
  (a.weight ?? 0) - (b.weight ?? 0) || (a.reps ?? 0) - (b.reps ?? 0) || (a.seconds ?? 0) - (b.seconds ?? 0);

type Counted = Done & Pick<WorkoutSet, 'state' | 'eachSide'>;

/** Of the sets of one exercise; null where none was done. */
export function figuresOf(sets: readonly Counted[]): ExerciseFigures | null {
  const done = sets.filter(({ state }) => state === 'done');
  const [first, ...others] = done;
  if (!first) return null;
  const best = others.reduce<Done>((most, set) => (compareSets(set, most) > 0 ? set : most), first);
  const total = (valueOf: (set: Done) => number) =>
    done.reduce((sum, set) => sum + valueOf(set) * (set.eachSide ? 2 : 1), 0);
  const estimates = done.flatMap((set) => estimateOneRepMax(set) ?? []);
  return {
    sets: done.length,
    best: { reps: best.reps, seconds: best.seconds, weight: best.weight },
    volume: total(({ weight, reps }) => (weight ?? 0) * (reps ?? 0)),
    totalReps: total(({ reps }) => reps ?? 0),
    totalSeconds: total(({ seconds }) => seconds ?? 0),
    oneRepMax: estimates.length > 0 ? Math.max(...estimates) : null,
  };
}

/** Exercise by exercise, in the order in which they come; those of which nothing was done are missing. */
export function figuresByExercise(
  sets: readonly (Counted & Pick<WorkoutSet, 'exerciseId'>)[],
): Map<string, ExerciseFigures> {
  const ids = [...new Set(sets.map(({ exerciseId }) => exerciseId))];
  return new Map(
    ids.flatMap((id) => {
      const figures = figuresOf(sets.filter(({ exerciseId }) => exerciseId === id));
      return figures ? [[id, figures] as const] : [];
    }),
  );
}

/** By what an exercise is measured: the load, else repetitions, else the time. */
export const measures = ['volume', 'totalReps', 'totalSeconds'] as const;
export type Measure = (typeof measures)[number];

type Totals = Readonly<Record<Measure, number>>;

export const measureOf = (...all: readonly Totals[]): Measure =>
  measures.find((measure) => all.some((totals) => totals[measure] > 0)) ?? 'totalReps';

export const outcomes = ['better', 'same', 'less'] as const;
export interface Comparison {
  readonly outcome: (typeof outcomes)[number];
  /** What decides: the best set, and where that is the same, all sets together. */
  readonly by: 'best' | Measure;
}

const outcomeOf = (difference: number) => (difference > 0 ? 'better' : difference < 0 ? 'less' : 'same');

export function compare(now: Bests, before: Bests): Comparison {
  const bySet = compareSets(now.best, before.best);
  if (bySet !== 0) return { outcome: outcomeOf(bySet), by: 'best' };
  const measure = measureOf(now, before);
  return { outcome: outcomeOf(now[measure] - before[measure]), by: measure };
}

export const records = ['weight', 'best', 'total'] as const;
/** Most weight, best set at that weight, most of all sets together. */
export type ExerciseRecord = (typeof records)[number];

/** Which of the figures were never reached before; none the first time, which has nothing to beat. */
export function recordsOf(now: Bests, before: Bests | null): ExerciseRecord[] {
  if (!before) return [];
  const measure = measureOf(now, before);
  const isHeavier = (now.best.weight ?? 0) > (before.best.weight ?? 0);
  const is: Readonly<Record<ExerciseRecord, boolean>> = {
    weight: isHeavier,
    best: !isHeavier && compareSets(now.best, before.best) > 0,
    total: now[measure] > before[measure],
  };
  return records.filter((record) => is[record]);
}
