import { type Grade, type NutrientName, ofNutrients } from './kinds.ts';
import type { Food } from './schema.ts';

/** The best figure, and the bounds that its sources leave. */
interface Estimate {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/**
 * What is known of one nutrient. A sum in which some food is unknown holds the known part only and is not
 * `complete`: "at least". `estimate` is null when nothing at all is known.
 */
export interface Amount {
  readonly estimate: Estimate | null;
  readonly complete: boolean;
}

export type Nutrients = Readonly<Record<NutrientName, Amount>>;

/** Share of the figure by which it may be off either way. Only for grade C do the sources state one. */
const gradeMargin: Readonly<Record<Grade, number>> = { A: 0, B: 0, C: 0.25, D: 0 };

export const unknownAmount: Amount = { estimate: null, complete: false };

export const unknownNutrients: Nutrients = ofNutrients(() => unknownAmount);

/** What of a food its nutrients are reckoned from. */
export interface Figures extends Pick<Food, 'grade' | 'per100g' | 'ranges'> {
  /** Of single figures that are not known as well as the food is. */
  readonly figureSources?: { readonly [Name in NutrientName]?: { readonly grade: Grade } };
}

/** How well one figure of a food is known. */
export const gradeOf = ({ grade, figureSources }: Figures, name: NutrientName): Grade =>
  figureSources?.[name]?.grade ?? grade;

/** Nutrients of `grams` of a food. */
export function nutrientsOf(food: Figures, grams: number): Nutrients {
  return ofNutrients((name) => {
    const estimate = estimatePer100g(food, name);
    return estimate ? { estimate: scaled(estimate, grams / 100), complete: true } : unknownAmount;
  });
}

export const sumOfNutrients = (parts: readonly Nutrients[]): Nutrients =>
  ofNutrients((name) => sumOfAmounts(parts.map((part) => part[name])));

/**
 * Errors of one kind tend to go the same way, so bounds add up rather than cancel out. Of nothing eaten it is known to be
 * 0.
 */
export function sumOfAmounts(amounts: readonly Amount[]): Amount {
  const known = amounts.flatMap(({ estimate }) => estimate ?? []);
  const sum = (end: keyof Estimate) => known.reduce((all, each) => all + each[end], 0);
  return {
    estimate:
      known.length > 0 || amounts.length === 0
        ? { value: sum('value'), min: sum('min'), max: sum('max') }
        : null,
    complete: amounts.every(({ complete }) => complete),
  };
}

/** An amount whose figure and bounds are all changed in one way; what is unknown stays so. */
export const amountWith = ({ estimate, complete }: Amount, change: (value: number) => number): Amount => ({
  estimate: estimate && {
    value: change(estimate.value),
    min: change(estimate.min),
    max: change(estimate.max),
  },
  complete,
});

/** Bounds as they may be shown: outward to whole steps, so that no precision is claimed that is not there. */
export function roundedRange({ min, max }: Estimate, step: number): { min: number; max: number } {
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step };
}

function estimatePer100g(food: Figures, name: NutrientName): Estimate | null {
  const value = food.per100g[name];
  if (value === null) return null;
  const range = food.ranges?.[name];
  if (range) return { value, min: range.min, max: range.max };
  const margin = gradeMargin[gradeOf(food, name)];
  return { value, min: value * (1 - margin), max: value * (1 + margin) };
}

function scaled({ value, min, max }: Estimate, factor: number): Estimate {
  return { value: value * factor, min: min * factor, max: max * factor };
}
