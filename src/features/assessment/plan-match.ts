import type { NutritionCategory } from '#src/features/plans/nutrition/kinds.ts';
import type { Condition } from '#src/features/plans/exercises/cautions.ts';
import { isAtLeast } from '#src/lib/blood-pressure.ts';
import {
  changesWeight,
  isWithin,
  levelOrder,
  weightCategoryOf,
  type FitnessCategory,
  type FitnessPlan,
  type Need,
  type Tagged,
} from './plan-limits.ts';
import type { Component } from './scoring.ts';

/**
 * Why a plan is shown: it serves the weight or trains what was weakest, it feeds that training, or it only suits the
 * level (fitness) or everyone (nutrition).
 */
export type Reason = 'weight' | 'weakest' | 'general';

export interface Match<Plan> {
  readonly plan: Plan;
  readonly reason: Reason;
}

const strength: readonly FitnessCategory[] = ['strength', 'muscle-building', 'muscle-gain', 'functional'];
const training: Readonly<Record<Component, readonly FitnessCategory[]>> = {
  pushUps: strength,
  sitUps: strength,
  flexibility: ['flexibility', 'functional'],
  cardio: ['endurance', 'endurance-training'],
};
const feeding: Readonly<Record<Component, readonly NutritionCategory[]>> = {
  pushUps: ['muscle-building', 'performance'],
  sitUps: ['muscle-building', 'performance'],
  flexibility: ['health'],
  cardio: ['endurance', 'performance'],
};

function reasonFor(
  category: string,
  need: Need,
  byComponent: Readonly<Record<Component, readonly string[]>>,
) {
  if (category === weightCategoryOf(need)) return 'weight';
  return need.weakest && byComponent[need.weakest].includes(category) ? 'weakest' : 'general';
}

const reasonOrder: readonly Reason[] = ['weight', 'weakest', 'general'];

/** The best match comes first where several have the same reason: `distance` is the smallest. */
function best<Plan>(matches: readonly Match<Plan>[], distance: (plan: Plan) => number): Match<Plan> | null {
  const sorted = matches.toSorted(
    (a, b) =>
      reasonOrder.indexOf(a.reason) - reasonOrder.indexOf(b.reason) || distance(a.plan) - distance(b.plan),
  );
  return sorted[0] ?? null;
}

/** Weeks of fasting are for those who look for them. */
const isForFasts = ({ tags }: Tagged) => tags.some(({ en }) => en.toLowerCase() === 'fasting');

/** What an assessment does not know of anybody: plans made for it are for those who look for them. */
const unknown: readonly Condition[] = ['pregnancy', 'after-birth', 'sixty-and-over'];

/** What was made for a high blood pressure is for whoever has one, weeks of fasting for those who look for them. */
const isMeantFor = (plan: FitnessPlan, { pressure }: Need) =>
  !isForFasts(plan) &&
  !plan.suits.some((condition) => unknown.includes(condition)) &&
  (isAtLeast(pressure, 'high') || !plan.suits.includes('blood-pressure'));

/** The fitness plan that suits best; never one above the person's level, or one that their blood pressure forbids. */
export function matchFitness<Plan extends FitnessPlan>(
  plans: readonly Plan[],
  need: Need,
): Match<Plan> | null {
  const stepsBelow = ({ level }: Plan) => levelOrder.indexOf(need.level) - levelOrder.indexOf(level);
  const matches = plans
    .filter((plan) => isWithin(plan, need) && isMeantFor(plan, need))
    .map((plan) => ({ plan, reason: reasonFor(plan.category, need, training) }) as const);
  return best(matches, stepsBelow);
}

interface NutritionPlan extends Tagged {
  readonly category: NutritionCategory;
}

/**
 * The nutrition plan that suits best. What changes the weight is only for whose weight is to change; who has to seek
 * care today is shown the way there, and no plan.
 */
export function matchNutrition<Plan extends NutritionPlan>(
  plans: readonly Plan[],
  need: Need,
): Match<Plan> | null {
  const matches = plans
    .filter(() => !isAtLeast(need.pressure, 'severe'))
    .filter((plan) => !changesWeight(plan.category) || plan.category === weightCategoryOf(need))
    .filter((plan) => !isForFasts(plan))
    .map((plan) => ({ plan, reason: reasonFor(plan.category, need, feeding) }) as const);
  return best(matches, ({ category }) => (category === 'maintenance' ? 0 : 1));
}
