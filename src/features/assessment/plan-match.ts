import type { BmiCategory } from '#src/lib/bmi.ts';
import type { Condition } from '#src/features/plans/exercises/cautions.ts';
import { goalForBmi, type Answers, type Goal } from '#src/features/plans/finder/answers.ts';
import type { fitnessCategories } from '#src/features/plans/fitness/kinds.ts';
import type { NutritionCategory } from '#src/features/plans/nutrition/schema.ts';
import { isAtLeast, type PressureLevel } from '#src/lib/blood-pressure.ts';
import { levelOrder, type Level, type Overall } from './overall.ts';
import type { Component } from './scoring.ts';

type FitnessCategory = (typeof fitnessCategories)[number];

/** What an assessment asks of a plan. */
export interface Need extends Pick<Overall, 'level' | 'weakest'> {
  /** Null below the age from which the bands of the BMI hold. */
  readonly weight: BmiCategory | null;
  /** `usual` where it was not answered. */
  readonly pressure: PressureLevel;
}

/**
 * Why a plan is shown: it serves the weight or trains what was weakest, it feeds that training, or it only suits the
 * level (fitness) or everyone (nutrition).
 */
export type Reason = 'weight' | 'weakest' | 'general';

export interface Match<Plan> {
  readonly plan: Plan;
  readonly reason: Reason;
}

type WeightCategory = Extract<FitnessCategory & NutritionCategory, 'weight-loss' | 'weight-gain'>;

const weightCategories: Readonly<Record<BmiCategory, WeightCategory | null>> = {
  underweight: 'weight-gain',
  normal: null,
  overweight: 'weight-loss',
  obese: 'weight-loss',
};

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

const weightCategoryOf = ({ weight }: Need) => weight && weightCategories[weight];

const changesWeight = (category: string): category is WeightCategory =>
  category === 'weight-loss' || category === 'weight-gain';

/** Whether a plan would work against what the body needs; whose weight is in order may still train by it. */
function isHarmful(category: string, need: Need): boolean {
  if (!changesWeight(category)) return false;
  const wanted = weightCategoryOf(need);
  return need.weight === null || (wanted !== null && wanted !== category);
}

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

interface Tagged {
  readonly tags: readonly { readonly en: string }[];
}

/** Weeks of fasting are for those who look for them. */
const isForFasts = ({ tags }: Tagged) => tags.some(({ en }) => en.toLowerCase() === 'fasting');

interface FitnessPlan extends Tagged {
  readonly category: FitnessCategory;
  readonly level: Level;
  readonly isGentle: boolean;
  /** Whom it was made for; nobody in particular where there is none. */
  readonly suits: readonly Condition[];
}

/** What an assessment does not know of anybody: plans made for it are for those who look for them. */
const unknown: readonly Condition[] = ['pregnancy', 'after-birth', 'sixty-and-over'];

/** What was made for a high blood pressure is for whoever has one, weeks of fasting for those who look for them. */
const isMeantFor = (plan: FitnessPlan, { pressure }: Need) =>
  !isForFasts(plan) &&
  !plan.suits.some((condition) => unknown.includes(condition)) &&
  (isAtLeast(pressure, 'high') || !plan.suits.includes('blood-pressure'));

/** With a high blood pressure only gentle training, and none where a health worker has to see it first. */
const isAllowed = ({ isGentle }: Pick<FitnessPlan, 'isGentle'>, { pressure }: Need) =>
  !isAtLeast(pressure, 'very-high') && (isGentle || !isAtLeast(pressure, 'high'));

/** Whether what an assessment has found forbids a plan: one above the level, against the weight, or too hard for a blood pressure. */
export const isWithin = (plan: Omit<FitnessPlan, keyof Tagged | 'suits'>, need: Need): boolean =>
  levelOrder.indexOf(need.level) >= levelOrder.indexOf(plan.level) &&
  !isHarmful(plan.category, need) &&
  isAllowed(plan, need);

const goalOf: Readonly<Record<Component, Goal>> = {
  pushUps: 'get-stronger',
  sitUps: 'get-stronger',
  flexibility: 'move-freely',
  cardio: 'run',
};
/** From which age a plan is made for it. */
const sixty = 60;

/** What an assessment knows of the three questions that lead to a plan. */
export const knownAnswers = (
  { weight, weakest, pressure }: Need,
  age: number,
): Pick<Answers, 'goal' | 'minds'> => ({
  goal: (weight && goalForBmi[weight]) ?? (weakest && goalOf[weakest]),
  minds: [
    ...(isAtLeast(pressure, 'high') ? (['blood-pressure'] as const) : []),
    ...(age >= sixty ? (['sixty-and-over'] as const) : []),
  ],
});

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
