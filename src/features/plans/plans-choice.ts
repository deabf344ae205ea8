import { isStorable } from '#src/lib/text.ts';
import { fitnessCategories, levels } from './fitness/schema.ts';
import { nutritionCategories } from './nutrition/schema.ts';
import { plansPath } from './plans-address.ts';

const longestQuery = 100;

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
  const words = parameters.get('q')?.trim().slice(0, longestQuery) ?? '';
  const shared = {
    q: (isStorable(words) && words) || undefined,
    page: /^[1-9]\d{0,3}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1,
  };
  return (otherPaths[path] ?? parameters.get('tab')) === 'nutrition'
    ? { tab: 'nutrition' as const, ...shared, category: oneOf('category', nutritionCategories) }
    : {
        tab: 'fitness' as const,
        ...shared,
        category: oneOf('category', fitnessCategories),
        level: oneOf('level', levels),
      };
}

/** A choice as the API is asked for it. */
export function askedFor<Choice extends { tab: string; page: number }>({
  tab: _tab,
  page,
  ...choice
}: Choice) {
  return { ...choice, page: String(page) };
}
