import { isStorable } from '#src/lib/text.ts';
import { fitnessCategories } from './fitness/kinds.ts';
import { levels } from './exercises/kinds.ts';
import { calorieBounds } from './nutrition/calorie-bounds.ts';
import { nutritionCategories } from './nutrition/kinds.ts';
import { plansPath } from './plans-address.ts';

const maxQueryLength = 100;
const maxAmountLength = 12;

/** Further paths of the page of plans, by the tab that each opens. */
const otherPaths: Readonly<Record<string, 'fitness' | 'nutrition'>> = {
  '/services/fitness': 'fitness',
  '/services/fitness-nutrition-plans': 'fitness',
  '/services/nutrition': 'nutrition',
};

/** Whether a path without language is one of the page of plans. */
export const isPlansPath = (path: string) => path === plansPath || path in otherPaths;

/** What an address of the page of plans chooses. What no filter offers counts as not chosen. */
export function chosenPlans(parameters: URLSearchParams, path: string = plansPath) {
  const oneOf = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === parameters.get(name));
  const typed = (name: string, longest: number) => {
    const text = parameters.get(name)?.trim().slice(0, longest) ?? '';
    return (isStorable(text) && text) || undefined;
  };
  const shared = {
    q: typed('q', maxQueryLength),
    page: /^[1-9]\d{0,3}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1,
  };
  return (otherPaths[path] ?? parameters.get('tab')) === 'nutrition'
    ? {
        tab: 'nutrition' as const,
        ...shared,
        category: oneOf('category', nutritionCategories),
        min: typed('min', maxAmountLength),
        max: typed('max', maxAmountLength),
      }
    : {
        tab: 'fitness' as const,
        ...shared,
        category: oneOf('category', fitnessCategories),
        level: oneOf('level', levels),
      };
}

type Choice = ReturnType<typeof chosenPlans>;
type FitnessChoice = Extract<Choice, { tab: 'fitness' }>;
type NutritionChoice = Extract<Choice, { tab: 'nutrition' }>;

/** Whether somebody typed what is asked: such choices have no end of variants. */
export const isTyped = (choice: Choice): boolean =>
  choice.q !== undefined ||
  (choice.tab === 'nutrition' && (choice.min !== undefined || choice.max !== undefined));

/** Fitness plans as the API is asked for them. */
export const fitnessQuery = ({ category, level, q, page }: FitnessChoice) => ({
  category,
  level,
  q,
  page: String(page),
});

/** Nutrition plans as the API is asked for them: bounds that are none bound nothing. */
export function nutritionQuery({ category, q, page, ...typed }: NutritionChoice) {
  const { min, max } = calorieBounds(typed);
  return {
    category,
    q,
    page: String(page),
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
  };
}
