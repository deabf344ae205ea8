import type { BmiCategory } from '#src/lib/bmi.ts';
import type { Condition } from '#src/features/plans/exercises/cautions.ts';
import type { levels } from '#src/features/plans/exercises/kinds.ts';
import type { fitnessCategories } from '#src/features/plans/fitness/kinds.ts';
import type { NutritionCategory } from '#src/features/plans/nutrition/kinds.ts';
import { isAtLeast, type PressureLevel } from '#src/lib/blood-pressure.ts';
import type { Component } from './scoring.ts';

/** From the easiest. */
export const levelOrder = ['beginner', 'intermediate', 'advanced'] as const satisfies typeof levels;
export type Level = (typeof levelOrder)[number];

export type FitnessCategory = (typeof fitnessCategories)[number];

/** What an assessment asks of a plan. */
export interface Need {
  readonly level: Level;
  /** The test with the lowest rating, the first of equals; null where all are excellent. */
  readonly weakest: Component | null;
  /** Null below the age from which the bands of the BMI hold. */
  readonly weight: BmiCategory | null;
  /** `usual` where it was not answered. */
  readonly pressure: PressureLevel;
}

type WeightCategory = Extract<FitnessCategory & NutritionCategory, 'weight-loss' | 'weight-gain'>;

const weightCategories: Readonly<Record<BmiCategory, WeightCategory | null>> = {
  underweight: 'weight-gain',
  normal: null,
  overweight: 'weight-loss',
  obese: 'weight-loss',
};

export const weightCategoryOf = ({ weight }: Need) => weight && weightCategories[weight];

export const changesWeight = (category: string): category is WeightCategory =>
  category === 'weight-loss' || category === 'weight-gain';

/** Whether a plan would work against what the body needs; whose weight is in order may still train by it. */
function isHarmful(category: string, need: Need): boolean {
  if (!changesWeight(category)) return false;
  const wanted = weightCategoryOf(need);
  return need.weight === null || (wanted !== null && wanted !== category);
}

export interface Tagged {
  readonly tags: readonly { readonly en: string }[];
}

export interface FitnessPlan extends Tagged {
  readonly category: FitnessCategory;
  readonly level: Level;
  readonly isGentle: boolean;
  /** Whom it was made for; nobody in particular where there is none. */
  readonly suits: readonly Condition[];
}

/** With a high blood pressure only gentle training, and none where a health worker has to see it first. */
const isAllowed = ({ isGentle }: Pick<FitnessPlan, 'isGentle'>, { pressure }: Need) =>
  !isAtLeast(pressure, 'very-high') && (isGentle || !isAtLeast(pressure, 'high'));

/** Whether what an assessment has found forbids a plan: one above the level, against the weight, or too hard for a blood pressure. */
export const isWithin = (plan: Omit<FitnessPlan, keyof Tagged | 'suits'>, need: Need): boolean =>
  levelOrder.indexOf(need.level) >= levelOrder.indexOf(plan.level) &&
  !isHarmful(plan.category, need) &&
  isAllowed(plan, need);
